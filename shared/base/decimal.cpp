#include "shared/base/decimal.h"

namespace stw::detail {

QString decimalText(Int128 units, int scale)
{
    const bool negative = units < 0;
    Int128 rest = negative ? -units : units;
    QString digits;
    while (rest > 0 || digits.size() <= scale) {
        digits.prepend(QChar(u'0' + char16_t(int(rest % 10))));
        rest /= 10;
    }
    if (scale > 0) {
        digits.insert(digits.size() - scale, u'.');
        while (digits.endsWith(u'0'))
            digits.chop(1);
        if (digits.endsWith(u'.'))
            digits.chop(1);
    }
    return negative ? u'-' + digits : digits;
}

std::optional<Int128> decimalUnits(QStringView text, int scale)
{
    constexpr int kMostWholeDigits = 20;
    const bool negative = text.startsWith(u'-');
    if (negative)
        text = text.mid(1);
    const qsizetype point = text.indexOf(u'.');
    const QStringView whole = point < 0 ? text : text.left(point);
    const QStringView fraction = point < 0 ? QStringView() : text.mid(point + 1);
    if (whole.isEmpty() || whole.size() > kMostWholeDigits || fraction.size() > scale
        || (point >= 0 && fraction.isEmpty()))
        return std::nullopt;
    Int128 units = 0;
    for (const QStringView part : {whole, fraction}) {
        for (const QChar digit : part) {
            if (digit < u'0' || digit > u'9')
                return std::nullopt;
            units = units * 10 + (digit.unicode() - u'0');
        }
    }
    for (qsizetype at = fraction.size(); at < scale; ++at)
        units *= 10;
    return negative ? -units : units;
}

} // namespace stw::detail
