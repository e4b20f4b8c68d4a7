#include "app/views/request/recordwords.h"

#include "app/texts/format.h"
#include "app/texts/queuereasontext.h"
#include "app/texts/quotatext.h"
#include "app/texts/timelinetext.h"
#include "app/texts/words.h"
#include "app/views/compose/admissionwords.h"
#include "app/views/request/recordsteps.h"

#include <QCoreApplication>

namespace stw::views {

using namespace Qt::StringLiterals;
using texts::number;
using widgets::PieceKind;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(RequestView)
};

QString stepName(LifeStep step)
{
    switch (step) {
    case LifeStep::Draft: return Tr::tr("Draft");
    case LifeStep::Approval: return Tr::tr("Approval");
    case LifeStep::Queue: return Tr::tr("Queue");
    case LifeStep::Provisioning: return Tr::tr("Provisioning");
    case LifeStep::Running: return Tr::tr("Running");
    case LifeStep::Return: return Tr::tr("Return");
    }
    Q_UNREACHABLE();
}

bool isFailure(RequestState state)
{
    return state == RequestState::Failed || state == RequestState::Rejected;
}

widgets::StepState stateOf(const LifeStepAt &step, bool endedHere)
{
    if (endedHere)
        return widgets::StepState::Failed;
    switch (step.state) {
    case LifeStepState::Done: return widgets::StepState::Done;
    case LifeStepState::Current: return widgets::StepState::Current;
    case LifeStepState::DoneBefore: return widgets::StepState::DoneEarlier;
    case LifeStepState::Ahead:
    case LifeStepState::Skipped: return widgets::StepState::Ahead;
    }
    Q_UNREACHABLE();
}

QString secondLine(const RequestRecord &record, const LifeStepAt &step)
{
    const Request &request = record.request;
    if (step.step == LifeStep::Draft)
        return texts::clock(request.submittedAt);
    if (step.state == LifeStepState::Skipped)
        return Tr::tr("not reached");
    if (!step.length) {
        const bool passed = step.state == LifeStepState::Done;
        return step.step == LifeStep::Approval && passed ? Tr::tr("none needed") : QString();
    }
    const QString length = texts::duration(*step.length);
    const qint64 attempts = qMax(request.attempt, qint64(1));
    const bool several =
        attempts > 1 || step.state == LifeStepState::DoneBefore || step.attempt > 1;
    return several && step.step != LifeStep::Approval
               ? Tr::tr("attempt %1: %2").arg(number(step.attempt), length)
               : length;
}

struct ReasonPiece
{
    QLatin1StringView code;
    PieceKind kind;
    QString (*name)();
};

// clang-format off: a table is read in columns.
constexpr ReasonPiece kReasonPieces[] = {
    {PriorityAhead::kCode, PieceKind::Priority, [] { return Tr::tr("Priority"); }},
    {CapacityBusy::kCode, PieceKind::Capacity, [] { return Tr::tr("Capacity"); }},
    {HealthyCapacity::kCode, PieceKind::HealthyCapacity, [] { return Tr::tr("Healthy capacity"); }},
    {QuotaExhausted::kCode, PieceKind::Quota, [] { return Tr::tr("Quota"); }},
    {SpecUnavailable::kCode, PieceKind::Waiting, [] { return Tr::tr("Specification"); }},
    {ExecutorUnreachable::kCode, PieceKind::Waiting, [] { return Tr::tr("Executor"); }},
    {Planning::kCode, PieceKind::Waiting, [] { return Tr::tr("Planning"); }},
};
// clang-format on

std::pair<PieceKind, QString> waitingAs(const QList<QueueReason> &reasons)
{
    if (!reasons.isEmpty()) {
        for (const ReasonPiece &row : kReasonPieces) {
            if (codeOf(reasons.first()) == row.code)
                return {row.kind, row.name()};
        }
    }
    return {PieceKind::Waiting, Tr::tr("Waiting")};
}

