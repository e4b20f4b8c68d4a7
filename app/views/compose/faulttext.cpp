#include "app/views/compose/faulttext.h"

#include "app/texts/errortext.h"
#include "app/texts/format.h"
#include "app/texts/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace stw::views {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Compose)
};

struct FieldRow
{
    QLatin1StringView field;
    QString (*title)();
};

// clang-format off: a table is read in columns.
constexpr FieldRow kFields[] = {
    {"project"_L1, [] { return Tr::tr("Project"); }},
    {"spec"_L1, [] { return Tr::tr("Specification"); }},
    {"template"_L1, [] { return Tr::tr("Template"); }},
    {"cards"_L1, [] { return Tr::tr("Accelerator count"); }},
    {"nodes"_L1, [] { return Tr::tr("Nodes"); }},
    {"seconds"_L1, [] { return Tr::tr("Duration"); }},
    {"priority"_L1, [] { return Tr::tr("Priority"); }},
    {"purpose"_L1, [] { return Tr::tr("Purpose"); }},
    {"inputs"_L1, [] { return Tr::tr("Input files"); }},
    {"on_quota"_L1, [] { return Tr::tr("Over quota"); }},
};
// clang-format on

const Parameter *parameterOf(const QString &field, const Template *tmpl)
{
    if (!tmpl || !field.startsWith("parameters."_L1))
        return nullptr;
    const QString name = field.section(u'.', 1);
    const auto found = std::find_if(tmpl->parameters.begin(), tmpl->parameters.end(),
                                    [&name](const Parameter &p) { return p.name == name; });
    return found == tmpl->parameters.end() ? nullptr : &*found;
}

QString wholeText(qint64 least, qint64 most)
{
    return least == most ? Tr::tr("Only %1 is possible.").arg(texts::number(least))
                         : Tr::tr("A whole number from %1 to %2.")
                               .arg(texts::number(least), texts::number(most));
}

QString rangeText(const QString &field, const Spec *spec, const Parameter *parameter)
{
    if (parameter)
        return wholeText(parameter->minimum, parameter->maximum);
    if (!spec)
        return {};
    if (field == "cards"_L1)
        return wholeText(spec->cards.minimum, spec->cards.maximum);
    if (field == "nodes"_L1)
        return wholeText(spec->nodes.minimum, spec->nodes.maximum);
    if (field == "seconds"_L1)
        return Tr::tr("More than nothing and at most %1.")
            .arg(texts::duration(std::chrono::seconds(spec->maximumSeconds)));
    if (field == "priority"_L1)
        return Tr::tr("At most “%1” with this specification.").arg(texts::textOf(spec->priority));
    return {};
}

QString lengthText(const QString &field, const Parameter *parameter)
{
    if (field == "purpose"_L1)
        return Tr::tr("At most %1 characters.").arg(texts::number(2'000));
    if (field == "inputs"_L1)
        return Tr::tr("At most %1 files.").arg(texts::number(32));
    if (!parameter)
        return {};
    return Tr::tr("%1 to %2 characters.")
        .arg(texts::number(parameter->minimum), texts::number(parameter->maximum));
}

QString requiredText(const QString &field)
{
    if (field == "project"_L1)
        return Tr::tr("Please choose a project.");
    if (field == "spec"_L1)
        return Tr::tr("Please choose a specification.");
    if (field == "template"_L1)
        return Tr::tr("Please choose a template.");
    return Tr::tr("Please fill this in.");
}

QString refusalText(const QString &field)
{
    if (field == "template"_L1)
        return Tr::tr("This template cannot be used with the specification.");
    return Tr::tr("The project may not use this specification.");
}

} // namespace

QString fieldTitle(const QString &field, const Template *tmpl)
{
    if (const Parameter *parameter = parameterOf(field, tmpl))
        return texts::textOf(parameter->title);
    const QString head = field.section(u'.', 0, 0);
    for (const FieldRow &row : kFields) {
        if (head == row.field)
            return row.title();
    }
    return field;
}

QString faultText(const FieldFault &fault, const Spec *spec, const Template *tmpl)
{
    const Parameter *parameter = parameterOf(fault.field, tmpl);
    QString text;
    if (fault.rule == "required"_L1)
        text = requiredText(fault.field);
    else if (fault.rule == "range"_L1)
        text = rangeText(fault.field, spec, parameter);
    else if (fault.rule == "length"_L1)
        text = lengthText(fault.field, parameter);
    else if (fault.rule == "not_allowed"_L1)
        text = refusalText(fault.field);
    else if (fault.rule == "no_price"_L1)
        text = Tr::tr("This specification has no price yet.");
    else if (fault.rule == "ambiguous"_L1)
        text = Tr::tr("This could mean two numbers: please leave out separators for thousands.");
    else if (fault.rule == "format"_L1 && (parameter || fault.field == "seconds"_L1))
        text = Tr::tr("Please type a number.");
    else if (fault.rule == "choice"_L1)
        text = Tr::tr("Please choose one of the values.");
    else if (fault.rule == "unreadable"_L1)
        text = Tr::tr("The file cannot be read.");
    else if (fault.rule == "unknown"_L1)
        text = Tr::tr("This is not there any more, or you may not use it.");
    return text.isEmpty() ? texts::textOf(fault) : text;
}

} // namespace stw::views
