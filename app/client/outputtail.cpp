#include "app/client/outputtail.h"

namespace stw::client {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int kPiece = 256 * 1024;
constexpr std::chrono::milliseconds kPause = 200ms;
// How long the service may hold a followed question until there is something to say.
constexpr std::chrono::seconds kFollow = 25s;
constexpr std::chrono::milliseconds kDeadline = 60s;

} // namespace

OutputTail::OutputTail(Client &client, RequestId id, Until until, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_id(id)
    , m_until(until)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, &OutputTail::ask);
}

void OutputTail::drain()
{
    m_until = Until::Now;
    m_pause.stop();
    if (m_call)
        m_call->cancel();
    ask();
}

void OutputTail::ask()
{
    QUrlQuery query{{u"offset"_s, QString::number(m_offset)},
                    {u"limit"_s, QString::number(kPiece)}};
    if (m_until == Until::End)
        query.addQueryItem(u"follow"_s, QString::number(kFollow.count()));
    const Ask question{.path = "requests/%1/output"_L1.arg(m_id.toString()),
                       .query = query,
                       .deadline = kDeadline};
    m_call = m_client.send(question, this, [this](const Result<Answer> &answer) {
        m_call.clear();
        if (answer)
            take(*answer);
        else
            refuse(answer.error());
    });
}

void OutputTail::take(const Answer &answer)
{
    bool told = false;
    const qint64 next = answer.headers.value("x-next-offset").toLongLong(&told);
    const bool moved = !answer.body.isEmpty();
    m_offset = told ? next : m_offset + answer.body.size();
    if (moved)
        emit bytes(answer.body);
    const bool over = answer.headers.value("x-output-complete") == "true";
    if (over || (m_until == Until::Now && !moved))
        emit complete();
    else if (moved)
        ask();
    else
        m_pause.start();
}

void OutputTail::refuse(const Error &error)
{
    const bool passing = error.code == ErrorCode::Unavailable || error.code == ErrorCode::TooMany;
    if (passing && m_until == Until::End)
        m_pause.start();
    else
        emit failed(error);
}

} // namespace stw::client
