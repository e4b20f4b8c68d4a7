#pragma once

#include "shared/base/result.h"

#include <QLatin1StringView>

class QSqlError;

namespace stw::store {

enum class Engine;

// What went wrong with the database, in `facts["kind"]` of ErrorCode::Unavailable.
constexpr QLatin1StringView kTransient{"transient"}; //!< Nothing was written; may work later.
constexpr QLatin1StringView kPermanent{"permanent"}; //!< Nothing was written; will not work again.
constexpr QLatin1StringView kUnknownOutcome{"unknown_outcome"}; //!< The commit was not answered.

tl::unexpected<Error> unavailable(QLatin1StringView kind, const QString &detail);

//! What \a error of a statement that was not a COMMIT means.
tl::unexpected<Error> faultOf(Engine engine, const QSqlError &error);

} // namespace stw::store
