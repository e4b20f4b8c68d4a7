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

void say(bool good, const QString &what)
{
    std::fputs(qUtf8Printable(u"%1  %2\n"_s.arg(good ? u"ok   "_s : u"FAULT"_s, what)), stdout);
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool chainIsWhole(const Configuration &configuration, store::OpenedStore &opened)
{
    const Result<AuditCheck> check = opened.records->verifyAudit({});
    if (!check || !check->whole) {
        say(false, u"audit chain: %1 at entry %2"_s.arg(check ? check->fault : check.error().detail)
                       .arg(check ? check->brokenAt : 0));
        return false;
    }
    say(true, u"audit chain: %1 entries"_s.arg(check->entries));

    const DataFolder folder{configuration.dataFolder};
    const QByteArray verifier =
        QByteArray::fromHex(contentsOf(folder.anchorKey() + u".pub"_s).trimmed());
    const Result<QList<Anchor>> anchors = readAnchors(contentsOf(folder.anchors()), verifier);
    if (!anchors) {
        say(false, u"anchors: %1"_s.arg(anchors.error().faults.value(0).field));
        return false;
    }
    // The last one binds all before it: the chain leads from each to the next.
    if (!anchors->isEmpty()) {
        const Result<AuditCheck> bound =
            opened.records->verifyAudit({anchors->last().seq, anchors->last().hash});
        if (!bound || !bound->whole) {
            say(false, u"anchor at entry %1: %2"_s.arg(anchors->last().seq)
                           .arg(bound ? bound->fault : bound.error().detail));
            return false;
        }
    }
    say(true, u"anchors: %1"_s.arg(anchors->size()));
    return true;
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

} // namespace

ExitCode examine(const Configuration &configuration)
{
    Result<store::OpenedStore> opened = store::openStoreToRead(storeConfigOf(configuration));
    if (!opened) {
        say(false, opened.error().detail);
        return ExitCode::Failed;
    }
    bool good = chainIsWhole(configuration, *opened);

    QList<ports::Entry> entries;
    const Result<QByteArray> told = retold(*opened->archive, entries);
    const Result<QByteArray> stands = opened->archive->dump();
    const bool same = told && stands && *told == *stands;
    say(same, told ? u"replay: the journal gives the same tables"_s
                   : u"replay: "_s + told.error().detail);
    good = good && same;

    const Result<QList<ports::Row>> rows = opened->archive->allRows();
    if (!rows) {
        say(false, rows.error().detail);
        return ExitCode::Failed;
    }
    const invariants::Facts facts{*rows, entries, {}, SystemClock().now()};
    good = good && invariants::check(facts).isEmpty();
    std::fputs(qUtf8Printable(invariants::doctor(facts)), stdout);
    return good ? ExitCode::Fine : ExitCode::Inconsistent;
}

} // namespace stw::main
