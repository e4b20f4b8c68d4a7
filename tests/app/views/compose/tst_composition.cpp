#include "app/views/compose/composition.h"
#include "app/views/compose/faulttext.h"

#include <QTest>

using namespace stw;
using namespace stw::views;
using namespace Qt::StringLiterals;

namespace {

Spec training()
{
    Spec spec;
    spec.name = u"training-80g"_s;
    spec.cards = {1, 8, 1};
    spec.nodes = {1, 2, 1};
    spec.maximumSeconds = 72 * 3600;
    return spec;
}

Template benchmark()
{
    Template tmpl;
    tmpl.name = u"cpu-benchmark"_s;
    tmpl.parameters = {
        {u"command"_s, {u"Command"_s, u"Befehl"_s}, ParameterType::Text, true, {}, 1, 5, {}},
        {u"mebibytes"_s, {u"MiB"_s, {}}, ParameterType::Integer, false, qint64(64), 16, 1024, {}},
        {u"all_cores"_s, {}, ParameterType::Boolean, false, false, 0, 0, {}},
        {u"kind"_s, {}, ParameterType::Choice, false, {}, 0, 0, {u"a"_s, u"b"_s}},
    };
    return tmpl;
}

Composition complete()
{
    Composition form;
    form.project = u"first"_s;
    form.spec = u"training-80g"_s;
    form.tmpl = u"cpu-benchmark"_s;
    form.parameters = {{u"command"_s, u"true"_s}};
    form.cards = 4;
    form.duration = u"1,5"_s;
    form.purpose = u"  Lauf 14 "_s;
    form.files = {u"/data/in put/train.py"_s};
    return form;
}

Reading read(const Composition &form)
{
    const Spec spec = training();
    const Template tmpl = benchmark();
    return readingOf(form, &spec, &tmpl, QLocale(QLocale::German));
}

} // namespace

using Change = std::function<void(Composition &)>;
Q_DECLARE_METATYPE(Change)

class tst_Composition : public QObject
{
    Q_OBJECT

private slots:
    void aCompleteFormIsAWish();
    void faults_data();
    void faults();
    void previewNeedsNoParameters();
    void previewNeedsItsChoices_data();
    void previewNeedsItsChoices();
    void askedAgainIsTheSame();
    void aDraftComesBack();
    void anotherSpecificationKeepsWhatFits_data();
    void anotherSpecificationKeepsWhatFits();
    void durations_data();
    void durations();
};

void tst_Composition::aCompleteFormIsAWish()
{
    const Reading reading = read(complete());
    QVERIFY(reading.faults.isEmpty());
    QCOMPARE(reading.wish.seconds, std::optional<qint64>(5400));
    QCOMPARE(reading.wish.cards, std::optional<qint64>(4));
    QCOMPARE(reading.wish.purpose, u"Lauf 14"_s);
    QCOMPARE(reading.wish.inputs, QStringList{u"train.py"_s});
    QCOMPARE(reading.wish.parameters.size(), 1); // the rest are the template's standards
    QCOMPARE(reading.wish.onQuota, u"wait"_s);
}

void tst_Composition::faults_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("rule");

    const auto row = [](const char *name, const Change &change, const QString &field,
                        const QString &rule) { QTest::newRow(name) << change << field << rule; };
    row(
        "no project", [](auto &f) { f.project.clear(); }, u"project"_s, u"required"_s);
    row(
        "no specification", [](auto &f) { f.spec.clear(); }, u"spec"_s, u"required"_s);
    row(
        "no template", [](auto &f) { f.tmpl.clear(); }, u"template"_s, u"required"_s);
    row(
        "too many cards", [](auto &f) { f.cards = 9; }, u"cards"_s, u"range"_s);
    row(
        "too many nodes", [](auto &f) { f.nodes = 3; }, u"nodes"_s, u"range"_s);
    row(
        "too long", [](auto &f) { f.duration = u"73"_s; }, u"seconds"_s, u"range"_s);
    row(
        "no time at all", [](auto &f) { f.duration = u"0"_s; }, u"seconds"_s, u"range"_s);
    row(
        "longer than can be counted", [](auto &f) { f.duration = u"99999999999999999999"_s; },
        u"seconds"_s, u"range"_s);
    row(
        "a duration that could mean two", [](auto &f) { f.duration = u"1.000"_s; }, u"seconds"_s,
        u"ambiguous"_s);
    row(
        "a required parameter is missing", [](auto &f) { f.parameters.clear(); },
        u"parameters.command"_s, u"required"_s);
    row(
        "a text is too long", [](auto &f) { f.parameters[u"command"_s] = u"sleep 1"_s; },
        u"parameters.command"_s, u"length"_s);
    row(
        "a number is no number", [](auto &f) { f.parameters[u"mebibytes"_s] = u"many"_s; },
        u"parameters.mebibytes"_s, u"format"_s);
    row(
        "a number is too small", [](auto &f) { f.parameters[u"mebibytes"_s] = u"1"_s; },
        u"parameters.mebibytes"_s, u"range"_s);
    row(
        "a choice that is none", [](auto &f) { f.parameters[u"kind"_s] = u"c"_s; },
        u"parameters.kind"_s, u"choice"_s);
    row(
        "too much purpose", [](auto &f) { f.purpose = QString(2001, u'x'); }, u"purpose"_s,
        u"length"_s);
    row(
        "too many files", [](auto &f) { f.files = QStringList(33, u"/x"_s); }, u"inputs"_s,
        u"length"_s);
}

