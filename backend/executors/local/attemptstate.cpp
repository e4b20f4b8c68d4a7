#include "backend/executors/local/attemptstate.h"

#include "backend/task/fieldreader.h"
#include "backend/task/files.h"

#include <QJsonDocument>

#include <pwd.h>
#include <unistd.h>

#include <array>

namespace stw::executors {

using namespace Qt::StringLiterals;

namespace {

constexpr int kFindingVersion = 1;

//! Member by member: both are closed sets, and one without a partner stops the build.
EndCause causeOf(task::Cause cause)
{
    switch (cause) {
    case task::Cause::Ok: return EndCause::Ok;
    case task::Cause::UserError: return EndCause::UserError;
    case task::Cause::OutOfMemory: return EndCause::OutOfMemory;
    case task::Cause::Deadline: return EndCause::Deadline;
    case task::Cause::Cancelled: return EndCause::Cancelled;
    case task::Cause::LaunchFailed: return EndCause::LaunchFailed;
    case task::Cause::CardsMismatch: return EndCause::CardsMismatch;
    }
    Q_UNREACHABLE();
}

Instant readInstant(task::FieldReader &fields, QLatin1StringView key)
{
    const std::optional<Instant> instant = instantFromText(fields.text(key));
    if (!instant)
        fields.fault(key, u"format"_s, u"RFC 3339 in UTC"_s);
    return instant.value_or(Instant{});
}

ports::WorkOver overOf(const QString &tag, const AttemptFiles &files)
{
    const task::EndReceipt &receipt = *files.end;
    ports::WorkOver over;
    over.tag = tag;
    // With neither, the work was refused before it ran: nothing was delivered.
    if (receipt.exitCode || receipt.signal)
        over.startedAt = receipt.started;
    if (files.start) {
        over.limiter = task::wireName(files.start->limiter);
        over.osUser = osUserOf(files.start->uid);
    }
    over.end = {causeOf(receipt.cause), receipt.exitCode,        receipt.signal,
                receipt.ended,          receipt.peakMemoryBytes, receipt.cpuUs,
                receipt.outputBytes,    receipt.truncated,       receipt.reason};
    const QString evidence =
        u"END receipt of the wrapper: no process left, %1 ended after the main one"_s;
    over.proof = {receipt.ended, u"receipt"_s, evidence.arg(receipt.stragglers), true};
    over.retry = receipt.cause == task::Cause::CardsMismatch;
    return over;
}

ports::WorkOver overOf(const QString &tag, const std::optional<task::StartReceipt> &start,
                       const Finding &finding)
{
    ports::WorkOver over;
    over.tag = tag;
    if (start) {
        over.startedAt = start->started;
        over.limiter = task::wireName(start->limiter);
        over.osUser = osUserOf(start->uid);
    }
    over.end.cause = finding.cause;
    over.end.at = finding.ended;
    over.end.detail = finding.evidence;
    over.proof = {finding.seen, finding.source, finding.evidence, true};
    over.retry = finding.retry;
    return over;
}

//! Absent is no fault.
std::optional<QByteArray> readReceipt(const QString &path, QString &fault)
{
    const Result<QByteArray> bytes = task::readFile(path, task::kLargestReceipt, true);
    if (bytes)
        return *bytes;
    if (bytes.error().code != ErrorCode::NotFound)
        fault = bytes.error().detail;
    return std::nullopt;
}

template <class Value>
void takeInto(std::optional<Value> &value, const Result<Value> &parsed, const QString &path,
              QString &fault)
{
    if (parsed)
        value = *parsed;
    else
        fault = path + u": "_s + parsed.error().detail;
}

} // namespace

QByteArray encode(const Finding &finding)
{
    return QJsonDocument(QJsonObject{
                             {u"finding"_s, kFindingVersion},
                             {u"cause"_s, QString(nameOf(finding.cause))},
                             {u"source"_s, finding.source},
                             {u"ended"_s, toText(finding.ended)},
                             {u"seen"_s, toText(finding.seen)},
                             {u"evidence"_s, finding.evidence},
                             {u"retry"_s, finding.retry},
                         })
        .toJson();
}

Result<Finding> findingFromJson(const QByteArray &json)
{
    const Result<QJsonObject> object = task::parseObject(json, task::kLargestReceipt);
    if (!object)
        return tl::unexpected(object.error());
    QList<FieldFault> faults;
    task::FieldReader fields(*object, {}, faults);
    Finding finding;
    fields.whole("finding"_L1, kFindingVersion, kFindingVersion);
    const std::optional<EndCause> cause = fromName<EndCause>(fields.text("cause"_L1));
    if (!cause)
        fields.fault("cause"_L1, u"unknown"_s, u"a cause"_s);
    finding.cause = cause.value_or(EndCause::Lost);
    finding.source = fields.text("source"_L1);
    finding.ended = readInstant(fields, "ended"_L1);
    finding.seen = readInstant(fields, "seen"_L1);
    finding.evidence = fields.text("evidence"_L1);
    finding.retry = fields.truth("retry"_L1);
    fields.finish();
    if (!faults.isEmpty())
        return malformed(faults);
    return finding;
}

QString lostPath(const QString &attemptFolder, const QString &tag)
{
    return attemptFolder + u'/' + tag + u".lost"_s;
}

AttemptFiles readAttempt(const QString &attemptFolder, const QString &tag,
                         const QString &launchFile)
{
    AttemptFiles files;
    files.launchFile = access(launchFile.toUtf8().constData(), F_OK) == 0;
    files.locked = task::isLocked(task::lockPath(attemptFolder, tag));
    const QString endPath = task::endReceiptPath(attemptFolder, tag);
    if (const auto bytes = readReceipt(endPath, files.fault))
        takeInto(files.end, task::endReceiptFromJson(*bytes), endPath, files.fault);
    const QString startPath = task::startReceiptPath(attemptFolder, tag);
    if (const auto bytes = readReceipt(startPath, files.fault)) {
        if (const Result<Finding> finding = findingFromJson(*bytes); finding)
            files.finding = *finding;
        else
            takeInto(files.start, task::startReceiptFromJson(*bytes), startPath, files.fault);
    }
    if (files.end || !files.start)
        return files;
    const QString lost = lostPath(attemptFolder, tag);
    if (const auto bytes = readReceipt(lost, files.fault))
        takeInto(files.finding, findingFromJson(*bytes), lost, files.fault);
    return files;
}

AttemptState stateOf(const QString &tag, const AttemptFiles &files)
{
    if (!files.fault.isEmpty())
        return Unreadable{files.fault};
    if (files.end)
        return Over{overOf(tag, files)};
    if (files.finding)
        return Over{overOf(tag, files.start, *files.finding)};
    if (!files.start)
        return NothingYet{};
    if (!files.locked)
        return WrapperGone{};
    return Running{{tag, files.start->started, task::wireName(files.start->limiter),
                    osUserOf(files.start->uid)}};
}

QString osUserOf(qint64 uid)
{
    passwd entry = {};
    passwd *found = nullptr;
    std::array<char, 4096> buffer;
    const int failed = getpwuid_r(uid_t(uid), &entry, buffer.data(), buffer.size(), &found);
    return failed == 0 && found ? QString::fromUtf8(found->pw_name) : QString::number(uid);
}

} // namespace stw::executors
