#include "shared/base/prng.h"
#include "shared/model/ids.h"

#include <QTest>

using namespace stw;
using namespace Qt::StringLiterals;

class tst_Uuid : public QObject
{
    Q_OBJECT

private slots:
    void comesBackFromText();
    void textSortsLikeTheNumber();
    void versionSevenSortsByTime();
    void badTextIsNoUuid_data();
    void badTextIsNoUuid();
    void idsOfOtherKindsAreNotRead();
    void kindsNeitherConvertNorCompare();
};

void tst_Uuid::comesBackFromText()
{
    Prng prng(7);
    QList<Uuid> uuids{{}, {0, 1}, {1, 0}, {~quint64(0), ~quint64(0)}, {0x8000000000000000ULL, 0}};
    for (int at = 0; at < 1'000; ++at)
        uuids.append({prng.next(), prng.next()});
    for (const Uuid &uuid : std::as_const(uuids)) {
        const QString text = toBase32(uuid);
        QCOMPARE(text.size(), 26);
        QVERIFY(uuidFromBase32(text) == uuid);
        QCOMPARE(RequestId::fromString(RequestId(uuid).toString()), RequestId(uuid));
    }
}

void tst_Uuid::textSortsLikeTheNumber()
{
    Prng prng(8);
    for (int at = 0; at < 1'000; ++at) {
        // Near each other, so that every character gets to decide.
        const Uuid a{prng.next() >> prng.below(64), prng.next()};
        const Uuid b{prng.oneIn(2) ? a.high : prng.next() >> prng.below(64), prng.next()};
        QCOMPARE(toBase32(a) < toBase32(b), a < b);
    }
}

void tst_Uuid::versionSevenSortsByTime()
{
    constexpr qint64 kNow = 1'796'064'523'000;
    const Uuid early = uuidV7(kNow, ~quint64(0), ~quint64(0));
    const Uuid late = uuidV7(kNow + 1, 0, 0);
    QVERIFY(early < late);
    QCOMPARE((early.high >> 12) & 0xf, quint64(7));
    QCOMPARE(early.low >> 62, quint64(2));
    QCOMPARE(late.high >> 16, quint64(kNow + 1));
    QVERIFY(uuidV7(kNow, 0, 1) != uuidV7(kNow, 0, 2));
}

void tst_Uuid::badTextIsNoUuid_data()
{
    QTest::addColumn<QString>("text");

    const QString good = toBase32({1, 2});
    QTest::newRow("nothing") << QString();
    QTest::newRow("a character short") << good.left(25);
    QTest::newRow("a character long") << good + u'0';
    QTest::newRow("more than 128 bits") << u'8' + good.mid(1);
    QTest::newRow("upper case") << good.left(25) + u'A';
    QTest::newRow("a letter that the alphabet leaves out") << good.left(25) + u'u';
    QTest::newRow("a letter of another script") << good.left(25) + QChar(u'а');
    QTest::newRow("NUL") << good.left(25) + QChar(u'\0');
    QTest::newRow("bad in the first place") << u'!' + good.mid(1);
}

void tst_Uuid::badTextIsNoUuid()
{
    QFETCH(QString, text);
    QVERIFY(!uuidFromBase32(text));
    QVERIFY(!RequestId::fromString(u"req_"_s + text));
}

void tst_Uuid::idsOfOtherKindsAreNotRead()
{
    const Uuid uuid{3, 4};
    const QString text = ProjectId(uuid).toString();
    QVERIFY(text.startsWith(u"prj_"));
    QVERIFY(ProjectId::fromString(text));
    QVERIFY(!RequestId::fromString(text));
    QVERIFY(!ProjectId::fromString(u"prj"_s));
    QVERIFY(!ProjectId::fromString(u"prj_"_s));
    QVERIFY(!ProjectId::fromString(u"prj-"_s + toBase32(uuid)));
    QVERIFY(!ProjectId::fromString(toBase32(uuid)));
    QVERIFY(!ProjectId().isValid());
}

void tst_Uuid::kindsNeitherConvertNorCompare()
{
    static_assert(!std::is_convertible_v<ProjectId, TenantId>);
    static_assert(!std::is_constructible_v<ProjectId, TenantId>);
    static_assert(!std::is_convertible_v<Uuid, ProjectId>);
    static_assert(!std::equality_comparable_with<ProjectId, TenantId>);
    const QStringList prefixes{TenantId::kPrefix,    ProjectId::kPrefix,  UserId::kPrefix,
                               TokenId::kPrefix,     ProposalId::kPrefix, RequestId::kPrefix,
                               AllocationId::kPrefix};
    QCOMPARE(QSet<QString>(prefixes.begin(), prefixes.end()).size(), prefixes.size());
}

QTEST_APPLESS_MAIN(tst_Uuid)
#include "tst_uuid.moc"
