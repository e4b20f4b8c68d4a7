#include "backend/main/catalogueloader.h"

#include "shared/wire/jsoncodec.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace stw::main {

using namespace Qt::StringLiterals;

namespace {

const QString kAccelerators = u"accelerators.json"_s;
const QString kImages = u"images.json"_s;
const QString kTemplates = u"templates.json"_s;
const QString kSpecs = u"specs.json"_s;
const QString kPrices = u"prices.json"_s;

struct Accelerators
{
    QList<AcceleratorModel> models;
    QList<AcceleratorClass> classes;

    static void describe(auto &self, auto &&field)
    {
        field("models", self.models);
        field("classes", self.classes);
    }
};

struct Entries
{
    Accelerators accelerators;
    QList<Image> images;
    QList<Template> templates;
    QList<Spec> specs;
    QList<PriceVersion> prices;
};

//! Faults with the place where they stand.
class Faults
{
public:
    void add(const QString &file, const QString &path, const QString &rule, const QString &expected)
    {
        m_faults.append({path.isEmpty() ? file : file + u": "_s + path, rule, expected});
    }
    //! Adds the fault unless \a holds.
    void require(bool holds, const QString &file, const QString &path, const QString &rule,
                 const QString &expected)
    {
        if (!holds)
            add(file, path, rule, expected);
    }
    const QList<FieldFault> &all() const { return m_faults; }

private:
    QList<FieldFault> m_faults;
};

template <class T>
T readFile(const QMap<QString, QByteArray> &files, const QString &name, Faults &faults)
{
    const Result<T> read = wire::decode<T>(files.value(name));
    if (read)
        return *read;
    for (const FieldFault &fault : read.error().faults)
        faults.add(name, fault.field, fault.rule, fault.expected);
    return {};
}

QString pathOf(qsizetype index, const QString &field)
{
    return u"%1.%2"_s.arg(index).arg(field);
}

void checkWords(const LocalText &text, const QString &file, const QString &path, Faults &faults)
{
    faults.require(!text.en.isEmpty(), file, path + u".en"_s, u"required"_s, u"words"_s);
    faults.require(!text.de.isEmpty(), file, path + u".de"_s, u"required"_s, u"words"_s);
}

bool isName(const QString &name)
{
    const std::optional<VersionRef> ref = VersionRef::fromString(name);
    return ref && ref->version == 0;
}

template <class T>
bool has(const QList<T> &entries, const QString &name)
{
    return std::any_of(entries.begin(), entries.end(),
                       [&name](const T &entry) { return entry.name == name; });
}

template <class T>
bool has(const QList<T> &entries, const VersionRef &ref)
{
    return std::any_of(entries.begin(), entries.end(),
                       [&ref](const T &entry) { return entry.ref() == ref; });
}

//! What images, templates and specs have in common: name, first version, title, each once.
template <class T>
void checkVersioned(const QList<T> &entries, const QString &file, Faults &faults)
{
    QStringList seen;
    for (qsizetype at = 0; at < entries.size(); ++at) {
        const T &entry = entries[at];
        faults.require(isName(entry.name), file, pathOf(at, u"name"_s), u"format"_s,
                       u"lower-case letters, digits and -"_s);
        faults.require(entry.version == 1, file, pathOf(at, u"version"_s), u"range"_s,
                       u"1, as the first start publishes first versions"_s);
        faults.require(!seen.contains(entry.name), file, pathOf(at, u"name"_s), u"duplicate"_s,
                       u"each name once"_s);
        seen.append(entry.name);
        checkWords(entry.title, file, pathOf(at, u"title"_s), faults);
    }
}

void checkAccelerators(const Accelerators &accelerators, Faults &faults)
{
    QStringList models;
    for (qsizetype at = 0; at < accelerators.models.size(); ++at) {
        const AcceleratorModel &model = accelerators.models[at];
        const auto require = [&](bool holds, const QString &field, const QString &rule,
                                 const QString &expected) {
            faults.require(holds, kAccelerators, u"models."_s + pathOf(at, field), rule, expected);
        };
        require(!model.name.isEmpty(), u"name"_s, u"required"_s, u"a name"_s);
        require(!models.contains(model.name), u"name"_s, u"duplicate"_s, u"each name once"_s);
        require(!model.vendor.isEmpty(), u"vendor"_s, u"required"_s, u"a vendor"_s);
        require(!model.patterns.isEmpty() && !model.patterns.contains(QString()), u"patterns"_s,
                u"required"_s, u"parts of the driver's name"_s);
        require(model.minimumMiB > 0 && model.minimumMiB <= model.maximumMiB, u"minimum_mib"_s,
                u"range"_s, u"more than 0 and no more than maximum_mib"_s);
        models.append(model.name);
    }
    QStringList classes;
    for (qsizetype at = 0; at < accelerators.classes.size(); ++at) {
        const AcceleratorClass &entry = accelerators.classes[at];
        const QString place = u"classes."_s + QString::number(at);
        faults.require(isName(entry.name), kAccelerators, place + u".name"_s, u"format"_s,
                       u"lower-case letters, digits and -"_s);
        faults.require(!classes.contains(entry.name), kAccelerators, place + u".name"_s,
                       u"duplicate"_s, u"each name once"_s);
        classes.append(entry.name);
        checkWords(entry.title, kAccelerators, place + u".title"_s, faults);
        faults.require(!entry.models.isEmpty(), kAccelerators, place + u".models"_s, u"required"_s,
                       u"at least one model"_s);
        for (const QString &model : entry.models)
            faults.require(models.contains(model), kAccelerators, place + u".models"_s,
                           u"unknown"_s, u"a model of this file, not "_s + model);
    }
}

//! Whether the default is a value that a request could give.
bool isOwnValue(const Parameter &parameter)
{
    if (!parameter.standard)
        return true;
    const ParameterValue &value = *parameter.standard;
    switch (parameter.type) {
    case ParameterType::Text: {
        const QString *text = std::get_if<QString>(&value);
        return text && text->size() >= parameter.minimum && text->size() <= parameter.maximum;
    }
    case ParameterType::Integer: {
        const qint64 *number = std::get_if<qint64>(&value);
        return number && *number >= parameter.minimum && *number <= parameter.maximum;
    }
    case ParameterType::Boolean: return std::holds_alternative<bool>(value);
    case ParameterType::Choice: {
        const QString *choice = std::get_if<QString>(&value);
        return choice && parameter.choices.contains(*choice);
    }
    }
    return false;
}

void checkParameters(const Template &entry, const QString &place, Faults &faults)
{
    static const QRegularExpression kPlaceholder(u"\\$\\{([^}]*)\\}"_s);
    QStringList names;
    for (qsizetype at = 0; at < entry.parameters.size(); ++at) {
        const Parameter &parameter = entry.parameters[at];
        const QString path = place + u".parameters."_s + QString::number(at);
        faults.require(!parameter.name.isEmpty(), kTemplates, path + u".name"_s, u"required"_s,
                       u"a name"_s);
        faults.require(!names.contains(parameter.name), kTemplates, path + u".name"_s,
                       u"duplicate"_s, u"each name once"_s);
        names.append(parameter.name);
        checkWords(parameter.title, kTemplates, path + u".title"_s, faults);
        faults.require(parameter.minimum <= parameter.maximum, kTemplates, path + u".minimum"_s,
                       u"range"_s, u"no more than maximum"_s);
        faults.require((parameter.type == ParameterType::Choice) != parameter.choices.isEmpty(),
                       kTemplates, path + u".choices"_s, u"required"_s,
                       u"choices for a choice, none for others"_s);
        faults.require(isOwnValue(parameter), kTemplates, path + u".default"_s, u"range"_s,
                       u"a value that the parameter takes"_s);
        faults.require(parameter.required || parameter.standard, kTemplates, path + u".default"_s,
                       u"required"_s, u"a default, as the request may leave it out"_s);
    }
    QStringList arguments = entry.entry;
    for (const QString &value : entry.environment)
        arguments.append(value);
    for (const QString &argument : std::as_const(arguments)) {
        auto matches = kPlaceholder.globalMatch(argument);
        while (matches.hasNext()) {
            const QString name = matches.next().captured(1);
            faults.require(names.contains(name), kTemplates, place + u".entry"_s, u"unknown"_s,
                           u"a parameter of the template, not "_s + name);
        }
    }
}

void checkTemplates(const Entries &entries, Faults &faults)
{
    for (qsizetype at = 0; at < entries.templates.size(); ++at) {
        const Template &entry = entries.templates[at];
        checkWords(entry.summary, kTemplates, pathOf(at, u"summary"_s), faults);
        faults.require(has(entries.images, entry.image), kTemplates, pathOf(at, u"image"_s),
                       u"unknown"_s, u"an image of images.json"_s);
        faults.require(!entry.entry.isEmpty(), kTemplates, pathOf(at, u"entry"_s), u"required"_s,
                       u"a program and its arguments"_s);
        checkParameters(entry, QString::number(at), faults);
    }
}

bool isRange(const CountRange &range, qint64 least)
{
    return range.minimum >= least && range.minimum <= range.standard
           && range.standard <= range.maximum;
}

void checkSpecs(const Entries &entries, Faults &faults)
{
    for (qsizetype at = 0; at < entries.specs.size(); ++at) {
        const Spec &spec = entries.specs[at];
        const auto require = [&](bool holds, const QString &field, const QString &rule,
                                 const QString &expected) {
            faults.require(holds, kSpecs, pathOf(at, field), rule, expected);
        };
        checkWords(spec.summary, kSpecs, pathOf(at, u"summary"_s), faults);
        const bool cards = !spec.acceleratorClass.isEmpty();
        require(!cards || has(entries.accelerators.classes, spec.acceleratorClass),
                u"accelerator_class"_s, u"unknown"_s, u"a class of accelerators.json"_s);
        require(cards ? isRange(spec.cards, 1) : spec.cards == CountRange{}, u"cards"_s, u"range"_s,
                cards ? u"1 <= minimum <= default <= maximum"_s : u"0, as it has no class"_s);
        require(isRange(spec.nodes, 1), u"nodes"_s, u"range"_s,
                u"1 <= minimum <= default <= maximum"_s);
        require(spec.cpuMilli > 0, u"cpu_milli"_s, u"range"_s, u"more than 0"_s);
        require(spec.memoryMiB > 0, u"memory_mib"_s, u"range"_s, u"more than 0"_s);
        require(spec.standardSeconds > 0 && spec.standardSeconds <= spec.maximumSeconds,
                u"default_seconds"_s, u"range"_s,
                u"more than 0 and no more than maximum_seconds"_s);
        for (const QString &name : spec.templates)
            require(has(entries.templates, name), u"templates"_s, u"unknown"_s,
                    u"a template of templates.json, not "_s + name);
        const bool priced =
            std::any_of(entries.prices.begin(), entries.prices.end(),
                        [&spec](const PriceVersion &price) { return price.spec == spec.ref(); });
        require(priced, u"name"_s, u"required"_s, u"a price in prices.json"_s);
    }
}

void checkPrices(const Entries &entries, Faults &faults)
{
    static const QRegularExpression kCurrency(u"^[A-Z]{3}$"_s);
    QList<VersionRef> seen;
    for (qsizetype at = 0; at < entries.prices.size(); ++at) {
        const PriceVersion &price = entries.prices[at];
        const auto require = [&](bool holds, const QString &field, const QString &rule,
                                 const QString &expected) {
            faults.require(holds, kPrices, pathOf(at, field), rule, expected);
        };
        require(has(entries.specs, price.spec), u"spec"_s, u"unknown"_s, u"a spec of specs.json"_s);
        require(!seen.contains(price.spec), u"spec"_s, u"duplicate"_s, u"one price of each spec"_s);
        seen.append(price.spec);
        require(price.version == 1, u"version"_s, u"range"_s, u"1"_s);
        require(price.perUnitHour >= Price{}, u"per_unit_hour"_s, u"range"_s, u"no less than 0"_s);
        require(kCurrency.match(price.currency).hasMatch(), u"currency"_s, u"format"_s,
                u"a code of ISO 4217 such as EUR"_s);
        require(price.validFrom.isSet(), u"valid_from"_s, u"required"_s, u"an instant"_s);
    }
}

template <class Published, class T>
void publish(const QList<T> &entries, QList<domain::Publish> &commands)
{
    for (const T &entry : entries)
        commands.append(domain::Publish{Published{entry}});
}

} // namespace

