#pragma once

#include "shared/model/catalogue.h"
#include "shared/model/fleet.h"
#include "shared/model/ids.h"
#include "shared/model/queuereason.h"

namespace stw {

//! DOMAIN §4. One state field feeds every view; terminal is final.
enum class RequestState {
    Draft,
    Submitted,
    AwaitingApproval,
    Queued,
    Provisioning,
    Active,
    Releasing,
    Completed,
    Released,
    Expired,
    Failed,
    Cancelled,
    Rejected,
    Lapsed,
};

struct RequestStateRow : NamedRow<RequestState>
{
    bool terminal;
};

template <>
struct Named<RequestState>
{
    // clang-format off: a table is read in columns.
    static constexpr auto kRows = std::to_array<RequestStateRow>({
        {{RequestState::Draft, QLatin1StringView("draft")}, false},
        {{RequestState::Submitted, QLatin1StringView("submitted")}, false},
        {{RequestState::AwaitingApproval, QLatin1StringView("awaiting_approval")}, false},
        {{RequestState::Queued, QLatin1StringView("queued")}, false},
        {{RequestState::Provisioning, QLatin1StringView("provisioning")}, false},
        {{RequestState::Active, QLatin1StringView("active")}, false},
        {{RequestState::Releasing, QLatin1StringView("releasing")}, false},
        {{RequestState::Completed, QLatin1StringView("completed")}, true},
        {{RequestState::Released, QLatin1StringView("released")}, true},
        {{RequestState::Expired, QLatin1StringView("expired")}, true},
        {{RequestState::Failed, QLatin1StringView("failed")}, true},
        {{RequestState::Cancelled, QLatin1StringView("cancelled")}, true},
        {{RequestState::Rejected, QLatin1StringView("rejected")}, true},
        {{RequestState::Lapsed, QLatin1StringView("lapsed")}, true},
    });
    // clang-format on
};

constexpr bool isTerminal(RequestState state)
{
    return rowOf(state).terminal;
}

//! What the requester sends, to preview and to submit alike.
struct Wish
{
    QString project; //!< Name or id.
    VersionRef spec;
    VersionRef tmpl;
    QMap<QString, ParameterValue> parameters;
    std::optional<qint64> cards; //!< Per node.
    std::optional<qint64> nodes;
    std::optional<qint64> seconds; //!< Granted duration.
    std::optional<Priority> priority;
    QString purpose;
    QString onQuota = QStringLiteral("wait"); //!< Over a limit: `wait` or `refuse`.
    QStringList inputs; //!< Names of files uploaded before, put into the work folder.

    static void describe(auto &self, auto &&field)
    {
        field("project", self.project);
        field("spec", self.spec);
        field("template", self.tmpl);
        field("parameters", self.parameters);
        field("cards", self.cards);
        field("nodes", self.nodes);
        field("seconds", self.seconds);
        field("priority", self.priority);
        field("purpose", self.purpose);
        field("on_quota", self.onQuota);
        field("inputs", self.inputs);
    }
    friend bool operator==(const Wish &, const Wish &) = default;
};

//! A wish with every choice made: what is approved, priced, placed and run. The content hash
//! covers all of it.
struct Asked
{
    VersionRef spec;
    VersionRef tmpl;
    VersionRef image;
    QString imageDigest;
    QStringList argv;
    QMap<QString, QString> environment;
    QMap<QString, ParameterValue> parameters;
    QStringList inputs;
    QString acceleratorClass; //!< Empty: none.
    QStringList models;       //!< Acceptable card models, in order.
    QStringList vendors;      //!< Of the template; empty: all.
    qint64 cards = 0;         //!< Per node.
    qint64 nodes = 1;
    qint64 cpuMilli = 0;  //!< Per node.
    qint64 memoryMiB = 0; //!< Per node.
    qint64 seconds = 0;   //!< Granted duration.
    Priority priority = Priority::Normal;
    bool acceptsSuspect = false;
    qint64 priceVersion = 0;
    Price perUnitHour;
    QString currency;

    //! Cards in all, or milli-cores in all where there are none: what the price multiplies.
    qint64 priceUnitsMilli() const { return nodes * (cards > 0 ? cards * 1000 : cpuMilli); }
    //! For metering and reports: the class, or `cpu`.
    QString acceleratorType() const
    {
        return acceleratorClass.isEmpty() ? QStringLiteral("cpu") : acceleratorClass;
    }

