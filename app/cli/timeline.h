#pragma once

#include "app/cli/run.h"
#include "app/client/requestwatch.h"

namespace stw::cli {

//! Prints what happened to a request and what happens, a line each, until its end; then ends the
//! run with the work's result. With --json each line is a FeedLine.
class Timeline : public QObject
{
    Q_OBJECT

public:
    Timeline(Run &run, RequestId id);

    void start() { m_watch.start(); }

private:
    void read();
    void take(const client::Answer &answer);

    Run &m_run;
    const RequestId m_id;
    client::RequestWatch m_watch;
    QPointer<client::Call> m_reading;
    bool m_again = false;
    qint64 m_seen = 0;
    std::optional<RequestState> m_end;
};

} // namespace stw::cli
