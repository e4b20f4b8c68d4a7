#include "app/shell/history.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace stw::shell;

class tst_History : public QObject
{
    Q_OBJECT

private slots:
    void walk_data();
    void walk();
    void isBounded();
};

void tst_History::walk_data()
{
    QTest::addColumn<QString>("steps"); // a letter goes there, < back, > forward
    QTest::addColumn<QString>("at");
    QTest::addColumn<bool>("back");
    QTest::addColumn<bool>("forward");

    QTest::newRow("the first place has nothing behind") << u"a"_s << u"a"_s << false << false;
    QTest::newRow("back leads to the place before") << u"ab<"_s << u"a"_s << false << true;
    QTest::newRow("forward undoes back") << u"ab<>"_s << u"b"_s << true << false;
    QTest::newRow("going elsewhere forgets what was ahead") << u"ab<c"_s << u"c"_s << true << false;
    QTest::newRow("the same place again is no step") << u"aab"_s << u"b"_s << true << false;
    QTest::newRow("back at the beginning stays") << u"a<<"_s << u"a"_s << false << false;
    QTest::newRow("forward at the end stays") << u"ab>>"_s << u"b"_s << true << false;
    QTest::newRow("back twice and forward once") << u"abc<<>"_s << u"b"_s << true << true;
}

void tst_History::walk()
{
    QFETCH(QString, steps);
    History history;
    for (const QChar step : steps) {
        if (step == u'<')
            history.back();
        else if (step == u'>')
            history.forward();
        else
            history.visit({QString(step)});
    }
    QTEST(history.current().page, "at");
    QTEST(history.canGoBack(), "back");
    QTEST(history.canGoForward(), "forward");
}

void tst_History::isBounded()
{
    History history;
    for (int i = 0; i < 2 * int(History::kMost); ++i)
        history.visit({QString::number(i)});
    int steps = 0;
    while (history.canGoBack()) {
        history.back();
        ++steps;
    }
    QCOMPARE(steps, int(History::kMost));
}

QTEST_APPLESS_MAIN(tst_History)
#include "tst_history.moc"
