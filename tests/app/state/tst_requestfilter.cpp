#include "app/state/requestfilter.h"
#include "shared/wire/jsoncodec.h"

#include <QTest>

using namespace stw;
using namespace stw::state;
using namespace Qt::StringLiterals;

class tst_RequestFilter : public QObject
{
    Q_OBJECT

private slots:
    void query_data();
    void query();
    void everyOrderHasItsName();
    void savedFiltersAreReadBack();
};

void tst_RequestFilter::query_data()
{
    QTest::addColumn<RequestFilter>("filter");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing asks for all") << RequestFilter() << QString();
    QTest::newRow("states and texts repeat")
        << RequestFilter{.states = {RequestState::Queued, RequestState::Active},
                         .texts = {u"a"_s, u"b"_s}}
        << u"state=queued state=active text=a text=b "_s;
    QTest::newRow("names") << RequestFilter{.project = u"p"_s, .requester = u"r"_s, .spec = u"s"_s}
                           << u"project=p requester=r spec=s "_s;
    QTest::newRow("bounds") << RequestFilter{.from = {1'000'000},
                                             .to = {2'000'000},
                                             .minimumCards = 0,
                                             .maximumCards = 7}
                            << u"from=1970-01-01T00:00:01.000000Z to=1970-01-01T00:00:02.000000Z "
                               "cards_min=0 cards_max=7 "_s;
}

void tst_RequestFilter::query()
{
    QFETCH(RequestFilter, filter);
    QString text;
    for (const auto &[name, value] : queryOf(filter))
        text += name + u'=' + value + u' ';
    QVERIFY(text.endsWith(u"sort=submitted_at order=desc "));
    QTEST(text.chopped(u"sort=submitted_at order=desc "_s.size()), "expected");
}

void tst_RequestFilter::everyOrderHasItsName()
{
    QStringList names;
    using enum RequestOrder;
    for (const RequestOrder order : {Submitted, Ended, State, Project})
        names += queryOf({}, {order, false}).value(0).second;
    QCOMPARE(names, (QStringList{u"submitted_at"_s, u"ended_at"_s, u"state"_s, u"project"_s}));
}

void tst_RequestFilter::savedFiltersAreReadBack()
{
    const SavedFilters filters{{{u"Läuft bald ab"_s, u"status:läuft"_s}, {u"x"_s, {}}}};
    QCOMPARE(wire::decode<SavedFilters>(wire::encode(filters)).value(), filters);
}

QTEST_APPLESS_MAIN(tst_RequestFilter)
#include "tst_requestfilter.moc"
