#pragma once

namespace stw::task::exitcode {

// Of `stellwerk-task LAUNCHFILE`. Only with kStarted may the attempt exist; README.md says more.
constexpr int kStarted = 0; //!< START is durable. How it ends is in END.
constexpr int kUsage = 2;   //!< Wrong arguments.
constexpr int kBadLaunchFile =
    3; //!< Unreadable, not private, or malformed; stderr says each fault.
constexpr int kAlreadyStarted = 4; //!< The tag has a START receipt, or another wrapper is at it.
constexpr int kNothingStarted = 5; //!< The machine refused (disk, processes); may be tried again.
constexpr int kUnknown = 6;        //!< The wrapper died meanwhile: look for receipts and the lock.
constexpr int kNoEnd = 7;          //!< Of the wrapper itself: END could not be written.

} // namespace stw::task::exitcode
