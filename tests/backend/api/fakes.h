#pragma once

#include "backend/core/core.h"
#include "backend/ports/clock.h"
#include "backend/ports/executor.h"
#include "backend/ports/records.h"

#include <atomic>
#include <mutex>

namespace stw::test {

class SetClock final : public ports::Clock
{
public:
    Instant now() override { return {m_us}; }
    void advance(Micros length) { m_us += length.count(); }

private:
    std::atomic<qint64> m_us = 1'796'000'000'000'000; // 2026-11-30
};

class CountedIds final : public ports::Ids
{
public:
    Uuid next() override { return uuidV7(1'796'000'000'000, 0, ++m_last); }

private:
    std::atomic<quint64> m_last = 0;
};

//! The loop without a store, a scheduler and a thread: the real decide() and apply(), at once, in
//! the caller's thread. Keeps the journal and every request.
class FakeCore final : public core::Core
{
public:
    explicit FakeCore(ports::Clock &clock)
        : m_clock(clock)
    {}

    bool post(core::Envelope envelope) override;
    std::shared_ptr<const domain::Directory> directory() const override;
    std::shared_ptr<const domain::World> world() const override;
    qint64 seq() const override;
    QString readOnlyReason() const override;
    int subscribe(FeedCallback callback) override;
    void unsubscribe(int subscription) override;

    //! As the installation; fails the test where it is refused.
    core::Outcome act(domain::Command command);
    void setReadOnly(const QString &reason);
    void setFull(bool full) { m_full = full; }
    int posts() const { return m_posts; } //!< Envelopes taken from others than act().
    QList<ports::Entry> journal() const;
    QList<Request> requests() const;
    void change(const std::function<void(domain::World &)> &edit);

private:
    Result<core::Outcome> decideOne(const core::Envelope &envelope);
    QList<ports::Entry> append(const QList<domain::Event> &events, const Actor &actor,
                               const QString &cause);

    ports::Clock &m_clock;
    std::atomic<bool> m_full = false;
    std::atomic<int> m_posts = 0;
    mutable std::recursive_mutex m_mutex; //!< Guards what follows.
    domain::World m_world;
    QList<ports::Entry> m_journal;
    QMap<RequestId, Request> m_requests;
    QString m_readOnly;
    QMap<int, FeedCallback> m_subscribers;
    int m_next = 1;
};

//! Reads what FakeCore keeps.
class FakeRecords final : public ports::Records
{
public:
    explicit FakeRecords(const FakeCore &core)
        : m_core(core)
    {}

    Result<ports::Page<RequestSummary>> requests(const ports::RequestQuery &query) override;
    Result<Request> request(RequestId id, const ports::Reach &reach) override;
    Result<QList<ports::JournalLine>> journal(const ports::JournalQuery &query) override;
    Result<QList<UsageLine>> usage(const ports::UsageQuery &query) override;
    Result<AuditCheck> verifyAudit(const ports::Head &anchor) override;
    Result<ports::Head> head() override;

    ports::RequestQuery lastQuery() const;

private:
    const FakeCore &m_core;
    mutable std::mutex m_mutex;
    ports::RequestQuery m_lastQuery;
};

//! Keeps output, files and uploads in memory; runs nothing.
class FakeExecutor final : public ports::Executor
{
public:
    Pool pool() const override;
    void launch(const ports::LaunchSpec &) override {}
    void find(const QString &) override {}
    void cancel(const QString &, ports::StopKind) override {}
    void snapshot() override {}
    Result<ports::LogChunk> log(const QString &tag, qint64 offset, qint64 most) override;
    Result<QMap<QString, qint64>> files(const QString &tag) override;
    Result<QByteArray> file(const QString &tag, const QString &name) override;
    Result<void> keepInput(UserId user, const QString &name, const QByteArray &bytes) override;

    void write(const QString &tag, const QByteArray &bytes);
    void writeFile(const QString &tag, const QString &name, const QByteArray &bytes);
    QMap<QString, QByteArray> inputs() const;

private:
    mutable std::mutex m_mutex;
    QMap<QString, QByteArray> m_output;
    QMap<QString, QMap<QString, QByteArray>> m_files;
    QMap<QString, QByteArray> m_inputs;
};

} // namespace stw::test
