#include "backend/api/operations.h"
#include "backend/api/people.h"
#include "backend/api/record.h"
#include "backend/api/routes/routes.h"

#include <QCryptographicHash>

#include <algorithm>

namespace stw::api {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestKey = 128;
constexpr qsizetype kTagDigits = 16;

http::Response record(const Call &call, const Request &request, int status)
{
    const domain::Directory &directory = *call.directory;
    RequestRecord record;
    record.request = request;
    record.tenantName = tenantName(directory, request.tenant);
    record.projectName = projectName(directory, request.project);
    record.requesterName = userName(directory, request.requester);
    record.usage = usageOf(request, directory.projects.value(request.project).zone.toLatin1(),
                           call.services->now());
    // Counting is for who asks: thousands may wait while thousands are submitted.
    if (request.state == RequestState::Queued && call.operation->method == Method::Get)
        record.position = call.services->positionOf(request.id);
    const domain::Need control{Permission::RequestControl, request.project, {}};
    if (domain::authorize(directory, call.caller, control, call.now))
        record.actions = actionsOf(request.state);

    http::Response response = json(record, status);
    const QByteArray tag = '"'
                           + QCryptographicHash::hash(response.body, QCryptographicHash::Sha256)
                                 .toHex()
                                 .left(kTagDigits)
                           + '"';
    response.headers.emplaceBack("ETag", tag);
    if (status == 200 && call.request->header("if-none-match") == tag)
        return {304, {}, response.headers, {}};
    return response;
}

// The project's id where the caller may submit to it. Elsewhere nothing: the domain says the same
// of a project that is not there and of one that is not theirs, beside every other fault.
std::optional<ProjectId> projectFor(const Call &call, const Wish &wish)
{
    const Project *project = call.directory->projectNamed(wish.project);
    if (!project || !call.allow(Permission::RequestSubmit, project->id))
        return std::nullopt;
    return project->id;
}

Result<QString> idempotencyKey(const Call &call)
{
    const QByteArray key = call.request->header("idempotency-key");
    const bool visible =
        std::all_of(key.begin(), key.end(), [](char c) { return c > ' ' && c <= '~'; });
    if (key.isEmpty() || key.size() > kLongestKey || !visible) {
        return malformed({{u"Idempotency-Key"_s, u"required"_s,
                           u"a header with 1 to %1 visible ASCII characters"_s.arg(kLongestKey)}});
    }
    return QString::fromLatin1(key);
}

// The request that an accepted key stands for: over, the loop has let go of it.
Result<Request> submitted(const Call &call, const core::Outcome &outcome)
{
    if (outcome.request)
        return *outcome.request;
    return call.services->records().request(outcome.requestId, call.reach(Permission::RequestRead));
}

//! With names for ids, and with what only the loop's state tells: the cost by now, the position.
RequestSummary completed(const Call &call, const domain::World &world, RequestSummary line)
{
    const domain::Directory &directory = *call.directory;
    if (const auto live = world.requests.live.find(line.id); live != world.requests.live.end()) {
        const Request &request = **live;
        const QByteArray zone = directory.projects.value(request.project).zone.toLatin1();
        line.cost = usageOf(request, zone, call.now).cost;
    }
    if (line.state == RequestState::Queued)
        line.position = call.services->positionOf(line.id);
    if (const auto id = TenantId::fromString(line.tenant))
        line.tenant = tenantName(directory, *id);
    if (const auto id = ProjectId::fromString(line.project))
        line.project = projectName(directory, *id);
    if (const auto id = UserId::fromString(line.requester))
        line.requester = userName(directory, *id);
    return line;
}

template <class Command>
void end(const Call &call, const wire::EndWish &body)
{
    if (isTerminal(call.record->state)) { // the loop has let go of it
        return call.refuse({ErrorCode::NotAllowed,
                            u"it is over"_s,
                            {},
                            {{u"state"_s, nameOf(call.record->state)}}});
    }
    call.post(Command{call.record->id, body.reason},
              [](const Call &done, const core::Outcome &outcome) {
                  const Request &request = outcome.request ? *outcome.request : *done.record;
                  done.answer(record(done, request, 200));
              });
}

} // namespace