    static void describe(auto &self, auto &&field)
    {
        field("spec", self.spec);
        field("template", self.tmpl);
        field("image", self.image);
        field("image_digest", self.imageDigest);
        field("argv", self.argv);
        field("environment", self.environment);
        field("parameters", self.parameters);
        field("inputs", self.inputs);
        field("accelerator_class", self.acceleratorClass);
        field("models", self.models);
        field("vendors", self.vendors);
        field("cards", self.cards);
        field("nodes", self.nodes);
        field("cpu_milli", self.cpuMilli);
        field("memory_mib", self.memoryMiB);
        field("seconds", self.seconds);
        field("priority", self.priority);
        field("accepts_suspect", self.acceptsSuspect);
        field("price_version", self.priceVersion);
        field("per_unit_hour", self.perUnitHour);
        field("currency", self.currency);
    }
    friend bool operator==(const Asked &, const Asked &) = default;
};

//! One piece of the queue history, half-open. The pieces of a request add up exactly to its wait.
struct QueueSpan
{
    qint64 attempt = 1;
    Instant from;
    Instant to;                 //!< Not set: still.
    QList<QueueReason> reasons; //!< The binding one first.

    static void describe(auto &self, auto &&field)
    {
        field("attempt", self.attempt);
        field("from", self.from);
        field("to", self.to);
        field("reasons", self.reasons);
    }
    friend bool operator==(const QueueSpan &, const QueueSpan &) = default;
};

//! Why the work ended, as the wrapper on the node proved it.
enum class EndCause {
    Ok,
    UserError,
    OutOfMemory,
    Deadline,
    Cancelled,
    LaunchFailed,
    CardsMismatch,
    Lost,
};
template <>
struct Named<EndCause>
{
    static constexpr auto kRows = std::to_array<NamedRow<EndCause>>({
        {EndCause::Ok, QLatin1StringView("ok")},
        {EndCause::UserError, QLatin1StringView("user_error")},
        {EndCause::OutOfMemory, QLatin1StringView("out_of_memory")},
        {EndCause::Deadline, QLatin1StringView("deadline")},
        {EndCause::Cancelled, QLatin1StringView("cancelled")},
        {EndCause::LaunchFailed, QLatin1StringView("launch_failed")},
        {EndCause::CardsMismatch, QLatin1StringView("cards_mismatch")},
        {EndCause::Lost, QLatin1StringView("lost")},
    });
};

struct WorkEnd
{
    EndCause cause = EndCause::Ok;
    std::optional<qint64> exitCode;
    std::optional<qint64> signal;
    Instant at;
    qint64 peakMemoryBytes = 0;
    qint64 cpuMicros = 0;
    qint64 outputBytes = 0;
    bool outputTruncated = false;
    QString detail; //!< English, a clause.

    static void describe(auto &self, auto &&field)
    {
        field("cause", self.cause);
        field("exit_code", self.exitCode);
        field("signal", self.signal);
        field("at", self.at);
        field("peak_memory_bytes", self.peakMemoryBytes);
        field("cpu_micros", self.cpuMicros);
        field("output_bytes", self.outputBytes);
        field("output_truncated", self.outputTruncated);
        field("detail", self.detail);
    }
    friend bool operator==(const WorkEnd &, const WorkEnd &) = default;
};

//! Why cards and capacity are back in the pool.
struct ReturnProof
{
    Instant at;
    QString source;            //!< `receipt`, `never_started`, `node_restart`…
    QString evidence;          //!< English: what was seen.
    bool devicesEmpty = false; //!< No process of the attempt is left on the node.

    static void describe(auto &self, auto &&field)
    {
        field("at", self.at);
        field("source", self.source);
        field("evidence", self.evidence);
        field("devices_empty", self.devicesEmpty);
    }
    friend bool operator==(const ReturnProof &, const ReturnProof &) = default;
};

//! The name of an attempt in every executor: `stw-<26 characters of the request's id>-<attempt>`.
QString tagOf(RequestId request, qint64 attempt);

struct TagParts
{
    RequestId request;
    qint64 attempt = 1;
};
std::optional<TagParts> partsOfTag(QStringView tag);

//! What the scheduler gave to one attempt.
struct Allocation
{
    AllocationId id;
    qint64 attempt = 1;
    QString pool;
    QString executor;
    bool simulated = false;
    QString tag; //!< `stw-<id>-<attempt>`, the job's name in the executor.
    QList<Slice> slices;
    Instant placedAt;
    Instant startedAt; //!< Delivered: metering begins.
    Instant endsAt;    //!< Granted end; set when delivered.
    QString limiter;   //!< Which limits act: `cgroup2`, `cgroup1`, `rlimit`.
    QString osUser;    //!< Under whom the work runs.
    Demand holds;      //!< What quota holds for it, given back with the proof.
    std::optional<WorkEnd> end;
    std::optional<ReturnProof> proof;

    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("attempt", self.attempt);
        field("pool", self.pool);
        field("executor", self.executor);
        field("simulated", self.simulated);
        field("tag", self.tag);
        field("slices", self.slices);
        field("placed_at", self.placedAt);
        field("started_at", self.startedAt);
        field("ends_at", self.endsAt);
        field("limiter", self.limiter);
        field("os_user", self.osUser);
        field("holds", self.holds);
        field("end", self.end);
        field("proof", self.proof);
    }
    friend bool operator==(const Allocation &, const Allocation &) = default;
};

