#include "backend/domain/request/admission.h"

#include "backend/domain/quota/ledger.h"
#include "shared/base/checked.h"
#include "shared/base/overloaded.h"
#include "shared/base/zone.h"

#include <algorithm>

namespace stw::domain {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestPurpose = 2'000;
constexpr qsizetype kMostInputs = 32;
constexpr qsizetype kLongestInput = 128;
constexpr qint64 kTooMuch = std::numeric_limits<qint64>::max();

//! Collects the faults of one wish, field by field.
struct Faults
{
    QList<FieldFault> list;

    void add(const QString &field, const QString &rule, const QString &expected)
    {
        list.append({field, rule, expected});
    }
    void requireRange(const QString &field, qint64 value, qint64 least, qint64 most)
    {
        if (value < least || value > most)
            add(field, u"range"_s, u"a whole number from %1 to %2"_s.arg(least).arg(most));
    }
};

const Project *projectFor(const World &world, UserId requester, const QString &name)
{
    const Project *project = world.directory.projectNamed(name);
    const RoleSet wanted = rowOf(Permission::RequestSubmit).roles;
    if (!project)
        return nullptr;
    const auto role = world.directory.members.constFind({project->id, requester});
    const bool mayAsk = role != world.directory.members.constEnd() && (wanted & bitOf(*role));
    return mayAsk ? project : nullptr;
}

QString textOf(const ParameterValue &value)
{
    return std::visit(Overloaded{
                          [](const QString &text) { return text; },
                          [](qint64 number) { return QString::number(number); },
                          [](bool flag) { return flag ? u"true"_s : u"false"_s; },
                      },
                      value);
}

void checkValue(Faults &faults, const Parameter &parameter, const ParameterValue &value)
{
    const QString field = u"parameters."_s + parameter.name;
    switch (parameter.type) {
    case ParameterType::Text: {
        const QString *text = std::get_if<QString>(&value);
        if (!text)
            faults.add(field, u"type"_s, u"a text"_s);
        else if (text->size() < parameter.minimum || text->size() > parameter.maximum)
            faults.add(field, u"length"_s,
                       u"%1 to %2 characters"_s.arg(parameter.minimum).arg(parameter.maximum));
        return;
    }
    case ParameterType::Integer:
        if (const qint64 *number = std::get_if<qint64>(&value))
            faults.requireRange(field, *number, parameter.minimum, parameter.maximum);
        else
            faults.add(field, u"type"_s, u"a whole number"_s);
        return;
    case ParameterType::Boolean:
        if (!std::holds_alternative<bool>(value))
            faults.add(field, u"type"_s, u"true or false"_s);
        return;
    case ParameterType::Choice: {
        const QString *text = std::get_if<QString>(&value);
        if (!text || !parameter.choices.contains(*text))
            faults.add(field, u"choice"_s, u"one of "_s + parameter.choices.join(u", "_s));
        return;
    }
    }
}

QMap<QString, ParameterValue> completed(Faults &faults, const Template &tmpl, const Wish &wish)
{
    QMap<QString, ParameterValue> values;
    QStringList names;
    for (const Parameter &parameter : tmpl.parameters) {
        names.append(parameter.name);
        const auto given = wish.parameters.constFind(parameter.name);
        if (given != wish.parameters.constEnd()) {
            checkValue(faults, parameter, *given);
            values.insert(parameter.name, *given);
        } else if (parameter.standard) {
            values.insert(parameter.name, *parameter.standard);
        } else if (parameter.required) {
            faults.add(u"parameters."_s + parameter.name, u"required"_s, u"a value"_s);
        }
    }
    for (auto given = wish.parameters.begin(); given != wish.parameters.end(); ++given) {
        if (!names.contains(given.key()))
            faults.add(u"parameters."_s + given.key().left(64), u"unknown"_s,
                       u"one of "_s + names.join(u", "_s));
    }
    return values;
}

//! Puts values for `${name}`, in one pass: a value that contains `${…}` stays as it is.
QString filled(const QString &pattern, const QMap<QString, ParameterValue> &values)
{
    QString text;
    qsizetype at = 0;
    while (at < pattern.size()) {
        const qsizetype begin = pattern.indexOf(u"${"_s, at);
        const qsizetype end = begin < 0 ? -1 : pattern.indexOf(u'}', begin);
        if (end < 0)
            break;
        const QString name = pattern.mid(begin + 2, end - begin - 2);
        text += QStringView(pattern).mid(at, begin - at);
        if (const auto value = values.constFind(name); value != values.constEnd())
            text += textOf(*value);
        at = end + 1;
    }
    text += QStringView(pattern).mid(at);
    return text;
}

bool isFileName(const QString &name)
{
    if (name.isEmpty() || name.size() > kLongestInput || name.startsWith(u'.'))
        return false;
    return std::all_of(name.begin(), name.end(), [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9')
               || c == u'.' || c == u'_' || c == u'-';
    });
}

void checkTexts(Faults &faults, const Wish &wish)
{
    if (wish.purpose.size() > kLongestPurpose)
        faults.add(u"purpose"_s, u"length"_s, u"at most %1 characters"_s.arg(kLongestPurpose));
    if (wish.onQuota != u"wait" && wish.onQuota != u"refuse")
        faults.add(u"on_quota"_s, u"choice"_s, u"one of wait, refuse"_s);
    if (wish.inputs.size() > kMostInputs)
        faults.add(u"inputs"_s, u"length"_s, u"at most %1 files"_s.arg(kMostInputs));
    for (qsizetype at = 0; at < wish.inputs.size(); ++at) {
        if (!isFileName(wish.inputs[at]))
            faults.add(
                u"inputs.%1"_s.arg(at), u"format"_s,
                u"1 to %1 of letters, digits, . _ - and no leading dot"_s.arg(kLongestInput));
    }
}

void takeSpec(Faults &faults, Asked &asked, const World &world, const Spec &spec, const Wish &wish)
{
    asked.spec = spec.ref();
    asked.acceleratorClass = spec.acceleratorClass;
    asked.models = world.catalogue.classes.value(spec.acceleratorClass).models;
    asked.acceptsSuspect = spec.acceptsSuspect;
    asked.cards = wish.cards.value_or(spec.cards.standard);
    asked.nodes = wish.nodes.value_or(spec.nodes.standard);
    asked.seconds = wish.seconds.value_or(spec.standardSeconds);
    asked.priority = wish.priority.value_or(spec.priority);
    faults.requireRange(u"cards"_s, asked.cards, spec.cards.minimum, spec.cards.maximum);
    faults.requireRange(u"nodes"_s, asked.nodes, spec.nodes.minimum, spec.nodes.maximum);
    faults.requireRange(u"seconds"_s, asked.seconds, 1, spec.maximumSeconds);
    if (asked.priority > spec.priority)
        faults.add(u"priority"_s, u"range"_s, u"at most "_s + nameOf(spec.priority));
    const qint64 scale = qMax(qint64(1), asked.cards);
    // What does not fit any number is more than demandOf() takes, too.
    asked.cpuMilli = checkedMul(spec.cpuMilli, scale).value_or(kTooMuch);
    asked.memoryMiB = checkedMul(spec.memoryMiB, scale).value_or(kTooMuch);
}

void takeTemplate(Faults &faults, Asked &asked, const World &world, const Template &tmpl,
                  const Wish &wish)
{
    asked.tmpl = tmpl.ref();
    asked.image = tmpl.image;
    asked.imageDigest = world.catalogue.images.value(tmpl.image).digest;
    asked.vendors = tmpl.vendors;
    asked.parameters = completed(faults, tmpl, wish);
    for (const QString &pattern : tmpl.entry)
        asked.argv.append(filled(pattern, asked.parameters));
    for (auto entry = tmpl.environment.begin(); entry != tmpl.environment.end(); ++entry)
        asked.environment.insert(entry.key(), filled(*entry, asked.parameters));
}

} // namespace

