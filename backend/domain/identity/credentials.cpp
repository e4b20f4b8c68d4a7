#include "backend/domain/decide.h"

namespace stw::domain {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::hours kLongestToken{24 * 365};

} // namespace

Events decideOn(const World &world, const IssueToken &command, const Context &context)
{
    const Token &token = command.token;
    const auto user = world.directory.users.constFind(token.user);
    if (user == world.directory.users.constEnd() || user->disabled)
        return failure(ErrorCode::Unauthenticated, u"user"_s);
    if (token.kind == TokenKind::Session && user->service)
        return failure(ErrorCode::Forbidden, u"service accounts have no sessions"_s);
    // Here and not only at the edge: of many tries under way at once none may pass the lock.
    if (token.kind == TokenKind::Session && command.secretHash.isEmpty()
        && user->lockedUntil > context.now)
        return failure(ErrorCode::Unauthenticated, u"locked"_s);
    if (token.expiresAt <= context.now || token.expiresAt - context.now > kLongestToken)
        return malformed({{u"expires_at"_s, u"range"_s, u"within 365 days from now"_s}});
    // A one-time secret serves once: the second of two equal sign-ins finds it gone.
    if (!command.secretHash.isEmpty()
        && (user->secretHash != command.secretHash || user->secretExpires <= context.now))
        return failure(ErrorCode::Unauthenticated, u"secret"_s);
    return QList<Event>{TokenIssued{token}};
}

Events decideOn(const World &world, const ExtendToken &command, const Context &context)
{
    const auto token = world.directory.tokens.constFind(command.id);
    if (token == world.directory.tokens.constEnd() || token->kind != TokenKind::Session
        || token->expiresAt <= context.now || token->expiresAt >= command.expiresAt)
        return QList<Event>{};
    return QList<Event>{TokenExtended{command.id, command.expiresAt}};
}

Events decideOn(const World &world, const RevokeToken &command, const Context &)
{
    const auto token = world.directory.tokens.constFind(command.id);
    if (token == world.directory.tokens.constEnd() || token->user != command.owner)
        return failure(ErrorCode::NotFound, u"token"_s);
    return QList<Event>{TokenRevoked{command.id}};
}

void applyTo(World &world, const TokenIssued &event)
{
    Directory &directory = world.directory;
    directory.tokens.insert(event.token.id, event.token);
    directory.tokenOfHash.insert(event.token.hash, event.token.id);
    if (event.token.kind != TokenKind::Session)
        return;
    User &user = directory.users[event.token.user];
    user.secretHash.clear();
    user.secretExpires = {};
    user.failures = 0;
    user.lockedUntil = {};
}

void applyTo(World &world, const TokenExtended &event)
{
    world.directory.tokens[event.id].expiresAt = event.expiresAt;
}

void applyTo(World &world, const TokenRevoked &event)
{
    world.directory.tokenOfHash.remove(world.directory.tokens.value(event.id).hash);
    world.directory.tokens.remove(event.id);
}

} // namespace stw::domain
