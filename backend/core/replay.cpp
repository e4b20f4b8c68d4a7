#include "backend/core/replay.h"

#include "backend/domain/request/lifecycle.h"

namespace stw::core {

using namespace Qt::StringLiterals;
using namespace domain;

namespace {

// apply() may not refuse, so what a journal from outside says is looked at first.
bool mayHappen(const World &world, const Event &event)
{
    const RequestId id = requestOf(event);
    if (!id.isValid())
        return true;
    const RequestPtr request = world.requests.live.value(id);
    if (std::holds_alternative<Submitted>(event))
        return !request
               && world.directory.projects.contains(std::get<Submitted>(event).request.project);
    return request && next(request->state, event, request->wanted).has_value();
}

} // namespace

Result<QList<ports::Row>> Replay::add(const ports::Entry &entry)
{
    if (entry.seq != m_world.seq + 1 || !mayHappen(m_world, entry.event)) {
        return failure(ErrorCode::Conflict, u"entry %1 does not follow"_s.arg(entry.seq),
                       {{u"seq"_s, QString::number(entry.seq)}});
    }
    m_projection.noteBefore(m_world, entry);
    apply(m_world, entry.event);
    m_world.seq = entry.seq;
    m_projection.noteAfter(m_world, entry);
    QList<ports::Row> rows = m_projection.take(m_world);
    const RequestPtr request = m_world.requests.live.value(entry.request);
    if (request && isTerminal(request->state))
        forget(m_world, entry.request);
    return rows;
}

} // namespace stw::core
