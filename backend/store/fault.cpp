#include "backend/store/fault.h"

#include "backend/store/sqlfiles.h"

#include <QSqlError>

#include <algorithm>

namespace stw::store {

using namespace Qt::StringLiterals;

namespace {

//! Primary result codes (sqlite.org/rescode.html) that do not go away by waiting: ERROR, READONLY,
//! CORRUPT, CONSTRAINT, MISMATCH, NOTADB.
constexpr auto kPermanentSqlite = std::to_array<int>({1, 8, 11, 19, 20, 26});
//! SQLSTATE classes (PostgreSQL 15, appendix A): data exception, integrity, syntax or access.
constexpr auto kPermanentPostgres = std::to_array<QLatin1StringView>({"22"_L1, "23"_L1, "42"_L1});

bool isPermanent(Engine engine, const QString &code)
{
    switch (engine) {
    case Engine::Sqlite:
        return std::ranges::find(kPermanentSqlite, code.toInt() & 0xff) != kPermanentSqlite.end();
    case Engine::PostgreSql:
        return std::ranges::any_of(kPermanentPostgres,
                                   [&code](auto prefix) { return code.startsWith(prefix); });
    }
    Q_UNREACHABLE();
}

} // namespace

tl::unexpected<Error> unavailable(QLatin1StringView kind, const QString &detail)
{
    return failure(ErrorCode::Unavailable, detail, {{u"kind"_s, kind}});
}

tl::unexpected<Error> faultOf(Engine engine, const QSqlError &error)
{
    const QString code = error.nativeErrorCode();
    auto fault =
        unavailable(isPermanent(engine, code) ? kPermanent : kTransient, error.text().simplified());
    if (!code.isEmpty())
        fault.value().facts.insert(u"code"_s, code);
    return fault;
}

} // namespace stw::store
