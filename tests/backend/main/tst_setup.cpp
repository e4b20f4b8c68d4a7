#include "backend/main/setup.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::main;

class tst_Setup : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void withoutAFileTheDefaultsHold();
    void theUsualFileIsRead();
    void anotherFileIsReadInstead();
    void aFileThatWasAskedForHasToBeThere();
    void everyFaultIsSaid();
    void faultsOfNamedFilesAreSaid();
    void answers_data();
    void answers();

private:
    void write(const QString &name, const QByteArray &text);

    std::unique_ptr<QTemporaryDir> m_home;
    Start m_start;
};

void tst_Setup::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    m_start = {{}, {{u"HOME"_s, m_home->path()}}, false};
}

void tst_Setup::write(const QString &name, const QByteArray &text)
{
    const QFileInfo info(m_home->filePath(name));
    QVERIFY(QDir().mkpath(info.absolutePath()));
    QFile file(info.absoluteFilePath());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

void tst_Setup::withoutAFileTheDefaultsHold()
{
    const Result<Setup> setup = setUp(m_start);
    QVERIFY(setup);
    QVERIFY(setup->action == Action::Serve);
    QCOMPARE(setup->configuration.port, 8750);
    QCOMPARE(setup->configuration.dataFolder, m_home->filePath(u".local/share/stellwerk"_s));
    QVERIFY(!answerOf(setup));
}

void tst_Setup::theUsualFileIsRead()
{
    write(u".config/stellwerk/stellwerkd.toml"_s, "port = 1\nconnections = 2\n");
    m_start.environment.insert(u"STW_CONNECTIONS"_s, u"3"_s);
    const Result<Setup> setup = setUp(m_start);
    QVERIFY(setup);
    QCOMPARE(setup->configuration.port, 1);
    QCOMPARE(setup->configuration.connections, 3);
}

void tst_Setup::anotherFileIsReadInstead()
{
    write(u".config/stellwerk/stellwerkd.toml"_s, "port = 1\n");
    write(u"other.toml"_s, "connections = 2\n");
    m_start.arguments = {u"doctor"_s, u"--config"_s, m_home->filePath(u"other.toml"_s)};
    const Result<Setup> setup = setUp(m_start);
    QVERIFY(setup);
    QVERIFY(setup->action == Action::Doctor);
    QCOMPARE(setup->configuration.port, 8750);
    QCOMPARE(setup->configuration.connections, 2);
}

void tst_Setup::aFileThatWasAskedForHasToBeThere()
{
    m_start.arguments = {u"--config=/no/such/file"_s};
    const Result<Setup> setup = setUp(m_start);
    QVERIFY(!setup);
    QCOMPARE(setup.error().faults.value(0).field, u"/no/such/file"_s);
}

void tst_Setup::everyFaultIsSaid()
{
    write(u"f.toml"_s, "prot = 1\nport = 'x'\n");
    const QString file = m_home->filePath(u"f.toml"_s);
    m_start.arguments = {u"--check-config"_s, u"--config"_s, file, u"--demo=maybe"_s};
    const std::optional<Answer> answer = answerOf(setUp(m_start));
    QVERIFY(answer);
    QVERIFY(answer->code == ExitCode::BadConfiguration);
    QCOMPARE(answer->output, QString());
    QCOMPARE(answer->faults, u"%1:1: prot: unknown; expected: a setting of --print-defaults\n"
                             "%1:2: port: type; expected: a whole number from 0 to 65535\n"
                             "--demo: type; expected: true or false\n"_s.arg(file));
}

void tst_Setup::faultsOfNamedFilesAreSaid()
{
    m_start.arguments = {u"--tls-certificate=/no/cert"_s, u"--check-config"_s};
    const std::optional<Answer> answer = answerOf(setUp(m_start));
    QVERIFY(answer);
    QVERIFY(answer->code == ExitCode::BadConfiguration);
    QCOMPARE(answer->faults.count(u'\n'), 2);
}

void tst_Setup::answers_data()
{
    QTest::addColumn<QString>("argument");
    QTest::addColumn<QString>("begin");
    QTest::newRow("help") << u"--help"_s << u"usage: stellwerkd"_s;
    QTest::newRow("version") << u"--version"_s << u"stellwerkd "_s;
    QTest::newRow("defaults") << u"--print-defaults"_s << u"# Configuration of stellwerkd"_s;
    QTest::newRow("a configuration without faults")
        << u"--check-config"_s << u"The configuration has no faults."_s;
}

void tst_Setup::answers()
{
    QFETCH(QString, argument);
    QFETCH(QString, begin);
    m_start.arguments = {argument};
    const std::optional<Answer> answer = answerOf(setUp(m_start));
    QVERIFY(answer);
    QVERIFY(answer->code == ExitCode::Fine);
    QCOMPARE(answer->faults, QString());
    QVERIFY2(answer->output.startsWith(begin), qPrintable(answer->output));
}

QTEST_APPLESS_MAIN(tst_Setup)
#include "tst_setup.moc"
