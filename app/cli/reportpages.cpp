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
    Q_DECLARE_TR_FUNCTIONS(Reports)
};

QString meterText(const QString &name)
{
    const std::optional<Meter> meter = fromName<Meter>(name);
    return meter ? textOf(*meter) : name;
}

QString endOf(const RequestSummary &row)
{
    return row.endedAt.isSet() ? instant(row.endedAt) : instant(row.endsAt);
}

QString reasonOf(const RequestSummary &row)
{
    return row.waitReason.isEmpty() ? QString() : reasonWords(row.waitReason);
}

QString cardsText(const Node &node)
{
    if (node.cards.isEmpty())
        return u"–"_s;
    QMap<QString, int> counts;
    for (const Card &card : node.cards)
        ++counts[(card.model.isEmpty() ? card.reportedName : card.model) + u' '
                 + textOf(card.health)];
    QStringList parts;
    for (auto entry = counts.begin(); entry != counts.end(); ++entry)
        parts += u"%1 × %2"_s.arg(entry.value()).arg(entry.key());
    return parts.join(u", ");
}

QString stateOf(const Node &node)
{
    QStringList words{textOf(node.health)};
    if (!node.reachable)
        words += Tr::tr("unreachable");
    if (node.cordoned)
        words += Tr::tr("closed to new work");
    return words.join(u", ");
}

QString startText(const Admission &admission)
{
    if (!admission.startEarliest.isSet())
        return Tr::tr("not known");
    if (admission.startEarliest == admission.startLatest)
        return instant(admission.startEarliest);
    return Tr::tr("%1 to %2").arg(instant(admission.startEarliest), instant(admission.startLatest));
}

QString faultText(const AuditCheck &check)
{
    if (check.fault == "changed"_L1)
        return Tr::tr("Entry %1 was changed.").arg(number(check.brokenAt));
    if (check.fault == "missing"_L1)
        return Tr::tr("Entry %1 is missing.").arg(number(check.brokenAt));
    return Tr::tr("The log was cut off at entry %1.").arg(number(check.brokenAt));
}

} // namespace

QString pageOf(const wire::Listing<RequestSummary> &requests)
{
    QList<QStringList> rows;
    for (const RequestSummary &row : requests.items) {
        rows.append({row.id.toString(), textOf(row.state), row.project, row.requester,
                     row.spec.toString(), instant(row.submittedAt), endOf(row), reasonOf(row),
                     row.simulated ? Tr::tr("simulated") : QString(), oneLine(row.purpose)});
    }
    QString text = table({Tr::tr("REQUEST"), Tr::tr("STATUS"), Tr::tr("PROJECT"), Tr::tr("BY"),
                          Tr::tr("SPECIFICATION"), Tr::tr("SUBMITTED"), Tr::tr("END"),
                          Tr::tr("WAITS FOR"), Tr::tr("POOL"), Tr::tr("PURPOSE")},
                         rows, Tr::tr("No requests."));
    if (!requests.next.isEmpty())
        text += Tr::tr("There are more: --cursor %1").arg(requests.next) + u'\n';
    return text;
}

QString pageOf(const wire::Listing<QuotaLine> &quota)
{
    QList<QStringList> rows;
    for (const QuotaLine &row : quota.items) {
        const auto amount = [&row](qint64 value) { return amountOf(row.dimension, value); };
        rows.append({textOf(row.scope), textOf(row.dimension), limitOf(row.dimension, row.limit),
                     amount(row.used), amount(row.held), row.asked > 0 ? amount(row.asked) : u"–"_s,
                     row.missing > 0 ? amount(row.missing) : u"–"_s, instant(row.resetsAt)});
    }
    return table({Tr::tr("OF"), Tr::tr("QUOTA"), Tr::tr("LIMIT"), Tr::tr("USED"),
                  Tr::tr("RESERVED"), Tr::tr("REQUESTED"), Tr::tr("MISSING"), Tr::tr("RESET")},
                 rows, Tr::tr("No quota is set."));
}

