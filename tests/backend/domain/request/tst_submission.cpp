#include "backend/domain/request/admission.h"
#include "tests/support/house.h"

#include <QTest>

using namespace stw;
using namespace stw::domain;
using namespace Qt::StringLiterals;

using Spoil = std::function<void(Wish &)>;
Q_DECLARE_METATYPE(Spoil)

namespace {

Parameter parameter(const QString &name, ParameterType type, qint64 least, qint64 most)
{
    Parameter made;
    made.name = name;
    made.type = type;
    made.minimum = least;
    made.maximum = most;
    return made;
}

//! A template with one parameter of each type: `typed@1`.
void publishTyped(test::House &house)
{
    Template typed;
    typed.name = u"typed"_s;
    typed.image = {u"base"_s, 1};
    typed.entry = {u"run"_s, u"${text}${number}"_s, u"--flag=${flag}"_s, u"${choice}"_s,
                   u"$PATH ${unknown} ${"_s};
    typed.environment = {{u"LEVEL"_s, u"<${number}>"_s}};
    typed.parameters = {parameter(u"text"_s, ParameterType::Text, 1, 40),
                        parameter(u"number"_s, ParameterType::Integer, -5, 5),
                        parameter(u"flag"_s, ParameterType::Boolean, 0, 0),
                        parameter(u"choice"_s, ParameterType::Choice, 0, 0)};
    typed.parameters[1].standard = qint64(3);
    typed.parameters[2].required = false;
    typed.parameters[3].choices = {u"red"_s, u"green"_s};
    house.done(Publish{{TemplatePublished{typed}}});
}

Wish typedWish(test::House &house)
{
    Wish wish = house.wish();
    wish.tmpl = {u"typed"_s, 0};
    wish.parameters = {{u"text"_s, u"a"_s}, {u"choice"_s, u"red"_s}};
    return wish;
}

} // namespace

class tst_Submission : public QObject
{
    Q_OBJECT

private slots:
    void faultIsNamed_data();
    void faultIsNamed();
    void allFaultsComeAtOnce();
    void everyChoiceIsMade();
    void valuesAreNotExpandedAgain();
    void sameKeyIsTheSameRequest();
    void contentHashCoversEverythingAsked();
    void overflowIsRefusedAndChangesNothing_data();
    void overflowIsRefusedAndChangesNothing();
    void costIsKnownBefore();
};

