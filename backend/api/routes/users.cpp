#include "backend/api/people.h"
#include "backend/api/routes/routes.h"
#include "backend/identity/secret.h"

namespace stw::api {

using namespace Qt::StringLiterals;

namespace {

Result<User> userOf(const Call &call)
{
    const User *user = call.directory->userNamed(call.path.value(u"user"_s));
    if (!user)
        return failure(ErrorCode::NotFound, u"user"_s);
    return *user;
}

http::Response shown(const User &user, int status)
{
    http::Response response = json(viewOf(user), status);
    response.headers.emplaceBack("ETag", tagOfRevision(user.revision));
    return response;
}

void answerUser(const Call &call, UserId id, int status)
{
    call.answer(shown(call.services->core().directory()->users.value(id), status));
}

} // namespace

void listUsers(const Call &call)
{
    QList<wire::UserView> items;
    for (const User &user : call.directory->users)
        items.append(viewOf(user));
    call.answer(listing(items));
}

void createUser(const Call &call, const wire::UserWish &body)
{
    User user;
    user.id = call.services->next<UserId>();
    user.name = body.name;
    user.title = body.title;
    user.service = body.service;
    call.post(domain::CreateUser{user}, [id = user.id](const Call &done, const core::Outcome &) {
        answerUser(done, id, 201);
    });
}

void showUser(const Call &call)
{
    call.answer(userOf(call).map([](const User &user) { return shown(user, 200); }));
}

void editUser(const Call &call, const wire::UserEdit &body)
{
    const Result<User> user = userOf(call);
    if (!user)
        return call.refuse(user.error());
    const Result<qint64> revision = call.revision();
    if (!revision)
        return call.refuse(revision.error(), kPreconditionRequired);
    call.post(
        domain::EditUser{user->id, *revision, body.title, body.disabled},
        [id = user->id](const Call &done, const core::Outcome &) { answerUser(done, id, 200); });
}

void issueSecret(const Call &call)
{
    const Result<User> user = userOf(call);
    if (!user)
        return call.refuse(user.error());
    const identity::Secret secret = identity::makeSecret(identity::SecretKind::OneTime);
    const wire::SecretShown shown{
        user->id, secret.text,
        call.now + std::chrono::seconds(call.services->settings().secretSeconds)};
    call.post(domain::IssueSecret{user->id, secret.hash, shown.expiresAt},
              [shown](const Call &done, const core::Outcome &) { done.answer(json(shown, 201)); });
}

} // namespace stw::api