std::pair<PieceKind, QString> shownAs(const RecordPiece &piece)
{
    switch (piece.kind) {
    case LifePart::Approval: return {PieceKind::Approval, Tr::tr("Approval")};
    case LifePart::Waiting: return waitingAs(piece.reasons);
    case LifePart::Provisioning: return {PieceKind::Provisioning, Tr::tr("Provisioning")};
    case LifePart::Running:
        return {PieceKind::Running, Tr::tr("Running · attempt %1").arg(number(piece.attempt))};
    case LifePart::Returning: return {PieceKind::Stopping, Tr::tr("Return")};
    }
    Q_UNREACHABLE();
}

//! The strip counts in seconds: what is shorter goes with its neighbour, so that a blink does not
//! take the room of a run. The lengths still add up.
QList<RecordPiece> visiblePieces(const QList<RecordPiece> &pieces)
{
    QList<RecordPiece> visible;
    for (const RecordPiece &piece : pieces) {
        if (piece.length() >= std::chrono::seconds(1))
            visible.append(piece);
    }
    if (visible.isEmpty())
        return pieces;
    for (qsizetype at = 0; at + 1 < visible.size(); ++at)
        visible[at].to = visible[at + 1].from;
    visible.first().from = pieces.first().from;
    visible.last().to = pieces.last().to;
    return visible;
}

QString toldOf(const RecordPiece &piece, const QString &name)
{
    QStringList sentences;
    for (const QueueReason &reason : piece.reasons)
        sentences += texts::textOf(reason);
    return Tr::tr("%1: %2 to %3, %4. %5")
        .arg(name, texts::clock(piece.from), texts::clock(piece.to),
             texts::duration(piece.length()), sentences.join(u' '))
        .trimmed();
}

QString endText(const WorkEnd &end)
{
    const QString cause = texts::textOf(end.cause);
    if (end.signal)
        return Tr::tr("%1 Signal %2.").arg(cause, QString::number(*end.signal));
    return end.exitCode ? Tr::tr("%1 Exit code %2.").arg(cause, QString::number(*end.exitCode))
                        : cause;
}

QString valueText(const ParameterValue &value)
{
    if (const auto *text = std::get_if<QString>(&value))
        return *text;
    if (const auto *whole = std::get_if<qint64>(&value))
        return number(*whole);
    return texts::yesOrNo(std::get<bool>(value));
}

} // namespace

QString titleOf(const RequestRecord &record)
{
    const QString purpose = record.request.purpose.section(u'\n', 0, 0).trimmed();
    return purpose.isEmpty() ? record.request.asked.tmpl.toString() : purpose;
}

QList<widgets::Step> stepsOf(const RequestRecord &record, Instant now)
{
    const QList<LifeStepAt> steps = stepsOf(record.request, now);
    qsizetype last = -1;
    for (qsizetype at = 0; at < steps.size(); ++at) {
        if (steps[at].state == LifeStepState::Done)
            last = at;
    }
    // A failure stands at the step that it happened in: work that failed was running.
    const bool ran = last == qsizetype(LifeStep::Return);
    const qsizetype failed = !isFailure(record.request.state) ? -1
                             : ran && steps[qsizetype(LifeStep::Running)].length
                                 ? qsizetype(LifeStep::Running)
                                 : last;
    QList<widgets::Step> shown;
    for (qsizetype at = 0; at < steps.size(); ++at) {
        shown.append({stepName(steps[at].step), secondLine(record, steps[at]),
                      stateOf(steps[at], at == failed)});
    }
    return shown;
}

QList<widgets::Piece> stripOf(const RequestRecord &record, Instant now)
{
    QList<widgets::Piece> shown;
    const QList<RecordPiece> pieces = visiblePieces(piecesOf(record.request, now));
    for (const RecordPiece &piece : pieces) {
        const auto [kind, name] = shownAs(piece);
        const bool binding = record.request.state == RequestState::Queued && piece == pieces.last();
        // What was cut into two by the same cause is one stretch to the eye.
        if (!shown.isEmpty() && shown.last().kind == kind && shown.last().name == name
            && kind != PieceKind::Running) {
            shown.last().to = piece.to;
            shown.last().binding = binding;
            continue;
        }
        shown.append({kind, name, piece.from, piece.to, binding, toldOf(piece, name)});
    }
    return shown;
}

