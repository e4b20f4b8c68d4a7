#include "app/cli/actions.h"
#include "app/cli/pages.h"
#include "app/cli/project.h"
#include "app/cli/run.h"
#include "shared/wire/bodies.h"

namespace stw::cli {

using namespace Qt::StringLiterals;

void showQuota(Run &run)
{
    withProject(run, [&run](const QString &project) {
        run.show<wire::Listing<QuotaLine>>({.path = "projects/%1/quota"_L1.arg(project)}, &pageOf);
    });
}

void showUsage(Run &run)
{
    QUrlQuery query;
    for (const QLatin1StringView name : {"project"_L1, "period"_L1}) {
        if (run.arguments().has(name))
            query.addQueryItem(name, run.arguments().value(name));
    }
    run.show<wire::Listing<UsageLine>>({.path = u"usage"_s, .query = query}, &pageOf);
}

void showFleet(Run &run)
{
    run.show<wire::Listing<Node>>({.path = u"fleet/nodes"_s}, &pageOf);
}

void listAudit(Run &run)
{
    QUrlQuery query;
    for (const QLatin1StringView name : {"after"_L1, "limit"_L1}) {
        if (run.arguments().has(name))
            query.addQueryItem(name, run.arguments().value(name));
    }
    run.show<wire::Listing<wire::AuditLine>>({.path = u"audit"_s, .query = query}, &pageOf);
}

void verifyAudit(Run &run)
{
    wire::AuditAnchor anchor;
    const QString text = run.arguments().value("anchor"_L1);
    if (!text.isEmpty()) {
        bool ok = false;
        anchor.seq = text.section(u':', 0, 0).toLongLong(&ok);
        anchor.hash = text.section(u':', 1);
        if (!ok || anchor.hash.isEmpty())
            return run.failUsage(
                {ErrorCode::Malformed, {}, {{u"--anchor"_s, u"format"_s, u"SEQ:HASH"_s}}, {}});
    }
    const client::Ask ask{.verb = "POST",
                          .path = u"audit/verify"_s,
                          .body = anchor.seq > 0 ? wire::encode(anchor) : QByteArray("{}")};
    run.send(ask, [&run](const client::Answer &answer) {
        const auto check = wire::decode<AuditCheck>(answer.body, wire::Reader::Unknown::Ignore);
        if (!check)
            return run.fail(check.error());
        run.print(run.json() ? QString::fromUtf8(answer.body.trimmed() + '\n') : pageOf(*check));
        run.finish(check->whole ? ExitCode::Ok : ExitCode::Refused);
    });
}

} // namespace stw::cli
