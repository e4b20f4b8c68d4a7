#pragma once

#include "backend/ports/journal.h"

#include <map>
#include <set>

namespace stw::core {

//! Which rows the events of a batch write: a pure function of the events and the world. note() is
//! called for each event in turn, before and after it is applied.
class Projection
{
public:
    //! \a before is the world that \a entry's event is about to be applied to.
    void noteBefore(const domain::World &before, const ports::Entry &entry);
    //! \a after is the world it was applied to. A request in it may be terminal.
    void noteAfter(const domain::World &after, const ports::Entry &entry);
    //! The rows of everything noted, as \a world now is; then empty again.
    QList<ports::Row> take(const domain::World &world);

private:
    void object(const ports::Object &object, bool removed = false);

    QList<ports::Row> m_rows;                  //!< What is never written twice.
    std::map<RequestId, qsizetype> m_requests; //!< With the first queue span that may differ.
    std::set<std::pair<RequestId, qint64>> m_allocations; //!< By position in the request.
    std::set<domain::AccountKey> m_accounts;
    std::set<UserId> m_users;
    std::set<ProjectId> m_projects;
    std::set<TokenId> m_tokens;
    std::set<ProposalId> m_proposals;
};

} // namespace stw::core
