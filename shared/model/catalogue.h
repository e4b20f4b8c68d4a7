#pragma once

#include "shared/base/decimal.h"
#include "shared/base/instant.h"
#include "shared/base/named.h"
#include "shared/model/localtext.h"

#include <QList>
#include <QMap>
#include <QStringList>

#include <compare>
#include <variant>

namespace stw {

//! A published, immutable version of a catalogue entry, written `name@version`.
struct VersionRef
{
    QString name;
    qint64 version = 0; //!< From 1; 0 in a wish: the newest.

    bool isSet() const { return !name.isEmpty(); }
    QString toString() const { return version > 0 ? name + u'@' + QString::number(version) : name; }
    //! `name` or `name@version`; names are `[a-z0-9][a-z0-9-]{0,62}`.
    static std::optional<VersionRef> fromString(QStringView text);
    friend std::strong_ordering operator<=>(const VersionRef &, const VersionRef &) = default;
};

} // namespace stw

Q_DECLARE_TYPEINFO(stw::VersionRef, Q_RELOCATABLE_TYPE);

namespace stw {

enum class SpecKind { Task, Environment, Server, ModelService };
template <>
struct Named<SpecKind>
{
    static constexpr auto kRows = std::to_array<NamedRow<SpecKind>>({
        {SpecKind::Task, QLatin1StringView("task")},
        {SpecKind::Environment, QLatin1StringView("environment")},
        {SpecKind::Server, QLatin1StringView("server")},
        {SpecKind::ModelService, QLatin1StringView("model-service")},
    });
};

enum class Priority { Low, Normal, High };
template <>
struct Named<Priority>
{
    static constexpr auto kRows = std::to_array<NamedRow<Priority>>({
        {Priority::Low, QLatin1StringView("low")},
        {Priority::Normal, QLatin1StringView("normal")},
        {Priority::High, QLatin1StringView("high")},
    });
};

struct CountRange
{
    qint64 minimum = 0;
    qint64 maximum = 0;
    qint64 standard = 0;

    static void describe(auto &self, auto &&field)
    {
        field("minimum", self.minimum);
        field("maximum", self.maximum);
        field("default", self.standard);
    }
    friend bool operator==(const CountRange &, const CountRange &) = default;
};

struct AcceleratorModel
{
    QString name;          //!< `H100-80G`
    QString vendor;        //!< `nvidia`
    QStringList patterns;  //!< Case-insensitive parts of the driver's name, all must occur.
    qint64 minimumMiB = 0; //!< Reported memory, inclusive.
    qint64 maximumMiB = 0;

    static void describe(auto &self, auto &&field)
    {
        field("name", self.name);
        field("vendor", self.vendor);
        field("patterns", self.patterns);
        field("minimum_mib", self.minimumMiB);
        field("maximum_mib", self.maximumMiB);
    }
    friend bool operator==(const AcceleratorModel &, const AcceleratorModel &) = default;
};

//! An ordered set of acceptable models; the order only breaks ties.
struct AcceleratorClass
{
    QString name; //!< `training-80g`
    LocalText title;
    QStringList models;

    static void describe(auto &self, auto &&field)
    {
        field("name", self.name);
        field("title", self.title);
        field("models", self.models);
    }
    friend bool operator==(const AcceleratorClass &, const AcceleratorClass &) = default;
};

//! What the developer gets: an approved size. A change makes a new version.
struct Spec
{
    QString name;
    qint64 version = 1;
    LocalText title;
    LocalText summary;
    SpecKind kind = SpecKind::Task;
    QString acceleratorClass; //!< Empty: no accelerator.
    CountRange cards;         //!< Per node; 0 to 0 without an accelerator.
    CountRange nodes{1, 1, 1};
    qint64 cpuMilli = 0;  //!< Per card; per node where there are no cards.
    qint64 memoryMiB = 0; //!< Likewise.
    qint64 standardSeconds = 3600;
    qint64 maximumSeconds = 86'400;
    bool preemptible = false;
    bool acceptsSuspect = false;
    Priority priority = Priority::Normal; //!< Given to each request, and the most it may ask for.
    QString risk = QStringLiteral("low");
    QString onIsolation = QStringLiteral("finish");
    QString environment = QStringLiteral("development");
    QString approvalClass = QStringLiteral("none");
    QStringList projects;  //!< Names of allowed projects; empty: all.
    QStringList templates; //!< Names of allowed templates; empty: all.

    VersionRef ref() const { return {name, version}; }

