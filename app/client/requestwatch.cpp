#include "app/client/requestwatch.h"

namespace stw::client {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds kPollWithoutFeed = 500ms;
// A feed whose far end has vanished says nothing until a ping fails; this bounds the delay.
constexpr std::chrono::milliseconds kPollBesideFeed = 10s;

} // namespace

RequestWatch::RequestWatch(Client &client, RequestId id, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_id(id)
    , m_feed(client)
{
    connect(&m_poll, &QTimer::timeout, this, &RequestWatch::look);
    connect(&m_feed, &Feed::opened, this, [this] {
        m_poll.start(kPollBesideFeed);
        look();
    });
    connect(&m_feed, &Feed::closed, this, [this] { m_poll.start(kPollWithoutFeed); });
    connect(&m_feed, &Feed::line, this, [this](const FeedLine &found) {
        if (found.request != m_id)
            return;
        emit line(found);
        look();
    });
}

void RequestWatch::start()
{
    m_poll.start(kPollWithoutFeed);
    m_feed.open();
    look();
}

void RequestWatch::look()
{
    if (m_over)
        return;
    if (m_looking) {
        m_again = true;
        return;
    }
    m_looking = m_client.send({.path = "requests/"_L1 + m_id.toString()}, this,
                              [this](const Result<Answer> &answer) {
                                  m_looking.clear();
                                  take(answer);
                                  if (std::exchange(m_again, false))
                                      look();
                              });
}

void RequestWatch::take(const Result<Answer> &answer)
{
    if (!answer) {
        refuse(answer.error());
        return;
    }
    const auto record = wire::decode<RequestRecord>(answer->body, wire::Reader::Unknown::Ignore);
    if (!record) {
        refuse(record.error());
        return;
    }
    const bool terminal = isTerminal(record->request.state);
    if (terminal)
        stop();
    if (m_seen != record->request) {
        m_seen = record->request;
        emit changed(*record, answer->body);
    }
    if (terminal)
        emit ended(*record, answer->body);
}

void RequestWatch::refuse(const Error &error)
{
    const bool passing = error.code == ErrorCode::Unavailable || error.code == ErrorCode::TooMany
                         || error.code == ErrorCode::Internal;
    if (passing)
        return; // the poll looks again
    stop();
    emit failed(error);
}

void RequestWatch::stop()
{
    m_over = true;
    m_poll.stop();
    m_feed.disconnect(this);
}

} // namespace stw::client
