#include "backend/api/people.h"
#include "backend/api/routes/routes.h"
#include "backend/identity/secret.h"

namespace stw::api {

using namespace Qt::StringLiterals;

namespace {

// Nobody gives away what they do not hold: neither permissions nor, by a token without scopes,
// more than the token at hand may.
Result<QList<Permission>> scopesFor(const Call &call, const wire::TokenWish &wish)
{
    if (wish.scopes.isEmpty())
        return call.directory->tokens.value(call.caller.token).scopes;
    QList<FieldFault> faults;
    for (qsizetype at = 0; at < wish.scopes.size(); ++at) {
        const domain::Need need{wish.scopes[at], {}, {}};
        if (!domain::authorize(*call.directory, call.caller, need, call.now))
            faults.append({u"scopes.%1"_s.arg(at), u"choice"_s, u"a permission that you hold"_s});
    }
    if (!faults.isEmpty())
        return malformed(faults);
    return wish.scopes;
}

void issue(const Call &call, UserId user, const wire::TokenWish &wish,
           const QList<Permission> &scopes)
{
    const identity::Secret secret = identity::makeSecret(identity::SecretKind::Api);
    Token token;
    token.id = call.services->next<TokenId>();
    token.user = user;
    token.kind = TokenKind::Api;
    token.name = wish.name;
    token.hash = secret.hash;
    token.prefix = secret.prefix;
    token.scopes = scopes;
    token.issuedAt = call.now;
    token.expiresAt = call.now + std::chrono::hours(24 * wish.days);
    call.post(domain::IssueToken{token, {}},
              [text = secret.text, token](const Call &done, const core::Outcome &) {
                  done.answer(json(wire::TokenShown{text, viewOf(token)}, 201));
              });
}

} // namespace

void listTokens(const Call &call)
{
    QList<wire::TokenView> items;
    for (const Token &token : call.directory->tokens) {
        if (token.user == call.caller.user && token.expiresAt > call.now)
            items.append(viewOf(token));
    }
    call.answer(listing(items));
}

void issueToken(const Call &call, const wire::TokenWish &body)
{
    const Result<QList<Permission>> scopes = scopesFor(call, body);
    if (!scopes)
        return call.refuse(scopes.error());
    issue(call, call.caller.user, body, *scopes);
}

void issueServiceToken(const Call &call, const wire::TokenWish &body)
{
    const User *user = call.directory->userNamed(call.path.value(u"user"_s));
    if (!user)
        return call.refuse({ErrorCode::NotFound, u"user"_s});
    if (!user->service) // people make their own, so that nobody else ever knows them
        return call.refuse({ErrorCode::NotAllowed, u"not a service account"_s});
    issue(call, user->id, body, body.scopes);
}

void revokeToken(const Call &call)
{
    const Result<TokenId> id = call.id<TokenId>(u"token"_s);
    if (!id)
        return call.refuse(id.error());
    call.post(domain::RevokeToken{*id, call.caller.user},
              [](const Call &done, const core::Outcome &) { done.answer(noContent()); });
}

} // namespace stw::api
