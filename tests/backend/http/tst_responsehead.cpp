#include "backend/http/responsehead.h"

#include <QTest>

using namespace stw::http;
using namespace Qt::StringLiterals;
Q_DECLARE_METATYPE(Response)

class tst_ResponseHead : public QObject
{
    Q_OBJECT

private slots:
    void isSendable_data();
    void isSendable();
    void head();
    void headOfNoContent();
    void reason();
};

void tst_ResponseHead::isSendable_data()
{
    QTest::addColumn<Response>("response");
    QTest::addColumn<bool>("expected");

    const auto with = [](const QByteArray &name, const QByteArray &value) {
        return Response{200, "text/plain", {{name, value}}, "x"};
    };
    QTest::newRow("an ordinary header may") << with("ETag", "\"1\"") << true;
    QTest::newRow("an empty value may") << with("X-A", "") << true;
    QTest::newRow("bytes above ASCII may") << with("X-A", "\xc3\xbc") << true;
    QTest::newRow("a line break in a value may not") << with("Location", "/a\r\nX: b") << false;
    QTest::newRow("a line feed in a value may not") << with("Location", "/a\nX: b") << false;
    QTest::newRow("NUL in a value may not") << with("X-A", "a\0b"_ba) << false;
    QTest::newRow("a space in a name may not") << with("X A", "b") << false;
    QTest::newRow("an empty name may not") << with("", "b") << false;
    QTest::newRow("an own length may not") << with("content-LENGTH", "5") << false;
    QTest::newRow("an own coding may not") << with("Transfer-Encoding", "chunked") << false;
    QTest::newRow("a line break in the type may not") << Response{200, "a\r\nb", {}, {}} << false;
    QTest::newRow("status 199 may not") << Response{199, {}, {}, {}} << false;
    QTest::newRow("status 599 may") << Response{599, {}, {}, {}} << true;
    QTest::newRow("status 600 may not") << Response{600, {}, {}, {}} << false;
}

void tst_ResponseHead::isSendable()
{
    QFETCH(Response, response);
    QFETCH(bool, expected);
    QCOMPARE(stw::http::isSendable(response), expected);
}

void tst_ResponseHead::head()
{
    const Response response{201, "text/plain", {{"Cache-Control", "max-age=5"}}, "four"};
    QCOMPARE(headOf(response, {"id1", "Thu, 01 Jan 1970 00:00:00 GMT", false}),
             "HTTP/1.1 201 Created\r\n"
             "Content-Type: text/plain\r\n"
             "Content-Length: 4\r\n"
             "Cache-Control: max-age=5\r\n"
             "X-Content-Type-Options: nosniff\r\n"
             "X-Request-Id: id1\r\n"
             "Date: Thu, 01 Jan 1970 00:00:00 GMT\r\n"
             "Connection: close\r\n"
             "\r\n"_ba);
}

void tst_ResponseHead::headOfNoContent()
{
    const QByteArray head = headOf({204, "text/plain", {}, "dropped"}, {"id", "date", true});
    QVERIFY(head.startsWith("HTTP/1.1 204 No Content\r\n"));
    QVERIFY(!head.contains("Content-Length"));
    QVERIFY(!head.contains("Content-Type:"));
    QVERIFY(!head.contains("Connection"));
    QVERIFY(head.contains("Cache-Control: no-store\r\n"));
}

void tst_ResponseHead::reason()
{
    QCOMPARE(reasonOf(404), "Not Found"_ba);
    QCOMPARE(reasonOf(299), ""_ba);
}

QTEST_APPLESS_MAIN(tst_ResponseHead)
#include "tst_responsehead.moc"
