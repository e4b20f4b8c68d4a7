#pragma once

#include "backend/executors/local/localexecutor.h"
#include "tests/backend/executors/conformance/conformance.h"

#include <QTemporaryDir>

namespace stw::executors {

class WallClock final : public ports::Clock
{
public:
    Instant now() override;
};

//! A folder in which drivers start real work; outlives them.
class LocalEngine final : public conformance::Engine
{
public:
    LocalEngine();
    ~LocalEngine() override;

    LocalConfig config; //!< Tests change it before they open drivers.

    std::unique_ptr<ports::Executor> open(ports::ReportSink sink) override;
    std::unique_ptr<ports::Executor> openWithoutStarts(ports::ReportSink sink) override;
    bool killWrapper(const QString &tag) override;
    bool isAlive(qint64 pid) override;

    QString path(const QString &name) const { return m_folder.path() + u'/' + name; }
    //! The folder of an attempt.
    QString attempt(const QString &tag) const;
    //! A script in the place of nvidia-smi.
    void writeSmi(const QString &script);

private:
    std::optional<task::StartReceipt> startOf(const QString &tag) const;

    QTemporaryDir m_folder;
    WallClock m_clock;
};

} // namespace stw::executors
