#include "backend/api/people.h"
#include "backend/api/routes/routes.h"
#include "backend/identity/secret.h"

namespace stw::api {

using namespace Qt::StringLiterals;

namespace {

Error notSignedIn()
{
    return {ErrorCode::Unauthenticated, u"name, password or secret"_s};
}

QString accountKey(const QString &name)
{
    return u"account "_s + name;
}

QString addressKey(const Call &call)
{
    return u"address "_s + call.request->peer;
}

// Whether the call goes on; otherwise it has been answered.
bool keepsPace(const Call &call, const QStringList &keys)
{
    const qint64 wait = call.services->attemptSignIn(keys);
    if (wait == 0)
        return true;
    call.refuse({ErrorCode::TooMany,
                 u"sign-in attempts"_s,
                 {},
                 {{u"retry_after"_s, QString::number(wait)}}});
    return false;
}

// Does not wait for the journal: the answer to a wrong name takes as long as to a wrong password.
void noteFailure(const Call &call, const User &user)
{
    core::Envelope note;
    note.command = domain::NoteSignInFailure{user.id};
    note.actor.id = user.id.toString();
    note.cause = call.request->requestId;
    call.services->core().post(std::move(note));
}

void issueSession(const Call &call, const User &user, const QString &secretHash)
{
    const identity::Secret secret = identity::makeSecret(identity::SecretKind::Session);
    Token token;
    token.id = call.services->next<TokenId>();
    token.user = user.id;
    token.kind = TokenKind::Session;
    token.hash = secret.hash;
    token.prefix = secret.prefix;
    token.issuedAt = call.services->now();
    token.expiresAt =
        token.issuedAt + std::chrono::seconds(call.services->settings().sessionSeconds);
    call.postFor(user.id, domain::IssueToken{token, secretHash},
                 [text = secret.text, token](const Call &done, const core::Outcome &) {
                     const auto directory = done.services->core().directory();
                     const User now = directory->users.value(token.user);
                     done.services->signedIn(accountKey(now.name), addressKey(done));
                     done.answer(json(wire::SignedIn{text, token.expiresAt, viewOf(now)}, 201));
                 });
}

void signInByPassword(const Call &call, const User *user, const QString &password)
{
    const bool known = user && !user->service && !user->disabled;
    const auto verified = [call, known, user = user ? *user : User()](bool right) {
        const Instant now = call.services->now();
        if (!right) {
            if (known)
                noteFailure(call, user);
            return call.refuse(notSignedIn());
        }
        if (user.lockedUntil > now) { // who knows the password may know of the lock
            const auto wait = std::chrono::ceil<std::chrono::seconds>(user.lockedUntil - now);
            return call.refuse({ErrorCode::TooMany,
                                u"the account is locked"_s,
                                {},
                                {{u"retry_after"_s, QString::number(wait.count())}}});
        }
        issueSession(call, user, {});
    };
    if (!call.services->passwords.verify(known ? user->passwordHash : QString(), password,
                                         verified))
        call.refuse({ErrorCode::TooMany, u"sign-ins in progress"_s});
}

bool fits(const User &user, const QString &secretHash, Instant now)
{
    return !user.disabled && !user.secretHash.isEmpty() && user.secretExpires > now
           && identity::sameText(user.secretHash, secretHash);
}

// The password first: its event ends the secret, so that a crash between leaves a way in.
void setPasswordAndSignIn(const Call &call, const User &user, const QString &secretHash,
                          const QString &password)
{
    const auto hashed = [call, user, secretHash](const Result<QString> &hash) {
        if (!hash)
            return call.refuse(hash.error());
        const auto directory = call.services->core().directory();
        if (!fits(directory->users.value(user.id), secretHash, call.services->now()))
            return call.refuse(notSignedIn()); // used meanwhile
        call.postFor(
            user.id, domain::SetPassword{user.id, *hash},
            [user](const Call &done, const core::Outcome &) { issueSession(done, user, {}); });
    };
    if (!call.services->passwords.hash(password, hashed))
        call.refuse({ErrorCode::TooMany, u"sign-ins in progress"_s});
}

void signInBySecret(const Call &call, const User *user, const wire::SignIn &body)
{
    const QString hash = identity::hashOf(body.secret);
    if (!user || !fits(*user, hash, call.now)) {
        if (user)
            noteFailure(call, *user);
        return call.refuse(notSignedIn());
    }
    if (body.newPassword.isEmpty())
        return issueSession(call, *user, hash);
    if (const auto fault = identity::passwordFault(u"new_password"_s, body.newPassword))
        return call.refuse(Error{ErrorCode::Malformed, fault->field, {*fault}});
    setPasswordAndSignIn(call, *user, hash, body.newPassword);
}

QList<Permission> permissionsOf(const Call &call)
{
    QList<Permission> held;
    for (const PermissionRow &row : Named<Permission>::kRows) {
        const domain::Need need{row.value, {}, {}};
        if (domain::authorize(*call.directory, call.caller, need, call.now))
            held.append(row.value);
    }
    return held;
}

} // namespace

void signIn(const Call &call, const wire::SignIn &body)
{
    if (body.password.isEmpty() == body.secret.isEmpty()) {
        return call.refuse(
            fieldFault(u"password"_s, u"required"_s, u"either a password or a secret"_s));
    }
    if (body.secret.isEmpty() && !body.newPassword.isEmpty()) {
        return call.refuse(fieldFault(u"new_password"_s, u"unknown"_s, u"only with a secret"_s));
    }
    if (!keepsPace(call, {addressKey(call), accountKey(body.name)}))
        return;
    const User *user = call.directory->userNamed(body.name);
    if (body.secret.isEmpty())
        signInByPassword(call, user, body.password);
    else
        signInBySecret(call, user, body);
}

void signOut(const Call &call)
{
    call.post(domain::RevokeToken{call.caller.token, call.caller.user},
              [](const Call &done, const core::Outcome &) { done.answer(noContent()); });
}

void whoAmI(const Call &call)
{
    const domain::Directory &directory = *call.directory;
    wire::WhoAmI me;
    me.user = viewOf(directory.users.value(call.caller.user));
    me.token = viewOf(directory.tokens.value(call.caller.token));
    for (auto member = directory.members.begin(); member != directory.members.end(); ++member) {
        const ProjectId project = member.key().first;
        if (member.key().second == call.caller.user)
            me.memberships.append({project, projectName(directory, project), *member});
    }
    me.permissions = permissionsOf(call);
    domain::Settings settings;
    settings.singlePerson = call.services->settings().singlePerson;
    me.singlePerson = domain::singlePersonActs(directory, settings);
    const auto world = call.services->core().world();
    for (const Pool &pool : world->fleet.pools)
        me.simulated = me.simulated || pool.simulated;
    me.version = call.services->settings().version;
    call.answer(json(me));
}

void changePassword(const Call &call, const wire::PasswordChange &body)
{
    if (const auto fault = identity::passwordFault(u"new_password"_s, body.newPassword))
        return call.refuse(Error{ErrorCode::Malformed, fault->field, {*fault}});
    const User user = call.directory->users.value(call.caller.user);
    if (!keepsPace(call, {accountKey(user.name)}))
        return;
    const auto hashed = [call](const Result<QString> &hash) {
        if (!hash)
            return call.refuse(hash.error());
        call.post(domain::SetPassword{call.caller.user, *hash},
                  [](const Call &done, const core::Outcome &) { done.answer(noContent()); });
    };
    const auto verified = [call, hashed, password = body.newPassword](bool right) {
        if (!right) {
            return call.refuse(
                fieldFault(u"old_password"_s, u"wrong"_s, u"the present password"_s));
        }
        if (!call.services->passwords.hash(password, hashed))
            call.refuse({ErrorCode::TooMany, u"sign-ins in progress"_s});
    };
    if (!call.services->passwords.verify(user.passwordHash, body.oldPassword, verified))
        call.refuse({ErrorCode::TooMany, u"sign-ins in progress"_s});
}

} // namespace stw::api
