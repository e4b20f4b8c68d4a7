#include "backend/task/launchfile.h"

#include "backend/task/cards.h"
#include "backend/task/fieldreader.h"
#include "shared/base/uuid.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace stw::task {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLargestId = 0xfffffffeLL; // (uid_t)-1 means "leave it" to setresuid.

QString absolutePath(FieldReader &fields, QLatin1StringView key)
{
    const QString path = fields.text(key);
    if (!path.startsWith(u'/'))
        fields.fault(key, u"format"_s, u"an absolute path"_s);
    return path;
}

Identity readIdentity(const QJsonObject &object, const QString &path, QList<FieldFault> &faults)
{
    FieldReader fields(object, path, faults);
    Identity identity{fields.whole("uid"_L1, 1, kLargestId), fields.whole("gid"_L1, 1, kLargestId),
                      fields.wholes("groups"_L1, 1, kLargestId)};
    fields.finish();
    return identity;
}

CardHandle readCard(const QJsonObject &object, const QString &path, QList<FieldFault> &faults)
{
    FieldReader fields(object, path, faults);
    CardHandle card{fields.text("uuid"_L1), fields.text("vendor"_L1)};
    // A comma would smuggle a second card into the visible-devices variable.
    if (card.uuid.isEmpty() || card.uuid.contains(u',') || card.uuid.startsWith(u'-'))
        fields.fault("uuid"_L1, u"format"_s, u"one card's name, without a comma"_s);
    if (!isKnownVendor(card.vendor))
        fields.fault("vendor"_L1, u"unknown"_s, u"nvidia, amd or ascend"_s);
    fields.finish();
    return card;
}

Limits readLimits(const QJsonObject &object, const QString &path, QList<FieldFault> &faults)
{
    FieldReader fields(object, path, faults);
    Limits limits;
    limits.cpuMilli = fields.maybeWhole("cpu_milli"_L1, 10, 1'000'000'000);
    limits.memoryMiB = fields.maybeWhole("memory_mib"_L1, 1, 1LL << 30);
    limits.pids = fields.maybeWhole("pids"_L1, 1, 1LL << 22);
    limits.wallSeconds = fields.maybeWhole("wall_seconds"_L1, 1, 1LL << 32);
    limits.outputBytes = fields.maybeWhole("output_bytes"_L1).value_or(Limits::kOutputBytes);
    fields.finish();
    return limits;
}

void readEnvironment(FieldReader &fields, LaunchFile &launch)
{
    launch.env = fields.textMap("env"_L1);
    for (const QString &name : launch.env.keys()) {
        if (name.isEmpty() || name.contains(u'=') || name.contains(QChar(u'\0')))
            fields.fault("env"_L1, u"format"_s, u"names without ="_s);
    }
}

void readNested(FieldReader &fields, LaunchFile &launch, QList<FieldFault> &faults)
{
    if (fields.has("identity"_L1))
        launch.identity = readIdentity(fields.object("identity"_L1), u"identity"_s, faults);
    const QList<QJsonObject> cards = fields.objects("cards"_L1);
    for (qsizetype at = 0; at < cards.size(); ++at)
        launch.cards.append(readCard(cards[at], u"cards.%1"_s.arg(at), faults));
    launch.limits = readLimits(fields.object("limits"_L1), u"limits"_s, faults);
}

QJsonObject toJson(const Limits &limits)
{
    QJsonObject object{{u"output_bytes"_s, limits.outputBytes}};
    const auto put = [&object](QLatin1StringView key, std::optional<qint64> value) {
        if (value)
            object.insert(key, *value);
    };
    put("cpu_milli"_L1, limits.cpuMilli);
    put("memory_mib"_L1, limits.memoryMiB);
    put("pids"_L1, limits.pids);
    put("wall_seconds"_L1, limits.wallSeconds);
    return object;
}

QJsonObject toJson(const Identity &identity)
{
    QJsonArray groups;
    for (const qint64 group : identity.groups)
        groups.append(group);
    return {{u"uid"_s, identity.uid}, {u"gid"_s, identity.gid}, {u"groups"_s, groups}};
}

} // namespace

