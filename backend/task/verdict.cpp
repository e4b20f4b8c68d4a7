#include "backend/task/verdict.h"

namespace stw::task {

using namespace Qt::StringLiterals;

Verdict verdictOf(const Outcome &outcome)
{
    const QString how = outcome.signal ? u"signal %1"_s.arg(*outcome.signal)
                                       : u"exit code %1"_s.arg(outcome.exitCode.value_or(0));
    if (outcome.stoppedFor)
        return {*outcome.stoppedFor, how};
    const bool failed = outcome.signal || outcome.exitCode.value_or(0) != 0;
    if (failed && outcome.oomKills > 0)
        return {Cause::OutOfMemory,
                u"%1 process(es) killed at the memory limit; "_s.arg(outcome.oomKills) + how};
    if (failed)
        return {Cause::UserError, how};
    if (outcome.oomKills > 0) // The work noticed and coped; the operator should still know.
        return {Cause::Ok, u"%1 process(es) killed at the memory limit"_s.arg(outcome.oomKills)};
    return {};
}

} // namespace stw::task
