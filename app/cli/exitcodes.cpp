#include "app/cli/exitcodes.h"

#include <QCoreApplication>

namespace stw::cli {

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(ExitCodes)
};

// clang-format off: a table is read in columns.
constexpr ExitCodeRow kExitCodes[] = {
    {ExitCode::Ok, [] { return Tr::tr("Done. Where the work was waited for, it completed."); }},
    {ExitCode::WorkFailed, [] { return Tr::tr("The work that was waited for failed."); }},
    {ExitCode::Usage, [] { return Tr::tr("The command line is wrong. Nothing was sent."); }},
    {ExitCode::NotSignedIn, [] { return Tr::tr("Not signed in, or no longer."); }},
    {ExitCode::Forbidden, [] { return Tr::tr("Your roles do not permit it."); }},
    {ExitCode::NotFound, [] { return Tr::tr("There is no such thing, or you may not see it."); }},
    {ExitCode::Refused,
     [] { return Tr::tr("Refused: by a rule, a quota, an approval or a conflict."); }},
    {ExitCode::Unavailable,
     [] { return Tr::tr("The service cannot be reached, or cannot do it now."); }},
    {ExitCode::WorkStopped,
     [] { return Tr::tr("The work that was waited for expired, was released or was cancelled."); }},
    {ExitCode::Internal, [] { return Tr::tr("A fault of the service or of this program."); }},
    {ExitCode::Interrupted,
     [] { return Tr::tr("Interrupted. Work that was waited for goes on."); }},
};
// clang-format on

} // namespace

std::span<const ExitCodeRow> exitCodes()
{
    return kExitCodes;
}

ExitCode exitCodeOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Unauthenticated: return ExitCode::NotSignedIn;
    case ErrorCode::Forbidden: return ExitCode::Forbidden;
    case ErrorCode::NotFound: return ExitCode::NotFound;
    case ErrorCode::Malformed:
    case ErrorCode::SelfApproval:
    case ErrorCode::NotAllowed:
    case ErrorCode::AlreadyDecided:
    case ErrorCode::Conflict:
    case ErrorCode::QuotaLimit:
    case ErrorCode::NeverFits:
    case ErrorCode::KeyReused:
    case ErrorCode::TooLarge:
    case ErrorCode::Overflow: return ExitCode::Refused;
    case ErrorCode::TooMany:
    case ErrorCode::Unavailable: return ExitCode::Unavailable;
    case ErrorCode::Internal: return ExitCode::Internal;
    }
    Q_UNREACHABLE();
}

ExitCode exitCodeOf(RequestState terminal)
{
    switch (terminal) {
    case RequestState::Completed: return ExitCode::Ok;
    case RequestState::Failed: return ExitCode::WorkFailed;
    case RequestState::Released:
    case RequestState::Expired:
    case RequestState::Cancelled: return ExitCode::WorkStopped;
    case RequestState::Rejected:
    case RequestState::Lapsed: return ExitCode::Refused;
    case RequestState::Draft:
    case RequestState::Submitted:
    case RequestState::AwaitingApproval:
    case RequestState::Queued:
    case RequestState::Provisioning:
    case RequestState::Active:
    case RequestState::Releasing: break; // not terminal
    }
    return ExitCode::Internal;
}

} // namespace stw::cli
