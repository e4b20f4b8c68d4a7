#include "shared/wire/problem.h"

#include <algorithm>

namespace stw::wire {

namespace {

constexpr int kUnprocessable = 422;

} // namespace

int statusOf(const Error &error)
{
    const bool namesFields =
        std::any_of(error.faults.begin(), error.faults.end(),
                    [](const FieldFault &fault) { return !fault.field.isEmpty(); });
    if (error.code == ErrorCode::Malformed && namesFields)
        return kUnprocessable;
    return rowOf(error.code).status;
}

Problem problemOf(const Error &error, const QString &requestId)
{
    Problem problem;
    problem.title = rowOf(error.code).title;
    problem.status = statusOf(error);
    problem.code = error.code;
    problem.detail = error.detail;
    problem.facts = error.facts;
    for (const FieldFault &fault : error.faults)
        problem.faults.append(ProblemFault{fault});
    problem.requestId = requestId;
    return problem;
}

Error errorOf(const Problem &problem)
{
    Error error{problem.code, problem.detail, {}, problem.facts};
    for (const ProblemFault &fault : problem.faults)
        error.faults.append(fault);
    return error;
}

} // namespace stw::wire
