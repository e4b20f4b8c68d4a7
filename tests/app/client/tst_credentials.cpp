#include "app/client/credentials.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace stw;
using namespace stw::client;
using namespace Qt::StringLiterals;

class tst_Credentials : public QObject
{
    Q_OBJECT

private slots:
    void whatIsSavedIsLoaded();
    void onlyTheOwnerCanReadThem();
    void whatOthersCouldReadIsNotUsed_data();
    void whatOthersCouldReadIsNotUsed();
    void noneIsNotFound();
    void removingTwiceIsRemoved();
    void aSecretFileLosesOneLineEnd();
};

namespace {

const Credentials kSome{u"https://host:1"_s, u"stw_token"_s, u"/etc/ca.pem"_s};

} // namespace

void tst_Credentials::whatIsSavedIsLoaded()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"new/stellwerk/credentials"_s);
    QVERIFY(saveCredentials(path, kSome).has_value());
    QCOMPARE(loadCredentials(path).value_or(Credentials()), kSome);
    QVERIFY(saveCredentials(path, {u"https://other"_s, u"t"_s, {}}).has_value());
    QCOMPARE(loadCredentials(path).value_or(kSome).server, u"https://other"_s);
}

void tst_Credentials::onlyTheOwnerCanReadThem()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"stellwerk/credentials"_s);
    QVERIFY(saveCredentials(path, kSome).has_value());
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QCOMPARE(QFile::permissions(path) & others, QFile::Permissions());
    QCOMPARE(QFile::permissions(QFileInfo(path).path()) & others, QFile::Permissions());
}

void tst_Credentials::whatOthersCouldReadIsNotUsed_data()
{
    QTest::addColumn<QFile::Permission>("permission");
    QTest::newRow("the group reads") << QFile::ReadGroup;
    QTest::newRow("the group writes") << QFile::WriteGroup;
    QTest::newRow("the world reads") << QFile::ReadOther;
    QTest::newRow("the world writes") << QFile::WriteOther;
}

void tst_Credentials::whatOthersCouldReadIsNotUsed()
{
    QFETCH(QFile::Permission, permission);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"credentials"_s);
    QVERIFY(saveCredentials(path, kSome).has_value());
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | permission));
    const Result<Credentials> loaded = loadCredentials(path);
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().faults.value(0).rule, u"private"_s);
    QVERIFY(!readSecretFile(path));
}

void tst_Credentials::noneIsNotFound()
{
    const QTemporaryDir folder;
    const Result<Credentials> loaded = loadCredentials(folder.filePath(u"credentials"_s));
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().code, ErrorCode::NotFound);
}

void tst_Credentials::removingTwiceIsRemoved()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"credentials"_s);
    QVERIFY(saveCredentials(path, kSome).has_value());
    QVERIFY(removeCredentials(path));
    QVERIFY(!QFile::exists(path));
    QVERIFY(removeCredentials(path));
}

void tst_Credentials::aSecretFileLosesOneLineEnd()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"secret"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    file.write(" pass word \n\r\n");
    file.close();
    QCOMPARE(readSecretFile(path).value_or(QByteArray()), QByteArray(" pass word \n"));
}

QTEST_APPLESS_MAIN(tst_Credentials)
#include "tst_credentials.moc"
