#pragma once

#include "shared/base/result.h"
#include "shared/model/request.h"

#include <QLocale>

namespace stw::views {

enum class DurationUnit { Minutes, Hours, Days };

} // namespace stw::views

namespace stw {

struct DurationUnitRow : NamedRow<views::DurationUnit>
{
    qint64 seconds; //!< In one of it.
};

template <>
struct Named<views::DurationUnit>
{
    // clang-format off: a table is read in columns.
    static constexpr auto kRows = std::to_array<DurationUnitRow>({
        {{views::DurationUnit::Minutes, QLatin1StringView("minutes")}, 60},
        {{views::DurationUnit::Hours, QLatin1StringView("hours")}, 3'600},
        {{views::DurationUnit::Days, QLatin1StringView("days")}, 86'400},
    });
    // clang-format on
};

} // namespace stw

namespace stw::views {

//! The form as it stands: what was typed, also where it cannot be read yet. It is kept as a draft,
//! so that nothing typed is ever lost. Versions are left out: the newest is meant.
struct Composition
{
    QString project; //!< Names.
    QString spec;
    QString tmpl;
    QMap<QString, QString> parameters; //!< By name, as typed; flags are `true` or `false`.
    std::optional<qint64> cards;       //!< Nothing: the specification's.
    std::optional<qint64> nodes;
    QString duration; //!< As typed; empty: the specification's.
    DurationUnit durationUnit = DurationUnit::Hours;
    std::optional<Priority> priority;
    QString purpose;
    QString onQuota;   //!< Over quota: `wait`; empty: not chosen.
    QStringList files; //!< Local paths of what is to be uploaded.

    friend bool operator==(const Composition &, const Composition &) = default;
};

//! What a form means: a wish that can be sent where there is no fault.
struct Reading
{
    Wish wish;
    QList<FieldFault> faults; //!< By the API's field paths: `parameters.command`, `seconds`…
};

//! Reads \a form against what was chosen in it; nothing where none was chosen. Ranges are checked
//! here too, so that a fault shows before the service is asked.
Reading readingOf(const Composition &form, const Spec *spec, const Template *tmpl,
                  const QLocale &locale);

//! The wish to ask the service about while the form is not complete: what is missing or cannot be
//! read among the template's parameters is replaced by something that it takes. Parameters change
//! neither quota nor cost nor start. Nothing: project, specification or template are missing.
std::optional<Wish> previewWishOf(const Reading &reading, const Spec *spec, const Template *tmpl);

//! A form that asks for the same once more.
Composition compositionOf(const Asked &asked, const QString &project, const QString &purpose);

//! The form by fields, as a draft keeps it, and back. What is not known is left out.
QMap<QString, QString> typedOf(const Composition &form);
Composition compositionOf(const QMap<QString, QString> &typed);

//! \a form with another specification chosen: what belonged to the one \a before and cannot be with
//! \a chosen gives way to its standards; what was typed otherwise stays.
Composition withSpec(Composition form, const Spec *before, const Spec &chosen);

//! Splits seconds into the largest unit that they are a whole number of.
std::pair<qint64, DurationUnit> durationOf(qint64 seconds);

} // namespace stw::views
