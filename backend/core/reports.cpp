#include "backend/core/reports.h"

#include "shared/base/overloaded.h"

namespace stw::core {

using namespace domain;

namespace {

TagParts about(const QString &tag)
{
    return partsOfTag(tag).value_or(TagParts{});
}

} // namespace

Command commandOf(const ports::Report &report)
{
    return std::visit(
        Overloaded{
            [](const ports::WorkStarted &started) -> Command {
                const TagParts parts = about(started.tag);
                return ReportStarted{parts.request, parts.attempt, started.at, started.limiter,
                                     started.osUser};
            },
            [](const ports::WorkOver &over) -> Command {
                const TagParts parts = about(over.tag);
                return ReportEnded{parts.request, parts.attempt, over.startedAt, over.limiter,
                                   over.osUser,   over.end,      over.proof,     over.retry};
            },
            [](const ports::NodeSeen &seen) -> Command { return ObserveNode{seen.node}; },
        },
        report);
}

} // namespace stw::core