void previewRequest(const Call &call, const Wish &body)
{
    projectFor(call, body); // for the audit
    call.answer(core::preview(*call.services->core().world(), call.caller.user, body, call.now)
                    .map([](const Admission &admission) { return json(admission); }));
}

void submitRequest(const Call &call, const Wish &body)
{
    const Result<QString> key = idempotencyKey(call);
    if (!key)
        return call.refuse(key.error());
    domain::Submit submit;
    submit.id = call.services->next<RequestId>();
    submit.requester = call.caller.user;
    submit.wish = body;
    submit.idempotencyKey = *key;
    submit.bodyDigest = QString::fromLatin1(
        QCryptographicHash::hash(wire::encode(body), QCryptographicHash::Sha256).toHex());
    const domain::Need need{Permission::RequestSubmit, projectFor(call, body).value_or(ProjectId()),
                            call.operation->id};
    call.post(
        submit,
        [](const Call &done, const core::Outcome &outcome) {
            const Result<Request> request = submitted(done, outcome);
            if (!request)
                return done.refuse(request.error());
            http::Response response = record(done, *request, outcome.repeated ? 200 : 201);
            response.headers.emplaceBack("Location",
                                         "/v1/requests/" + request->id.toString().toLatin1());
            done.answer(response);
        },
        need);
}

void listRequests(const Call &call)
{
    const Query &query = call.query;
    ports::RequestQuery wanted;
    wanted.reach = call.reach(Permission::RequestRead);
    for (const QString &state : query.texts("state"_L1))
        wanted.states.append(fromName<RequestState>(state).value_or(RequestState::Draft));
    if (const QString name = query.text("project"_L1); !name.isEmpty()) {
        const Project *project = call.directory->projectNamed(name);
        if (!project)
            return call.answer(listing(QList<RequestSummary>(), {}, 0));
        wanted.project = project->id;
    }
    if (const QString name = query.text("requester"_L1); !name.isEmpty()) {
        const User *user = call.directory->userNamed(name);
        if (!user)
            return call.answer(listing(QList<RequestSummary>(), {}, 0));
        wanted.requester = user->id;
    }
    wanted.spec = query.text("spec"_L1);
    wanted.texts = query.texts("text"_L1);
    if (!query.text("cards_min"_L1).isEmpty())
        wanted.minimumCards = query.whole("cards_min"_L1, 0);
    if (!query.text("cards_max"_L1).isEmpty())
        wanted.maximumCards = query.whole("cards_max"_L1, 0);
    wanted.submittedFrom = query.moment("from"_L1);
    wanted.submittedTo = query.moment("to"_L1);
    wanted.sort = query.choice("sort"_L1, ports::RequestSort::SubmittedAt);
    wanted.descending = query.text("order"_L1) != u"asc";
    wanted.cursor = query.text("cursor"_L1);
    wanted.skip = query.whole("skip"_L1, 0);
    wanted.limit = query.whole("limit"_L1, wanted.limit);
    call.answer(call.services->records().requests(wanted).map([&call](const auto &page) {
        const auto world = call.services->core().world();
        QList<RequestSummary> items;
        for (const RequestSummary &line : page.items)
            items.append(completed(call, *world, line));
        return listing(items, page.next, page.total);
    }));
}

void showRequest(const Call &call)
{
    call.answer(record(call, *call.record, 200));
}

void showTimeline(const Call &call)
{
    const ports::JournalQuery wanted{call.reach(Permission::RequestRead), 0, 500, call.record->id};
    call.answer(call.services->records().journal(wanted).map([](const auto &lines) {
        QList<FeedLine> items;
        for (const ports::JournalLine &line : lines)
            items.append(line.line);
        return listing(items);
    }));
}

void cancelRequest(const Call &call, const wire::EndWish &body)
{
    end<domain::Cancel>(call, body);
}

void releaseRequest(const Call &call, const wire::EndWish &body)
{
    end<domain::Release>(call, body);
}

} // namespace stw::api