QMap<QString, QByteArray> catalogueFiles(const QString &folder)
{
    QMap<QString, QByteArray> files;
    const QDir source(folder.isEmpty() ? u":/catalogue"_s : folder);
    for (const QString &name : {kAccelerators, kImages, kTemplates, kSpecs, kPrices}) {
        QFile file(source.filePath(name));
        files.insert(name, file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    }
    return files;
}

Result<QList<domain::Publish>> loadCatalogue(const QMap<QString, QByteArray> &files)
{
    Faults faults;
    const Entries entries{
        readFile<Accelerators>(files, kAccelerators, faults),
        readFile<QList<Image>>(files, kImages, faults),
        readFile<QList<Template>>(files, kTemplates, faults),
        readFile<QList<Spec>>(files, kSpecs, faults),
        readFile<QList<PriceVersion>>(files, kPrices, faults),
    };
    // What a file names in another cannot be checked while one of them is unreadable.
    if (faults.all().isEmpty()) {
        checkAccelerators(entries.accelerators, faults);
        checkVersioned(entries.images, kImages, faults);
        checkVersioned(entries.templates, kTemplates, faults);
        checkTemplates(entries, faults);
        checkVersioned(entries.specs, kSpecs, faults);
        checkSpecs(entries, faults);
        checkPrices(entries, faults);
    }
    if (!faults.all().isEmpty())
        return malformed(faults.all());

    QList<domain::Publish> commands;
    publish<domain::AcceleratorModelPublished>(entries.accelerators.models, commands);
    publish<domain::AcceleratorClassPublished>(entries.accelerators.classes, commands);
    publish<domain::ImagePublished>(entries.images, commands);
    publish<domain::TemplatePublished>(entries.templates, commands);
    publish<domain::SpecPublished>(entries.specs, commands);
    publish<domain::PricePublished>(entries.prices, commands);
    return commands;
}

} // namespace stw::main
