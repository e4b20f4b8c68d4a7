#pragma once

#include "backend/ports/records.h"
#include "backend/store/store.h"

namespace stw::store {

class Database;

class RecordsStore final : public ports::Records
{
public:
    explicit RecordsStore(StoreConfig config);
    ~RecordsStore() override;

    Result<ports::Page<RequestSummary>> requests(const ports::RequestQuery &query) override;
    Result<Request> request(RequestId id, const ports::Reach &reach) override;
    Result<QList<ports::JournalLine>> journal(const ports::JournalQuery &query) override;
    Result<QList<UsageLine>> usage(const ports::UsageQuery &query) override;
    Result<AuditCheck> verifyAudit(const ports::Head &anchor) override;
    Result<ports::Head> head() override;

private:
    //! The calling thread's connection; it closes with the thread, or soon after this object.
    Database &database();

    StoreConfig m_config;
    std::shared_ptr<const int> m_alive; //!< Tells the threads that we are still there.
};

} // namespace stw::store
