#include "backend/api/feed.h"

#include "backend/identity/secret.h"
#include "shared/wire/bodies.h"

#include <algorithm>

namespace stw::api {

using namespace Qt::StringLiterals;

namespace {

constexpr int kWatchEvery = 10; // beats: five times a second
constexpr qint64 kPage = 200;   // about 40 KiB: far below what a socket queues

bool isVisible(const FeedLine &line, const std::optional<QList<ProjectId>> &reach)
{
    return !reach || (line.project.isValid() && reach->contains(line.project));
}

} // namespace

void Feed::start()
{
    const std::weak_ptr<Feed> self = weak_from_this();
    m_subscription = m_services->core().subscribe([self](const QList<ports::Entry> &) {
        if (const auto feed = self.lock())
            feed->wake();
    });
}

void Feed::stop()
{
    m_services->core().unsubscribe(m_subscription);
    const std::lock_guard lock(m_mutex);
    m_stopped = true;
    m_readers.clear();
}

void Feed::open(const http::Upgrade &upgrade, std::optional<domain::Caller> caller, qint64 after)
{
    const auto reader = std::make_shared<Reader>();
    reader->caller = caller;
    reader->openedAt = m_services->now();
    reader->position = after >= 0 ? after : m_services->core().seq();
    const std::weak_ptr<Feed> self = weak_from_this();
    const http::Socket socket = upgrade.accept({
        [self, reader](const QByteArray &text) {
            if (const auto feed = self.lock())
                feed->greet(reader, text);
        },
        [self, reader](quint16) {
            if (const auto feed = self.lock())
                feed->leave(reader);
        },
    });
    {
        const std::lock_guard lock(m_mutex);
        if (m_stopped || reader->gone)
            return socket.close(1001);
        reader->socket = socket;
        m_readers.append(reader);
        if (!m_beating) {
            m_beating = true;
            m_services->pulse.add([self] {
                const auto feed = self.lock();
                return !feed || feed->beat();
            });
        }
    }
    wake();
}

void Feed::greet(const ReaderPtr &reader, const QByteArray &text)
{
    std::unique_lock lock(m_mutex);
    if (reader->caller || !reader->socket)
        return; // only the first message means something
    const Result<wire::FeedGreeting> greeting = wire::decodeBody<wire::FeedGreeting>(text);
    const auto directory = m_services->core().directory();
    const Instant now = m_services->now();
    if (greeting) {
        const auto caller = domain::callerOf(*directory, identity::hashOf(greeting->token), now);
        const domain::Need need{Permission::RequestRead, {}, u"events.feed"_s};
        if (caller && m_services->authorize(*directory, *caller, need, u"feed"_s, now))
            reader->caller = *caller;
    }
    if (!reader->caller)
        return reader->socket->close(kNotAllowed, "not signed in");
    lock.unlock();
    wake();
}

void Feed::leave(const ReaderPtr &reader)
{
    const std::lock_guard lock(m_mutex);
    reader->gone = true;
    m_readers.removeOne(reader);
}

void Feed::wake()
{
    if (m_waking.exchange(true))
        return;
    const std::weak_ptr<Feed> self = weak_from_this();
    const bool started = m_services->workers.start([self] {
        if (const auto feed = self.lock())
            feed->pump();
    });
    if (!started) {
        m_waking = false;
        m_behind = true; // the next beat tries again
    }
}

void Feed::pump()
{
    const std::lock_guard pumping(m_pumping);
    m_waking = false; // what is committed from here on wakes anew
    bool behind = false;
    const auto groups = byPosition();
    for (auto group = groups.begin(); group != groups.end(); ++group)
        behind = readOn(group.key(), group.value()) || behind;
    m_behind = behind;
}

QMap<qint64, QList<Feed::ReaderPtr>> Feed::byPosition() const
{
    const std::lock_guard lock(m_mutex);
    const qint64 newest = m_services->core().seq();
    QMap<qint64, QList<ReaderPtr>> groups;
    for (const ReaderPtr &reader : m_readers) {
        if (reader->caller && reader->position < newest)
            groups[reader->position].append(reader);
    }
    return groups;
}

// One page for all that stand at \a position. True: there is more.
bool Feed::readOn(qint64 position, const QList<ReaderPtr> &readers)
{
    const auto lines = m_services->records().journal({{}, position, kPage, {}});
    if (!lines)
        return true;
    QList<QByteArray> texts;
    for (const ports::JournalLine &line : *lines)
        texts.append(wire::encode(line.line));
    const std::lock_guard lock(m_mutex);
    for (const ReaderPtr &reader : readers) {
        const auto reach = reachOf(*reader->caller);
        for (qsizetype at = 0; at < lines->size(); ++at) {
            if (isVisible(lines->at(at).line, reach))
                reader->socket->sendText(texts[at]);
        }
        if (!lines->isEmpty())
            reader->position = lines->last().line.seq;
    }
    return lines->size() == kPage;
}

std::optional<QList<ProjectId>> Feed::reachOf(const domain::Caller &caller) const
{
    const auto directory = m_services->core().directory();
    if (!domain::authorize(*directory, caller, {Permission::RequestRead, {}, {}},
                           m_services->now()))
        return QList<ProjectId>(); // revoked since: nothing more; the next beat closes it
    return domain::reachOf(*directory, caller, Permission::RequestRead);
}

bool Feed::beat()
{
    const Instant now = m_services->now();
    {
        const std::lock_guard lock(m_mutex);
        if (++m_beats % kWatchEvery == 0) {
            for (const ReaderPtr &reader : std::as_const(m_readers))
                watch(reader, now);
        }
        if (m_readers.isEmpty()) {
            m_beating = false;
            return true;
        }
    }
    if (m_behind.exchange(false))
        wake();
    return false;
}

// Closes a reader who has not said who it is in time, or may not read any more.
void Feed::watch(const ReaderPtr &reader, Instant now)
{
    if (!reader->caller) {
        if (now - reader->openedAt > kGreetingTime)
            reader->socket->close(kNotAllowed, "no greeting");
        return;
    }
    const auto directory = m_services->core().directory();
    if (!domain::authorize(*directory, *reader->caller, {Permission::RequestRead, {}, {}}, now))
        reader->socket->close(kNotAllowed, "not signed in any more");
}

} // namespace stw::api
