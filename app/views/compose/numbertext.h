#pragma once

#include "shared/base/decimal.h"

#include <QLocale>

#include <tl/expected.hpp>

namespace stw::views {

//! A number as it was typed, or the rule that it breaks: `required`, `format`, `ambiguous` or
//! `range`.
template <class T>
using Typed = tl::expected<T, QLatin1StringView>;

//! Digits, with a sign in front where it is negative. Separators for thousands are refused as
//! `ambiguous`: a German `1.024` is a thousand more than an English one.
Typed<qint64> wholeFrom(const QString &text);

//! A decimal with comma or point, whatever the language, as long as it can mean one number only:
//! a separator before exactly three digits is the locale's decimal point or `ambiguous`.
Typed<Quantity> decimalFrom(const QString &text, const QLocale &locale);

} // namespace stw::views
