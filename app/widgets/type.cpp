#include "app/widgets/type.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QGuiApplication>

namespace stw::widgets {

namespace {

constexpr qreal kBody = 13;

QFont sized(QFont font, qreal size, bool bold)
{
    const QFont body = QGuiApplication::font();
    const qreal factor = size / kBody;
    if (body.pointSizeF() > 0)
        font.setPointSizeF(body.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(body.pixelSize() * factor));
    font.setBold(bold);
    return font;
}

QFont sized(qreal size, bool bold)
{
    return sized(QGuiApplication::font(), size, bold);
}

} // namespace

QFont bodyFont()
{
    return sized(kBody, false);
}

QFont strongFont()
{
    return sized(kBody, true);
}

QFont figureFont()
{
    return sized(20, true);
}

QFont titleFont()
{
    return sized(18, true);
}

QFont sectionFont()
{
    return sized(14, true);
}

QFont secondFont()
{
    return sized(12, false);
}

QFont captionFont()
{
    return sized(12, true);
}

QFont axisFont()
{
    return sized(11, false);
}

QFont badgeFont()
{
    return sized(11, true);
}

QFont codeFont()
{
    return sized(QFontDatabase::systemFont(QFontDatabase::FixedFont), 11.5, false);
}

int scaled(int pixels)
{
    const QFontInfo body(QGuiApplication::font());
    // A smaller system font does not squeeze: what can be operated keeps its size.
    return qRound(pixels * qMax(1.0, body.pixelSize() / kBody));
}

} // namespace stw::widgets