void tst_Composition::faults()
{
    QFETCH(Change, change);
    QFETCH(QString, field);
    QFETCH(QString, rule);
    Composition form = complete();
    change(form);
    const QList<FieldFault> faults = read(form).faults;
    QCOMPARE(faults.size(), 1);
    QCOMPARE(faults.first().field, field);
    QCOMPARE(faults.first().rule, rule);

    const Spec spec = training();
    const Template tmpl = benchmark();
    const QString said = faultText(faults.first(), &spec, &tmpl);
    QVERIFY(!said.isEmpty());
    QVERIFY2(!said.contains(u'“' + field), "a person reads words, not paths");
    QVERIFY(fieldTitle(field, &tmpl) != field);
}

void tst_Composition::previewNeedsNoParameters()
{
    Composition form = complete();
    form.parameters = {{u"mebibytes"_s, u"many"_s}, {u"kind"_s, u"c"_s}};
    const Spec spec = training();
    const Template tmpl = benchmark();
    const std::optional<Wish> wish = previewWishOf(read(form), &spec, &tmpl);
    QVERIFY(wish);
    QCOMPARE(wish->parameters.value(u"command"_s), ParameterValue(u"x"_s));
    QCOMPARE(wish->parameters.value(u"mebibytes"_s), ParameterValue(qint64(16)));
    QCOMPARE(wish->parameters.value(u"kind"_s), ParameterValue(u"a"_s));
    QCOMPARE(wish->cards, form.cards);
}

void tst_Composition::previewNeedsItsChoices_data()
{
    QTest::addColumn<Change>("change");
    QTest::newRow("a project") << Change([](auto &f) { f.project.clear(); });
    QTest::newRow("a count in range") << Change([](auto &f) { f.cards = 9; });
    QTest::newRow("a duration that can be read") << Change([](auto &f) { f.duration = u"x"_s; });
}

void tst_Composition::previewNeedsItsChoices()
{
    QFETCH(Change, change);
    Composition form = complete();
    change(form);
    const Spec spec = training();
    const Template tmpl = benchmark();
    QVERIFY(!previewWishOf(read(form), &spec, &tmpl));
}

void tst_Composition::askedAgainIsTheSame()
{
    Asked asked;
    asked.spec = {u"training-80g"_s, 7};
    asked.tmpl = {u"cpu-benchmark"_s, 2};
    asked.cards = 4;
    asked.nodes = 2;
    asked.seconds = 48 * 3600;
    asked.parameters = {
        {u"command"_s, u"true"_s}, {u"mebibytes"_s, qint64(64)}, {u"all_cores"_s, true}};
    const Reading reading = read(compositionOf(asked, u"first"_s, u"Lauf 15"_s));
    QVERIFY(reading.faults.isEmpty());
    QCOMPARE(reading.wish.seconds, std::optional(asked.seconds));
    QCOMPARE(reading.wish.cards, std::optional(asked.cards));
    QCOMPARE(reading.wish.nodes, std::optional(asked.nodes));
    QCOMPARE(reading.wish.parameters, asked.parameters);
    QCOMPARE(reading.wish.purpose, u"Lauf 15"_s);
}

void tst_Composition::aDraftComesBack()
{
    Composition form = complete();
    form.nodes = 2;
    form.priority = Priority::Low;
    form.durationUnit = DurationUnit::Days;
    form.onQuota = u"wait"_s;
    form.parameters.insert(u"mebibytes"_s, u"many"_s); // as typed, valid or not
    QCOMPARE(compositionOf(typedOf(form)), form);
    QCOMPARE(compositionOf(typedOf({})), Composition{});
}

void tst_Composition::anotherSpecificationKeepsWhatFits_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<std::optional<qint64>>("cards");
    QTest::addColumn<QString>("duration");
    QTest::newRow("what was typed stays")
        << Change([](auto &) {}) << std::optional<qint64>(4) << u"1,5"_s;
    QTest::newRow("more cards than it has give way")
        << Change([](auto &f) { f.cards = 8; }) << std::optional<qint64>() << u"1,5"_s;
    QTest::newRow("a duration that was never typed is the new one's")
        << Change([](auto &f) { f.duration.clear(); }) << std::optional<qint64>(4) << u"8"_s;
    QTest::newRow("so is one that was the other's standard")
        << Change([](auto &f) { f.duration = u"1"_s; }) << std::optional<qint64>(4) << u"8"_s;
}

void tst_Composition::anotherSpecificationKeepsWhatFits()
{
    QFETCH(Change, change);
    QFETCH(std::optional<qint64>, cards);
    QFETCH(QString, duration);
    Composition form = complete();
    change(form);
    const Spec before = training();
    Spec chosen;
    chosen.name = u"other"_s;
    chosen.cards = {1, 4, 2};
    chosen.standardSeconds = 8 * 3600;
    const Composition after = withSpec(form, &before, chosen);
    QCOMPARE(after.spec, u"other"_s);
    QCOMPARE(after.cards, cards);
    QCOMPARE(after.duration, duration);
    QCOMPARE(after.parameters, form.parameters);
}

void tst_Composition::durations_data()
{
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<qint64>("amount");
    QTest::addColumn<DurationUnit>("unit");
    QTest::newRow("a day is said in hours") << qint64(86400) << qint64(24) << DurationUnit::Hours;
    QTest::newRow("a week is seven days") << qint64(604800) << qint64(7) << DurationUnit::Days;
    QTest::newRow("half an hour") << qint64(1800) << qint64(30) << DurationUnit::Minutes;
    QTest::newRow("seconds are rounded up, never cut")
        << qint64(61) << qint64(2) << DurationUnit::Minutes;
}

void tst_Composition::durations()
{
    QFETCH(qint64, seconds);
    QFETCH(qint64, amount);
    QFETCH(DurationUnit, unit);
    QCOMPARE(durationOf(seconds), std::make_pair(amount, unit));
}

QTEST_GUILESS_MAIN(tst_Composition)
#include "tst_composition.moc"