void tst_Submission::faultIsNamed_data()
{
    QTest::addColumn<Spoil>("change");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("rule");

    const auto row = [](const char *name, const Spoil &change, const QString &field,
                        const QString &rule) { QTest::newRow(name) << change << field << rule; };
    row(
        "a project is needed", [](Wish &w) { w.project.clear(); }, u"project"_s, u"required"_s);
    row(
        "the project must exist", [](Wish &w) { w.project = u"nowhere"_s; }, u"project"_s,
        u"unknown"_s);
    row(
        "a foreign project is as unknown", [](Wish &w) { w.project = u"far"_s; }, u"project"_s,
        u"unknown"_s);
    row(
        "a specification is needed", [](Wish &w) { w.spec = {}; }, u"spec"_s, u"required"_s);
    row(
        "the specification must be published", [](Wish &w) { w.spec.version = 2; }, u"spec"_s,
        u"unknown"_s);
    row(
        "a template is needed", [](Wish &w) { w.tmpl = {}; }, u"template"_s, u"required"_s);
    row(
        "the template must be approved", [](Wish &w) { w.tmpl.name = u"rm"_s; }, u"template"_s,
        u"unknown"_s);
    row(
        "no cards are too few", [](Wish &w) { w.cards = 0; }, u"cards"_s, u"range"_s);
    row(
        "nine cards are too many", [](Wish &w) { w.cards = 9; }, u"cards"_s, u"range"_s);
    row(
        "nodes are bounded", [](Wish &w) { w.nodes = 5; }, u"nodes"_s, u"range"_s);
    row(
        "no time is too short", [](Wish &w) { w.seconds = 0; }, u"seconds"_s, u"range"_s);
    row(
        "a day and a second is too long", [](Wish &w) { w.seconds = 86'401; }, u"seconds"_s,
        u"range"_s);
    row(
        "priority ends at the specification's", [](Wish &w) { w.priority = Priority::High; },
        u"priority"_s, u"range"_s);
    row(
        "a purpose has its length", [](Wish &w) { w.purpose = QString(2'001, u'x'); }, u"purpose"_s,
        u"length"_s);
    row(
        "over quota means wait or refuse", [](Wish &w) { w.onQuota = u"beg"_s; }, u"on_quota"_s,
        u"choice"_s);
    row(
        "an input is a plain name",
        [](Wish &w) {
            w.inputs = {u"a"_s, u"../b"_s};
        },
        u"inputs.1"_s, u"format"_s);
    row(
        "an input is not hidden", [](Wish &w) { w.inputs = {u".bashrc"_s}; }, u"inputs.0"_s,
        u"format"_s);
    row(
        "inputs are counted", [](Wish &w) { w.inputs = QStringList(33, u"a"_s); }, u"inputs"_s,
        u"length"_s);
    row(
        "a parameter is needed", [](Wish &w) { w.parameters.remove(u"text"_s); },
        u"parameters.text"_s, u"required"_s);
    row(
        "a text has its length", [](Wish &w) { w.parameters[u"text"_s] = QString(41, u'x'); },
        u"parameters.text"_s, u"length"_s);
    row(
        "a text is not empty", [](Wish &w) { w.parameters[u"text"_s] = QString(); },
        u"parameters.text"_s, u"length"_s);
    row(
        "a number is no text", [](Wish &w) { w.parameters[u"text"_s] = qint64(1); },
        u"parameters.text"_s, u"type"_s);
    row(
        "a number has its range", [](Wish &w) { w.parameters[u"number"_s] = qint64(6); },
        u"parameters.number"_s, u"range"_s);
    row(
        "a text is no number", [](Wish &w) { w.parameters[u"number"_s] = u"1"_s; },
        u"parameters.number"_s, u"type"_s);
    row(
        "a text is no flag", [](Wish &w) { w.parameters[u"flag"_s] = u"true"_s; },
        u"parameters.flag"_s, u"type"_s);
    row(
        "a choice is one of its list", [](Wish &w) { w.parameters[u"choice"_s] = u"blue"_s; },
        u"parameters.choice"_s, u"choice"_s);
    row(
        "an unknown parameter is refused", [](Wish &w) { w.parameters[u"more"_s] = true; },
        u"parameters.more"_s, u"unknown"_s);
}

void tst_Submission::faultIsNamed()
{
    QFETCH(Spoil, change);
    QFETCH(QString, field);
    QFETCH(QString, rule);
    test::House house;
    publishTyped(house);
    Wish wish = typedWish(house);
    QVERIFY(resolve(house.world, house.user(u"anna"_s), wish, house.now));
    change(wish);
    const Result<QList<Event>> events = house.run(house.submitOf(wish));
    QVERIFY(!events);
    QCOMPARE(events.error().code, ErrorCode::Malformed);
    QCOMPARE(events.error().faults.size(), 1);
    QCOMPARE(events.error().faults.first().field, field);
    QCOMPARE(events.error().faults.first().rule, rule);
    QVERIFY(house.world.requests.live.isEmpty());
}

void tst_Submission::allFaultsComeAtOnce()
{
    test::House house;
    Wish wish = house.wish();
    wish.project = u"far"_s;
    wish.cards = 100;
    wish.seconds = -1;
    wish.parameters = {{u"extra"_s, true}};
    const Result<QList<Event>> events = house.run(house.submitOf(wish));
    QVERIFY(!events);
    QStringList fields;
    for (const FieldFault &fault : events.error().faults)
        fields.append(fault.field);
    fields.sort();
    QCOMPARE(fields, (QStringList{u"cards"_s, u"parameters.command"_s, u"parameters.extra"_s,
                                  u"project"_s, u"seconds"_s}));
}

void tst_Submission::everyChoiceIsMade()
{
    test::House house;
    publishTyped(house);
    Wish wish = typedWish(house);
    wish.cards = 4;
    wish.parameters[u"text"_s] = u"x"_s;
    const Request &request = house.request(house.submit(wish));
    const Asked &asked = request.asked;
    QCOMPARE(request.state, RequestState::Queued);
    QCOMPARE(asked.spec.toString(), u"gpu@1"_s);
    QCOMPARE(asked.tmpl.toString(), u"typed@1"_s);
    QCOMPARE(asked.imageDigest, u"sha256:0"_s);
    QCOMPARE(asked.models, (QStringList{u"H100-80G"_s, u"A100-80G"_s}));
    QCOMPARE(asked.cpuMilli, qint64(16'000));
    QCOMPARE(asked.memoryMiB, qint64(32'768));
    QCOMPARE(asked.seconds, qint64(3'600));
    QCOMPARE(asked.argv, (QStringList{u"run"_s, u"x3"_s, u"--flag="_s, u"red"_s, u"$PATH  ${"_s}));
    QCOMPARE(asked.environment.value(u"LEVEL"_s), u"<3>"_s);
    QCOMPARE(request.demand.cardMilli, qint64(4'000));
    QCOMPARE(request.demand.durationMs, qint64(3'600'000));
    QCOMPARE(request.queue.size(), 1);
    QVERIFY(std::holds_alternative<Planning>(request.queue.first().reasons.first()));
}

void tst_Submission::valuesAreNotExpandedAgain()
{
    test::House house;
    publishTyped(house);
    Wish wish = typedWish(house);
    wish.parameters[u"text"_s] = u"${number}; ${text} $(rm) `x`"_s;
    QCOMPARE(house.request(house.submit(wish)).asked.argv[1], u"${number}; ${text} $(rm) `x`3"_s);
    Wish plain = house.wish();
    plain.parameters[u"command"_s] = u"${command}"_s;
    QCOMPARE(house.request(house.submit(plain)).asked.argv.last(), u"${command}"_s);
}

void tst_Submission::sameKeyIsTheSameRequest()
{
    test::House house;
    Submit first = house.submitOf(house.wish());
    first.idempotencyKey = u"key"_s;
    QCOMPARE(house.done(first).size(), 2);

    Submit again = first;
    again.id = RequestId(house.next());
    QVERIFY(house.done(again).isEmpty());
    again.bodyDigest = u"other"_s;
    const Result<QList<Event>> other = house.run(again);
    QVERIFY(!other);
    QCOMPARE(other.error().code, ErrorCode::KeyReused);
    QCOMPARE(other.error().facts.value(u"request"_s), first.id.toString());

    // Somebody else's key is another key.
    Submit bens = again;
    bens.id = RequestId(house.next());
    bens.requester = house.user(u"ben"_s);
    QCOMPARE(house.done(bens).size(), 2);

    house.now = house.now + std::chrono::hours(24);
    QVERIFY(house.done(first).isEmpty());
    house.now = house.now + std::chrono::seconds(1);
    again.id = RequestId(house.next());
    QCOMPARE(house.done(again).size(), 2);
    QCOMPARE(house.world.requests.live.size(), 3);
}

//! A value unlike \a value, of every type that Asked has.
void alter(qint64 &value)
{
    ++value;
}
void alter(bool &value)
{
    value = !value;
}
void alter(QString &value)
{
    value += u'x';
}
void alter(QStringList &value)
{
    value.append(u"x"_s);
}
void alter(VersionRef &value)
{
    ++value.version;
}
void alter(Price &value)
{
    ++value.units;
}
void alter(Priority &value)
{
    value = value == Priority::Low ? Priority::High : Priority::Low;
}
void alter(QMap<QString, QString> &value)
{
    value.insert(u"x"_s, {});
}
void alter(QMap<QString, ParameterValue> &value)
{
    value.insert(u"x"_s, u"1"_s);
}

void tst_Submission::contentHashCoversEverythingAsked()
{
    test::House house;
    const Asked asked = house.request(house.submit(house.wish())).asked;
    QStringList hashes{contentHashOf(house.project(u"lab"_s), asked),
                       contentHashOf(house.project(u"shop"_s), asked)};
    int fields = 0;
    Asked::describe(asked, [&fields](const char *, const auto &) { ++fields; });
    for (int wanted = 0; wanted < fields; ++wanted) {
        Asked other = asked;
        int at = 0;
        Asked::describe(other, [&at, wanted](const char *, auto &field) {
            if (at++ == wanted)
                alter(field);
        });
        QVERIFY(other != asked);
        hashes.append(contentHashOf(house.project(u"lab"_s), other));
    }
    QCOMPARE(hashes.size(), fields + 2);

    // Types and borders count: "1" is not 1, and ["ab"] is not ["a", "b"].
    Asked typed = asked;
    typed.parameters = {{u"x"_s, qint64(1)}};
    hashes.append(contentHashOf(house.project(u"lab"_s), typed));
    typed.parameters = {{u"x"_s, u"1"_s}};
    hashes.append(contentHashOf(house.project(u"lab"_s), typed));
    typed = asked;
    typed.argv = {u"ab"_s};
    hashes.append(contentHashOf(house.project(u"lab"_s), typed));
    typed.argv = {u"a"_s, u"b"_s};
    hashes.append(contentHashOf(house.project(u"lab"_s), typed));
    QCOMPARE(hashes.removeDuplicates(), 0);
    QCOMPARE(contentHashOf(house.project(u"lab"_s), asked), hashes.first());
}

void tst_Submission::overflowIsRefusedAndChangesNothing_data()
{
    QTest::addColumn<qint64>("cards");
    QTest::addColumn<qint64>("memoryMiB");
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QString>("price");

    constexpr qint64 kHuge = qint64(1) << 40;
    QTest::newRow("card time past 64 bits") << kHuge << qint64(1) << qint64(86'400) << u"1"_s;
    QTest::newRow("memory past 64 bits") << kHuge << kHuge << qint64(1) << u"1"_s;
    QTest::newRow("cost past 128 bits")
        << (qint64(1) << 30) << qint64(1) << qint64(86'400) << u"99999999999999999999"_s;
}

void tst_Submission::overflowIsRefusedAndChangesNothing()
{
    QFETCH(qint64, cards);
    QFETCH(qint64, memoryMiB);
    QFETCH(qint64, seconds);
    QFETCH(QString, price);
    test::House house;
    Spec huge = *house.world.catalogue.spec({u"gpu"_s, 1});
    huge.name = u"huge"_s;
    huge.cards.maximum = std::numeric_limits<qint64>::max();
    huge.memoryMiB = memoryMiB;
    house.done(Publish{{SpecPublished{huge}}});
    PriceVersion priced;
    priced.spec = huge.ref();
    priced.perUnitHour = Price::fromText(price).value();
    priced.validFrom = Instant{1};
    house.done(Publish{{PricePublished{priced}}});
    Wish wish = house.wish(u"huge"_s);
    wish.cards = cards;
    wish.seconds = seconds;
    const Ledger before = house.world.ledger;
    const Result<QList<Event>> events = house.run(house.submitOf(wish));
    QVERIFY(!events);
    QCOMPARE(events.error().code, ErrorCode::Overflow);
    QCOMPARE(house.world.ledger.balances, before.balances);
}

void tst_Submission::costIsKnownBefore()
{
    test::House house;
    Wish wish = house.wish();
    wish.cards = 8;
    wish.seconds = 5'400;
    const Result<Admission> admission = assess(house.world, house.user(u"anna"_s), wish, house.now);
    QVERIFY(admission);
    QCOMPARE(admission->perHour.toText(), u"20"_s);
    QCOMPARE(admission->estimate.toText(), u"30"_s);
    QCOMPARE(admission->currency, u"EUR"_s);
    // Without cards the unit is the core.
    const Result<Admission> cpu =
        assess(house.world, house.user(u"anna"_s), house.wish(u"cpu-small"_s), house.now);
    QCOMPARE(cpu->perHour.toText(), u"0.08"_s);
}

QTEST_APPLESS_MAIN(tst_Submission)
#include "tst_submission.moc"
