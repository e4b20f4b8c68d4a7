#pragma once

#include "backend/core/core.h"
#include "backend/ports/clock.h"
#include "shared/base/prng.h"

#include <QObject>
#include <QTimer>

namespace stw::main {

//! What `--demo` adds to the simulated fleet: two tenants with projects and limits, one account per
//! role with a random password, and requests that come and go, so that no page is empty.
class Demo : public QObject
{
    Q_OBJECT

public:
    //! Makes what is missing. The accounts and their passwords are written to `demo-accounts` in
    //! \a dataFolder, closed to others.
    Demo(core::Core &core, ports::Clock &clock, ports::Ids &ids, const QString &dataFolder,
         QObject *parent = nullptr);

private:
    void make(const QString &dataFolder);
    void ask();
    void post(domain::Command command);

    core::Core &m_core;
    ports::Clock &m_clock;
    ports::Ids &m_ids;
    Prng m_prng;
    QTimer m_timer;
};

} // namespace stw::main