Result<Asked> resolve(const World &world, UserId requester, const Wish &wish, Instant now)
{
    Faults faults;
    Asked asked;
    const Project *project = projectFor(world, requester, wish.project);
    const Spec *spec = world.catalogue.spec(wish.spec);
    const Template *tmpl = world.catalogue.tmpl(wish.tmpl);
    if (wish.project.isEmpty())
        faults.add(u"project"_s, u"required"_s, u"a project"_s);
    else if (!project)
        faults.add(u"project"_s, u"unknown"_s, u"a project that you may submit to"_s);
    if (!spec)
        faults.add(u"spec"_s, wish.spec.name.isEmpty() ? u"required"_s : u"unknown"_s,
                   u"a published specification"_s);
    if (!tmpl)
        faults.add(u"template"_s, wish.tmpl.name.isEmpty() ? u"required"_s : u"unknown"_s,
                   u"an approved template"_s);
    checkTexts(faults, wish);
    asked.inputs = wish.inputs;
    if (tmpl)
        takeTemplate(faults, asked, world, *tmpl, wish);
    if (spec) {
        takeSpec(faults, asked, world, *spec, wish);
        if (project && !spec->projects.isEmpty() && !spec->projects.contains(project->name))
            faults.add(u"spec"_s, u"not_allowed"_s, u"a specification that the project may use"_s);
        if (tmpl && !spec->templates.isEmpty() && !spec->templates.contains(tmpl->name))
            faults.add(u"template"_s, u"not_allowed"_s,
                       u"one of "_s + spec->templates.join(u", "_s));
        if (const PriceVersion *price = world.catalogue.price(spec->ref(), now)) {
            asked.priceVersion = price->version;
            asked.perUnitHour = price->perUnitHour;
            asked.currency = price->currency;
        } else {
            faults.add(u"spec"_s, u"no_price"_s, u"a specification with a price"_s);
        }
    }
    if (!faults.list.isEmpty())
        return malformed(faults.list);
    return asked;
}

