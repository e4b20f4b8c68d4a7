#include "app/views/compose/composition.h"

#include "app/views/compose/numbertext.h"
#include "shared/base/overloaded.h"

#include <QFileInfo>

#include <algorithm>

namespace stw::views {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLongestPurpose = 2'000; // wire::Rules<Wish>
constexpr qint64 kMostInputs = 32;

const QString kSeconds = u"seconds"_s;
constexpr QLatin1StringView kParameters{"parameters."};

QString pathOf(const Parameter &parameter)
{
    return kParameters + parameter.name;
}

void fault(Reading &reading, const QString &field, QLatin1StringView rule)
{
    reading.faults.append({field, rule, {}});
}

void checkRange(Reading &reading, const QString &field, const std::optional<qint64> &value,
                qint64 least, qint64 most)
{
    if (value && (*value < least || *value > most))
        fault(reading, field, "range"_L1);
}

void readText(Reading &reading, const Parameter &parameter, const QString &typed)
{
    if (typed.size() < parameter.minimum || typed.size() > parameter.maximum)
        fault(reading, pathOf(parameter), "length"_L1);
    else
        reading.wish.parameters.insert(parameter.name, typed);
}

void readWhole(Reading &reading, const Parameter &parameter, const QString &typed)
{
    const Typed<qint64> value = wholeFrom(typed);
    if (!value)
        return fault(reading, pathOf(parameter), value.error());
    if (*value < parameter.minimum || *value > parameter.maximum)
        return fault(reading, pathOf(parameter), "range"_L1);
    reading.wish.parameters.insert(parameter.name, *value);
}

void readChoice(Reading &reading, const Parameter &parameter, const QString &typed)
{
    if (parameter.choices.contains(typed))
        reading.wish.parameters.insert(parameter.name, typed);
    else
        fault(reading, pathOf(parameter), "choice"_L1);
}

void readParameter(Reading &reading, const Parameter &parameter, const Composition &form)
{
    const QString typed = form.parameters.value(parameter.name);
    if (typed.isEmpty()) { // the service takes its own standard where there is one
        if (parameter.required && !parameter.standard)
            fault(reading, pathOf(parameter), "required"_L1);
        return;
    }
    switch (parameter.type) {
    case ParameterType::Text: return readText(reading, parameter, typed);
    case ParameterType::Integer: return readWhole(reading, parameter, typed);
    case ParameterType::Choice: return readChoice(reading, parameter, typed);
    case ParameterType::Boolean:
        reading.wish.parameters.insert(parameter.name, typed == "true"_L1);
        return;
    }
}

void readDuration(Reading &reading, const Composition &form, const QLocale &locale)
{
    if (form.duration.trimmed().isEmpty())
        return;
    const Typed<Quantity> amount = decimalFrom(form.duration, locale);
    if (!amount)
        return fault(reading, kSeconds, amount.error());
    constexpr qint64 kUnits = 1'000'000; // of a quantity
    const Int128 seconds = amount->units * rowOf(form.durationUnit).seconds / kUnits;
    if (seconds > std::numeric_limits<qint64>::max())
        return fault(reading, kSeconds, "range"_L1);
    reading.wish.seconds = qint64(seconds);
}

//! Something that a parameter takes, to preview what is not typed yet.
ParameterValue standInOf(const Parameter &parameter)
{
    switch (parameter.type) {
    case ParameterType::Text: return QString(qsizetype(qMax<qint64>(parameter.minimum, 1)), u'x');
    case ParameterType::Integer: return parameter.minimum;
    case ParameterType::Boolean: return false;
    case ParameterType::Choice: return parameter.choices.value(0);
    }
    Q_UNREACHABLE();
}

QString typedOf(const ParameterValue &value)
{
    return std::visit(Overloaded{
                          [](const QString &text) { return text; },
                          [](qint64 number) { return QString::number(number); },
                          [](bool flag) { return flag ? u"true"_s : u"false"_s; },
                      },
                      value);
}

} // namespace

Reading readingOf(const Composition &form, const Spec *spec, const Template *tmpl,
                  const QLocale &locale)
{
    Reading reading;
    Wish &wish = reading.wish;
    wish.project = form.project;
    wish.spec.name = form.spec;
    wish.tmpl.name = form.tmpl;
    wish.cards = form.cards;
    wish.nodes = form.nodes;
    wish.priority = form.priority;
    wish.purpose = form.purpose.trimmed();
    if (!form.onQuota.isEmpty())
        wish.onQuota = form.onQuota;
    for (const QString &path : form.files)
        wish.inputs.append(QFileInfo(path).fileName());

    for (const auto &[field, value] : {std::pair{u"project"_s, form.project},
                                       {u"spec"_s, form.spec},
                                       {u"template"_s, form.tmpl}}) {
        if (value.isEmpty())
            fault(reading, field, "required"_L1);
    }
    readDuration(reading, form, locale);
    if (spec) {
        checkRange(reading, u"cards"_s, wish.cards, spec->cards.minimum, spec->cards.maximum);
        checkRange(reading, u"nodes"_s, wish.nodes, spec->nodes.minimum, spec->nodes.maximum);
        checkRange(reading, kSeconds, wish.seconds, 1, spec->maximumSeconds);
    }
    if (tmpl) {
        for (const Parameter &parameter : tmpl->parameters)
            readParameter(reading, parameter, form);
    }
    if (wish.purpose.size() > kLongestPurpose)
        fault(reading, u"purpose"_s, "length"_L1);
    if (wish.inputs.size() > kMostInputs)
        fault(reading, u"inputs"_s, "length"_L1);
    return reading;
}

