#include "backend/invariants/tables.h"

#include "shared/base/overloaded.h"

#include <tuple>

namespace stw::invariants {

using namespace Qt::StringLiterals;

namespace {

QString text(const QString &key)
{
    return key;
}
template <class Tag>
QString text(const StrongId<Tag> &key)
{
    return key.toString();
}
QString text(qint64 key)
{
    return QString::number(key);
}
QString text(bool key)
{
    return key ? u"correction"_s : u"line"_s;
}
QString text(Instant key)
{
    return toText(key);
}
template <NamedEnum E>
QString text(E key)
{
    return nameOf(key);
}
QString text(const Scope &key)
{
    return nameOf(key.kind) + u'_' + toBase32(key.id);
}
QString text(const domain::AccountKey &key)
{
    return text(key.scope) + u'/' + text(key.dimension) + u'/' + key.period;
}
template <class... Parts>
QString text(const std::tuple<Parts...> &key)
{
    return std::apply([](const auto &...parts) { return QStringList{text(parts)...}.join(u'/'); },
                      key);
}
template <class A, class B>
QString text(const std::pair<A, B> &key)
{
    return text(key.first) + u'/' + text(key.second);
}

template <class T>
bool same(const T &a, const T &b)
{
    return a == b;
}
bool same(const ports::QueueSpanRow &a, const ports::QueueSpanRow &b)
{
    return std::tie(a.request, a.position, a.span, a.tenant, a.project)
           == std::tie(b.request, b.position, b.span, b.tenant, b.project);
}
bool same(const ports::AllocationRow &a, const ports::AllocationRow &b)
{
    return std::tie(a.request, a.tenant, a.project, a.acceleratorType, a.allocation)
           == std::tie(b.request, b.tenant, b.project, b.acceleratorType, b.allocation);
}
bool same(const ports::ChargeRow &a, const ports::ChargeRow &b)
{
    return std::tie(a.seq, a.charge) == std::tie(b.seq, b.charge);
}
bool same(const ports::PostingRow &a, const ports::PostingRow &b)
{
    return std::tie(a.seq, a.position, a.at, a.posting)
           == std::tie(b.seq, b.position, b.at, b.posting);
}

template <class Map>
void compare(const QString &name, const Map &a, const Map &b, QStringList &found)
{
    auto left = a.begin();
    auto right = b.begin();
    while (left != a.end() && right != b.end() && left->first == right->first
           && same(left->second, right->second)) {
        ++left;
        ++right;
    }
    if (left != a.end())
        found += name + u' ' + text(left->first);
    else if (right != b.end())
        found += name + u' ' + text(right->first);
}

} // namespace

QString keyOf(const ports::Object &object)
{
    const auto identity = Overloaded{
        [](const Tenant &of) { return of.id.toString(); },
        [](const Project &of) { return of.id.toString(); },
        [](const User &of) { return of.id.toString(); },
        [](const Member &of) { return of.project.toString() + u'/' + of.user.toString(); },
        [](const Token &of) { return of.id.toString(); },
        [](const Proposal &of) { return of.id.toString(); },
        [](const AcceleratorModel &of) { return of.name; },
        [](const AcceleratorClass &of) { return of.name; },
        [](const Image &of) { return of.ref().toString(); },
        [](const Template &of) { return of.ref().toString(); },
        [](const Spec &of) { return of.ref().toString(); },
        [](const PriceVersion &of) {
            return of.spec.toString() + u'/' + QString::number(of.version);
        },
        [](const Pool &of) { return of.name; },
        [](const Node &of) { return of.name; },
    };
    return QString::number(object.index()) + u'/' + std::visit(identity, object);
}

void put(Tables &tables, const ports::Row &row)
{
    const auto into = Overloaded{
        [&](const ports::RequestRow &of) { tables.requests[of.request.id] = of.request; },
        [&](const ports::QueueSpanRow &of) {
            tables.spans[{of.request, of.position}] = of;
        },
        [&](const ports::AllocationRow &of) { tables.allocations[of.allocation.id] = of; },
        [&](const ports::IntervalRow &of) {
            const Interval &interval = of.interval;
            tables.intervals[{interval.request, interval.attempt, interval.unit}] = interval;
        },
        [&](const ports::ChargeRow &of) {
            const Charge &charge = of.charge;
            tables.charges[{charge.request, charge.attempt, charge.meter, charge.unit, charge.begin,
                            charge.correction}] = of;
        },
        [&](const ports::PostingRow &of) {
            tables.postings[{of.seq, of.position}] = of;
        },
        [&](const ports::BalanceRow &of) {
            if (of.balance == domain::Balance{})
                tables.balances.erase(of.key);
            else
                tables.balances[of.key] = of.balance;
        },
        [&](const ports::LimitRow &of) {
            if (of.limit)
                tables.limits[{of.scope, of.dimension}] = *of.limit;
            else
                tables.limits.erase({of.scope, of.dimension});
        },
        [&](const ports::ObjectRow &of) {
            if (of.removed)
                tables.objects.erase(keyOf(of.object));
            else
                tables.objects[keyOf(of.object)] = of.object;
        },
    };
    std::visit(into, row);
}

QStringList differences(const Tables &a, const Tables &b)
{
    QStringList found;
    compare(u"requests"_s, a.requests, b.requests, found);
    compare(u"spans"_s, a.spans, b.spans, found);
    compare(u"allocations"_s, a.allocations, b.allocations, found);
    compare(u"intervals"_s, a.intervals, b.intervals, found);
    compare(u"charges"_s, a.charges, b.charges, found);
    compare(u"postings"_s, a.postings, b.postings, found);
    compare(u"balances"_s, a.balances, b.balances, found);
    compare(u"limits"_s, a.limits, b.limits, found);
    compare(u"objects"_s, a.objects, b.objects, found);
    return found;
}

} // namespace stw::invariants
