#pragma once

#include "backend/executors/local/attemptfolder.h"
#include "backend/executors/local/attemptstate.h"
#include "backend/executors/local/inputs.h"
#include "backend/executors/local/nodereading.h"
#include "backend/ports/clock.h"
#include "backend/ports/executor.h"
#include "backend/task/files.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QSocketNotifier>
#include <QThreadPool>
#include <QTimer>

#include <functional>

namespace stw::executors {

struct LocalConfig
{
    QString folder;      //!< Root of everything of this executor; attemptfolder.h says what.
    QString taskProgram; //!< Path of `stellwerk-task`.
    //! As root: the work's user is this plus the project's number. Nothing: the service's own user,
    //! and the pool says isolation `none`.
    std::optional<qint64> uidBase;
    qint64 graceSeconds = 60;                      //!< From TERM to KILL.
    qint64 outputBytes = 100LL * 1024 * 1024;      //!< Kept of one attempt's output.
    qint64 inputBytes = 10LL * 1024 * 1024 * 1024; //!< Kept of one person's uploads.
    qint64 outputDays = 30;
    qint64 folderDays = 7;                            //!< Work folders and uploads.
    QString nodeName;                                 //!< Empty: the host's name.
    QString nvidiaSmi = QStringLiteral("nvidia-smi"); //!< Program; absent: no cards.
    qint64 reservedCpuMilli = 0;                      //!< Not offered to work.
    qint64 reservedMemoryMiB = 0;                     //!< The same, beyond the service's own share.
};

//! Runs work on this machine through `stellwerk-task`. All state is in files: a new process finds
//! what an earlier one started. What may wait is done in worker threads; reports come in the thread
//! of this object.
class LocalExecutor final : public QObject, public ports::Executor
{
    Q_OBJECT

public:
    //! Unavailable: a folder cannot be made, the wrapper is missing, or another user is asked for
    //! without root.
    static Result<std::unique_ptr<LocalExecutor>> open(LocalConfig config, ports::Clock &clock,
                                                       ports::ReportSink sink);
    ~LocalExecutor() override; //!< Work goes on.

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
    //! An attempt whose end is not known yet.
    struct Live
    {
        int watch = -1;
        bool busy = false; //!< A worker thread starts it, or concludes what became of it.
        bool startReported = false;
        std::optional<ports::StopKind> stop;
        QDeadlineTimer killAt = QDeadlineTimer(QDeadlineTimer::Forever);
        //! From then on a launch file without START means: never started.
        QDeadlineTimer settleAt = QDeadlineTimer(QDeadlineTimer::Forever);
        Instant lastSeen; //!< When its wrapper was last seen.
        std::optional<task::StartReceipt> start;
        QString fault; //!< Said once.
    };
    using Work = std::function<Result<>()>;

    LocalExecutor(LocalConfig config, ports::Clock &clock, ports::ReportSink sink);
    Result<> begin();

    AttemptFiles read(const QString &tag) const;
    Live &follow(const QString &tag);
    void forget(const QString &tag);
    void takeChanges();
    void poll();
    void look(const QString &tag);
    void onState(const QString &tag, const AttemptFiles &files, const NothingYet &);
    void onState(const QString &tag, const AttemptFiles &files, const Running &running);
    void onState(const QString &tag, const AttemptFiles &files, const Over &over);
    void onState(const QString &tag, const AttemptFiles &files, const WrapperGone &);
    void onState(const QString &tag, const AttemptFiles &files, const Unreadable &unreadable);

    void stop(const QString &tag, Live &live);
    void settleNeverStarted(const QString &tag, const AttemptFiles &files);
    void inWorker(const QString &tag, const Work &work);
    void takeReading(const NodeReading &reading);
    void sweepOld();

    LocalConfig m_config;
    ports::Clock &m_clock;
    ports::ReportSink m_sink;
    AttemptFolders m_folders;
    Inputs m_inputs;
    QMap<QString, Live> m_live;
    SmiCards m_cards;
    bool m_reading = false;
    task::Fd m_changes; //!< inotify(7) on the folders of live attempts.
    std::unique_ptr<QSocketNotifier> m_notifier;
    QTimer m_poll;
    QTimer m_sweep;
    QThreadPool m_workers; //!< Last, so that it is waited for before anything is gone.
};

} // namespace stw::executors
