#include "app/cli/recordtext.h"

#include "app/cli/layout.h"
#include "app/cli/pages.h"
#include "app/texts/format.h"
#include "app/texts/queuereasontext.h"
#include "app/texts/quotatext.h"
#include "app/texts/timelinetext.h"
#include "app/texts/words.h"

#include <QCoreApplication>

namespace stw::cli {

using namespace Qt::StringLiterals;
using namespace stw::texts;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Record)
};

Micros milliseconds(qint64 count)
{
    return std::chrono::milliseconds(count);
}

QString heading(const QString &title)
{
    return u'\n' + title + u'\n';
}

QString headText(const RequestRecord &record)
{
    const Request &request = record.request;
    Facts facts{
        {Tr::tr("Status"), textOf(request.state)},
        {Tr::tr("Project"), record.projectName},
        {Tr::tr("Tenant"), record.tenantName},
        {Tr::tr("Requested by"), record.requesterName},
        {Tr::tr("Purpose"), request.purpose.isEmpty() ? u"–"_s : oneLine(request.purpose)},
        {Tr::tr("Submitted"), instant(request.submittedAt)},
        {Tr::tr("Ended"), instant(request.endedAt)},
    };
    if (record.position)
        facts.append({Tr::tr("Position in the queue"), number(*record.position)});
    if (!request.endReason.isEmpty()) {
        facts.append({Tr::tr("Reason of the end"), oneLine(request.endReason)});
        facts.append({Tr::tr("Ended by"), actorText(request.endedBy)});
    }
    if (!record.actions.isEmpty())
        facts.append({Tr::tr("Possible now"), record.actions.join(u", ")});
    return Tr::tr("Request %1").arg(request.id.toString()) + u'\n' + factSheet(facts);
}

QString valueText(const ParameterValue &value)
{
    if (const auto *text = std::get_if<QString>(&value))
        return oneLine(*text);
    if (const auto *whole = std::get_if<qint64>(&value))
        return QString::number(*whole);
    return std::get<bool>(value) ? u"true"_s : u"false"_s;
}

QString askedText(const Asked &asked)
{
    Facts facts{
        {Tr::tr("Specification"), asked.spec.toString()},
        {Tr::tr("Template"), asked.tmpl.toString()},
        {Tr::tr("Image"), asked.image.toString()},
        {Tr::tr("Nodes"), number(asked.nodes)},
        {Tr::tr("Cards per node"),
         asked.cards == 0 ? u"–"_s : number(asked.cards) + u" × "_s + asked.acceleratorClass},
        {Tr::tr("CPU per node"), amountOf(QuotaDimension::Cpu, asked.cpuMilli)},
        {Tr::tr("Memory per node"), memory(asked.memoryMiB)},
        {Tr::tr("Granted duration"), duration(std::chrono::seconds(asked.seconds))},
        {Tr::tr("Priority"), textOf(asked.priority)},
        {asked.cards > 0 ? Tr::tr("Price per card hour") : Tr::tr("Price per core hour"),
         rate(asked.perUnitHour, asked.currency)},
    };
    for (auto entry = asked.parameters.begin(); entry != asked.parameters.end(); ++entry)
        facts.append({Tr::tr("Parameter %1").arg(entry.key()), valueText(entry.value())});
    if (!asked.inputs.isEmpty())
        facts.append({Tr::tr("Input files"), oneLine(asked.inputs.join(u", "))});
    return heading(Tr::tr("Requested")) + factSheet(facts);
}

QString quotaText(const Request &request, const QList<QuotaLine> &quota)
{
    const QString held = request.budgetHeld && !isTerminal(request.state)
                             ? Tr::tr("The budget of %1 is reserved.").arg(request.budgetPeriod)
                             : Tr::tr("No budget is reserved.");
    QString text = heading(Tr::tr("Quota")) + u"  "_s + held + u'\n';
    if (!quota.isEmpty())
        text += pageOf(wire::Listing<QuotaLine>{quota, {}});
    return text;
}

QString reasonsText(const QList<QueueReason> &reasons)
{
    QStringList sentences;
    for (const QueueReason &reason : reasons)
        sentences += textOf(reason);
    return sentences.join(u' ');
}

QString queueText(const RequestRecord &record)
{
    QList<QStringList> rows;
    Micros sum{0};
    for (const QueueSpan &span : record.request.queue) {
        if (span.to.isSet())
            sum += span.to - span.from;
        rows.append({instant(span.from), instant(span.to),
                     span.to.isSet() ? exactDuration(span.to - span.from) : Tr::tr("still"),
                     reasonsText(span.reasons)});
    }
    const QString text = table({Tr::tr("FROM"), Tr::tr("TO"), Tr::tr("WAITED"), Tr::tr("REASON")},
                               rows, Tr::tr("It did not wait."));
    const QString total = Tr::tr("The pieces add up to %1.").arg(exactDuration(sum));
    return heading(Tr::tr("Queue history")) + text + (rows.isEmpty() ? u""_s : total + u'\n');
}

QString sliceText(const Slice &slice)
{
    QStringList parts{slice.node};
    if (!slice.cards.isEmpty())
        parts += slice.cards.join(u' ');
    parts += amountOf(QuotaDimension::Cpu, slice.cpuMilli);
    parts += memory(slice.memoryMiB);
    return parts.join(u", ");
}

