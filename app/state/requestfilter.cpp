#include "app/state/requestfilter.h"

namespace stw::state {

using namespace Qt::StringLiterals;

namespace {

// In the enum's order; the names of ports::RequestSort, which this side does not see.
constexpr auto kOrders =
    std::to_array<QLatin1StringView>({"submitted_at"_L1, "ended_at"_L1, "state"_L1, "project"_L1});

} // namespace

QList<std::pair<QString, QString>> queryOf(const RequestFilter &filter,
                                           const RequestSorting &sorting)
{
    QList<std::pair<QString, QString>> pairs;
    const auto add = [&pairs](QLatin1StringView name, const QString &value) {
        if (!value.isEmpty())
            pairs.emplaceBack(name, value);
    };
    for (const RequestState state : filter.states)
        add("state"_L1, nameOf(state));
    add("project"_L1, filter.project);
    add("requester"_L1, filter.requester);
    add("spec"_L1, filter.spec);
    for (const QString &text : filter.texts)
        add("text"_L1, text);
    if (filter.from.isSet())
        add("from"_L1, toText(filter.from));
    if (filter.to.isSet())
        add("to"_L1, toText(filter.to));
    if (filter.minimumCards)
        add("cards_min"_L1, QString::number(*filter.minimumCards));
    if (filter.maximumCards)
        add("cards_max"_L1, QString::number(*filter.maximumCards));
    add("sort"_L1, kOrders[size_t(sorting.by)]);
    add("order"_L1, sorting.descending ? u"desc"_s : u"asc"_s);
    return pairs;
}

} // namespace stw::state
