#include "backend/domain/decide.h"
#include "backend/domain/quota/ledger.h"
#include "backend/domain/request/admission.h"
#include "shared/base/zone.h"

#include <algorithm>

namespace stw::domain {

using namespace Qt::StringLiterals;

namespace {

QMap<QString, QString> factsOf(const QuotaLine &line)
{
    QMap<QString, QString> facts{{u"dimension"_s, nameOf(line.dimension)},
                                 {u"scope"_s, nameOf(line.scope)},
                                 {u"used"_s, QString::number(line.used)},
                                 {u"held"_s, QString::number(line.held)},
                                 {u"asked"_s, QString::number(line.asked)}};
    if (line.limit)
        facts.insert(u"limit"_s, QString::number(*line.limit));
    return facts;
}

//! More than the limit could ever allow, or more than is left where the wish says `refuse`.
std::optional<Error> overLimit(const QList<QuotaLine> &lines, const Wish &wish)
{
    for (const QuotaLine &line : lines) {
        const bool never = line.limit && line.asked > *line.limit;
        if (!never && !(line.missing > 0 && wish.onQuota == u"refuse"))
            continue;
        Error error{ErrorCode::QuotaLimit, u"over a limit"_s, {}, factsOf(line)};
        error.facts.insert(u"ever"_s, never ? u"never"_s : u"later"_s);
        error.facts.insert(u"exits"_s,
                           never ? u"reduce, exception"_s : u"reduce, wait, exception"_s);
        return error;
    }
    return std::nullopt;
}

bool anyMissing(const QList<QuotaLine> &lines, QuotaWindow window)
{
    return std::any_of(lines.begin(), lines.end(), [window](const QuotaLine &line) {
        return rowOf(line.dimension).window == window && line.missing > 0;
    });
}

// Without a limit only a sum that no longer fits is missing anything.
bool anySumOverflows(const QList<QuotaLine> &lines)
{
    return std::any_of(lines.begin(), lines.end(),
                       [](const QuotaLine &line) { return !line.limit && line.missing > 0; });
}

std::optional<Error> keyFault(const World &world, const Submit &command, const Context &context,
                              bool &repeated)
{
    const auto trace = world.requests.keys.constFind({command.requester, command.idempotencyKey});
    if (trace == world.requests.keys.constEnd()
        || context.now - trace->at > std::chrono::seconds(context.settings.keySeconds))
        return std::nullopt;
    if (trace->bodyDigest != command.bodyDigest)
        return Error{ErrorCode::KeyReused,
                     u"idempotency key"_s,
                     {},
                     {{u"request"_s, trace->request.toString()}}};
    repeated = true;
    return std::nullopt;
}

} // namespace

Events decideOn(const World &world, const Submit &command, const Context &context)
{
    bool repeated = false;
    if (const auto fault = keyFault(world, command, context, repeated))
        return tl::unexpected(*fault);
    if (repeated)
        return QList<Event>{};
    const Result<Admission> admission = assess(world, command.requester, command.wish, context.now);
    if (!admission)
        return tl::unexpected(admission.error());
    if (const auto fault = overLimit(admission->quota, command.wish))
        return tl::unexpected(*fault);

    if (anySumOverflows(admission->quota))
        return failure(ErrorCode::Overflow, u"quota"_s);

    const Project &project = *world.directory.projectNamed(command.wish.project);
    Request request;
    request.id = command.id;
    request.tenant = project.tenant;
    request.project = project.id;
    request.requester = command.requester;
    request.asked = admission->asked;
    request.demand = admission->demand;
    request.contentHash = contentHashOf(project.id, admission->asked);
    request.purpose = command.wish.purpose;
    request.onQuota = command.wish.onQuota;
    request.idempotencyKey = command.idempotencyKey;
    request.bodyDigest = command.bodyDigest;
    request.submittedAt = context.now;
    request.budgetHeld = !anyMissing(admission->quota, QuotaWindow::Month);
    if (request.budgetHeld)
        request.budgetPeriod = monthOf(context.now, project.zone.toLatin1()).name;
    return QList<Event>{Submitted{request}, Queued{command.id, context.now}};
}

} // namespace stw::domain
