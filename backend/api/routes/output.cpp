#include "backend/api/routes/routes.h"
#include "shared/wire/views.h"

#include <algorithm>

namespace stw::api {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostBytes = 1024 * 1024; //!< Of one answer.
constexpr char kText[] = "text/plain; charset=utf-8";

//! Where the output of a request comes from: the executor of its last attempt.
struct Source
{
    ports::Executor *executor = nullptr;
    QString tag;
    bool over = false; //!< The attempt's end is known: nothing more will come.
};

Source sourceOf(const Call &call)
{
    const Request &request = *call.record;
    if (request.allocations.isEmpty())
        return {nullptr, {}, isTerminal(request.state)};
    const Allocation &last = request.allocations.last();
    return {call.services->executors().value(last.pool), last.tag, last.end.has_value()};
}

Result<Source> keptSource(const Call &call)
{
    const Source source = sourceOf(call);
    if (!source.executor)
        return failure(ErrorCode::NotFound, u"no work folder"_s);
    return source;
}

//! The output after \a offset as it is now. Before the work begins there is none, which is no
//! fault; after its end, output that is not kept is.
Result<ports::LogChunk> chunkAt(const Source &source, qint64 offset, qint64 most)
{
    if (!source.executor)
        return ports::LogChunk{{}, offset, 0};
    Result<ports::LogChunk> chunk = source.executor->log(source.tag, offset, most);
    if (!chunk && chunk.error().code == ErrorCode::NotFound && !source.over)
        return ports::LogChunk{{}, offset, 0};
    return chunk;
}

http::Response shown(const ports::LogChunk &chunk, bool over)
{
    const qint64 next = chunk.offset + chunk.bytes.size();
    const bool complete = over && next >= chunk.size;
    return {200,
            kText,
            {{"X-Offset", QByteArray::number(chunk.offset)},
             {"X-Next-Offset", QByteArray::number(next)},
             {"X-Output-Size", QByteArray::number(chunk.size)},
             {"X-Output-Complete", complete ? "true" : "false"}},
            chunk.bytes};
}

// The record anew: the work may have begun, ended or moved to another attempt meanwhile.
Call refreshed(Call call)
{
    const Result<Request> now =
        call.services->records().request(call.record->id, call.reach(Permission::RequestRead));
    if (now)
        call.record = std::make_shared<const Request>(*now);
    return call;
}

// One look; whether the call has been answered.
bool look(const Call &call, Instant until)
{
    const Source source = sourceOf(call);
    const Result<ports::LogChunk> chunk =
        chunkAt(source, call.query.whole("offset"_L1, 0), call.query.whole("limit"_L1, kMostBytes));
    if (!chunk) {
        call.refuse(chunk.error());
        return true;
    }
    if (chunk->bytes.isEmpty() && !source.over && call.services->now() < until)
        return false;
    call.answer(shown(*chunk, source.over));
    return true;
}

//! A long poll: looks again and again, in a worker, one look at a time. At first with each beat,
//! for work that begins at once; later with every fifth.
class Follower : public std::enable_shared_from_this<Follower>
{
public:
    Follower(Call call, Instant until)
        : m_call(std::move(call))
        , m_until(until)
    {}

    bool beat()
    {
        if (m_done)
            return true;
        const bool eager = ++m_beats < kEagerBeats || m_beats % kSlowness == 0;
        if (!eager || m_looking.exchange(true))
            return false;
        const bool started = m_call.services->workers.start([self = shared_from_this()] {
            self->m_done = look(refreshed(self->m_call), self->m_until);
            self->m_looking = false;
        });
        if (!started) // else the worker says so itself, and may have by now
            m_looking = false;
        return false;
    }

private:
    static constexpr int kEagerBeats = 100;
    static constexpr int kSlowness = 5;

    Call m_call;
    Instant m_until;
    int m_beats = 0; //!< Of the pulse's thread.
    std::atomic<bool> m_looking = false;
    std::atomic<bool> m_done = false;
};

// Relative, without empty, `.` or `..` parts; the executor holds it to its folder besides.
bool isSafe(const QString &name)
{
    const QStringList parts = name.split(u'/');
    return std::none_of(parts.begin(), parts.end(), [](const QString &part) {
        return part.isEmpty() || part == u"." || part == u".."
               || part.size() > wire::kFileNameLength
               || std::any_of(part.begin(), part.end(),
                              [](QChar c) { return c.unicode() < 0x20 || c == u'\\'; });
    });
}

} // namespace

void readOutput(const Call &call)
{
    const qint64 follow = call.query.whole("follow"_L1, 0);
    const Instant until = call.now + std::chrono::seconds(follow);
    if (look(call, until))
        return;
    const auto follower = std::make_shared<Follower>(call, until);
    call.services->pulse.add([follower] { return follower->beat(); });
}

void listFiles(const Call &call)
{
    call.answer(
        keptSource(call)
            .and_then([](const Source &source) { return source.executor->files(source.tag); })
            .map([](const QMap<QString, qint64> &files) {
                QList<wire::FileLine> items;
                for (auto file = files.begin(); file != files.end(); ++file)
                    items.append({file.key(), file.value()});
                return listing(items);
            }));
}

void readFile(const Call &call)
{
    const QString name = call.path.value(u"path"_s);
    if (!isSafe(name))
        return call.refuse({ErrorCode::NotFound, u"no such file"_s});
    call.answer(keptSource(call)
                    .and_then([&name](const Source &source) {
                        return source.executor->file(source.tag, name);
                    })
                    .map([](const QByteArray &bytes) {
                        return http::Response{200,
                                              "application/octet-stream",
                                              {{"Content-Disposition", "attachment"}},
                                              bytes};
                    }));
}

void keepUpload(const Call &call)
{
    const QString name = call.path.value(u"name"_s);
    if (name.contains(u'/') || !isSafe(name)) {
        return call.refuse(fieldFault(u"name"_s, u"format"_s, u"a file name without / or \\"_s));
    }
    if (call.request->body.size() > call.services->settings().mostUploadBytes)
        return call.refuse({ErrorCode::TooLarge, u"upload"_s});
    // Where the request will run is not known yet, so every executor keeps it.
    for (ports::Executor *executor : call.services->executors()) {
        const Result<void> kept = executor->keepInput(call.caller.user, name, call.request->body);
        if (!kept)
            return call.refuse(kept.error());
    }
    call.answer(noContent());
}

} // namespace stw::api
