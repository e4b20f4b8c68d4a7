#include "app/cli/wait.h"

#include "app/cli/layout.h"
#include "app/cli/recordtext.h"
#include "app/texts/errortext.h"
#include "app/texts/queuereasontext.h"
#include "app/texts/words.h"

#include <QCoreApplication>

namespace stw::cli {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Wait)
};

QByteArray withResult(const QByteArray &record, const QByteArray &output,
                      const std::optional<qint64> &exitCode)
{
    const QByteArray code = exitCode ? QByteArray::number(*exitCode) : QByteArray("null");
    return record.trimmed().chopped(1) + ",\"output\":" + wire::encode(QString::fromUtf8(output))
           + ",\"exit_code\":" + code + '}';
}

} // namespace

Wait::Wait(Run &run, RequestId id, Output output)
    : QObject(&run)
    , m_run(run)
    , m_watch(run.client(), id)
    , m_tail(run.client(), id, client::OutputTail::Until::End)
    , m_output(output)
{
    connect(&m_watch, &client::RequestWatch::changed, this, &Wait::tell);
    connect(&m_watch, &client::RequestWatch::ended, this, &Wait::end);
    connect(&m_watch, &client::RequestWatch::failed, &m_run, &Run::fail);
    connect(&m_tail, &client::OutputTail::bytes, this, [this](const QByteArray &piece) {
        if (m_run.json())
            m_text += piece;
        else
            m_run.printBytes(piece);
    });
    connect(&m_tail, &client::OutputTail::complete, this, [this] {
        if (m_record)
            conclude();
    });
    connect(&m_tail, &client::OutputTail::failed, this, [this](const Error &error) {
        // What never started has no output; of anything else the work's result matters more.
        if (error.code != ErrorCode::NotFound)
            m_run.note(texts::textOf(error.code));
        if (m_record)
            conclude();
    });
}

void Wait::start()
{
    m_watch.start();
    if (m_output == Output::AsItComes)
        m_tail.start();
}

void Wait::tell(const RequestRecord &record)
{
    const Request &request = record.request;
    if (m_told == request.state || isTerminal(request.state))
        return;
    m_told = request.state;
    m_run.note(texts::textOf(request.state));
    if (request.state != RequestState::Queued || request.queue.isEmpty())
        return;
    for (const QueueReason &reason : request.queue.last().reasons)
        m_run.note(u"  "_s + oneLine(texts::textOf(reason)));
}

void Wait::end(const RequestRecord &record, const QByteArray &json)
{
    m_record = record;
    m_json = json;
    m_tail.drain();
}

void Wait::conclude()
{
    if (m_run.json())
        m_run.print(QString::fromUtf8(withResult(m_json, m_text, workExitCode(*m_record)) + '\n'));
    else
        m_run.note(endLine(*m_record));
    m_run.finish(exitCodeOf(m_record->request.state));
}

} // namespace stw::cli
