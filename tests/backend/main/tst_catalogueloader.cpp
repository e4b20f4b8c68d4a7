#include "backend/main/catalogueloader.h"
#include "shared/base/overloaded.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::main;

namespace {

//! The catalogue that comes along with one text in one file replaced.
QMap<QString, QByteArray> with(const char *file, const QByteArray &before, const QByteArray &after)
{
    QMap<QString, QByteArray> files = catalogueFiles({});
    QByteArray &text = files[QLatin1StringView(file)];
    const qsizetype at = text.indexOf(before);
    if (at < 0)
        qFatal("%s has no %s", file, before.constData());
    text.replace(at, before.size(), after);
    return files;
}

QStringList briefly(const Result<QList<domain::Publish>> &read)
{
    QStringList lines;
    if (!read) {
        for (const FieldFault &fault : read.error().faults)
            lines += fault.field + u' ' + fault.rule;
    }
    return lines;
}

//! The model that a driver's name and memory mean, as telemetry finds it.
QString modelOf(const QList<domain::Publish> &commands, const QString &name, qint64 memoryMiB)
{
    for (const domain::Publish &command : commands) {
        const auto *published = std::get_if<domain::AcceleratorModelPublished>(&command.entry);
        if (!published)
            continue;
        const AcceleratorModel &model = published->model;
        const bool named = std::all_of(model.patterns.begin(), model.patterns.end(),
                                       [&name](const QString &pattern) {
                                           return name.contains(pattern, Qt::CaseInsensitive);
                                       });
        if (named && memoryMiB >= model.minimumMiB && memoryMiB <= model.maximumMiB)
            return model.name;
    }
    return {};
}

} // namespace

class tst_CatalogueLoader : public QObject
{
    Q_OBJECT

private slots:
    void whatComesAlongIsWhole();
    void aFolderIsReadInstead();
    void entriesNameOnlyEarlierOnes();
    void cardsFindTheirModel_data();
    void cardsFindTheirModel();
    void theSmallestSpecFitsASmallMachine();
    void faults_data();
    void faults();
    void faultsOfAllFilesComeTogether();
};

void tst_CatalogueLoader::whatComesAlongIsWhole()
{
    const Result<QList<domain::Publish>> read = loadCatalogue(catalogueFiles({}));
    QCOMPARE(briefly(read), QStringList());
    QMap<size_t, int> kinds;
    for (const domain::Publish &command : *read)
        ++kinds[command.entry.index()];
    using Entry = decltype(domain::Publish::entry);
    for (size_t kind = 0; kind < std::variant_size_v<Entry>; ++kind)
        QVERIFY2(kinds.value(kind) > 0, qPrintable(u"no entry of kind %1"_s.arg(kind)));
}

void tst_CatalogueLoader::aFolderIsReadInstead()
{
    const QString folder = QStringLiteral(STW_SOURCE_DIR "/resources/catalogue");
    QCOMPARE(catalogueFiles(folder), catalogueFiles({}));
    QVERIFY(!loadCatalogue(catalogueFiles(u"/no/such/folder"_s)));
}

void tst_CatalogueLoader::entriesNameOnlyEarlierOnes()
{
    const Result<QList<domain::Publish>> read = loadCatalogue(catalogueFiles({}));
    QVERIFY(read);
    QStringList models;
    QStringList classes;
    QList<VersionRef> images;
    QList<VersionRef> specs;
    const Overloaded visitor{
        [&](const domain::AcceleratorModelPublished &e) {
            models.append(e.model.name);
            return true;
        },
        [&](const domain::AcceleratorClassPublished &e) {
            classes.append(e.accelerator.name);
            return std::all_of(e.accelerator.models.begin(), e.accelerator.models.end(),
                               [&](const QString &model) { return models.contains(model); });
        },
        [&](const domain::ImagePublished &e) {
            images.append(e.image.ref());
            return true;
        },
        [&](const domain::TemplatePublished &e) { return images.contains(e.tmpl.image); },
        [&](const domain::SpecPublished &e) {
            specs.append(e.spec.ref());
            return e.spec.acceleratorClass.isEmpty() || classes.contains(e.spec.acceleratorClass);
        },
        [&](const domain::PricePublished &e) { return specs.contains(e.price.spec); },
    };
    for (const domain::Publish &command : *read)
        QVERIFY(std::visit(visitor, command.entry));
}

