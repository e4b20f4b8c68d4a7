#include "app/client/problem.h"

#include "shared/wire/jsoncodec.h"
#include "shared/wire/problem.h"

namespace stw::client {

using namespace Qt::StringLiterals;

namespace {

//! What a status means where no problem came with it: from a proxy, or a broken service.
ErrorCode codeOf(int status)
{
    constexpr int kBadGateway = 502;
    constexpr int kGatewayTimeout = 504;
    if (status == kBadGateway || status == kGatewayTimeout)
        return ErrorCode::Unavailable;
    for (const ErrorCodeRow &row : Named<ErrorCode>::kRows) {
        if (row.status == status)
            return row.value;
    }
    return ErrorCode::Internal;
}

} // namespace

Error errorOf(int status, const QByteArray &body)
{
    const auto problem = wire::decode<wire::Problem>(body, wire::Reader::Unknown::Ignore);
    if (!problem || problem->title.isEmpty())
        return {codeOf(status), u"HTTP status %1"_s.arg(status), {}, {}};
    Error error = wire::errorOf(*problem);
    if (!problem->requestId.isEmpty())
        error.facts.insert(u"request_id"_s, problem->requestId);
    return error;
}

} // namespace stw::client
