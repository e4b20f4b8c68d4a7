#pragma once

#include "app/state/notification.h"
#include "shared/wire/views.h"

namespace stw::state {

//! What the rail shows beside its pages. Requests are the signed-in person's own.
struct Counts
{
    qint64 unread = 0;  //!< Notifications.
    qint64 open = 0;    //!< Requests that are not over.
    qint64 waiting = 0; //!< In approval or in the queue.
    qint64 running = 0; //!< Active.

    friend bool operator==(const Counts &, const Counts &) = default;
};

//! What an apply() changed, for the shell to act on.
struct Effects
{
    QList<RequestId> look; //!< Own requests whose summary is out of date: fetch and apply them.
    std::optional<Notification> fresh; //!< A new, unread notification.
    bool requests = false;             //!< Own requests or counts changed.
    bool inbox = false;                //!< The inbox changed.

    friend bool operator==(const Effects &, const Effects &) = default;
};

//! What the console knows of the service and of its person. A value: no clock, no network. Lines
//! may come twice (after a reconnection); the second time they change nothing.
class ConsoleState
{
public:
    static constexpr qsizetype kMostNotifications = 500;
    static constexpr qsizetype kMostEnded = 200; //!< Own requests that are over.

    void apply(const wire::WhoAmI &who);
    void apply(const QList<Project> &projects);
    //! A summary of whomever's request; only own ones are kept.
    Effects apply(const RequestSummary &summary);
    Effects apply(const RequestRecord &record);
    Effects apply(const FeedLine &line);
    //! What an earlier run kept; before the first line.
    void restore(const Inbox &inbox);
    Effects mark(const QString &key, bool read);
    Effects markAll(bool read);

    const wire::WhoAmI &who() const { return m_who; }
    bool isSignedIn() const { return m_who.user.id.isValid(); }
    bool may(Permission permission) const { return m_who.permissions.contains(permission); }
    //! The person acts for the platform too: operator, administrator, auditor and the like.
    bool hasInstallationRole() const { return !m_who.user.roles.isEmpty(); }
    const QList<Project> &projects() const { return m_projects; } //!< By name.
    //! Nothing: not known.
    const Project *project(const QString &name) const;
    QString projectName(ProjectId id) const; //!< Empty: not known.

    //! Own requests: those that are not over, and the last ones that ended; the newest first.
    QList<RequestSummary> requests() const;
    const RequestSummary *request(RequestId id) const;
    const Inbox &inbox() const { return m_inbox; }
    Counts counts() const;

private:
    bool isOwn(const FeedLine &line) const;
    void notify(const FeedLine &line, Effects &effects);
    void forgetOldest();

    wire::WhoAmI m_who;
    QList<Project> m_projects;
    QMap<RequestId, RequestSummary> m_requests;
    Inbox m_inbox;
};

//! The summary that a record stands for.
RequestSummary summaryOf(const RequestRecord &record);

} // namespace stw::state
