#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <array>
#include <memory>

namespace stw::main {

//! SIGTERM and SIGINT as a Qt signal in the thread of this object, for a drain in good order. Not
//! by signalfd: a blocked signal would stay blocked in the work that executors start. One at a
//! time; with it goes the handling.
class EndSignals : public QObject
{
    Q_OBJECT

public:
    explicit EndSignals(QObject *parent = nullptr);
    ~EndSignals() override;
    Q_DISABLE_COPY_MOVE(EndSignals)

signals:
    //! Once for each signal that came; \a number is SIGTERM or SIGINT.
    void asked(int number);

private:
    void read();

    std::array<int, 2> m_pair{-1, -1}; //!< The handler writes into the first.
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace stw::main
