#include "shared/base/prng.h"
#include "shared/model/request.h"

#include <QTest>

using namespace stw;
using namespace Qt::StringLiterals;

class tst_Model : public QObject
{
    Q_OBJECT

private slots:
    void referenceIsRead_data();
    void referenceIsRead();
    void referenceIsRefused_data();
    void referenceIsRefused();
    void tagComesBack();
    void tagIsRefused_data();
    void tagIsRefused();
    void cardTimeOverflowIsSaid();
    void sameCauseIgnoresNumbersOnly();
    void terminalStatesAreTheLastSeven();
};

void tst_Model::referenceIsRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<qint64>("version");

    QTest::newRow("a name alone means the newest") << u"shell"_s << u"shell"_s << qint64(0);
    QTest::newRow("a version") << u"cpu-small@3"_s << u"cpu-small"_s << qint64(3);
    QTest::newRow("a digit first") << u"8cards@12"_s << u"8cards"_s << qint64(12);
    QTest::newRow("63 characters") << QString(63, u'a') << QString(63, u'a') << qint64(0);
}

void tst_Model::referenceIsRead()
{
    QFETCH(QString, text);
    QFETCH(QString, name);
    QFETCH(qint64, version);
    const std::optional<VersionRef> reference = VersionRef::fromString(text);
    QVERIFY(reference);
    QCOMPARE(reference->name, name);
    QCOMPARE(reference->version, version);
    QCOMPARE(reference->toString(), text);
}

void tst_Model::referenceIsRefused_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("nothing") << QString();
    QTest::newRow("no name") << u"@1"_s;
    QTest::newRow("no version after the sign") << u"a@"_s;
    QTest::newRow("version 0") << u"a@0"_s;
    QTest::newRow("a negative version") << u"a@-1"_s;
    QTest::newRow("a plus") << u"a@+1"_s;
    QTest::newRow("a blank before the version") << u"a@ 1"_s;
    QTest::newRow("a blank after the version") << u"a@1 "_s;
    QTest::newRow("a leading zero") << u"a@01"_s;
    QTest::newRow("past 64 bits") << u"a@9223372036854775808"_s;
    QTest::newRow("two versions") << u"a@1@2"_s;
    QTest::newRow("upper case") << u"A"_s;
    QTest::newRow("a leading dash") << u"-a"_s;
    QTest::newRow("64 characters") << QString(64, u'a');
    QTest::newRow("a slash") << u"a/b"_s;
    QTest::newRow("an umlaut") << u"größe"_s;
}

void tst_Model::referenceIsRefused()
{
    QFETCH(QString, text);
    QVERIFY(!VersionRef::fromString(text));
}

void tst_Model::tagComesBack()
{
    Prng prng(5);
    for (int at = 0; at < 200; ++at) {
        const RequestId id(Uuid{prng.next(), prng.next()});
        const qint64 attempt = qint64(prng.below(1'000)) + 1;
        const std::optional<TagParts> parts = partsOfTag(tagOf(id, attempt));
        QVERIFY(parts);
        QCOMPARE(parts->request, id);
        QCOMPARE(parts->attempt, attempt);
    }
}

void tst_Model::tagIsRefused_data()
{
    QTest::addColumn<QString>("tag");

    const QString good = tagOf(RequestId(Uuid{1, 2}), 3);
    QTest::newRow("nothing") << QString();
    QTest::newRow("somebody else's job") << u"train-resnet"_s;
    QTest::newRow("no attempt") << good.left(31);
    QTest::newRow("attempt 0") << good.left(31) + u'0';
    QTest::newRow("a negative attempt") << good.left(31) + u"-3"_s;
    QTest::newRow("a plus") << good.left(31) + u"+3"_s;
    QTest::newRow("a blank") << good.left(31) + u" 3"_s;
    QTest::newRow("a leading zero") << good.left(31) + u"03"_s;
    QTest::newRow("something after it") << good + u"x"_s;
}

void tst_Model::tagIsRefused()
{
    QFETCH(QString, tag);
    QVERIFY(!partsOfTag(tag));
}

void tst_Model::cardTimeOverflowIsSaid()
{
    Demand demand;
    demand.cardMilli = 8'000;
    demand.durationMs = 3'600'000;
    QCOMPARE(cardTimeOf(demand), std::optional(qint64(28'800'000'000)));
    demand.cardMilli = qint64(1) << 40;
    demand.durationMs = qint64(1) << 40;
    QVERIFY(!cardTimeOf(demand));
}

void tst_Model::sameCauseIgnoresNumbersOnly()
{
    const QueueReason busy = CapacityBusy{1, 2, 3, {}};
    const QueueReason cards = QuotaExhausted{};
    QuotaExhausted changed;
    changed.used = 7;
    QuotaExhausted tenants;
    tenants.scope = ScopeKind::Tenant;
    QuotaExhausted memory;
    memory.dimension = QuotaDimension::Memory;
    QVERIFY(sameCause({}, {}));
    QVERIFY(sameCause({busy, cards}, {CapacityBusy{9, 9, 9, {}}, changed}));
    QVERIFY(!sameCause({busy}, {busy, cards}));
    QVERIFY(!sameCause({busy, cards}, {cards, busy}));
    QVERIFY(!sameCause({cards}, {tenants}));
    QVERIFY(!sameCause({cards}, {memory}));
}

void tst_Model::terminalStatesAreTheLastSeven()
{
    for (const RequestStateRow &row : Named<RequestState>::kRows)
        QCOMPARE(isTerminal(row.value), row.value >= RequestState::Completed);
}

QTEST_APPLESS_MAIN(tst_Model)
#include "tst_model.moc"