enum class Meter { CardHours, CoreHours };
template <>
struct Named<Meter>
{
    static constexpr auto kRows = std::to_array<NamedRow<Meter>>({
        {Meter::CardHours, QLatin1StringView("card_hours")},
        {Meter::CoreHours, QLatin1StringView("core_hours")},
    });
};

//! The unit of truth of metering: one card (or the cores of one node) of one attempt, half-open.
struct Interval
{
    RequestId request;
    qint64 attempt = 1;
    TenantId tenant;
    ProjectId project;
    QString acceleratorType;
    Meter meter = Meter::CoreHours;
    QString unit;          //!< The card's id, or the node's name.
    qint64 unitsMilli = 0; //!< 1000 for a card; milli-cores.
    Instant begin;
    Instant end; //!< Not set: open.

    static void describe(auto &self, auto &&field)
    {
        field("request", self.request);
        field("attempt", self.attempt);
        field("tenant", self.tenant);
        field("project", self.project);
        field("accelerator_type", self.acceleratorType);
        field("meter", self.meter);
        field("unit", self.unit);
        field("units_milli", self.unitsMilli);
        field("begin", self.begin);
        field("end", self.end);
    }
    friend bool operator==(const Interval &, const Interval &) = default;
};

//! One line: a part of an interval inside one month, at one price.
struct Charge
{
    RequestId request;
    qint64 attempt = 1;
    TenantId tenant;
    ProjectId project;
    QString acceleratorType;
    Meter meter = Meter::CoreHours;
    QString unit;
    Instant begin;
    Instant end;
    QString period;          //!< `2026-11` in the project's zone.
    bool correction = false; //!< Takes back a line of the same key: the platform's fault.
    Quantity quantity;
    Price price;
    qint64 priceVersion = 0;
    Cost cost;
    QString currency;

    static void describe(auto &self, auto &&field)
    {
        field("request", self.request);
        field("attempt", self.attempt);
        field("tenant", self.tenant);
        field("project", self.project);
        field("accelerator_type", self.acceleratorType);
        field("meter", self.meter);
        field("unit", self.unit);
        field("begin", self.begin);
        field("end", self.end);
        field("period", self.period);
        field("correction", self.correction);
        field("quantity", self.quantity);
        field("price", self.price);
        field("price_version", self.priceVersion);
        field("cost", self.cost);
        field("currency", self.currency);
    }
    friend bool operator==(const Charge &, const Charge &) = default;
};

//! The one record. The journal's events of a request add up to it.
struct Request
{
    RequestId id;
    TenantId tenant;
    ProjectId project;
    UserId requester;
    qint64 revision = 1;
    RequestState state = RequestState::Draft;
    Asked asked;
    Demand demand;       //!< As admitted.
    QString contentHash; //!< SHA-256, hex, of the canonical JSON of project and asked.
    QString purpose;
    QString onQuota;
    QString idempotencyKey;
    QString bodyDigest; //!< SHA-256, hex, of what was sent under the key.
    Instant submittedAt;
    Instant queuedAt; //!< First time; age counts from submittedAt.
    Instant endedAt;  //!< Terminal.
    bool budgetHeld = false;
    QString budgetPeriod; //!< The month whose budget is held.
    qint64 attempt = 0;   //!< Of the current or last allocation; 0: none yet.
    QList<QueueSpan> queue;
    QList<Allocation> allocations;             //!< One per attempt; the last is the current one.
    RequestState wanted = RequestState::Draft; //!< While releasing: the end that was begun.
    QString endReason;                         //!< What the person or rule gave as reason.
    QString endedBy;                           //!< Actor id of the release or cancellation.
    QList<Charge> charges;
    qint64 touches = 0; //!< Times a person copied something in from another tool.

    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("tenant", self.tenant);
        field("project", self.project);
        field("requester", self.requester);
        field("revision", self.revision);
        field("state", self.state);
        field("asked", self.asked);
        field("demand", self.demand);
        field("content_hash", self.contentHash);
        field("purpose", self.purpose);
        field("on_quota", self.onQuota);
        field("idempotency_key", self.idempotencyKey);
        field("body_digest", self.bodyDigest);
        field("submitted_at", self.submittedAt);
        field("queued_at", self.queuedAt);
        field("ended_at", self.endedAt);
        field("budget_held", self.budgetHeld);
        field("budget_period", self.budgetPeriod);
        field("attempt", self.attempt);
        field("queue", self.queue);
        field("allocations", self.allocations);
        field("wanted", self.wanted);
        field("end_reason", self.endReason);
        field("ended_by", self.endedBy);
        field("charges", self.charges);
        field("touches", self.touches);
    }
    friend bool operator==(const Request &, const Request &) = default;
};

} // namespace stw