QList<Fact> askedFacts(const RequestRecord &record)
{
    const Asked &asked = record.request.asked;
    const QString cores = texts::amountOf(QuotaDimension::Cpu, asked.cpuMilli);
    const QString memory = texts::memory(asked.memoryMiB);
    const QString price = texts::rate(asked.perUnitHour, asked.currency);
    const QString length = texts::duration(std::chrono::seconds(asked.seconds));
    QList<Fact> facts{
        {Tr::tr("Project"), Tr::tr("%1, by %2").arg(record.projectName, record.requesterName)},
        {Tr::tr("Specification"), asked.spec.toString()},
        {Tr::tr("Template"), Tr::tr("%1 on %2").arg(asked.tmpl.toString(), asked.image.toString())},
        {Tr::tr("Size"),
         asked.cards > 0
             ? Tr::tr("%1, %2, %3")
                   .arg(texts::amountOf(QuotaDimension::Cards, asked.cards * 1'000), cores, memory)
             : Tr::tr("%1, %2").arg(cores, memory)},
    };
    if (asked.nodes > 1)
        facts.append({Tr::tr("Nodes"), Tr::tr("%1, each of this size").arg(number(asked.nodes))});
    facts.append({Tr::tr("Granted"), asked.cards > 0
                                         ? Tr::tr("%1 at %2 per card hour").arg(length, price)
                                         : Tr::tr("%1 at %2 per core hour").arg(length, price)});
    facts.append({Tr::tr("Priority"), texts::textOf(asked.priority)});
    for (auto entry = asked.parameters.begin(); entry != asked.parameters.end(); ++entry)
        facts.append({entry.key(), valueText(*entry), false, true});
    if (!asked.inputs.isEmpty())
        facts.append({Tr::tr("Input files"), asked.inputs.join(u", "_s)});
    return facts;
}

QString askedNote(const RequestRecord &record)
{
    return Tr::tr("revision %1 · submitted %2")
        .arg(number(record.request.revision), texts::clock(record.request.submittedAt));
}

QList<Fact> accessFacts(const RequestRecord &record)
{
    // What is given back can be reached no more; the tab Return tells of it.
    if (record.request.allocations.isEmpty() || record.request.allocations.last().proof)
        return {};
    const Allocation &allocation = record.request.allocations.last();
    const QString pool =
        allocation.simulated ? Tr::tr("%1 (simulated)").arg(allocation.pool) : allocation.pool;
    QList<Fact> facts{{Tr::tr("Pool"), pool}};
    for (const Slice &slice : allocation.slices) {
        facts.append({Tr::tr("Node"), slice.node, true, true});
        if (!slice.cards.isEmpty())
            facts.append({Tr::tr("Cards"), slice.cards.join(u' '), true, true});
    }
    if (!allocation.osUser.isEmpty())
        facts.append({Tr::tr("Runs as"), allocation.osUser, true, true});
    facts.append({Tr::tr("Job name"), allocation.tag, true, true});
    if (!allocation.limiter.isEmpty())
        facts.append({Tr::tr("Limits kept by"), allocation.limiter});
    if (allocation.endsAt.isSet() && !allocation.end)
        facts.append({Tr::tr("Expires"), texts::instant(allocation.endsAt)});
    return facts;
}

QList<Fact> returnFacts(const RequestRecord &record, const Allocation &allocation)
{
    QStringList nodes;
    for (const Slice &slice : allocation.slices)
        nodes += slice.node;
    QList<Fact> facts{{Tr::tr("Ran on"), nodes.join(u", "_s), false, true}};
    if (allocation.end) {
        const WorkEnd &end = *allocation.end;
        facts.append({Tr::tr("Work ended"), texts::instant(end.at)});
        facts.append({Tr::tr("Cause"), texts::textOf(end.cause)});
        if (end.exitCode)
            facts.append({Tr::tr("Exit code"), QString::number(*end.exitCode), false, true});
        if (end.signal)
            facts.append({Tr::tr("Signal"), QString::number(*end.signal), false, true});
        if (!end.detail.isEmpty())
            facts.append({Tr::tr("Detail"), end.detail, true, true});
        facts.append({Tr::tr("Peak memory"), texts::bytes(end.peakMemoryBytes)});
        facts.append({Tr::tr("CPU time"), texts::duration(Micros(end.cpuMicros))});
    }
    const Request &request = record.request;
    const bool last = allocation.attempt == request.allocations.last().attempt;
    if (last && !request.endedBy.isEmpty()) {
        facts.append({Tr::tr("Ended by"), texts::actorText(request.endedBy)});
        if (!request.endReason.isEmpty())
            facts.append({Tr::tr("Reason"), request.endReason});
    }
    if (!allocation.proof) {
        facts.append({Tr::tr("Return proof"), Tr::tr("not yet")});
        return facts;
    }
    const ReturnProof &proof = *allocation.proof;
    facts.append({Tr::tr("Return proof"), texts::instant(proof.at)});
    facts.append({Tr::tr("Proven by"), proof.source, false, true});
    facts.append({Tr::tr("Evidence"), proof.evidence, true, true});
    facts.append({Tr::tr("Devices empty"), texts::yesOrNo(proof.devicesEmpty)});
    return facts;
}

QList<WaitReason> reasonsOf(const RequestRecord &record)
{
    const Request &request = record.request;
    if (request.state != RequestState::Queued || request.queue.isEmpty())
        return {};
    QList<WaitReason> rows;
    const QueueSpan &span = request.queue.last();
    for (const QueueReason &reason : span.reasons) {
        const ReasonWords words = wordsOf(reason);
        rows.append({words.icon, words.name, words.sentence, texts::textOf(ownerOf(reason)),
                     span.from, rows.isEmpty()});
    }
    return rows;
}

QString standingText(const RequestRecord &record, Instant now)
{
    const Request &request = record.request;
    const Allocation *last = request.allocations.isEmpty() ? nullptr : &request.allocations.last();
    switch (request.state) {
    case RequestState::Provisioning:
        return Tr::tr("Resources are allocated; the work is starting.");
    case RequestState::Active:
        return last && last->endsAt.isSet()
                   ? Tr::tr("Runs until %1 at the latest, %2 left.")
                         .arg(texts::moment(last->endsAt, now),
                              texts::duration(qMax(last->endsAt - now, Micros(0))))
                   : Tr::tr("The work runs.");
    case RequestState::Releasing:
        return Tr::tr("The work is being stopped; cards and quota come back with the proof.");
    case RequestState::Rejected: return Tr::tr("It was not approved.");
    case RequestState::Lapsed: return Tr::tr("Nobody decided in time.");
    case RequestState::Cancelled: return Tr::tr("It was withdrawn before it started.");
    case RequestState::AwaitingApproval: return Tr::tr("It waits for approval.");
    case RequestState::Draft:
    case RequestState::Submitted:
    case RequestState::Queued: return {};
    case RequestState::Completed:
    case RequestState::Released:
    case RequestState::Expired:
    case RequestState::Failed:
        return last && last->end ? endText(*last->end) : texts::textOf(request.state);
    }
    Q_UNREACHABLE();
}

QString endMeaning(const RequestRecord &record, QLatin1StringView verb, Instant now)
{
    const Request &request = record.request;
    const QString cost = texts::money(record.usage.cost, record.usage.currency);
    if (verb == "release"_L1) {
        const Allocation &allocation = request.allocations.last();
        const Micros left = qMax(allocation.endsAt - now, Micros(0));
        return Tr::tr("The work is asked to stop and killed after a grace. Its resources go back "
                      "to the pool, %1 before the granted end; output and files stay. What it "
                      "cost so far, %2, remains charged. It cannot be resumed.")
            .arg(texts::duration(left), cost);
    }
    if (request.state == RequestState::Provisioning)
        return Tr::tr("Provisioning is stopped and the resources go back to the pool. Nothing is "
                      "charged for what has not run.");
    return Tr::tr("It leaves the queue and gives back its reserved budget. Nothing is charged. "
                  "To ask again is a new request at the end of the queue.");
}

} // namespace stw::views
