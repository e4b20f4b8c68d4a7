#include "backend/main/doctor.h"

#include "backend/core/replay.h"
#include "backend/invariants/checker.h"
#include "backend/main/anchors.h"
#include "backend/main/datafolder.h"
#include "backend/main/service.h"
#include "backend/store/archive.h"

#include <QFile>

#include <cstdio>

namespace stw::main {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kRowsAtOnce = 5'000;

// A service that runs beside goes on writing: what was read at two positions is read again.
constexpr int kTries = 5;

//! What was found, for the terminal.
struct Report
{
    QString text;
    bool good = true;

    void say(bool fine, const QString &what)
    {
        text += u"%1  %2\n"_s.arg(fine ? u"ok   "_s : u"FAULT"_s, what);
        good = good && fine;
    }
};

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void examineChain(Report &report, const Configuration &configuration, store::OpenedStore &opened)
{
    const Result<AuditCheck> check = opened.records->verifyAudit({});
    if (!check || !check->whole) {
        report.say(false,
                   u"audit chain: %1 at entry %2"_s.arg(check ? check->fault : check.error().detail)
                       .arg(check ? check->brokenAt : 0));
        return;
    }
    report.say(true, u"audit chain: %1 entries"_s.arg(check->entries));

    const DataFolder folder{configuration.dataFolder};
    const QByteArray verifier =
        QByteArray::fromHex(contentsOf(folder.anchorKey() + u".pub"_s).trimmed());
    const Result<QList<Anchor>> anchors = readAnchors(contentsOf(folder.anchors()), verifier);
    if (!anchors) {
        report.say(false, u"anchors: %1"_s.arg(anchors.error().faults.value(0).field));
        return;
    }
    // The last one binds all before it: the chain leads from each to the next.
    if (!anchors->isEmpty()) {
        const Result<AuditCheck> bound =
            opened.records->verifyAudit({anchors->last().seq, anchors->last().hash});
        if (!bound || !bound->whole) {
            report.say(false, u"anchor at entry %1: %2"_s.arg(anchors->last().seq)
                                  .arg(bound ? bound->fault : bound.error().detail));
            return;
        }
    }
    report.say(true, u"anchors: %1"_s.arg(anchors->size()));
}

//! Reads the journal into \a entries and tells it again into an empty store.
Result<QByteArray> retold(store::Archive &archive, QList<ports::Entry> &entries)
{
    Result<std::unique_ptr<store::Archive>> scratch = store::scratchArchive();
    if (!scratch)
        return tl::unexpected(scratch.error());
    core::Replay replay;
    QList<ports::Row> rows;
    const Result<void> read = archive.entries(0, [&](const ports::Entry &entry) -> Result<void> {
        const Result<QList<ports::Row>> added = replay.add(entry);
        if (!added)
            return tl::unexpected(added.error());
        entries.append(entry);
        rows += *added;
        if (rows.size() < kRowsAtOnce)
            return {};
        return (*scratch)->writeRows(std::exchange(rows, {}));
    });
    if (!read)
        return tl::unexpected(read.error());
    if (const Result<void> written = (*scratch)->writeRows(rows); !written)
        return tl::unexpected(written.error());
    return (*scratch)->dump();
}

Report examined(const Configuration &configuration, store::OpenedStore &opened)
{
    Report report;
    examineChain(report, configuration, opened);

    QList<ports::Entry> entries;
    const Result<QByteArray> told = retold(*opened.archive, entries);
    const Result<QByteArray> stands = opened.archive->dump();
    const bool same = told && stands && *told == *stands;
    report.say(same, told ? u"replay: the journal gives the same tables"_s
                          : u"replay: "_s + told.error().detail);

    const Result<QList<ports::Row>> rows = opened.archive->allRows();
    if (!rows) {
        report.say(false, rows.error().detail);
        return report;
    }
    const invariants::Facts facts{*rows, entries, {}, SystemClock().now()};
    report.good = report.good && invariants::check(facts).isEmpty();
    report.text += invariants::doctor(facts);
    return report;
}

} // namespace

ExitCode examine(const Configuration &configuration)
{
    Result<store::OpenedStore> opened = store::openStoreToRead(storeConfigOf(configuration));
    if (!opened) {
        std::fputs(qUtf8Printable(opened.error().detail + u'\n'), stderr);
        return ExitCode::Failed;
    }
    Report report;
    for (int tries = 0; tries < kTries; ++tries) {
        const Result<ports::Head> before = opened->records->head();
        report = examined(configuration, *opened);
        const Result<ports::Head> after = opened->records->head();
        if (report.good || (before && after && before->seq == after->seq))
            break;
        report.text += u"The store changed while it was read.\n"_s;
    }
    std::fputs(qUtf8Printable(report.text), stdout);
    return report.good ? ExitCode::Fine : ExitCode::Inconsistent;
}

} // namespace stw::main