Facts endFacts(const WorkEnd &end)
{
    Facts facts{{Tr::tr("Work ended"), instant(end.at)}, {Tr::tr("Cause"), textOf(end.cause)}};
    if (end.exitCode)
        facts.append({Tr::tr("Exit code"), QString::number(*end.exitCode)});
    if (end.signal)
        facts.append({Tr::tr("Signal"), QString::number(*end.signal)});
    if (!end.detail.isEmpty())
        facts.append({Tr::tr("Detail"), oneLine(end.detail)});
    facts.append({Tr::tr("Peak memory"), bytes(end.peakMemoryBytes)});
    facts.append({Tr::tr("CPU time"), exactDuration(Micros(end.cpuMicros))});
    const QString output = end.outputTruncated
                               ? Tr::tr("%1, cut off at the limit").arg(bytes(end.outputBytes))
                               : bytes(end.outputBytes);
    facts.append({Tr::tr("Output"), output});
    return facts;
}

Facts proofFacts(const Allocation &allocation)
{
    if (!allocation.proof)
        return {{Tr::tr("Return proof"), Tr::tr("not yet")}};
    const ReturnProof &proof = *allocation.proof;
    return {{Tr::tr("Return proof"), instant(proof.at)},
            {Tr::tr("Proven by"), oneLine(proof.source)},
            {Tr::tr("Evidence"), oneLine(proof.evidence)},
            {Tr::tr("Devices empty"), yesOrNo(proof.devicesEmpty)}};
}

QString allocationText(const Allocation &allocation)
{
    const QString pool =
        allocation.simulated
            ? Tr::tr("%1 (%2, simulated)").arg(allocation.pool, allocation.executor)
            : Tr::tr("%1 (%2)").arg(allocation.pool, allocation.executor);
    Facts facts{{Tr::tr("Pool"), pool}};
    for (const Slice &slice : allocation.slices)
        facts.append({Tr::tr("Node"), sliceText(slice)});
    facts.append({Tr::tr("Allocated"), instant(allocation.placedAt)});
    facts.append({Tr::tr("Started"), instant(allocation.startedAt)});
    facts.append({Tr::tr("Expires"), instant(allocation.endsAt)});
    if (!allocation.limiter.isEmpty())
        facts.append({Tr::tr("Limits kept by"), allocation.limiter});
    if (!allocation.osUser.isEmpty())
        facts.append({Tr::tr("Runs as"), allocation.osUser});
    if (allocation.end)
        facts += endFacts(*allocation.end);
    facts += proofFacts(allocation);
    return heading(Tr::tr("Allocation, attempt %1").arg(allocation.attempt)) + factSheet(facts);
}

QString usageText(const RequestRecord &record)
{
    const Usage &usage = record.usage;
    const QString cost = usage.open ? Tr::tr("%1 so far").arg(money(usage.cost, usage.currency))
                                    : money(usage.cost, usage.currency);
    QString text = heading(Tr::tr("Usage and cost"))
                   + factSheet({
                       {Tr::tr("Waited"), exactDuration(milliseconds(usage.waitMs))},
                       {Tr::tr("Ran"), exactDuration(milliseconds(usage.runMs))},
                       {Tr::tr("Card hours"), decimal(usage.cardHours, 0, Quantity::kScale)},
                       {Tr::tr("Core hours"), decimal(usage.coreHours, 0, Quantity::kScale)},
                       {Tr::tr("Cost"), cost},
                       {Tr::tr("Touches"), number(record.request.touches)},
                   });
    QList<QStringList> rows;
    for (const Charge &charge : record.request.charges) {
        rows.append({charge.period, charge.unit, textOf(charge.meter),
                     decimal(charge.quantity, 0, Quantity::kScale),
                     rate(charge.price, charge.currency),
                     decimal(charge.cost, 2, Cost::kScale) + QChar(QChar::Nbsp) + charge.currency});
    }
    if (!rows.isEmpty()) {
        text += table({Tr::tr("MONTH"), Tr::tr("UNIT"), Tr::tr("METER"), Tr::tr("QUANTITY"),
                       Tr::tr("PRICE"), Tr::tr("COST")},
                      rows, QString());
    }
    return text;
}

} // namespace

QString recordText(const RequestRecord &record, const QList<QuotaLine> &quota)
{
    QString text = headText(record) + askedText(record.request.asked)
                   + quotaText(record.request, quota) + queueText(record);
    for (const Allocation &allocation : record.request.allocations)
        text += allocationText(allocation);
    return text + usageText(record);
}

QString endLine(const RequestRecord &record)
{
    const Usage &usage = record.usage;
    return Tr::tr("%1. Waited: %2; ran: %3; cost: %4.")
        .arg(textOf(record.request.state), duration(milliseconds(usage.waitMs)),
             duration(milliseconds(usage.runMs)), money(usage.cost, usage.currency));
}

std::optional<qint64> workExitCode(const RequestRecord &record)
{
    if (record.request.allocations.isEmpty() || !record.request.allocations.last().end)
        return std::nullopt;
    return record.request.allocations.last().end->exitCode;
}

} // namespace stw::cli
