#include "app/views/compose/admissionwords.h"

#include "app/texts/errortext.h"
#include "app/texts/format.h"
#include "app/texts/queuereasontext.h"
#include "app/texts/quotatext.h"
#include "app/texts/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace stw::views {

using namespace Qt::StringLiterals;
using namespace stw::widgets;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Admission)
};

struct IconRow
{
    QLatin1StringView code;
    QLatin1StringView icon;
};

// clang-format off: a table is read in columns.
constexpr IconRow kReasonIcons[] = {
    {Planning::kCode, "clock"_L1},
    {QuotaExhausted::kCode, "policy"_L1},
    {SpecUnavailable::kCode, "catalogue"_L1},
    {HealthyCapacity::kCode, "isolate"_L1},
    {CapacityBusy::kCode, "card"_L1},
    {PriorityAhead::kCode, "priority"_L1},
    {ExecutorUnreachable::kCode, "provision"_L1},
};
// clang-format on

//! The month of another line may end, the limit of an instant may not: asked alone above it.
bool isBeyond(const QuotaLine &line)
{
    return line.limit && line.asked > *line.limit;
}

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

bool isOver(const Admission &admission)
{
    return std::any_of(admission.quota.begin(), admission.quota.end(),
                       [](const QuotaLine &line) { return line.missing > 0; });
}

Verdict verdictOf(const Admission &admission)
{
    if (isOver(admission))
        return {"error"_L1, Tr::tr("over quota"), Tone::Error};
    switch (admission.feasibility) {
    case Feasibility::Now: return {"check"_L1, texts::textOf(Feasibility::Now), Tone::Ok};
    case Feasibility::Waits: return {"clock"_L1, texts::textOf(Feasibility::Waits), Tone::Warning};
    case Feasibility::Never: return {"error"_L1, texts::textOf(Feasibility::Never), Tone::Error};
    }
    Q_UNREACHABLE();
}

QList<QuotaBarLine> quotaLinesOf(const QList<QuotaLine> &lines)
{
    QList<QuotaBarLine> shown;
    for (const QuotaLine &line : lines) {
        if (line.asked == 0 && line.missing == 0)
            continue; // not touched by this request
        QuotaBarLine bar =
            quotaBarLine(line.dimension, {line.used, line.held, line.asked, line.limit});
        if (line.scope == ScopeKind::Tenant)
            bar.name = Tr::tr("%1, tenant").arg(bar.name);
        shown.append(bar);
    }
    return shown;
}

WayWords reduceWords(const Admission &admission)
{
    if (!admission.largestCards)
        return {false, Tr::tr("No smaller count fits, either."), {}};
    return {true,
            Tr::tr("to %Ln card(s) per node – the largest count that fits", nullptr,
                   texts::counted(*admission.largestCards)),
            {}};
}

WayWords waitWords(const Admission &admission)
{
    const auto beyond = std::find_if(admission.quota.begin(), admission.quota.end(), &isBeyond);
    if (beyond != admission.quota.end()) {
        return {false,
                Tr::tr("More than the limit could ever allow: %1.")
                    .arg(texts::limitOf(beyond->dimension, beyond->limit)),
                {}};
    }
    const QString time =
        admission.startLatest.isSet()
            ? Tr::tr("by %1").arg(texts::moment(admission.startLatest, admission.computedAt))
            : QString();
    return {true, Tr::tr("It is queued and starts when the quota is free again."), time};
}

QString costText(const Admission &admission)
{
    return texts::money(admission.estimate, admission.currency);
}

QString costUnits(const Admission &admission)
{
    const Demand &demand = admission.demand;
    const QString perHour = Tr::tr("%1/h").arg(texts::rate(admission.perHour, admission.currency));
    const std::optional<qint64> cardTime = cardTimeOf(demand);
    if (demand.cardMilli > 0 && cardTime)
        return Tr::tr("%1 · %2").arg(texts::amountOf(QuotaDimension::CardHours, *cardTime),
                                     perHour);
    const QString length = texts::duration(std::chrono::milliseconds(demand.durationMs));
    return Tr::tr("%1 for %2 · %3")
        .arg(texts::amountOf(QuotaDimension::Cpu, demand.cpuMilli), length, perHour);
}

QString priceText(const Admission &admission)
{
    const QString price = texts::rate(admission.asked.perUnitHour, admission.currency);
    return admission.asked.cards > 0 ? Tr::tr("%1 per card hour").arg(price)
                                     : Tr::tr("%1 per core hour").arg(price);
}

QString routeText(const Admission &admission)
{
    if (admission.approvalRoute.isEmpty())
        return Tr::tr("No approval is needed: it goes straight into the queue.");
    return admission.approvalRoute.join(u" → "_s);
}

QString startText(const Admission &admission)
{
    const Instant now = admission.computedAt;
    switch (admission.feasibility) {
    case Feasibility::Now: return Tr::tr("At once");
    case Feasibility::Never: return Tr::tr("Never, as it is now");
    case Feasibility::Waits: break;
    }
    if (!admission.startLatest.isSet())
        return Tr::tr("Not known yet");
    if (!admission.startEarliest.isSet() || admission.startEarliest == admission.startLatest)
        return Tr::tr("By %1 at the latest").arg(texts::moment(admission.startLatest, now));
    return texts::span(admission.startEarliest, admission.startLatest, now);
}

QString computedText(const Admission &admission)
{
    return Tr::tr("computed %1").arg(texts::clock(admission.computedAt));
}

ReasonWords wordsOf(const QueueReason &reason)
{
    const QLatin1StringView code = codeOf(reason);
    const auto row = std::find_if(std::begin(kReasonIcons), std::end(kReasonIcons),
                                  [code](const IconRow &icon) { return icon.code == code; });
    return {row == std::end(kReasonIcons) ? "clock"_L1 : row->icon,
            capitalised(texts::reasonWords(code)), texts::textOf(reason),
            Tr::tr("Can be changed by: %1").arg(texts::textOf(ownerOf(reason)))};
}

BannerText previewBanner(const Error &error, bool olderValues)
{
    return {Tone::Warning, olderValues ? Tr::tr("Not up to date.") : Tr::tr("Not computed."),
            texts::textOf(error.code), Tr::tr("Try again")};
}

} // namespace stw::views
