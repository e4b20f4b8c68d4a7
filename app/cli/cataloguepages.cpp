#include "app/cli/layout.h"
#include "app/cli/pages.h"
#include "app/texts/format.h"
#include "app/texts/words.h"

#include <QCoreApplication>

namespace stw::cli {

using namespace Qt::StringLiterals;
using namespace stw::texts;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Catalogue)
};

QString range(const CountRange &count)
{
    if (count.minimum == count.maximum)
        return number(count.minimum);
    return Tr::tr("%1 to %2, %3 by default")
        .arg(number(count.minimum), number(count.maximum), number(count.standard));
}

QString cardsOf(const Spec &spec)
{
    return spec.acceleratorClass.isEmpty() ? u"–"_s
                                           : range(spec.cards) + u" × "_s + spec.acceleratorClass;
}

QString rateOf(Price price, const QString &currency)
{
    return currency.isEmpty() ? Tr::tr("none at present") : rate(price, currency);
}

QString bounds(const Parameter &parameter)
{
    switch (parameter.type) {
    case ParameterType::Integer:
        return Tr::tr("%1 to %2").arg(number(parameter.minimum), number(parameter.maximum));
    case ParameterType::Text:
        return Tr::tr("%1 to %2 characters")
            .arg(number(parameter.minimum), number(parameter.maximum));
    case ParameterType::Choice: return parameter.choices.join(u", ");
    case ParameterType::Boolean: return u"true, false"_s;
    }
    Q_UNREACHABLE();
}

QString textOfValue(const ParameterValue &value)
{
    if (const auto *text = std::get_if<QString>(&value))
        return *text;
    if (const auto *whole = std::get_if<qint64>(&value))
        return QString::number(*whole);
    return std::get<bool>(value) ? u"true"_s : u"false"_s;
}

} // namespace

QString pageOf(const wire::Listing<wire::SpecView> &specs)
{
    QList<QStringList> rows;
    for (const wire::SpecView &row : specs.items) {
        const Spec &spec = row.spec;
        rows.append({spec.ref().toString(), cardsOf(spec), thousandths(spec.cpuMilli),
                     memory(spec.memoryMiB), rateOf(row.perHour, row.currency),
                     textOf(spec.title)});
    }
    return table({Tr::tr("SPECIFICATION"), Tr::tr("CARDS"), Tr::tr("CORES"), Tr::tr("MEMORY"),
                  Tr::tr("PRICE PER HOUR"), Tr::tr("TITLE")},
                 rows, Tr::tr("No specifications."));
}

QString pageOf(const wire::SpecView &view)
{
    const Spec &spec = view.spec;
    const auto length = [](qint64 seconds) { return duration(std::chrono::seconds(seconds)); };
    const auto names = [](const QStringList &list) {
        return list.isEmpty() ? Tr::tr("all") : list.join(u", ");
    };
    return spec.ref().toString() + u"  "_s + textOf(spec.title) + u'\n'
           + factSheet({
               {Tr::tr("Summary"), textOf(spec.summary)},
               {Tr::tr("Kind"), textOf(spec.kind)},
               {Tr::tr("Cards per node"), cardsOf(spec)},
               {Tr::tr("Nodes"), range(spec.nodes)},
               {spec.cards.maximum > 0 ? Tr::tr("CPU cores per card") : Tr::tr("CPU cores"),
                thousandths(spec.cpuMilli)},
               {spec.cards.maximum > 0 ? Tr::tr("Memory per card") : Tr::tr("Memory"),
                memory(spec.memoryMiB)},
               {Tr::tr("Duration"),
                Tr::tr("%1 by default, %2 at most")
                    .arg(length(spec.standardSeconds), length(spec.maximumSeconds))},
               {Tr::tr("Priority"), Tr::tr("up to %1").arg(textOf(spec.priority))},
               {Tr::tr("Preemptible"), yesOrNo(spec.preemptible)},
               {spec.cards.maximum > 0 ? Tr::tr("Price per card hour")
                                       : Tr::tr("Price per core hour"),
                rateOf(view.perUnitHour, view.currency)},
               {Tr::tr("Price per hour"), rateOf(view.perHour, view.currency)},
               {Tr::tr("Projects"), names(spec.projects)},
               {Tr::tr("Templates"), names(spec.templates)},
           });
}

QString pageOf(const wire::Listing<Template> &templates)
{
    QList<QStringList> rows;
    for (const Template &row : templates.items) {
        QStringList names;
        for (const Parameter &parameter : row.parameters)
            names += parameter.required ? parameter.name : u'[' + parameter.name + u']';
        rows.append(
            {row.ref().toString(), row.image.toString(), names.join(u' '), textOf(row.title)});
    }
    return table({Tr::tr("TEMPLATE"), Tr::tr("IMAGE"), Tr::tr("PARAMETERS"), Tr::tr("TITLE")}, rows,
                 Tr::tr("No templates."));
}

QString pageOf(const Template &tmpl)
{
    QString text =
        tmpl.ref().toString() + u"  "_s + textOf(tmpl.title) + u'\n'
        + factSheet({
            {Tr::tr("Summary"), textOf(tmpl.summary)},
            {Tr::tr("Image"), tmpl.image.toString()},
            {Tr::tr("Entry"), tmpl.entry.join(u' ')},
            {Tr::tr("Vendors"), tmpl.vendors.isEmpty() ? Tr::tr("all") : tmpl.vendors.join(u", ")},
        });
    QList<QStringList> rows;
    for (const Parameter &row : tmpl.parameters) {
        rows.append({row.name, textOf(row.type), bounds(row), yesOrNo(row.required),
                     row.standard ? textOfValue(*row.standard) : u"–"_s, textOf(row.title)});
    }
    return text + u'\n'
           + table({Tr::tr("PARAMETER"), Tr::tr("TYPE"), Tr::tr("ACCEPTED"), Tr::tr("REQUIRED"),
                    Tr::tr("DEFAULT"), Tr::tr("TITLE")},
                   rows, Tr::tr("No parameters."));
}

} // namespace stw::cli
