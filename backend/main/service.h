#pragma once

#include "backend/api/api.h"
#include "backend/core/loop.h"
#include "backend/main/anchors.h"
#include "backend/main/exitcode.h"
#include "backend/main/loopdriver.h"
#include "backend/main/settings.h"
#include "backend/main/systemclock.h"
#include "backend/store/store.h"

#include <QObject>
#include <QTimer>

#include <thread>

namespace stw::main {

class Demo;

//! The composition root: the only place that knows every concrete part and wires it to the others.
class Service : public QObject
{
    Q_OBJECT

public:
    explicit Service(Configuration configuration, QObject *parent = nullptr);
    ~Service() override;
    Q_DISABLE_COPY_MOVE(Service)

    //! Opens the store, puts in what a first start needs, and serves. Fine: it serves; otherwise
    //! why it does not, with the words in \a why.
    ExitCode start(QString &why);
    quint16 port() const;

    //! Answers what was taken, writes an anchor, and says drained(). Work goes on without us.
    void drain();

signals:
    void drained();

private:
    Result<void> openStore();
    Result<void> openLoop();
    Result<void> fillFirst();
    ExitCode listen(QString &why);
    void anchor();
    void whenRested();

    Configuration m_configuration;
    SystemClock m_clock;
    SystemIds m_loopIds;
    SystemIds m_apiIds;
    store::OpenedStore m_store;
    AnchorKey m_anchorKey;
    std::vector<std::unique_ptr<ports::Executor>> m_executors;
    std::unique_ptr<core::Loop> m_loop;
    std::unique_ptr<LoopDriver> m_driver;
    std::unique_ptr<Demo> m_demo;
    std::unique_ptr<api::Api> m_api;
    std::unique_ptr<http::Server> m_server;
    std::thread m_stopping; //!< Waits for the edge while the loop still answers.
    bool m_edgeStopped = false;
    bool m_drained = false;
    QTimer m_anchorTimer;
};

//! What the store needs to know of \a configuration.
store::StoreConfig storeConfigOf(const Configuration &configuration);

} // namespace stw::main