bool isTag(QStringView text)
{
    constexpr qsizetype kIdAt = 4;
    constexpr qsizetype kIdLength = 26;
    const QStringView attempt = text.mid(kIdAt + kIdLength + 1);
    if (!text.startsWith(u"stw-") || text.size() <= kIdAt + kIdLength || attempt.size() > 6
        || text[kIdAt + kIdLength] != u'-' || attempt.startsWith(u'0') || attempt.isEmpty())
        return false;
    const auto isDigit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    return std::all_of(attempt.begin(), attempt.end(), isDigit)
           && uuidFromBase32(text.mid(kIdAt, kIdLength)).has_value();
}

QByteArray encode(const LaunchFile &launch)
{
    QJsonObject env;
    for (auto at = launch.env.begin(); at != launch.env.end(); ++at)
        env.insert(at.key(), at.value());
    QJsonArray cards;
    for (const CardHandle &card : launch.cards)
        cards.append(toJson(card));
    QJsonObject object{
        {u"version"_s, kLaunchFileVersion},
        {u"tag"_s, launch.tag},
        {u"argv"_s, QJsonArray::fromStringList(launch.argv)},
        {u"env"_s, env},
        {u"work_dir"_s, launch.workDir},
        {u"output_path"_s, launch.outputPath},
        {u"receipts_dir"_s, launch.receiptsDir},
        {u"cards"_s, cards},
        {u"card_tool"_s, launch.cardTool},
        {u"limits"_s, toJson(launch.limits)},
        {u"grace_seconds"_s, launch.graceSeconds},
        {u"cgroups"_s, launch.cgroups},
        {u"cgroup_parent"_s, launch.cgroupParent},
    };
    if (launch.identity)
        object.insert(u"identity"_s, toJson(*launch.identity));
    return QJsonDocument(object).toJson();
}

Result<LaunchFile> launchFileFromJson(const QByteArray &json)
{
    const Result<QJsonObject> object = parseObject(json, kLargestLaunchFile);
    if (!object)
        return tl::unexpected(object.error());
    QList<FieldFault> faults;
    FieldReader fields(*object, {}, faults);
    LaunchFile launch;
    fields.whole("version"_L1, kLaunchFileVersion, kLaunchFileVersion);
    launch.tag = fields.text("tag"_L1);
    if (!isTag(launch.tag))
        fields.fault("tag"_L1, u"format"_s, u"stw-<26 of base 32>-<attempt>"_s);
    launch.argv = fields.texts("argv"_L1);
    if (launch.argv.isEmpty() || launch.argv.first().isEmpty())
        fields.fault("argv"_L1, u"length"_s, u"at least the program"_s);
    readEnvironment(fields, launch);
    launch.workDir = absolutePath(fields, "work_dir"_L1);
    launch.outputPath = absolutePath(fields, "output_path"_L1);
    launch.receiptsDir = absolutePath(fields, "receipts_dir"_L1);
    readNested(fields, launch, faults);
    launch.cardTool = fields.text("card_tool"_L1);
    if (!launch.cardTool.isEmpty() && !launch.cardTool.startsWith(u'/'))
        fields.fault("card_tool"_L1, u"format"_s, u"an absolute path, or empty"_s);
    launch.graceSeconds = fields.whole("grace_seconds"_L1, 0, 24 * 3600);
    launch.cgroups = fields.truth("cgroups"_L1);
    launch.cgroupParent = fields.text("cgroup_parent"_L1);
    if (launch.cgroupParent.split(u'/').contains(u".."_s))
        fields.fault("cgroup_parent"_L1, u"format"_s, u"a path without .."_s);
    fields.finish();
    if (!faults.isEmpty())
        return malformed(faults);
    return launch;
}

} // namespace stw::task
