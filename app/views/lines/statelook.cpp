#include "app/views/lines/statelook.h"

#include "app/texts/format.h"
#include "app/texts/words.h"

#include <QCoreApplication>

namespace stw::views {

using namespace Qt::StringLiterals;
using widgets::Tone;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(RequestView)
};

} // namespace

StateLook lookOf(RequestState state)
{
    switch (state) {
    case RequestState::Draft: return {"edit"_L1, Tone::Quiet};
    case RequestState::Submitted:
    case RequestState::AwaitingApproval:
    case RequestState::Queued:
    case RequestState::Provisioning: return {"clock"_L1, Tone::Accent};
    case RequestState::Active: return {"check"_L1, Tone::Ok};
    case RequestState::Releasing: return {"release"_L1, Tone::Maintenance};
    case RequestState::Completed: return {"check"_L1, Tone::Quiet};
    case RequestState::Released: return {"release"_L1, Tone::Quiet};
    case RequestState::Expired:
    case RequestState::Lapsed: return {"clock"_L1, Tone::Quiet};
    case RequestState::Cancelled: return {"close"_L1, Tone::Quiet};
    case RequestState::Failed:
    case RequestState::Rejected: return {"error"_L1, Tone::Error};
    }
    Q_UNREACHABLE();
}

QString stateText(const Request &request)
{
    const QString state = texts::textOf(request.state);
    // While it waits the attempt that comes next is what it waits for.
    const qint64 attempt = request.state == RequestState::Queued && !request.queue.isEmpty()
                               ? request.queue.last().attempt
                               : request.attempt;
    return attempt > 1 ? Tr::tr("%1 · attempt %2").arg(state, texts::number(attempt)) : state;
}

} // namespace stw::views
