#pragma once

#include "app/cli/run.h"
#include "app/client/outputtail.h"
#include "app/client/requestwatch.h"

namespace stw::cli {

//! Waits for the end of a request and then ends the run with the work's result: the output on
//! standard output, the progress on standard error; with --json one object, the RequestRecord with
//! two fields more, `output` (text) and `exit_code` (of the work; null where it had none).
class Wait : public QObject
{
    Q_OBJECT

public:
    enum class Output { AtTheEnd, AsItComes };

    Wait(Run &run, RequestId id, Output output);

    void start();

private:
    void tell(const RequestRecord &record);
    void end(const RequestRecord &record, const QByteArray &json);
    void conclude();

    Run &m_run;
    client::RequestWatch m_watch;
    client::OutputTail m_tail;
    const Output m_output;
    std::optional<RequestState> m_told;
    std::optional<RequestRecord> m_record; //!< Of the end.
    QByteArray m_json;
    QByteArray m_text; //!< Output kept for the JSON.
};

} // namespace stw::cli
