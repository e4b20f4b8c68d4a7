#include "app/models/notificationmodel.h"
#include "tests/app/texts/languages.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace stw;
using namespace stw::models;
using namespace stw::state;
using namespace Qt::StringLiterals;

class tst_NotificationModel : public QObject
{
    Q_OBJECT

private slots:
    void itFollowsBySmallSteps();
    void anyOrderIsReached();
    void readingChangesOneRow();
    void everyTopicHasASentence();
    void itSaysOfWhat();

private:
    static Notification item(int number)
    {
        Notification item;
        item.key = QString::number(number);
        item.purpose = u"run %1"_s.arg(number);
        return item;
    }
};

void tst_NotificationModel::itFollowsBySmallSteps()
{
    NotificationModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy reset(&model, &NotificationModel::modelReset);
    model.setItems({item(2), item(1)});
    const QPersistentModelIndex second(model.index(1));
    model.setItems({item(3), item(1), item(2)});
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(second.row(), 1);
    QCOMPARE(second.data(NotificationModel::KeyRole).toString(), u"1"_s);
    model.setItems({item(2)});
    QVERIFY(!second.isValid());
    QCOMPARE(reset.size(), 0);
}

void tst_NotificationModel::anyOrderIsReached()
{
    NotificationModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    quint64 seed = 3;
    for (int round = 0; round < 50; ++round) {
        QList<Notification> items;
        for (int number = 0; number < 12; ++number) {
            seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
            if (((seed >> 33) & 1) != 0)
                items.insert(qsizetype((seed >> 40) % quint64(items.size() + 1)), item(number));
        }
        model.setItems(items);
        QCOMPARE(model.items(), items);
    }
}

void tst_NotificationModel::readingChangesOneRow()
{
    NotificationModel model;
    model.setItems({item(2), item(1)});
    QSignalSpy changed(&model, &NotificationModel::dataChanged);
    Notification read = item(1);
    read.read = true;
    model.setItems({item(2), read});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.first().first().toModelIndex().row(), 1);
    QVERIFY(model.index(1).data(NotificationModel::ReadRole).toBool());
}

void tst_NotificationModel::everyTopicHasASentence()
{
    QStringList sentences;
    for (const TopicRow &row : Named<Topic>::kRows) {
        Notification one = item(1);
        one.topic = row.value;
        const QString sentence = textOf(one);
        QVERIFY2(isWhole(sentence), row.name.data());
        QVERIFY2(!sentences.contains(sentence), row.name.data());
        sentences += sentence;
    }
}

void tst_NotificationModel::itSaysOfWhat()
{
    Notification one = item(1);
    QCOMPARE(detailOf(one), u"run 1"_s);
    one.purpose.clear();
    QCOMPARE(detailOf(one), QString());
    one.line.request = RequestId(Uuid{0x0192000000007000ULL, 7});
    QCOMPARE(detailOf(one), one.line.request.toString());
}

QTEST_GUILESS_MAIN(tst_NotificationModel)
#include "tst_notificationmodel.moc"
