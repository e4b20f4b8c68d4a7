#include "app/models/requestcells.h"

#include "app/texts/format.h"
#include "app/texts/queuereasontext.h"
#include "app/texts/words.h"

#include <QCoreApplication>
#include <QLocale>

namespace stw::models {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Requests)
};

Instant endOf(const RequestSummary &summary)
{
    return summary.endedAt.isSet() ? summary.endedAt : summary.endsAt;
}

QString momentText(Instant at)
{
    const Instant now{QDateTime::currentMSecsSinceEpoch() * 1000};
    return at.isSet() ? texts::dated(at, now) : QString();
}

QString nameText(const RequestSummary &summary)
{
    return summary.purpose.isEmpty() ? summary.id.toString() : summary.purpose;
}

QString reasonText(const RequestSummary &summary)
{
    return summary.waitReason.isEmpty() ? QString() : texts::reasonWords(summary.waitReason);
}

QString positionText(const RequestSummary &summary)
{
    return summary.position ? texts::number(*summary.position) : QString();
}

QString costText(const RequestSummary &summary)
{
    return summary.currency.isEmpty() ? QString() : texts::money(summary.cost, summary.currency);
}

struct CellRow
{
    QString (*title)();
    QString (*text)(const RequestSummary &summary);
    bool number = false;
    std::optional<state::RequestOrder> order = {};
};

using state::RequestOrder;

// clang-format off: a table is read in columns, in the order of RequestTable::Column.
constexpr auto kCells = std::to_array<CellRow>({
    {[] { return Tr::tr("Request"); }, &nameText},
    {[] { return Tr::tr("Status"); },
     [](const RequestSummary &one) { return texts::textOf(one.state); }, false,
     RequestOrder::State},
    {[] { return Tr::tr("Project"); }, [](const RequestSummary &one) { return one.project; }, false,
     RequestOrder::Project},
    {[] { return Tr::tr("Requester"); }, [](const RequestSummary &one) { return one.requester; }},
    {[] { return Tr::tr("Specification"); },
     [](const RequestSummary &one) { return one.spec.toString(); }},
    {[] { return Tr::tr("Cards"); },
     [](const RequestSummary &one) { return texts::number(one.cards); }, true},
    {[] { return Tr::tr("Reason"); }, &reasonText},
    {[] { return Tr::tr("Pos.", "position in the queue"); }, &positionText, true},
    {[] { return Tr::tr("Submitted"); },
     [](const RequestSummary &one) { return momentText(one.submittedAt); }, false,
     RequestOrder::Submitted},
    {[] { return Tr::tr("End"); }, [](const RequestSummary &one) { return momentText(endOf(one)); },
     false, RequestOrder::Ended},
    {[] { return Tr::tr("Cost"); }, &costText, true},
});
// clang-format on
static_assert(kCells.size() == RequestTable::ColumnCount);

QVariant toolTip(const RequestSummary &summary, int column)
{
    if (column == RequestTable::Name)
        return QVariant(summary.id.toString());
    if (column == RequestTable::Submitted)
        return texts::instant(summary.submittedAt);
    if (column == RequestTable::End && endOf(summary).isSet())
        return texts::instant(endOf(summary));
    return {};
}

} // namespace

QString columnTitle(int column)
{
    return kCells[size_t(column)].title();
}

Qt::Alignment alignmentOf(int column)
{
    const bool number = kCells[size_t(column)].number;
    return (number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

std::optional<state::RequestOrder> orderOf(int column)
{
    const bool known = column >= 0 && column < int(kCells.size());
    return known ? kCells[size_t(column)].order : std::nullopt;
}

QVariant cell(const RequestSummary &summary, int column, int role)
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return kCells[size_t(column)].text(summary);
    case Qt::ToolTipRole: return toolTip(summary, column);
    case RequestTable::SummaryRole: return QVariant::fromValue(summary);
    case RequestTable::IdRole: return summary.id.toString();
    case RequestTable::StateRole: return int(summary.state);
    case RequestTable::ReasonRole: return reasonText(summary);
    case RequestTable::EndRole: return endOf(summary).us;
    default: return {};
    }
}

} // namespace stw::models
