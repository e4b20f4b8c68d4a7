#include "shared/model/actor.h"
#include "shared/model/admission.h"
#include "shared/model/directory.h"
#include "shared/model/views.h"
#include "shared/wire/jsoncodec.h"
#include "tests/support/samples.h"

#include <QJsonDocument>
#include <QTest>

using namespace stw;
using namespace Qt::StringLiterals;

namespace {

constexpr int kRounds = 25;

//! Every struct of shared/model that describe() lists. A new one is one more name here.
using Described =
    std::tuple<Actor, Admission, CountRange, AcceleratorModel, AcceleratorClass, Spec, Parameter,
               Image, Template, PriceVersion, Tenant, Project, User, Member, Token, RoleGrant,
               LimitChange, Proposal, Card, Node, Pool, Slice, LocalText, Demand, QuotaLine, Wish,
               Asked, QueueSpan, WorkEnd, ReturnProof, Allocation, Interval, Charge, Request,
               RequestSummary, Usage, RequestRecord, FeedLine, UsageLine, AuditCheck>;

void forEachDescribed(auto &&each)
{
    [&each]<class... Ts>(std::tuple<Ts...> *) {
        (each(std::type_identity<Ts>(), typeid(Ts).name()), ...);
    }(static_cast<Described *>(nullptr));
}

//! \a object with each value at \a path's place exchanged, one call each: every field of every
//! depth is met once.
void forEachField(const QJsonValue &value, const QStringList &path,
                  const std::function<void(const QStringList &, const QJsonValue &)> &each)
{
    if (!path.isEmpty())
        each(path, value);
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto entry = object.begin(); entry != object.end(); ++entry)
            forEachField(*entry, path + QStringList{entry.key()}, each);
    }
    const QJsonArray array = value.toArray();
    for (qsizetype at = 0; at < array.size(); ++at)
        forEachField(array[at], path + QStringList{QString::number(at)}, each);
}

QJsonValue with(const QJsonValue &value, QStringList path, const QJsonValue &other)
{
    if (path.isEmpty())
        return other;
    const QString step = path.takeFirst();
    if (value.isArray()) {
        QJsonArray array = value.toArray();
        array[step.toInt()] = with(array[step.toInt()], path, other);
        return array;
    }
    QJsonObject object = value.toObject();
    object[step] = with(object[step], path, other);
    return object;
}

QJsonValue parsed(const QByteArray &text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

} // namespace

class tst_RoundTrip : public QObject
{
    Q_OBJECT

private slots:
    void everyValueComesBack();
    void textIsCanonicalJson();
    void wrongTypesAreNamedByTheirPath();
    void unknownFieldsAreNamedByTheirPath();
    void absentFieldsKeepTheirDefault();
    void ambiguousPlacesKeepTheirMeaning();
};

void tst_RoundTrip::everyValueComesBack()
{
    forEachDescribed([]<class T>(std::type_identity<T>, const char *name) {
        test::Samples samples(42);
        for (int at = 0; at < kRounds; ++at) {
            const T value = samples.make<T>();
            const QByteArray text = wire::encode(value);
            const Result<T> read = wire::decode<T>(text);
            QVERIFY2(read, name + (" " + text));
            QVERIFY2(*read == value, name + (" " + text));
            QCOMPARE(wire::encode(*read), text);
        }
        const Result<T> empty = wire::decode<T>(wire::encode(T{}));
        QVERIFY2(empty && *empty == T{}, name);
    });
}

void tst_RoundTrip::textIsCanonicalJson()
{
    forEachDescribed([]<class T>(std::type_identity<T>, const char *name) {
        test::Samples samples(43);
        const QByteArray text = wire::encode(samples.make<T>());
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(text, &error);
        QVERIFY2(error.error == QJsonParseError::NoError, name);
        // The same content, whoever spells it: what our parser and Qt's read is equal.
        QCOMPARE(wire::parse(text).value(), QJsonValue(document.object()));
        const Result<T> again = wire::decode<T>(document.toJson(QJsonDocument::Indented));
        QVERIFY2(again, name);
        QCOMPARE(wire::encode(*again), text);
    });
}

void tst_RoundTrip::wrongTypesAreNamedByTheirPath()
{
    int met = 0;
    forEachDescribed([&met]<class T>(std::type_identity<T>, const char *) {
        test::Samples samples(44);
        const QJsonValue good = parsed(wire::encode(samples.make<T>()));
        forEachField(good, {}, [&](const QStringList &path, const QJsonValue &value) {
            if (path.last() == u"owner") // follows from the code; readers do not take it
                return;
            const bool nested = value.isObject() || value.isArray();
            const QJsonValue wrong = nested ? QJsonValue(1.5) : QJsonValue(QJsonArray());
            const Result<T> read = wire::decode<T>(with(good, path, wrong));
            QVERIFY2(!read, qPrintable(path.join(u'.')));
            const QList<FieldFault> &faults = read.error().faults;
            const QString field = path.join(u'.');
            const bool named = std::ranges::any_of(faults, [&field](const FieldFault &fault) {
                return fault.field == field || fault.field == field + u".code"_s;
            });
            QVERIFY2(named, qPrintable(field));
            ++met;
        });
    });
    QVERIFY(met > 400);
}

void tst_RoundTrip::unknownFieldsAreNamedByTheirPath()
{
    int met = 0;
    forEachDescribed([&met]<class T>(std::type_identity<T>, const char *) {
        test::Samples samples(45);
        const QJsonValue good = parsed(wire::encode(samples.make<T>()));
        const auto check = [&](const QStringList &path) {
            const QStringList field = path + QStringList{u"surprise"_s};
            const QJsonValue more = with(good, field, 1);
            const Result<T> read = wire::decode<T>(more);
            if (read) { // a map takes every key
                QVERIFY(path.contains(u"environment"_s) || path.contains(u"parameters"_s));
                return;
            }
            QCOMPARE(read.error().faults.first().field, field.join(u'.'));
            if (read.error().faults.first().rule == u"unknown") {
                ++met;
                QVERIFY(wire::decode<T>(more, wire::Reader::Unknown::Ignore));
            }
        };
        check({});
        forEachField(good, {}, [&](const QStringList &path, const QJsonValue &value) {
            if (value.isObject())
                check(path);
        });
    });
    QVERIFY(met > 60);
}

void tst_RoundTrip::absentFieldsKeepTheirDefault()
{
    forEachDescribed([]<class T>(std::type_identity<T>, const char *name) {
        const Result<T> read = wire::decode<T>(QByteArray("{}"));
        QVERIFY2(read && *read == T{}, name);
    });
    QVERIFY(wire::decode<Wish>(QByteArray(R"({"cards":null})"))->cards == std::nullopt);
}

void tst_RoundTrip::ambiguousPlacesKeepTheirMeaning()
{
    // A text that looks like a number stays a text, and "newest" survives.
    Wish wish;
    wish.spec = {u"cpu-small"_s, 0};
    wish.parameters = {{u"a"_s, u"1"_s}, {u"b"_s, qint64(1)}, {u"c"_s, true}, {u"d"_s, u"true"_s}};
    const QByteArray text = wire::encode(wish);
    const Result<Wish> read = wire::decode<Wish>(text);
    QVERIFY2(read, text);
    QCOMPARE(*read, wish);
    QVERIFY(text.contains(R"("a":"1","b":1,"c":true,"d":"true")"));
}

QTEST_APPLESS_MAIN(tst_RoundTrip)
#include "tst_roundtrip.moc"