std::optional<Wish> previewWishOf(const Reading &reading, const Spec *spec, const Template *tmpl)
{
    const auto isFaulty = [&reading](const QString &field) {
        return std::any_of(reading.faults.begin(), reading.faults.end(),
                           [&field](const FieldFault &fault) { return fault.field == field; });
    };
    if (!spec || !tmpl || reading.wish.project.isEmpty() || isFaulty(u"cards"_s)
        || isFaulty(u"nodes"_s) || isFaulty(kSeconds))
        return std::nullopt;
    Wish wish = reading.wish;
    wish.purpose.clear(); // neither is judged by anything but its length
    wish.inputs.clear();
    for (const Parameter &parameter : tmpl->parameters) {
        if (isFaulty(pathOf(parameter)))
            wish.parameters.insert(parameter.name, standInOf(parameter));
    }
    return wish;
}

QMap<QString, QString> typedOf(const Composition &form)
{
    QMap<QString, QString> typed{{u"project"_s, form.project},
                                 {u"spec"_s, form.spec},
                                 {u"template"_s, form.tmpl},
                                 {kSeconds, form.duration},
                                 {u"duration_unit"_s, nameOf(form.durationUnit)},
                                 {u"purpose"_s, form.purpose},
                                 {u"on_quota"_s, form.onQuota},
                                 {u"files"_s, form.files.join(u'\n')}};
    if (form.cards)
        typed.insert(u"cards"_s, QString::number(*form.cards));
    if (form.nodes)
        typed.insert(u"nodes"_s, QString::number(*form.nodes));
    if (form.priority)
        typed.insert(u"priority"_s, nameOf(*form.priority));
    for (auto entry = form.parameters.begin(); entry != form.parameters.end(); ++entry)
        typed.insert(kParameters + entry.key(), *entry);
    typed.removeIf([](const auto &entry) { return entry.value().isEmpty(); });
    return typed;
}

Composition compositionOf(const QMap<QString, QString> &typed)
{
    const auto count = [&typed](const QString &field) -> std::optional<qint64> {
        const Typed<qint64> value = wholeFrom(typed.value(field));
        return value ? std::optional(*value) : std::nullopt;
    };
    Composition form;
    form.project = typed.value(u"project"_s);
    form.spec = typed.value(u"spec"_s);
    form.tmpl = typed.value(u"template"_s);
    form.cards = count(u"cards"_s);
    form.nodes = count(u"nodes"_s);
    form.duration = typed.value(kSeconds);
    form.durationUnit =
        fromName<DurationUnit>(typed.value(u"duration_unit"_s)).value_or(DurationUnit::Hours);
    form.priority = fromName<Priority>(typed.value(u"priority"_s));
    form.purpose = typed.value(u"purpose"_s);
    form.onQuota = typed.value(u"on_quota"_s);
    form.files = typed.value(u"files"_s).split(u'\n', Qt::SkipEmptyParts);
    for (auto entry = typed.begin(); entry != typed.end(); ++entry) {
        if (entry.key().startsWith(kParameters))
            form.parameters.insert(entry.key().mid(kParameters.size()), *entry);
    }
    return form;
}

Composition withSpec(Composition form, const Spec *before, const Spec &chosen)
{
    const auto gives = [](std::optional<qint64> &count, const CountRange &range) {
        if (count && (*count < range.minimum || *count > range.maximum))
            count.reset();
    };
    form.spec = chosen.name;
    gives(form.cards, chosen.cards);
    gives(form.nodes, chosen.nodes);
    if (before && before->cards.standard == form.cards)
        form.cards.reset(); // was never decided
    if (form.priority && *form.priority > chosen.priority)
        form.priority.reset();
    const auto [amount, unit] = durationOf(before ? before->standardSeconds : 0);
    const bool untouched =
        form.duration.isEmpty()
        || (before && form.duration == QString::number(amount) && form.durationUnit == unit);
    if (untouched) {
        const auto [standard, standardUnit] = durationOf(chosen.standardSeconds);
        form.duration = QString::number(standard);
        form.durationUnit = standardUnit;
    }
    if (!chosen.templates.isEmpty() && !chosen.templates.contains(form.tmpl))
        form.tmpl = chosen.templates.size() == 1 ? chosen.templates.first() : QString();
    form.onQuota.clear();
    return form;
}

Composition compositionOf(const Asked &asked, const QString &project, const QString &purpose)
{
    Composition form;
    form.project = project;
    form.spec = asked.spec.name;
    form.tmpl = asked.tmpl.name;
    for (auto entry = asked.parameters.begin(); entry != asked.parameters.end(); ++entry)
        form.parameters.insert(entry.key(), typedOf(*entry));
    if (asked.cards > 0)
        form.cards = asked.cards;
    form.nodes = asked.nodes;
    const auto [amount, unit] = durationOf(asked.seconds);
    form.duration = QString::number(amount);
    form.durationUnit = unit;
    form.priority = asked.priority;
    form.purpose = purpose;
    return form;
}

std::pair<qint64, DurationUnit> durationOf(qint64 seconds)
{
    for (const DurationUnit unit : {DurationUnit::Days, DurationUnit::Hours}) {
        const qint64 one = rowOf(unit).seconds;
        // A day of work is said in hours: `24 h`, `36 h`; only several whole days are days.
        if (seconds % one == 0 && seconds > (unit == DurationUnit::Days ? 3 * one : 0))
            return {seconds / one, unit};
    }
    return {(seconds + 59) / 60, DurationUnit::Minutes};
}

} // namespace stw::views