void tst_CatalogueLoader::cardsFindTheirModel_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<qint64>("memoryMiB");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, qint64 memoryMiB, const QString &expected) {
        QTest::addRow("%s with %lld MiB", name, memoryMiB)
            << QString::fromLatin1(name) << memoryMiB << expected;
    };
    row("NVIDIA H100 80GB HBM3", 81'559, u"H100-80G"_s);
    row("NVIDIA H100 PCIe", 81'559, u"H100-80G"_s);
    row("NVIDIA H100 NVL", 95'830, u"H100-94G"_s);
    row("NVIDIA H200", 143'771, u"H200-141G"_s);
    row("NVIDIA GH200 480GB", 97'871, {});
    row("NVIDIA A100-SXM4-80GB", 81'920, u"A100-80G"_s);
    row("NVIDIA A100-SXM4-40GB", 40'960, u"A100-40G"_s);
    row("NVIDIA L40S", 46'068, u"L40S-48G"_s);
    row("NVIDIA L40", 46'068, {});
    row("NVIDIA L4", 23'034, u"L4-24G"_s);
    row("Tesla T4", 15'360, u"T4-16G"_s);
    row("NVIDIA T400 4GB", 4'096, {});
    row("AMD Instinct MI300X", 196'592, u"MI300X-192G"_s);
    row("910B3", 65'536, u"910B-64G"_s);
    row("910B4", 32'768, {});
    row("Ascend910", 65'536, u"910C-64G"_s);
    row("NVIDIA GeForce RTX 4090", 24'564, {});
}

void tst_CatalogueLoader::cardsFindTheirModel()
{
    QFETCH(QString, name);
    QFETCH(qint64, memoryMiB);
    QFETCH(QString, expected);
    const Result<QList<domain::Publish>> read = loadCatalogue(catalogueFiles({}));
    QVERIFY(read);
    QCOMPARE(modelOf(*read, name, memoryMiB), expected);
}

void tst_CatalogueLoader::theSmallestSpecFitsASmallMachine()
{
    const Result<QList<domain::Publish>> read = loadCatalogue(catalogueFiles({}));
    QVERIFY(read);
    const auto small = std::find_if(read->begin(), read->end(), [](const auto &command) {
        const auto *published = std::get_if<domain::SpecPublished>(&command.entry);
        return published && published->spec.name == "cpu-small"_L1;
    });
    QVERIFY(small != read->end());
    const Spec &spec = std::get<domain::SpecPublished>(small->entry).spec;
    QCOMPARE(spec.cpuMilli, 1'000);
    QCOMPARE(spec.memoryMiB, 1'024);
    QCOMPARE(spec.standardSeconds, 3'600);
    QCOMPARE(spec.maximumSeconds, 86'400);
}

void tst_CatalogueLoader::faults_data()
{
    QTest::addColumn<QMap<QString, QByteArray>>("files");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const char *file, const QByteArray &before,
                        const QByteArray &after, const QString &expected) {
        QTest::newRow(name) << with(file, before, after) << QStringList{expected};
    };
    row("text that is no JSON", "specs.json", "[", "", u"specs.json json"_s);
    row("a key that no entry has", "images.json", "\"digest\"", "\"digets\"",
        u"images.json: 0.digets unknown"_s);
    row("a card range of another type", "specs.json", "\"minimum\": 1", "\"minimum\": \"1\"",
        u"specs.json: 3.cards.minimum type"_s);
    row("a class of a model that is not there", "accelerators.json", "\"H100-80G\", \"A100-80G\"",
        "\"H800-80G\", \"A100-80G\"", u"accelerators.json: classes.0.models unknown"_s);
    row("a model twice", "accelerators.json", "\"H100-94G\"", "\"H200-141G\"",
        u"accelerators.json: models.1.name duplicate"_s);
    row("a range that holds nothing", "accelerators.json", "\"maximum_mib\": 145000",
        "\"maximum_mib\": 145", u"accelerators.json: models.0.minimum_mib range"_s);
    row("words missing in a language", "templates.json", "Shell-Befehl", "",
        u"templates.json: 0.title.de required"_s);
    row("an image that is not there", "templates.json", "host@1", "host@2",
        u"templates.json: 0.image unknown"_s);
    row("a placeholder without a parameter", "templates.json", "${command}", "${cmd}",
        u"templates.json: 0.entry unknown"_s);
    row("a default that is no choice", "templates.json", "\"default\": \"sha256sum\"",
        "\"default\": \"crc\"", u"templates.json: 2.parameters.1.default range"_s);
    row("a default under its minimum", "templates.json", "\"default\": 1024", "\"default\": 1",
        u"templates.json: 3.parameters.0.default range"_s);
    row("a default of another type", "templates.json", "\"default\": false", "\"default\": 0",
        u"templates.json: 3.parameters.1.default range"_s);
    row("neither required nor with a default", "templates.json", "\"default\": 1024, ", "",
        u"templates.json: 3.parameters.0.default required"_s);
    row("a default over the maximum", "specs.json", "\"maximum\": 8, \"default\": 1",
        "\"maximum\": 8, \"default\": 9", u"specs.json: 3.cards range"_s);
    row("a duration over the maximum", "specs.json", "\"default_seconds\": 3600",
        "\"default_seconds\": 86401", u"specs.json: 0.default_seconds range"_s);
    row("a name that is none", "images.json", "\"host\"", "\"Host\"",
        u"images.json: 0.name format"_s);
    row("a price that is no decimal", "prices.json", "\"0.02\"", "0.02",
        u"prices.json: 0.per_unit_hour format"_s);
    row("a currency that is none", "prices.json", "EUR", "Euro",
        u"prices.json: 0.currency format"_s);
}

void tst_CatalogueLoader::faults()
{
    using Files = QMap<QString, QByteArray>;
    QFETCH(Files, files);
    QFETCH(QStringList, expected);
    const QStringList found = briefly(loadCatalogue(files));
    // Others may follow from the first one: a template without its image, a price without its spec.
    QVERIFY2(found.contains(expected[0]), qPrintable(found.join(u'\n')));
}

void tst_CatalogueLoader::faultsOfAllFilesComeTogether()
{
    QMap<QString, QByteArray> files = with("prices.json", "cpu-small@1", "cpu-tiny@1");
    files[u"templates.json"_s].replace("Befehlszeile\"", "\"");
    const QStringList found = briefly(loadCatalogue(files));
    QVERIFY(found.contains(u"prices.json: 0.spec unknown"_s));
    QVERIFY(found.contains(u"specs.json: 0.name required"_s));
    QVERIFY(found.contains(u"templates.json: 0.parameters.0.title.de required"_s));
}

QTEST_APPLESS_MAIN(tst_CatalogueLoader)
#include "tst_catalogueloader.moc"
