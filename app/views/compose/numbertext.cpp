#include "app/views/compose/numbertext.h"

#include <algorithm>

namespace stw::views {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kThousand = 3; // digits behind a separator for thousands

bool isSeparator(QChar c)
{
    return c == u'.' || c == u',' || c == u'\'' || c.isSpace();
}

//! All digits, but for separators that stand between digits.
bool isNumberLike(const QString &text)
{
    const auto fits = [](QChar c) { return (c >= u'0' && c <= u'9') || isSeparator(c); };
    return std::all_of(text.begin(), text.end(), fits) && text.front().isDigit()
           && text.back().isDigit();
}

} // namespace

Typed<qint64> wholeFrom(const QString &text)
{
    const QString typed = text.trimmed();
    if (typed.isEmpty())
        return tl::unexpected("required"_L1);
    const QString digits = typed.mid(typed.startsWith(u'-') ? 1 : 0);
    if (digits.isEmpty() || !isNumberLike(digits))
        return tl::unexpected("format"_L1);
    if (std::any_of(digits.begin(), digits.end(), &isSeparator))
        return tl::unexpected("ambiguous"_L1);
    bool fits = false;
    const qint64 value = typed.toLongLong(&fits);
    if (!fits)
        return tl::unexpected("range"_L1);
    return value;
}

Typed<Quantity> decimalFrom(const QString &text, const QLocale &locale)
{
    QString typed = text.trimmed();
    if (typed.isEmpty())
        return tl::unexpected("required"_L1);
    if (!isNumberLike(typed))
        return tl::unexpected("format"_L1);
    const auto separators = std::count_if(typed.begin(), typed.end(), &isSeparator);
    if (separators > 1)
        return tl::unexpected("ambiguous"_L1);
    if (separators == 1) {
        const auto at = std::find_if(typed.begin(), typed.end(), &isSeparator) - typed.begin();
        const bool own = typed.mid(at, 1) == locale.decimalPoint();
        if (typed[at] != u'.' && typed[at] != u',')
            return tl::unexpected("format"_L1);
        if (!own && typed.size() - at - 1 == kThousand)
            return tl::unexpected("ambiguous"_L1);
        typed[at] = u'.';
    }
    const std::optional<Quantity> value = Quantity::fromText(typed);
    if (!value)
        return tl::unexpected("format"_L1);
    return *value;
}

} // namespace stw::views