Result<Demand> demandOf(const World &world, const Asked &asked)
{
    qint64 largestMiB = 0;
    for (const AcceleratorModel &model : world.catalogue.models) {
        if (asked.models.contains(model.name))
            largestMiB = qMax(largestMiB, model.maximumMiB);
    }
    const auto cards = checkedMul(asked.cards, asked.nodes);
    const auto cardMilli = cards ? checkedMul(*cards, 1000) : std::nullopt;
    const auto acceleratorMiB = cards ? checkedMul(*cards, largestMiB) : std::nullopt;
    const auto cpuMilli = checkedMul(asked.cpuMilli, asked.nodes);
    const auto memoryMiB = checkedMul(asked.memoryMiB, asked.nodes);
    const auto durationMs = checkedMul(asked.seconds, 1000);
    if (asked.cpuMilli == kTooMuch || asked.memoryMiB == kTooMuch || !cardMilli || !acceleratorMiB
        || !cpuMilli || !memoryMiB || !durationMs || !checkedMul(*cardMilli, *durationMs))
        return failure(ErrorCode::Overflow, u"demand"_s);
    return Demand{*cardMilli, *acceleratorMiB, *cpuMilli, *memoryMiB, 1, *durationMs};
}

QList<QuotaLine> quotaLines(const World &world, const Project &project, const Demand &demand,
                            Instant now)
{
    const Month month = monthOf(now, project.zone.toLatin1());
    QList<QuotaLine> lines;
    for (const QuotaDimensionRow &row : Named<QuotaDimension>::kRows) {
        const qint64 asked = row.demandOf(demand).value_or(std::numeric_limits<qint64>::max());
        for (const Scope &scope : scopesOf(project)) {
            QuotaLine line = lineOf(world.ledger, accountOf(scope, row.value, month.name), asked);
            if (row.window == QuotaWindow::Month)
                line.resetsAt = month.end;
            if (line.limit || (asked > 0 && scope.kind == ScopeKind::Project))
                lines.append(line);
        }
    }
    return lines;
}

Result<Admission> assess(const World &world, UserId requester, const Wish &wish, Instant now)
{
    const Result<Asked> asked = resolve(world, requester, wish, now);
    if (!asked)
        return tl::unexpected(asked.error());
    const Result<Demand> demand = demandOf(world, *asked);
    if (!demand)
        return tl::unexpected(demand.error());
    Admission admission;
    admission.version = world.seq;
    admission.computedAt = now;
    admission.asked = *asked;
    admission.demand = *demand;
    admission.quota = quotaLines(world, *world.directory.projectNamed(wish.project), *demand, now);
    admission.currency = asked->currency;
    // A price has 8 decimals, a cost 14: a factor of 10^6, of which the thousandths of units take
    // three. What is below a cost's last decimal is cut.
    constexpr qint64 kMilli = 1'000;
    constexpr qint64 kSecondsPerHour = 3'600;
    const auto perHour = checkedMul128(asked->perUnitHour.units, asked->priceUnitsMilli());
    const auto scaled = perHour ? checkedMul128(*perHour, kMilli) : std::nullopt;
    const auto estimate = scaled ? checkedMul128(*scaled, asked->seconds) : std::nullopt;
    if (!estimate)
        return failure(ErrorCode::Overflow, u"cost"_s);
    admission.perHour = Price{*perHour / kMilli};
    admission.estimate = Cost{*estimate / kSecondsPerHour};
    return admission;
}

} // namespace stw::domain
