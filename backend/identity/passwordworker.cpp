#include "backend/identity/passwordworker.h"

#include "backend/identity/secret.h"

namespace stw::identity {

PasswordWorker::PasswordWorker(const PasswordCost &cost, const Bounds &bounds)
    : m_cost(cost)
    , m_bounds(bounds)
{
    m_pool.setMaxThreadCount(bounds.atOnce);
    start([this] { decoy(); }); // so that the first unknown name takes no longer than the next
}

PasswordWorker::~PasswordWorker()
{
    m_pool.waitForDone();
}

bool PasswordWorker::hash(const QString &password,
                          std::function<void(const Result<QString> &)> done)
{
    return start(
        [this, password, done = std::move(done)] { done(hashPassword(password, m_cost)); });
}

bool PasswordWorker::verify(const QString &hash, const QString &password,
                            std::function<void(bool)> done)
{
    return start([this, hash, password, done = std::move(done)] {
        const bool same = verifyPassword(hash.isEmpty() ? decoy() : hash, password);
        done(same && !hash.isEmpty());
    });
}

bool PasswordWorker::start(std::function<void()> work)
{
    if (m_taken.fetch_add(1) >= m_bounds.atOnce + m_bounds.waiting) {
        m_taken.fetch_sub(1);
        return false;
    }
    m_pool.start([this, work = std::move(work)] {
        work();
        m_taken.fetch_sub(1);
    });
    return true;
}

const QString &PasswordWorker::decoy()
{
    std::call_once(m_decoyMade, [this] {
        m_decoy = hashPassword(makeSecret(SecretKind::OneTime).text, m_cost).value_or(QString());
    });
    return m_decoy;
}

} // namespace stw::identity
