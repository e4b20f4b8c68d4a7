#pragma once

#include "backend/api/query.h"
#include "backend/api/services.h"
#include "backend/domain/identity/access.h"
#include "backend/http/message.h"
#include "backend/http/responder.h"
#include "shared/wire/rules.h"
#include "shared/wire/views.h"

namespace stw::api {

struct Operation;

//! One request on its way through one operation. Copies are the same call.
struct Call
{
    std::shared_ptr<Services> services;
    std::shared_ptr<const http::Request> request;
    http::Responder responder;
    const Operation *operation = nullptr;
    QMap<QString, QString> path = {}; //!< The path's parameters by name.
    Query query = {};
    std::shared_ptr<const domain::Directory> directory = {};
    Instant now = {};
    domain::Caller caller = {}; //!< Not valid: a public operation.
    ProjectId project = {};     //!< Of the path or of the request named there, where there is one.
    std::shared_ptr<const Request> record = {}; //!< That request.

    void answer(http::Response response) const { responder.send(std::move(response)); }
    void answer(const Result<http::Response> &response) const;
    //! \a status takes the place of the table's; 0: the table's.
    void refuse(const Error &error, int status = 0) const;

    //! Whether the caller holds \a permission, in \a project where that is valid. A refusal is
    //! kept in the audit log.
    Result<Actor> allow(Permission permission, ProjectId project = {}) const;
    //! The projects in which the caller holds \a permission.
    ports::Reach reach(Permission permission) const;

    //! The path's `{id}` as an id, or NotFound.
    template <class Id>
    Result<Id> id(const QString &name) const
    {
        const std::optional<Id> found = Id::fromString(path.value(name));
        if (!found)
            return failure(ErrorCode::NotFound, name);
        return *found;
    }
    //! The revision that `If-Match` names; refuse with kPreconditionRequired.
    Result<qint64> revision() const;

    using Done = std::function<void(const Call &, const core::Outcome &)>;
    //! Posts \a command as the caller's; \a done runs in a worker once it is durable. Without
    //! \a need, the operation's own permission is checked again in the loop.
    void post(domain::Command command, Done done, std::optional<domain::Need> need = {}) const;
    //! Posts \a command as the service's own for \a user, whom no token stands for yet.
    void postFor(UserId user, domain::Command command, Done done) const;

private:
    void send(core::Envelope envelope, Done done) const;
};

//! JSON with \a status.
template <class T>
http::Response json(const T &value, int status = 200)
{
    return {status, "application/json", {}, wire::encode(value)};
}

template <class T>
http::Response listing(const QList<T> &items, const QString &next = {},
                       std::optional<qint64> total = {})
{
    return json(wire::Listing<T>{items, next, total});
}

inline http::Response noContent()
{
    return {204, {}, {}, {}};
}

//! A problem as it crosses the wire, with what HTTP wants beside it.
http::Response problem(const Error &error, const QString &requestId, int status = 0);

//! The refusal of one field.
Error fieldFault(const QString &field, const QString &rule, const QString &expected);

constexpr int kPreconditionFailed = 412;
constexpr int kPreconditionRequired = 428;

//! The entity tag of a thing with revisions.
QByteArray tagOfRevision(qint64 revision);

} // namespace stw::api
