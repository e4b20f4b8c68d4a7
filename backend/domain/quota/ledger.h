#pragma once

#include "backend/domain/world.h"

namespace stw::domain {

//! The account of a dimension at \a at: month windows have one for each of the project's months.
AccountKey accountOf(Scope scope, QuotaDimension dimension, const QString &period);

//! Every scope that a project's work counts against.
QList<Scope> scopesOf(const Project &project);

//! One line: what stands against the limit, with \a asked on top.
QuotaLine lineOf(const Ledger &ledger, const AccountKey &key, qint64 asked);

//! Lines of one window's dimensions that \a demand would break now. Only a dimension that grows
//! can block. A demand that overflows breaks its line.
QList<QuotaLine> brokenLines(const World &world, const Project &project, const Demand &demand,
                             QuotaWindow window, const QString &period);

//! Moves amounts between accounts. A posting never takes an account below 0 (asserted).
void post(Ledger &ledger, const QList<Posting> &postings);

} // namespace stw::domain
