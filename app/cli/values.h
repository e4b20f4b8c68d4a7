#pragma once

#include "shared/base/instant.h"
#include "shared/base/result.h"
#include "shared/model/catalogue.h"
#include "shared/model/quota.h"

#include <QTimeZone>

namespace stw::cli {

// What people type, as values. Faults name the field \a field.

//! Seconds of `90`, `90s`, `30m`, `2h`, `1d` or parts in a row such as `1h30m`.
Result<qint64> secondsFrom(const QString &field, const QString &text);
//! An RFC 3339 instant, or a date in \a zone: its first instant.
Result<Instant> instantFrom(const QString &field, const QString &text, const QTimeZone &zone);
Result<qint64> wholeFrom(const QString &field, const QString &text);
//! `key` and value of `key=value`; the value may contain anything.
Result<std::pair<QString, QString>> pairFrom(const QString &field, const QString &text);

//! A limit as people say it (cards, GiB, cores, tasks, card hours; with decimals where they are
//! exact) in the dimension's unit; `none` is no limit.
Result<std::optional<qint64>> limitFrom(const QString &field, QuotaDimension dimension,
                                        const QString &text);

//! The values of a template's parameters from what was typed for them, each by its declared type.
//! Ranges are the service's to judge; unknown names and wrong types are found here, all at once.
Result<QMap<QString, ParameterValue>> parametersFrom(const Template &tmpl,
                                                     const QMap<QString, QString> &typed);

//! A member of a closed set by its wire name.
template <NamedEnum E>
Result<E> choiceFrom(const QString &field, const QString &text)
{
    if (const std::optional<E> value = fromName<E>(text))
        return *value;
    QStringList names;
    for (const auto &row : Named<E>::kRows)
        names += row.name;
    return malformed({{field, QStringLiteral("choice"), names.join(u", ")}});
}

} // namespace stw::cli