QString pageOf(const Admission &admission)
{
    const Asked &asked = admission.asked;
    Facts facts{
        {Tr::tr("Specification"), asked.spec.toString()},
        {Tr::tr("Template"), asked.tmpl.toString()},
        {Tr::tr("Nodes"), number(asked.nodes)},
        {Tr::tr("Cards per node"), number(asked.cards)},
        {Tr::tr("CPU per node"), amountOf(QuotaDimension::Cpu, asked.cpuMilli)},
        {Tr::tr("Memory per node"), memory(asked.memoryMiB)},
        {Tr::tr("Duration"), duration(std::chrono::seconds(asked.seconds))},
        {Tr::tr("Price per hour"), rate(admission.perHour, admission.currency)},
        {Tr::tr("Cost to the granted end"), money(admission.estimate, admission.currency)},
        {Tr::tr("Approval"), admission.approvalRoute.isEmpty()
                                 ? Tr::tr("none needed")
                                 : admission.approvalRoute.join(u" → ")},
        {Tr::tr("Feasibility"), textOf(admission.feasibility)},
        {Tr::tr("Expected start"), startText(admission)},
    };
    for (const QueueReason &reason : admission.reasons)
        facts.append({Tr::tr("Wait reason"), textOf(reason)});
    if (admission.largestCards)
        facts.append({Tr::tr("Cards per node that fit"), number(*admission.largestCards)});
    QString text = factSheet(facts);
    if (!admission.quota.isEmpty())
        text += u'\n' + pageOf(wire::Listing<QuotaLine>{admission.quota, {}});
    return text;
}

QString pageOf(const wire::Listing<UsageLine> &usage)
{
    QList<QStringList> rows;
    for (const UsageLine &row : usage.items) {
        rows.append({row.period, row.tenant, row.project, row.acceleratorType, meterText(row.meter),
                     decimal(row.quantity, 0, Quantity::kScale), money(row.cost, row.currency)});
    }
    return table({Tr::tr("MONTH"), Tr::tr("TENANT"), Tr::tr("PROJECT"), Tr::tr("ACCELERATOR"),
                  Tr::tr("METER"), Tr::tr("QUANTITY"), Tr::tr("COST")},
                 rows, Tr::tr("No usage yet."));
}

QString pageOf(const wire::Listing<Node> &nodes)
{
    QList<QStringList> rows;
    for (const Node &row : nodes.items) {
        rows.append({row.name, row.pool, stateOf(row), thousandths(row.cpuMilli),
                     memory(row.memoryMiB), cardsText(row), row.rack, row.serial, row.bmcAddress});
    }
    return table({Tr::tr("NODE"), Tr::tr("POOL"), Tr::tr("HEALTH"), Tr::tr("CORES"),
                  Tr::tr("MEMORY"), Tr::tr("CARDS"), Tr::tr("RACK"), Tr::tr("SERIAL"),
                  Tr::tr("BMC")},
                 rows, Tr::tr("No nodes."));
}

QString pageOf(const wire::Listing<wire::AuditLine> &entries)
{
    QList<QStringList> rows;
    for (const wire::AuditLine &row : entries.items) {
        rows.append({QString::number(row.line.seq), instant(row.line.at), row.line.kind,
                     actorText(row.line.actor), row.role,
                     row.line.request.isValid() ? row.line.request.toString() : u"–"_s,
                     row.hash.left(12)});
    }
    QString text = table({Tr::tr("ENTRY"), Tr::tr("AT"), Tr::tr("EVENT"), Tr::tr("BY"),
                          Tr::tr("ROLE"), Tr::tr("REQUEST"), Tr::tr("HASH")},
                         rows, Tr::tr("No entries."));
    if (!entries.next.isEmpty())
        text += Tr::tr("There are more: --after %1").arg(entries.next) + u'\n';
    return text;
}

QString pageOf(const AuditCheck &check)
{
    const QString head = check.head.isEmpty() ? u"–"_s : check.head;
    if (check.whole) {
        return Tr::tr("The audit log is whole: %Ln entries verified.", nullptr,
                      counted(check.entries))
               + u'\n' + factSheet({{Tr::tr("Head"), head}});
    }
    return Tr::tr("The audit log is NOT whole.") + u'\n'
           + factSheet({{Tr::tr("Fault"), faultText(check)},
                        {Tr::tr("Entries"), number(check.entries)},
                        {Tr::tr("Head"), head}});
}

QString pageOf(const wire::Listing<wire::FileLine> &files)
{
    QList<QStringList> rows;
    for (const wire::FileLine &row : files.items)
        rows.append({oneLine(row.name), bytes(row.size)});
    return table({Tr::tr("FILE"), Tr::tr("SIZE")}, rows, Tr::tr("No files."));
}

} // namespace stw::cli
