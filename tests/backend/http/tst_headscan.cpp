#include "backend/http/headscan.h"

#include <QTest>

using namespace stw::http;
using namespace Qt::StringLiterals;
using State = HeadScan::State;
Q_DECLARE_METATYPE(HeadScan::State)

class tst_HeadScan : public QObject
{
    Q_OBJECT

private slots:
    void scan_data();
    void scan();
};

void tst_HeadScan::scan_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<State>("expected");
    QTest::addColumn<qsizetype>("length");

    const auto row = [](const char *name, const QByteArray &bytes, State state, qsizetype length) {
        QTest::newRow(name) << bytes << state << length;
    };
    row("nothing is unfinished", "", State::Unfinished, 0);
    row("a line is unfinished", "GET / HTTP/1.1\r\n", State::Unfinished, 16);
    row("a carriage return alone ends nothing", "GET /\r\nA: b\r\n\r", State::Unfinished, 13);
    row("an empty line completes", "GET /\r\nA: b\r\n\r\n", State::Complete, 15);
    row("what follows is not the head", "GET /\r\n\r\nbody\n", State::Complete, 9);
    row("a bare line feed is wrong at once", "GET /\n", State::Malformed, 0);
    row("a bare line feed in a header is wrong", "GET /\r\nA: b\nB", State::Malformed, 7);
    row("a bare line feed as empty line is wrong", "GET /\r\n\n", State::Malformed, 7);
    row("an empty first line is wrong", "\r\nGET /\r\n\r\n", State::Malformed, 0);
    row("a space that folds a line is wrong", "GET /\r\nA: b\r\n c\r\n\r\n", State::Malformed, 13);
    row("a tab that folds a line is wrong", "GET /\r\nA: b\r\n\tc\r\n\r\n", State::Malformed, 13);
    row("a space before the first header is wrong", "GET /\r\n A: b\r\n\r\n", State::Malformed, 7);
}

// Bytes may arrive in any portions: the verdict is the same.
void tst_HeadScan::scan()
{
    QFETCH(QByteArray, bytes);
    QFETCH(State, expected);
    QFETCH(qsizetype, length);
    for (qsizetype portion = 1; portion <= bytes.size() + 1; ++portion) {
        HeadScan scan;
        State state = State::Unfinished;
        for (qsizetype end = 0; state == State::Unfinished && end < bytes.size();) {
            end = std::min(end + portion, bytes.size());
            state = scan.scan(QByteArrayView(bytes).first(end));
        }
        QCOMPARE(state, expected);
        QCOMPARE(scan.length(), length);
        QCOMPARE(scan.sawRequestLine(), length > 0);
    }
}

QTEST_APPLESS_MAIN(tst_HeadScan)
#include "tst_headscan.moc"
