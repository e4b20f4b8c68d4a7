#include "app/widgets/icons.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace stw::widgets {

using namespace Qt::StringLiterals;

namespace {

QByteArray sourceOf(QLatin1StringView name)
{
    QFile file(u":/icons/%1.svg"_s.arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void render(QPainter &painter, QByteArray source, const QRectF &where, const QColor &colour)
{
    source.replace("#000", colour.name(QColor::HexRgb).toLatin1());
    QSvgRenderer svg(source);
    svg.render(&painter, where);
}

QColor colourFor(QIcon::Mode mode)
{
    const QPalette palette = QGuiApplication::palette();
    switch (mode) {
    case QIcon::Disabled: return palette.color(QPalette::Disabled, QPalette::Text);
    case QIcon::Selected: return palette.color(QPalette::HighlightedText);
    case QIcon::Normal:
    case QIcon::Active: break;
    }
    return palette.color(QPalette::Text);
}

//! Puts the palette's colour in the place of black, each time it is drawn: a change of theme
//! needs no new icons.
class Engine : public QIconEngine
{
public:
    explicit Engine(QLatin1StringView name)
        : m_name(name)
    {}

    QIconEngine *clone() const override { return new Engine(*this); }
    QString key() const override { return u"stellwerk"_s; }
    //! So that the style can draw it in the colour of the text beside it.
    QString iconName() override { return u"stw:"_s + m_name; }
    bool isNull() override { return false; }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        drawIcon(*painter, m_name, rect, colourFor(mode));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        const int side = qMin(size.width(), size.height());
        return iconPixmap(m_name, side, colourFor(mode), 1);
    }

    QSize actualSize(const QSize &size, QIcon::Mode, QIcon::State) override
    {
        const int side = qMin(size.width(), size.height());
        return {side, side};
    }

private:
    QLatin1StringView m_name;
};

} // namespace

QIcon icon(QLatin1StringView name)
{
    if (!QFile::exists(u":/icons/%1.svg"_s.arg(name)))
        return {};
    return QIcon(new Engine(name)); // the icon owns it
}

QIcon applicationIcon()
{
    return QIcon(u":/icons/app/stellwerk.svg"_s);
}

QPixmap iconPixmap(QLatin1StringView name, int size, const QColor &colour, qreal ratio)
{
    const int side = qRound(size * ratio);
    const QString key = u"stw-icon:%1:%2:%3"_s.arg(name, QString::number(side), colour.name());
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = QPixmap(side, side);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        render(painter, sourceOf(name), QRectF(0, 0, side, side), colour);
        painter.end();
        QPixmapCache::insert(key, pixmap);
    }
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

void drawIcon(QPainter &painter, QLatin1StringView name, const QRectF &where, const QColor &colour)
{
    if (name.isEmpty())
        return;
    const qreal ratio = painter.device()->devicePixelRatioF();
    const qreal side = qMin(where.width(), where.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(where.center());
    // On a whole device pixel, or the strokes blur.
    const QPointF corner(qRound(square.x() * ratio) / ratio, qRound(square.y() * ratio) / ratio);
    painter.drawPixmap(corner, iconPixmap(name, qRound(side), colour, ratio));
}

QStringList iconNames()
{
    QStringList names = QDir(u":/icons"_s).entryList({u"*.svg"_s}, QDir::Files, QDir::Name);
    for (QString &name : names)
        name.chop(4);
    return names;
}

} // namespace stw::widgets
