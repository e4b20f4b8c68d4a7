#include "backend/task/receipts.h"

#include "backend/task/cards.h"
#include "backend/task/fieldreader.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace stw::task {

using namespace Qt::StringLiterals;

namespace {

template <class Enum>
struct Word
{
    Enum value;
    QLatin1StringView name;
};

constexpr auto kLimiters = std::to_array<Word<Limiter>>({
    {Limiter::Cgroup2, "cgroup2"_L1},
    {Limiter::Cgroup1, "cgroup1"_L1},
    {Limiter::Rlimit, "rlimit"_L1},
});

constexpr auto kCauses = std::to_array<Word<Cause>>({
    {Cause::Ok, "ok"_L1},
    {Cause::UserError, "user_error"_L1},
    {Cause::OutOfMemory, "out_of_memory"_L1},
    {Cause::Deadline, "deadline"_L1},
    {Cause::Cancelled, "cancelled"_L1},
    {Cause::LaunchFailed, "launch_failed"_L1},
    {Cause::CardsMismatch, "cards_mismatch"_L1},
});

template <class Enum, size_t N>
QString nameOf(const std::array<Word<Enum>, N> &words, Enum value)
{
    const auto at = std::find_if(words.begin(), words.end(),
                                 [value](const Word<Enum> &word) { return word.value == value; });
    Q_ASSERT(at != words.end());
    return at->name;
}

template <class Enum, size_t N>
std::optional<Enum> valueOf(const std::array<Word<Enum>, N> &words, QStringView name)
{
    const auto at = std::find_if(words.begin(), words.end(),
                                 [name](const Word<Enum> &word) { return word.name == name; });
    return at == words.end() ? std::nullopt : std::optional(at->value);
}

Instant readInstant(FieldReader &fields, QLatin1StringView key)
{
    const std::optional<Instant> instant = instantFromText(fields.text(key));
    if (!instant)
        fields.fault(key, u"format"_s, u"RFC 3339 in UTC"_s);
    return instant.value_or(Instant{});
}

QString readTag(FieldReader &fields)
{
    const QString tag = fields.text("tag"_L1);
    if (!isTag(tag))
        fields.fault("tag"_L1, u"format"_s, u"stw-<26 of base 32>-<attempt>"_s);
    return tag;
}

QList<CardHandle> readCards(FieldReader &fields, QList<FieldFault> &faults)
{
    QList<CardHandle> cards;
    for (const QJsonObject &object : fields.objects("cards"_L1)) {
        FieldReader card(object, u"cards.%1"_s.arg(cards.size()), faults);
        cards.append({card.text("uuid"_L1), card.text("vendor"_L1)});
        card.finish();
    }
    return cards;
}

QString receiptPath(const QString &receiptsDir, const QString &tag, QLatin1StringView suffix)
{
    return receiptsDir + u'/' + tag + suffix;
}

} // namespace

QString wireName(Limiter limiter)
{
    return nameOf(kLimiters, limiter);
}

QString wireName(Cause cause)
{
    return nameOf(kCauses, cause);
}

std::optional<Limiter> limiterFromWire(QStringView name)
{
    return valueOf(kLimiters, name);
}

std::optional<Cause> causeFromWire(QStringView name)
{
    return valueOf(kCauses, name);
}

QByteArray encode(const StartReceipt &receipt)
{
    QJsonArray cards;
    for (const CardHandle &card : receipt.cards)
        cards.append(toJson(card));
    return QJsonDocument(QJsonObject{
                             {u"version"_s, kReceiptVersion},
                             {u"tag"_s, receipt.tag},
                             {u"wrapper_pid"_s, receipt.wrapperPid},
                             {u"wrapper_start_ticks"_s, receipt.wrapperStartTicks},
                             {u"boot_id"_s, receipt.bootId},
                             {u"work_pid"_s, receipt.workPid},
                             {u"work_start_ticks"_s, receipt.workStartTicks},
                             {u"started"_s, toText(receipt.started)},
                             {u"limiter"_s, wireName(receipt.limiter)},
                             {u"cards"_s, cards},
                             {u"uid"_s, receipt.uid},
                             {u"gid"_s, receipt.gid},
                         })
        .toJson();
}

