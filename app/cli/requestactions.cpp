#include "app/cli/actions.h"
#include "app/cli/layout.h"
#include "app/cli/pages.h"
#include "app/cli/recordtext.h"
#include "app/cli/run.h"
#include "app/cli/timeline.h"
#include "app/cli/values.h"
#include "app/client/outputtail.h"
#include "shared/wire/bodies.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

namespace stw::cli {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Requests)
};

//! The instants of --from and --to as the API wants them; false: the run has ended.
bool addTimes(Run &run, QUrlQuery &query)
{
    for (const QLatin1StringView name : {"from"_L1, "to"_L1}) {
        if (!run.arguments().has(name))
            continue;
        Instant at;
        const QString field = "--"_L1 + name;
        if (!take(run, instantFrom(field, run.arguments().value(name), QTimeZone::systemTimeZone()),
                  at))
            return false;
        query.addQueryItem(name, toText(at));
    }
    return true;
}

void end(Run &run, QLatin1StringView verb, const QString &sentence)
{
    run.withRequest(run.arguments().at(0), [&run, verb, sentence](RequestId id) {
        const QByteArray body = wire::encode(wire::EndWish{run.arguments().value("reason"_L1)});
        run.tell(
            {.verb = "POST", .path = "requests/%1/%2"_L1.arg(id.toString(), verb), .body = body},
            sentence.arg(id.toString()));
    });
}

void showWithQuota(Run &run, const RequestRecord &record)
{
    const QString path = "projects/%1/quota"_L1.arg(record.request.project.toString());
    // Who may see the request need not see the quota: then the record is shown without.
    run.client().fetch<wire::Listing<QuotaLine>>({.path = path}, &run, [&run, record](auto quota) {
        run.print(recordText(record, quota ? quota->items : QList<QuotaLine>()));
        run.finish();
    });
}

void keep(Run &run, const QByteArray &contents, const QString &name)
{
    QString target = run.arguments().at(1);
    if (target == "-"_L1) {
        run.printBytes(contents);
        return run.finish();
    }
    if (QFileInfo(target).isDir())
        target += u'/' + QFileInfo(name).fileName();
    QSaveFile file(target);
    if (!file.open(QIODevice::WriteOnly) || file.write(contents) != contents.size()
        || !file.commit()) {
        run.note(Tr::tr("The file %1 cannot be written: %2.").arg(target, file.errorString()));
        return run.finish(ExitCode::Usage);
    }
    run.finish();
}

} // namespace

void listRequests(Run &run)
{
    QUrlQuery query;
    for (const QString &state : run.arguments().values("state"_L1))
        query.addQueryItem(u"state"_s, state);
    for (const QLatin1StringView name : {"project"_L1, "requester"_L1, "spec"_L1, "text"_L1,
                                         "sort"_L1, "order"_L1, "cursor"_L1, "limit"_L1}) {
        if (run.arguments().has(name))
            query.addQueryItem(name, run.arguments().value(name));
    }
    if (addTimes(run, query))
        run.show<wire::Listing<RequestSummary>>({.path = u"requests"_s, .query = query}, &pageOf);
}

void showRequest(Run &run)
{
    run.withRequest(run.arguments().at(0), [&run](RequestId id) {
        run.send({.path = "requests/"_L1 + id.toString()}, [&run](const client::Answer &answer) {
            if (run.json())
                return run.finishWith(answer.body);
            const auto record =
                wire::decode<RequestRecord>(answer.body, wire::Reader::Unknown::Ignore);
            if (!record)
                return run.fail(record.error());
            showWithQuota(run, *record);
        });
    });
}

void watchRequest(Run &run)
{
    run.withRequest(run.arguments().at(0), [&run](RequestId id) {
        auto *timeline = new Timeline(run, id);
        timeline->start();
    });
}

void showLogs(Run &run)
{
    run.withRequest(run.arguments().at(0), [&run](RequestId id) {
        using client::OutputTail;
        const auto until =
            run.arguments().has("follow"_L1) ? OutputTail::Until::End : OutputTail::Until::Now;
        auto *tail = new OutputTail(run.client(), id, until, &run);
        QObject::connect(tail, &OutputTail::bytes, &run, &Run::printBytes);
        QObject::connect(tail, &OutputTail::failed, &run, &Run::fail);
        QObject::connect(tail, &OutputTail::complete, &run, [&run] { run.finish(); });
        tail->start();
    });
}

void listFiles(Run &run)
{
    run.withRequest(run.arguments().at(0), [&run](RequestId id) {
        run.show<wire::Listing<wire::FileLine>>({.path = "requests/%1/files"_L1.arg(id.toString())},
                                                &pageOf);
    });
}

void copyFile(Run &run)
{
    const QString source = run.arguments().at(0);
    const QString name = source.section(u':', 1);
    if (name.isEmpty()) {
        return run.failUsage(
            {ErrorCode::Malformed, {}, {{u"ID:PATH"_s, u"format"_s, u"req_…:result.txt"_s}}, {}});
    }
    run.withRequest(source.section(u':', 0, 0), [&run, name](RequestId id) {
        run.send({.path = "requests/%1/files/%2"_L1.arg(id.toString(), name)},
                 [&run, name](const client::Answer &answer) { keep(run, answer.body, name); });
    });
}

void cancelRequest(Run &run)
{
    end(run, "cancel"_L1, Tr::tr("%1 is being cancelled."));
}

void releaseRequest(Run &run)
{
    end(run, "release"_L1, Tr::tr("%1 is being released."));
}

} // namespace stw::cli