    static void describe(auto &self, auto &&field)
    {
        field("name", self.name);
        field("version", self.version);
        field("title", self.title);
        field("summary", self.summary);
        field("kind", self.kind);
        field("accelerator_class", self.acceleratorClass);
        field("cards", self.cards);
        field("nodes", self.nodes);
        field("cpu_milli", self.cpuMilli);
        field("memory_mib", self.memoryMiB);
        field("default_seconds", self.standardSeconds);
        field("maximum_seconds", self.maximumSeconds);
        field("preemptible", self.preemptible);
        field("accepts_suspect", self.acceptsSuspect);
        field("priority", self.priority);
        field("risk", self.risk);
        field("on_isolation", self.onIsolation);
        field("environment", self.environment);
        field("approval_class", self.approvalClass);
        field("projects", self.projects);
        field("templates", self.templates);
    }
    friend bool operator==(const Spec &, const Spec &) = default;
};

enum class ParameterType { Text, Integer, Boolean, Choice };
template <>
struct Named<ParameterType>
{
    static constexpr auto kRows = std::to_array<NamedRow<ParameterType>>({
        {ParameterType::Text, QLatin1StringView("text")},
        {ParameterType::Integer, QLatin1StringView("integer")},
        {ParameterType::Boolean, QLatin1StringView("boolean")},
        {ParameterType::Choice, QLatin1StringView("choice")},
    });
};

using ParameterValue = std::variant<QString, qint64, bool>;

//! A typed, bounded parameter of a template.
struct Parameter
{
    QString name;
    LocalText title;
    ParameterType type = ParameterType::Text;
    bool required = true;
    std::optional<ParameterValue> standard; //!< Taken where the request leaves it out.
    qint64 minimum = 0;                     //!< Integers: inclusive. Texts: least characters.
    qint64 maximum = 4096;                  //!< Integers: inclusive. Texts: most characters.
    QStringList choices;

    static void describe(auto &self, auto &&field)
    {
        field("name", self.name);
        field("title", self.title);
        field("type", self.type);
        field("required", self.required);
        field("default", self.standard);
        field("minimum", self.minimum);
        field("maximum", self.maximum);
        field("choices", self.choices);
    }
    friend bool operator==(const Parameter &, const Parameter &) = default;
};

//! An approved software stack.
struct Image
{
    QString name;
    qint64 version = 1;
    LocalText title;
    QString operatingSystem;
    QString driverRange;
    QString runtime;
    QString monitoring;
    QString digest;

    VersionRef ref() const { return {name, version}; }

    static void describe(auto &self, auto &&field)
    {
        field("name", self.name);
        field("version", self.version);
        field("title", self.title);
        field("operating_system", self.operatingSystem);
        field("driver_range", self.driverRange);
        field("runtime", self.runtime);
        field("monitoring", self.monitoring);
        field("digest", self.digest);
    }
    friend bool operator==(const Image &, const Image &) = default;
};

//! An approved way to start work on an image: an entry command with named parameters.
struct Template
{
    QString name;
    qint64 version = 1;
    LocalText title;
    LocalText summary;
    VersionRef image;
    QStringList entry; //!< argv; `${name}` stands for a parameter's value inside one argument.
    QMap<QString, QString> environment;
    QList<Parameter> parameters;
    QStringList vendors; //!< Compatible accelerator vendors; empty: all.

    VersionRef ref() const { return {name, version}; }

    static void describe(auto &self, auto &&field)
    {
        field("name", self.name);
        field("version", self.version);
        field("title", self.title);
        field("summary", self.summary);
        field("image", self.image);
        field("entry", self.entry);
        field("environment", self.environment);
        field("parameters", self.parameters);
        field("vendors", self.vendors);
    }
    friend bool operator==(const Template &, const Template &) = default;
};

//! What an hour of one unit of a spec version costs: of a card, or of a core where the spec has no
//! cards. A change is a new version with its own validity.
struct PriceVersion
{
    VersionRef spec;
    qint64 version = 1;
    Price perUnitHour;
    QString currency = QStringLiteral("EUR"); //!< ISO 4217
    Instant validFrom;

    static void describe(auto &self, auto &&field)
    {
        field("spec", self.spec);
        field("version", self.version);
        field("per_unit_hour", self.perUnitHour);
        field("currency", self.currency);
        field("valid_from", self.validFrom);
    }
    friend bool operator==(const PriceVersion &, const PriceVersion &) = default;
};

} // namespace stw
