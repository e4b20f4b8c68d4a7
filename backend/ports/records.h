#pragma once

#include "backend/ports/journal.h"
#include "shared/model/views.h"

namespace stw::ports {

//! What a reader may see of requests.
struct Reach
{
    std::optional<QList<ProjectId>> projects; //!< Nothing: all of them.
};

enum class RequestSort { SubmittedAt, EndedAt, State, Project };

struct RequestQuery
{
    Reach reach;
    QList<RequestState> states; //!< Empty: every state.
    std::optional<ProjectId> project;
    std::optional<UserId> requester;
    QString spec;          //!< Name without version; empty: all.
    QStringList texts;     //!< Each is part of purpose or id.
    Instant submittedFrom; //!< Not set: no bound.
    Instant submittedTo;   //!< Exclusive.
    std::optional<qint64> minimumCards;
    std::optional<qint64> maximumCards;
    RequestSort sort = RequestSort::SubmittedAt;
    bool descending = true;
    QString cursor;    //!< Of the page before; empty: the first page.
    qint64 skip = 0;   //!< Left out before the page's first, from 0.
    qint64 limit = 50; //!< 1 to 500.
};

template <class T>
struct Page
{
    QList<T> items;
    QString next;                //!< Cursor of the next page; empty: this was the last.
    std::optional<qint64> total; //!< Of all pages; counted where no cursor was given.
};

struct JournalQuery
{
    Reach reach; //!< Entries outside projects are seen only with a reach of all.
    qint64 after = 0;
    qint64 limit = 500;
    RequestId request; //!< Not valid: all.
};

//! An entry as text, for the audit and the feed.
struct JournalLine
{
    FeedLine line;
    TenantId tenant;
    QString acceleratorType;
    QString role;
    QString onBehalfOf;
    QString cause;
    QByteArray facts; //!< JSON of the event.
    QByteArray hash;  //!< 32 bytes.
};

struct UsageQuery
{
    Reach reach;
    std::optional<ProjectId> project;
    QString period; //!< `2026-11`; empty: all.
};

//! Reading side of the store, for the edge's worker pool: from any thread, each with a connection
//! of its own. What it gives is committed.
class Records
{
public:
    Records() = default;
    virtual ~Records() = default;
    Q_DISABLE_COPY_MOVE(Records)

    //! Summaries name tenant, project and requester by id; the API puts the names in, and what a
    //! running request costs by now.
    //! Malformed: a cursor that is not ours.
    virtual Result<Page<RequestSummary>> requests(const RequestQuery &query) = 0;
    //! NotFound also for what lies outside the reach.
    virtual Result<Request> request(RequestId id, const Reach &reach) = 0;
    virtual Result<QList<JournalLine>> journal(const JournalQuery &query) = 0;
    virtual Result<QList<UsageLine>> usage(const UsageQuery &query) = 0;
    //! Walks the whole chain; \a anchor is a head that was exported before (seq 0: none).
    virtual Result<AuditCheck> verifyAudit(const Head &anchor) = 0;
    virtual Result<Head> head() = 0;
};

} // namespace stw::ports
