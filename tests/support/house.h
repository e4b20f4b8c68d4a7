#pragma once

#include "backend/domain/world.h"
#include "shared/base/prng.h"
#include "tests/support/makers.h"

namespace stw::test {

//! A small world that commands are given to: tenant `acme` with the projects `lab` (Berlin) and
//! `shop`, tenant `other` with `far`; anna and ben are developers of lab; a catalogue with
//! `cpu-small` and `gpu` (1 to 8 cards), one pool `p`.
class House
{
public:
    House();

    //! Decides and, where allowed, applies.
    Result<QList<domain::Event>> run(const domain::Command &command);
    //! The same, when it must succeed.
    QList<domain::Event> done(const domain::Command &command);
    Uuid next() { return {0x0192000000007000ULL, ++m_ids}; }

    ProjectId project(const QString &name) const { return world.directory.projectOfName[name]; }
    UserId user(const QString &name) const { return world.directory.userOfName[name]; }
    const Request &request(RequestId id) const { return *world.requests.live[id]; }

    UserId addUser(const QString &name, const QList<Role> &roles = {});
    void observe(const Node &node) { done(domain::ObserveNode{node}); }
    void limit(ScopeKind scope, const QString &target, QuotaDimension dimension,
               std::optional<qint64> most);

    Wish wish(const QString &spec = QStringLiteral("gpu"));
    domain::Submit submitOf(const Wish &wish, const QString &user = QStringLiteral("anna"));
    //! Queued, then placed on the given cards of a node, then started.
    RequestId submit(const Wish &wish, const QString &user = QStringLiteral("anna"));
    domain::Place placeOf(RequestId id, const QString &node, const QStringList &cards);
    void place(RequestId id, const QString &node, const QStringList &cards);
    void start(RequestId id);
    domain::ReportEnded endOf(RequestId id, EndCause cause = EndCause::Ok);

    domain::World world;
    domain::Settings settings;
    Actor actor{QStringLiteral("installation"), {}, {}, {}};
    Instant now = instantFromText(u"2026-10-15T12:00:00Z").value();

private:
    void furnish();

    quint64 m_ids = 0;
};

//! One of the newest of \a ids or, as often, one that holds cards: forgotten ones would soon hold
//! them all. Not valid: there is none yet.
RequestId pickRequest(Prng &prng, const QList<RequestId> &ids, const domain::World &world);

} // namespace stw::test
