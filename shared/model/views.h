#pragma once

#include "shared/model/request.h"

namespace stw {

//! A line of a list of requests.
struct RequestSummary
{
    RequestId id;
    QString tenant; //!< Names, to show.
    QString project;
    QString requester;
    RequestState state = RequestState::Queued;
    VersionRef spec;
    VersionRef tmpl;
    QString acceleratorType;
    qint64 cards = 0; //!< In all.
    QString purpose;
    Instant submittedAt;
    Instant startedAt;
    Instant endsAt;
    Instant endedAt;
    QString waitReason; //!< Code of the binding reason while it waits.
    bool simulated = false;
    Cost cost;        //!< So far.
    QString currency; //!< ISO 4217.
    std::optional<qint64>
        position; //!< In the queue, from 1; nothing: not eligible, or not waiting.

    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("tenant", self.tenant);
        field("project", self.project);
        field("requester", self.requester);
        field("state", self.state);
        field("spec", self.spec);
        field("template", self.tmpl);
        field("accelerator_type", self.acceleratorType);
        field("cards", self.cards);
        field("purpose", self.purpose);
        field("submitted_at", self.submittedAt);
        field("started_at", self.startedAt);
        field("ends_at", self.endsAt);
        field("ended_at", self.endedAt);
        field("wait_reason", self.waitReason);
        field("simulated", self.simulated);
        field("cost", self.cost);
        field("currency", self.currency);
        field("position", self.position);
    }
    friend bool operator==(const RequestSummary &, const RequestSummary &) = default;
};

//! What a request has used so far and what it costs.
struct Usage
{
    qint64 waitMs = 0; //!< Sum of the queue history's pieces.
    qint64 runMs = 0;
    Quantity cardHours;
    Quantity coreHours;
    Cost cost;
    QString currency;
    bool open = false; //!< Still counting.

    static void describe(auto &self, auto &&field)
    {
        field("wait_ms", self.waitMs);
        field("run_ms", self.runMs);
        field("card_hours", self.cardHours);
        field("core_hours", self.coreHours);
        field("cost", self.cost);
        field("currency", self.currency);
        field("open", self.open);
    }
    friend bool operator==(const Usage &, const Usage &) = default;
};

//! What the API gives of one request: the record, with names, usage and what it may do next.
//! Node and card facts in it are those that a developer may see (ids and names of nodes, no
//! serials, racks or BMC addresses).
struct RequestRecord
{
    Request request;
    QString tenantName;
    QString projectName;
    QString requesterName;
    Usage usage;
    std::optional<qint64> position; //!< In the queue, from 1, among eligible waiters.
    QStringList actions;            //!< `cancel`, `release`.

    static void describe(auto &self, auto &&field)
    {
        field("request", self.request);
        field("tenant_name", self.tenantName);
        field("project_name", self.projectName);
        field("requester_name", self.requesterName);
        field("usage", self.usage);
        field("position", self.position);
        field("actions", self.actions);
    }
    friend bool operator==(const RequestRecord &, const RequestRecord &) = default;
};

//! A line of the feed and of a record's timeline: what happened, without facts that the reader may
//! not see.
struct FeedLine
{
    qint64 seq = 0;
    Instant at;
    QString kind; //!< The event's code: `request.placed`.
    QString actor;
    RequestId request;
    ProjectId project;
    std::optional<RequestState> state; //!< Of the request after the event.

    static void describe(auto &self, auto &&field)
    {
        field("seq", self.seq);
        field("at", self.at);
        field("kind", self.kind);
        field("actor", self.actor);
        field("request", self.request);
        field("project", self.project);
        field("state", self.state);
    }
    friend bool operator==(const FeedLine &, const FeedLine &) = default;
};

//! Usage of a project, or of another group, over a time.
struct UsageLine
{
    QString tenant;
    QString project;
    QString acceleratorType;
    QString meter;
    QString period;
    Quantity quantity;
    Cost cost;
    QString currency;

    static void describe(auto &self, auto &&field)
    {
        field("tenant", self.tenant);
        field("project", self.project);
        field("accelerator_type", self.acceleratorType);
        field("meter", self.meter);
        field("period", self.period);
        field("quantity", self.quantity);
        field("cost", self.cost);
        field("currency", self.currency);
    }
    friend bool operator==(const UsageLine &, const UsageLine &) = default;
};

//! What a verification of the audit log found.
struct AuditCheck
{
    bool whole = false;
    qint64 entries = 0;
    QString head;        //!< Hash of the last entry, hex.
    qint64 brokenAt = 0; //!< Sequence of the first fault; 0: none.
    QString fault;       //!< `changed`, `missing`, `cut`; empty: none.

    static void describe(auto &self, auto &&field)
    {
        field("whole", self.whole);
        field("entries", self.entries);
        field("head", self.head);
        field("broken_at", self.brokenAt);
        field("fault", self.fault);
    }
    friend bool operator==(const AuditCheck &, const AuditCheck &) = default;
};

} // namespace stw
