#pragma once

#include "backend/core/core.h"
#include "backend/domain/identity/access.h"
#include "tests/sim/simexecutor.h"

namespace stw::sim {

//! People, projects and the catalogue of one simulated installation: what every run begins with.
struct House
{
    QList<Tenant> tenants;
    QList<Project> projects;
    QList<User> developers; //!< Members of every project.
    QList<User> policies;   //!< Policy admins: one proposes, another one activates.
    User administrator;
    QMap<UserId, Token> tokens;
    QStringList specs;               //!< By name.
    QList<domain::Command> commands; //!< That make it, in order, by the installation.
};

House makeHouse(SimIds &ids, Instant now);

//! Machines with cards, and machines without.
QList<Node> cardNodes();
QList<Node> plainNodes();
Pool cardPool();
Pool plainPool();

//! A further version of a spec of the house.
Spec makeSpec(const QString &name, qint64 version);
PriceVersion makePrice(const VersionRef &spec, qint64 version, qint64 units, Instant from);

//! A wish that can be granted, most of the time.
Wish makeWish(const House &house, Chance &chance);
//! One rule of \a wish broken.
Wish breakWish(Wish wish, Chance &chance);

} // namespace stw::sim