QByteArray encode(const EndReceipt &receipt)
{
    QJsonObject object{
        {u"version"_s, kReceiptVersion},
        {u"tag"_s, receipt.tag},
        {u"started"_s, toText(receipt.started)},
        {u"ended"_s, toText(receipt.ended)},
        {u"elapsed_us"_s, receipt.elapsedUs},
        {u"cause"_s, wireName(receipt.cause)},
        {u"peak_memory_bytes"_s, receipt.peakMemoryBytes},
        {u"cpu_us"_s, receipt.cpuUs},
        {u"output_bytes"_s, receipt.outputBytes},
        {u"truncated"_s, receipt.truncated},
        {u"stragglers"_s, receipt.stragglers},
        {u"reason"_s, receipt.reason},
    };
    if (receipt.exitCode)
        object.insert(u"exit_code"_s, *receipt.exitCode);
    if (receipt.signal)
        object.insert(u"signal"_s, *receipt.signal);
    return QJsonDocument(object).toJson();
}

Result<StartReceipt> startReceiptFromJson(const QByteArray &json)
{
    const Result<QJsonObject> object = parseObject(json, kLargestReceipt);
    if (!object)
        return tl::unexpected(object.error());
    QList<FieldFault> faults;
    FieldReader fields(*object, {}, faults);
    StartReceipt receipt;
    fields.whole("version"_L1, kReceiptVersion, kReceiptVersion);
    receipt.tag = readTag(fields);
    receipt.wrapperPid = fields.whole("wrapper_pid"_L1, 1);
    receipt.wrapperStartTicks = fields.whole("wrapper_start_ticks"_L1);
    receipt.bootId = fields.text("boot_id"_L1);
    receipt.workPid = fields.whole("work_pid"_L1);
    receipt.workStartTicks = fields.whole("work_start_ticks"_L1);
    receipt.started = readInstant(fields, "started"_L1);
    const std::optional<Limiter> limiter = limiterFromWire(fields.text("limiter"_L1));
    if (!limiter)
        fields.fault("limiter"_L1, u"unknown"_s, u"cgroup2, cgroup1 or rlimit"_s);
    receipt.limiter = limiter.value_or(Limiter::Rlimit);
    receipt.cards = readCards(fields, faults);
    receipt.uid = fields.whole("uid"_L1);
    receipt.gid = fields.whole("gid"_L1);
    fields.finish();
    if (!faults.isEmpty())
        return malformed(faults);
    return receipt;
}

Result<EndReceipt> endReceiptFromJson(const QByteArray &json)
{
    const Result<QJsonObject> object = parseObject(json, kLargestReceipt);
    if (!object)
        return tl::unexpected(object.error());
    QList<FieldFault> faults;
    FieldReader fields(*object, {}, faults);
    EndReceipt receipt;
    fields.whole("version"_L1, kReceiptVersion, kReceiptVersion);
    receipt.tag = readTag(fields);
    receipt.started = readInstant(fields, "started"_L1);
    receipt.ended = readInstant(fields, "ended"_L1);
    receipt.elapsedUs = fields.whole("elapsed_us"_L1);
    receipt.exitCode = fields.maybeWhole("exit_code"_L1, 0, 255);
    receipt.signal = fields.maybeWhole("signal"_L1, 1, 64);
    const std::optional<Cause> cause = causeFromWire(fields.text("cause"_L1));
    if (!cause)
        fields.fault("cause"_L1, u"unknown"_s, u"a cause of backend/task/README.md"_s);
    receipt.cause = cause.value_or(Cause::Ok);
    receipt.peakMemoryBytes = fields.whole("peak_memory_bytes"_L1);
    receipt.cpuUs = fields.whole("cpu_us"_L1);
    receipt.outputBytes = fields.whole("output_bytes"_L1);
    receipt.truncated = fields.truth("truncated"_L1);
    receipt.stragglers = fields.whole("stragglers"_L1);
    receipt.reason = fields.text("reason"_L1);
    fields.finish();
    if (!faults.isEmpty())
        return malformed(faults);
    return receipt;
}

QString startReceiptPath(const QString &receiptsDir, const QString &tag)
{
    return receiptPath(receiptsDir, tag, ".start"_L1);
}

QString endReceiptPath(const QString &receiptsDir, const QString &tag)
{
    return receiptPath(receiptsDir, tag, ".end"_L1);
}

QString lockPath(const QString &receiptsDir, const QString &tag)
{
    return receiptPath(receiptsDir, tag, ".lock"_L1);
}

} // namespace stw::task
