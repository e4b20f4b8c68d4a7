#include "backend/main/executorcatalogue.h"

#include "backend/executors/local/localexecutor.h"
#include "backend/executors/simulated/simulatedexecutor.h"

#include <QCoreApplication>
#include <QDir>

#include <unistd.h>

namespace stw::main {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMiB = 1024 * 1024;

executors::LocalConfig localConfigOf(const Configuration &configuration)
{
    executors::LocalConfig config;
    config.folder = configuration.workFolder;
    config.taskProgram = QDir(QCoreApplication::applicationDirPath()).filePath(u"stellwerk-task"_s);
    config.uidBase = geteuid() == 0 ? std::optional(configuration.workUidBase) : std::nullopt;
    config.graceSeconds = configuration.workGraceSeconds;
    config.outputBytes = configuration.workOutputLimitMiB * kMiB;
    config.inputBytes = configuration.workInputLimitMiB * kMiB;
    config.outputDays = configuration.workOutputDays;
    config.folderDays = configuration.workFolderDays;
    return config;
}

} // namespace

Result<std::vector<std::unique_ptr<ports::Executor>>>
makeExecutors(const Configuration &configuration, ports::Clock &clock,
              const ports::ReportSink &sink)
{
    std::vector<std::unique_ptr<ports::Executor>> executors;
    Result<std::unique_ptr<executors::LocalExecutor>> local =
        executors::LocalExecutor::open(localConfigOf(configuration), clock, sink);
    if (!local)
        return tl::unexpected(local.error());
    executors.push_back(std::move(*local));
    if (configuration.demo)
        executors.push_back(std::make_unique<executors::SimulatedExecutor>(clock, sink));
    return executors;
}

} // namespace stw::main
