#pragma once

#include "backend/ports/clock.h"
#include "backend/ports/executor.h"

#include <QObject>
#include <QTimer>

#include <mutex>

namespace stw::executors {

//! A fleet that does not exist, for trying the product out (`--demo`). Its pool is marked as
//! simulated, and so is every record of its work. Work "runs" for a time drawn from its tag; its
//! state lives in memory, so after a restart what ran is reported as lost with the node.
class SimulatedExecutor final : public QObject, public ports::Executor
{
    Q_OBJECT

public:
    SimulatedExecutor(ports::Clock &clock, ports::ReportSink sink, QObject *parent = nullptr);

    Pool pool() const override;
    void launch(const ports::LaunchSpec &spec) override;
    void find(const QString &tag) override;
    void cancel(const QString &tag, ports::StopKind kind) override;
    void snapshot() override;

    Result<ports::LogChunk> log(const QString &tag, qint64 offset, qint64 most) override;
    Result<QMap<QString, qint64>> files(const QString &tag) override;
    Result<QByteArray> file(const QString &tag, const QString &name) override;
    Result<void> keepInput(UserId user, const QString &name, const QByteArray &bytes) override;

private:
    struct Work
    {
        Instant startedAt;
        Instant endsAt;
        QByteArray output;
        std::optional<ports::WorkOver> over;
    };

    void pass();
    void end(const QString &tag, Work &work, EndCause cause);

    ports::Clock &m_clock;
    ports::ReportSink m_sink;
    QTimer m_timer;
    std::mutex m_mutex; //!< Guards what follows.
    QMap<QString, Work> m_works;
};

//! The 1,920 cards of the demo: 240 nodes of 8, four models of two vendors, most of them healthy.
QList<Node> simulatedFleet(const QString &pool);

} // namespace stw::executors
