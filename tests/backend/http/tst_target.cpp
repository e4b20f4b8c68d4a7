#include "backend/http/target.h"

#include <QTest>

using namespace stw::http;
using namespace Qt::StringLiterals;

class tst_Target : public QObject
{
    Q_OBJECT

private slots:
    void path_data();
    void path();
    void query_data();
    void query();
    void refused_data();
    void refused();
    void segments_data();
    void segments();
};

void tst_Target::path_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<QString>("expected");

    QTest::newRow("a plain path stays") << "/v1/specs"_ba << u"/v1/specs"_s;
    QTest::newRow("the query is cut off") << "/v1?a=/b"_ba << u"/v1"_s;
    QTest::newRow("an escaped space is a space") << "/a%20b"_ba << u"/a b"_s;
    QTest::newRow("a plus stays a plus") << "/a+b"_ba << u"/a+b"_s;
    QTest::newRow("an escaped slash is a slash") << "/a%2Fb%2fc"_ba << u"/a/b/c"_s;
    QTest::newRow("an escaped percent is decoded once") << "/a%2541"_ba << u"/a%41"_s;
    QTest::newRow("UTF-8 is decoded") << "/%C3%BC%e2%82%ac"_ba << u"/ü€"_s;
    QTest::newRow("three dots are a name") << "/.../x"_ba << u"/.../x"_s;
    QTest::newRow("the absolute form loses its authority") << "http://a.b:80/c?d"_ba << u"/c"_s;
    QTest::newRow("the absolute form may lack a path") << "HTTPS://a.b"_ba << u"/"_s;
}

void tst_Target::path()
{
    QFETCH(QByteArray, raw);
    QFETCH(QString, expected);
    const auto target = parseTarget(raw);
    QVERIFY(target);
    QCOMPARE(target->path, expected);
}

void tst_Target::query_data()
{
    using Items = QList<std::pair<QString, QString>>;
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<Items>("expected");

    QTest::newRow("none") << "/a"_ba << Items{};
    QTest::newRow("an empty one") << "/a?"_ba << Items{};
    QTest::newRow("order and repetition stay")
        << "/?b=1&a=2&b=3"_ba << Items{{u"b"_s, u"1"_s}, {u"a"_s, u"2"_s}, {u"b"_s, u"3"_s}};
    QTest::newRow("a name without a value") << "/?a&b="_ba << Items{{u"a"_s, {}}, {u"b"_s, {}}};
    QTest::newRow("the first equals sign parts") << "/?a=b=c"_ba << Items{{u"a"_s, u"b=c"_s}};
    QTest::newRow("separators are cut before decoding")
        << "/?a%26b=c%3Dd"_ba << Items{{u"a&b"_s, u"c=d"_s}};
    QTest::newRow("a plus is a space, an escaped plus a plus")
        << "/?q=a+b%2B"_ba << Items{{u"q"_s, u"a b+"_s}};
    QTest::newRow("a value may hold lines") << "/?q=a%0Ab"_ba << Items{{u"q"_s, u"a\nb"_s}};
    QTest::newRow("a second question mark is text") << "/?a=?"_ba << Items{{u"a"_s, u"?"_s}};
}

void tst_Target::query()
{
    QFETCH(QByteArray, raw);
    using Items = QList<std::pair<QString, QString>>;
    QFETCH(Items, expected);
    const auto target = parseTarget(raw);
    QVERIFY(target);
    QCOMPARE(target->query, expected);
}

void tst_Target::refused_data()
{
    QTest::addColumn<QByteArray>("raw");

    QTest::newRow("nothing") << ""_ba;
    QTest::newRow("the asterisk form") << "*"_ba;
    QTest::newRow("the authority form") << "host:80"_ba;
    QTest::newRow("another scheme") << "ftp://host/"_ba;
    QTest::newRow("an escape that is cut") << "/a%2"_ba;
    QTest::newRow("an escape that is no number") << "/a%zz"_ba;
    QTest::newRow("an escape in the query that is no number") << "/a?b=%g0"_ba;
    QTest::newRow("NUL in the path") << "/a%00b"_ba;
    QTest::newRow("NUL in the query") << "/a?b=%00"_ba;
    QTest::newRow("a line feed in the path") << "/a%0Ab"_ba;
    QTest::newRow("bytes that are not UTF-8") << "/%C3%28"_ba;
    QTest::newRow("an overlong slash") << "/%C0%AF"_ba;
    QTest::newRow("a surrogate") << "/%ED%A0%80"_ba;
    QTest::newRow("raw bytes above ASCII") << "/\xc3\xbc"_ba;
    QTest::newRow("a space") << "/a b"_ba;
    QTest::newRow("a fragment") << "/a#b"_ba;
    QTest::newRow("a step up") << "/a/../b"_ba;
    QTest::newRow("a step up, escaped") << "/a/%2e%2E/b"_ba;
    QTest::newRow("a step up between escaped slashes") << "/a%2F..%2Fb"_ba;
    QTest::newRow("a step nowhere at the end") << "/a/."_ba;
}

void tst_Target::refused()
{
    QFETCH(QByteArray, raw);
    QVERIFY(!parseTarget(raw));
}

void tst_Target::segments_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<QStringList>("expected");

    QTest::newRow("the root has one empty segment") << "/"_ba << QStringList{u""_s};
    QTest::newRow("each slash begins one") << "/v1/specs"_ba << QStringList{u"v1"_s, u"specs"_s};
    QTest::newRow("a slash at the end begins an empty one") << "/a/"_ba << QStringList{u"a"_s, {}};
    QTest::newRow("an escaped slash begins none")
        << "/a%2Fb/c%20d?x/y"_ba << QStringList{u"a/b"_s, u"c d"_s};
    QTest::newRow("the authority is none") << "http://h/a"_ba << QStringList{u"a"_s};
}

void tst_Target::segments()
{
    QFETCH(QByteArray, raw);
    QFETCH(QStringList, expected);
    QCOMPARE(segmentsOf(raw), expected);
}

QTEST_APPLESS_MAIN(tst_Target)
#include "tst_target.moc"
