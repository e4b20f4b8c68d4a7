#include "backend/api/call.h"

#include "backend/api/operations.h"
#include "shared/wire/problem.h"

namespace stw::api {

using namespace Qt::StringLiterals;

http::Response problem(const Error &error, const QString &requestId, int status)
{
    wire::Problem body = wire::problemOf(error, requestId);
    if (status != 0)
        body.status = status;
    http::Response response{int(body.status), "application/problem+json", {}, wire::encode(body)};
    if (error.code == ErrorCode::Unauthenticated)
        response.headers.emplaceBack("WWW-Authenticate", "Bearer");
    if (error.code == ErrorCode::TooMany || error.code == ErrorCode::Unavailable)
        response.headers.emplaceBack("Retry-After",
                                     error.facts.value(u"retry_after"_s, u"1"_s).toLatin1());
    return response;
}

Error fieldFault(const QString &field, const QString &rule, const QString &expected)
{
    return {ErrorCode::Malformed, u"fields break rules"_s, {{field, rule, expected}}};
}

QByteArray tagOfRevision(qint64 revision)
{
    return '"' + QByteArray::number(revision) + '"';
}

void Call::answer(const Result<http::Response> &response) const
{
    if (response)
        responder.send(*response);
    else
        refuse(response.error());
}

void Call::refuse(const Error &error, int status) const
{
    responder.send(problem(error, request->requestId, status));
}

Result<Actor> Call::allow(Permission permission, ProjectId within) const
{
    return services->authorize(*directory, caller, {permission, within, operation->id},
                               request->requestId, now);
}

ports::Reach Call::reach(Permission permission) const
{
    return {domain::reachOf(*directory, caller, permission)};
}

Result<qint64> Call::revision() const
{
    const QByteArray tag = request->header("if-match");
    if (tag.size() > 2 && tag.startsWith('"') && tag.endsWith('"')) {
        bool ok = false;
        const qint64 revision = tag.mid(1, tag.size() - 2).toLongLong(&ok);
        if (ok)
            return revision;
    }
    return malformed({{u"If-Match"_s, u"required"_s, u"the ETag of what is edited"_s}});
}

void Call::post(domain::Command command, Done done, std::optional<domain::Need> need) const
{
    core::Envelope envelope;
    envelope.command = std::move(command);
    envelope.caller = caller;
    envelope.need = need ? need : domain::Need{operation->permission, project, operation->id};
    send(std::move(envelope), std::move(done));
}

void Call::postFor(UserId user, domain::Command command, Done done) const
{
    core::Envelope envelope;
    envelope.command = std::move(command);
    envelope.actor.id = user.toString();
    send(std::move(envelope), std::move(done));
}

void Call::send(core::Envelope envelope, Done done) const
{
    envelope.cause = request->requestId;
    envelope.reply = [call = *this, done = std::move(done)](const Result<core::Outcome> &outcome) {
        // In the loop's thread: what costs time goes to a worker.
        const bool conditional = call.operation->header == Header::IfMatch;
        const bool started = call.services->workers.start([call, done, outcome, conditional] {
            if (outcome)
                done(call, *outcome);
            else if (conditional && outcome.error().code == ErrorCode::Conflict)
                call.refuse(outcome.error(), kPreconditionFailed);
            else
                call.refuse(outcome.error());
        });
        if (!started)
            call.refuse({ErrorCode::Unavailable, u"stopping"_s});
    };
    const QString reason = services->core().readOnlyReason();
    if (!reason.isEmpty())
        return refuse({ErrorCode::Unavailable, reason});
    if (!services->core().post(std::move(envelope)))
        refuse({ErrorCode::TooMany, u"the inbox is full"_s});
}

} // namespace stw::api
