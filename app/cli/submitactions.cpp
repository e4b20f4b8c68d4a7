#include "app/cli/actions.h"
#include "app/cli/pages.h"
#include "app/cli/wait.h"
#include "app/cli/wish.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace stw::cli {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Submit)
};

//! Uploads the files of \a paths one after another, then goes on.
void upload(Run &run, QStringList paths, const std::function<void()> &then)
{
    if (paths.isEmpty())
        return then();
    const QString path = paths.takeFirst();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return run.failUsage({ErrorCode::Malformed, {}, {{path, u"unreadable"_s, {}}}, {}});
    const client::Ask ask{.verb = "PUT",
                          .path = "uploads/"_L1 + QFileInfo(path).fileName(),
                          .body = file.readAll(),
                          .contentType = "application/octet-stream"};
    run.send(ask, [&run, paths, then](const client::Answer &) { upload(run, paths, then); });
}

void take(Run &run, const client::Answer &answer)
{
    const Arguments &arguments = run.arguments();
    const auto record = wire::decode<RequestRecord>(answer.body, wire::Reader::Unknown::Ignore);
    if (!record)
        return run.fail(record.error());
    const QString id = record->request.id.toString();
    const bool follow = arguments.has("follow"_L1);
    if (follow || arguments.has("wait"_L1)) {
        run.note(Tr::tr("Submitted as %1.").arg(id));
        const auto output =
            follow && !run.json() ? Wait::Output::AsItComes : Wait::Output::AtTheEnd;
        auto *wait = new Wait(run, record->request.id, output);
        return wait->start();
    }
    if (run.json())
        return run.finishWith(answer.body);
    run.print(id + u'\n');
    run.finish();
}

} // namespace

void preview(Run &run)
{
    withWish(run, [&run](const Wish &wish) {
        run.show<Admission>({.verb = "POST", .path = u"preview"_s, .body = wire::encode(wish)},
                            &pageOf);
    });
}

void submit(Run &run)
{
    const QByteArray key = run.arguments().has("idempotency-key"_L1)
                               ? run.arguments().value("idempotency-key"_L1).toUtf8()
                               : client::newKey();
    withWish(run, [&run, key](const Wish &wish) {
        upload(run, run.arguments().values("input"_L1), [&run, key, wish] {
            const client::Ask ask{
                .verb = "POST", .path = u"requests"_s, .body = wire::encode(wish), .key = key};
            run.send(ask, [&run](const client::Answer &answer) { take(run, answer); });
        });
    });
}

} // namespace stw::cli
