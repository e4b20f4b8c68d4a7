#pragma once

#include "backend/ports/executor.h"

#include <QObject>

#include <functional>
#include <memory>

namespace stw::conformance {

//! What a driver's own test gives the suite: an engine that outlives the driver objects.
class Engine
{
public:
    Engine() = default;
    virtual ~Engine() = default; //!< Ends what still runs.
    Q_DISABLE_COPY_MOVE(Engine)

    //! A new driver object on the same engine: what a restart of the service makes.
    virtual std::unique_ptr<ports::Executor> open(ports::ReportSink sink) = 0;
    //! The same, but its launches come to nothing after everything was prepared, as if the service
    //! had been killed between the two.
    virtual std::unique_ptr<ports::Executor> openWithoutStarts(ports::ReportSink sink) = 0;
    //! Kills, as kill -9 does, the wrapper of an attempt. False: there is none.
    virtual bool killWrapper(const QString &tag) = 0;
    //! Says whether the process, whose number the work printed, is there.
    virtual bool isAlive(qint64 pid) = 0;
};

//! The suite every driver passes: the contract of ports::Executor. A driver's test derives, makes
//! engines, and adds what it alone promises.
class Suite : public QObject
{
    Q_OBJECT

protected:
    virtual std::unique_ptr<Engine> makeEngine() = 0;

private slots:
    void endsAsTheWorkDoes_data();
    void endsAsTheWorkDoes();
    void reportsTheStartFirst();
    void cancelsGracefully();
    void cancellingTwiceIsStillGraceful();
    void killsWhatIgnoresTheTerm();
    void killsAtOnce();
    void cancelsWhatNeverStarted();
    void launchesOnce();
    void launchesOnceFromTwoDrivers();
    void findsWhatIsOver();
    void saysOfAnUnknownTagThatItNeverStarted();
    void findsRunningWorkAfterARestart();
    void cancelsAfterARestart();
    void hearsOfAnEndThatNobodyWatched();
    void settlesWhatWasPreparedOnly();
    void launchesWhatWasPreparedOnly();
    void losesWorkWithItsWrapper();
    void losesWorkWhileTheServiceIsDown();
    void leavesNoStragglers();
    void followsTheLog();
    void knowsNoLogOfAnUnknownTag();
    void listsAndReadsFiles();
    void readsNothingOutsideTheFolder_data();
    void readsNothingOutsideTheFolder();
    void putsInputsInPlace();
    void refusesWorkWhoseInputIsGone();
    void refusesBadUploads_data();
    void refusesBadUploads();
    void startsFast();
};

//! One driver object with everything it reported.
class Watched
{
public:
    explicit Watched(Engine &engine, bool starts = true);

    ports::Executor &driver() { return *m_driver; }
    //! Until reported, or a minute has passed; then nothing.
    std::optional<ports::WorkOver> waitForEnd(const QString &tag);
    std::optional<ports::WorkStarted> waitForStart(const QString &tag);
    std::optional<Node> waitForNode(); //!< After a snapshot: the next one.
    //! Until the output holds the text.
    bool waitForOutput(const QString &tag, const QByteArray &text);
    QByteArray output(const QString &tag);
    QList<ports::Report> reports() const { return m_reports; }

private:
    QList<ports::Report> m_reports; //!< Before the driver, which writes to it until it is gone.
    std::unique_ptr<ports::Executor> m_driver;
};

//! `sh -c` with room enough; a tag that no other test uses.
ports::LaunchSpec specOf(const QString &script);

} // namespace stw::conformance
