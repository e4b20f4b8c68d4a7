#include "backend/api/api.h"

#include "backend/api/feed.h"
#include "backend/api/router.h"
#include "backend/identity/secret.h"

namespace stw::api {

using namespace Qt::StringLiterals;

namespace {

constexpr int kNoContent = 204;
constexpr int kMethodNotAllowed = 405;
constexpr int kUnsupportedMedia = 415;
constexpr Micros kExtendAfter = std::chrono::minutes(5);

// The caller that `Authorization: Bearer …` names.
Result<domain::Caller> callerIn(const http::Request &request, const domain::Directory &directory,
                                Instant now)
{
    constexpr QByteArrayView kScheme("bearer ");
    const QByteArray value = request.header("authorization");
    if (!value.left(kScheme.size()).toLower().startsWith(kScheme))
        return failure(ErrorCode::Unauthenticated, u"no bearer token"_s);
    const QString token = QString::fromLatin1(value.mid(kScheme.size()).trimmed());
    return domain::callerOf(directory, identity::hashOf(token), now);
}

http::Response notFound(const QString &requestId)
{
    return problem({ErrorCode::NotFound, u"no such path"_s}, requestId);
}

// The answer where no operation runs: unknown path, other method, OPTIONS.
http::Response without(const Match &match, const http::Request &request)
{
    if (match.allowed.isEmpty())
        return notFound(request.requestId);
    http::Response response;
    response.status = kNoContent;
    if (request.method != "OPTIONS")
        response =
            problem({ErrorCode::NotAllowed, u"method"_s}, request.requestId, kMethodNotAllowed);
    response.headers.emplaceBack("Allow", match.allowed.join(u", "_s).toLatin1());
    return response;
}

// A session slides with its use; a token keeps its end.
void extend(const Call &call)
{
    const Token token = call.directory->tokens.value(call.caller.token);
    const Instant wanted =
        call.now + std::chrono::seconds(call.services->settings().sessionSeconds);
    if (token.kind != TokenKind::Session || wanted - token.expiresAt < kExtendAfter
        || !call.services->extensions.passes(token.id.toString(), call.now))
        return;
    core::Envelope envelope;
    envelope.command = domain::ExtendToken{token.id, wanted};
    envelope.actor.id = call.caller.user.toString();
    envelope.cause = call.request->requestId;
    call.services->core().post(std::move(envelope));
}

Result<void> enterProject(Call &call)
{
    const Project *project = call.directory->projectNamed(call.path.value(u"project"_s));
    if (!project) // the same answer as for one that the caller may not know of
        return failure(ErrorCode::NotFound, u"project"_s);
    call.project = project->id;
    const Result<Actor> actor = call.allow(call.operation->permission, project->id);
    if (actor)
        return {};
    const domain::Need knows{Permission::ProjectRead, project->id, {}};
    if (!domain::authorize(*call.directory, call.caller, knows, call.now))
        return failure(ErrorCode::NotFound, u"project"_s);
    return tl::unexpected(actor.error());
}

Result<void> enterRequest(Call &call)
{
    if (const Result<Actor> anywhere = call.allow(call.operation->permission); !anywhere)
        return tl::unexpected(anywhere.error());
    const Result<RequestId> id = call.id<RequestId>(u"request"_s);
    if (!id)
        return tl::unexpected(id.error());
    Result<Request> request =
        call.services->records().request(*id, call.reach(Permission::RequestRead));
    if (!request) // a token may be scoped to this permission alone
        request = call.services->records().request(*id, call.reach(call.operation->permission));
    if (!request)
        return tl::unexpected(request.error());
    call.project = request->project;
    call.record = std::make_shared<const Request>(*request);
    return call.allow(call.operation->permission, request->project).map([](const Actor &) {});
}

// Finds the thing that the path names and whether the caller may do this to it.
Result<void> enter(Call &call)
{
    switch (call.operation->within) {
    case Within::Public:
    case Within::Change: return {};
    case Within::Anywhere:
    case Within::Body: return call.allow(call.operation->permission).map([](const Actor &) {});
    case Within::Project: return enterProject(call);
    case Within::Request: return enterRequest(call);
    }
    Q_UNREACHABLE();
}

bool isJson(const http::Request &request)
{
    const QByteArray type = request.header("content-type").split(';').value(0).trimmed().toLower();
    return (type.isEmpty() || type == "application/json")
           && request.header("content-encoding").isEmpty();
}

// In a worker.
void run(Call call)
{
    const Operation &operation = *call.operation;
    if (operation.within != Within::Public) {
        const Result<domain::Caller> caller = callerIn(*call.request, *call.directory, call.now);
        if (!caller)
            return call.refuse(caller.error());
        call.caller = *caller;
        extend(call);
    }
    if (const Result<void> entered = enter(call); !entered)
        return call.refuse(entered.error());
    const Result<Query> query = Query::read(call.request->query, operation.query);
    if (!query)
        return call.refuse(query.error());
    call.query = *query;
    if (operation.act.body && !isJson(*call.request)) {
        return call.refuse(
            fieldFault(u"Content-Type"_s, u"choice"_s, u"application/json, not encoded"_s),
            kUnsupportedMedia);
    }
    operation.act.run(call);
}

} // namespace

Api::Api(Parts parts)
    : m_services(std::make_shared<Services>(std::move(parts)))
    , m_feed(std::make_shared<Feed>(m_services))
{
    m_feed->start();
}

Api::~Api()
{
    m_feed->stop();
    m_services->pulse.close();
    m_services->workers.close();
}

void Api::serve(http::Config &config)
{
    config.onRequest = [this](http::Request request, const http::Responder &responder) {
        take(std::move(request), responder);
    };
    config.onUpgrade = [this](const http::Request &request, const http::Upgrade &upgrade) {
        open(request, upgrade);
    };
    config.bodyLimit = [this, standard = config.limits.bodyBytes](const http::Request &request) {
        return bodyLimit(request, standard);
    };
}

void Api::take(http::Request request, const http::Responder &responder)
{
    Match found = match(request.method, request.segments());
    if (!found.operation)
        return responder.send(without(found, request));
    Call call{m_services, std::make_shared<const http::Request>(std::move(request)), responder};
    call.operation = found.operation;
    call.path = found.path;
    call.directory = m_services->core().directory();
    call.now = m_services->now();
    if (!m_services->workers.start([call] { run(call); }))
        call.refuse({ErrorCode::Unavailable, u"too many requests wait"_s});
}

void Api::open(const http::Request &request, const http::Upgrade &upgrade)
{
    const Match found = match(request.method, request.segments());
    if (!found.operation || !found.operation->socket)
        return upgrade.reject(notFound(request.requestId));
    const Result<Query> query = Query::read(request.query, found.operation->query);
    if (!query)
        return upgrade.reject(problem(query.error(), request.requestId));
    const qint64 after = query->whole("after"_L1, -1);
    if (request.header("authorization").isEmpty())
        return m_feed->open(upgrade, {}, after);

    const auto directory = m_services->core().directory();
    const Instant now = m_services->now();
    const Result<domain::Caller> caller = callerIn(request, *directory, now);
    if (!caller)
        return upgrade.reject(problem(caller.error(), request.requestId));
    const domain::Need need{found.operation->permission, {}, found.operation->id};
    const Result<Actor> actor =
        m_services->authorize(*directory, *caller, need, request.requestId, now);
    if (!actor)
        return upgrade.reject(problem(actor.error(), request.requestId));
    m_feed->open(upgrade, *caller, after);
}

// More than usual only for an upload of somebody who is signed in.
qint64 Api::bodyLimit(const http::Request &request, qint64 standard) const
{
    const Match found = match(request.method, request.segments());
    if (!found.operation || !found.operation->act.rawBody)
        return standard;
    const auto directory = m_services->core().directory();
    return callerIn(request, *directory, m_services->now()) ? m_services->settings().mostUploadBytes
                                                            : standard;
}

} // namespace stw::api
