#pragma once

#include "shared/base/result.h"
#include "shared/model/request.h"

#include <QString>

#include <span>

namespace stw::cli {

//! How `stellwerkctl` ends. The numbers are promised to scripts and never change.
enum class ExitCode {
    Ok = 0,
    WorkFailed = 1,
    Usage = 2,
    NotSignedIn = 3,
    Forbidden = 4,
    NotFound = 5,
    Refused = 6,
    Unavailable = 7,
    WorkStopped = 8,
    Internal = 9,
    Interrupted = 130, //!< As every shell reports a program that Ctrl+C ended.
};

struct ExitCodeRow
{
    ExitCode code;
    QString (*meaning)();
};

std::span<const ExitCodeRow> exitCodes();

ExitCode exitCodeOf(ErrorCode code);
//! Of a request that was waited for.
ExitCode exitCodeOf(RequestState terminal);

} // namespace stw::cli
