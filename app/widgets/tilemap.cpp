#include "app/widgets/tilemap.h"

#include "app/texts/format.h"
#include "app/texts/words.h"
#include "app/widgets/segments.h"
#include "app/widgets/tilemapaccessible.h"
#include "app/widgets/type.h"
#include "shared/base/named.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace stw::widgets {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMargin = 4; //!< The frame of the current tile stands out by 3.
constexpr int kFrameOutside = 3;
constexpr int kNameGap = 12;

} // namespace

TileMap::TileMap(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    installTileMapAccessible();
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    viewport()->setBackgroundRole(QPalette::Window);
}

void TileMap::setSites(const QList<TileSite> &sites)
{
    if (sites == m_sites)
        return;
    const Tile *current = tileAt(m_current);
    const QString id = current != nullptr ? current->id : QString();
    m_sites = sites;
    lay();
    const TileAddress kept = addressOf(id);
    if (kept != m_current) {
        m_current = kept;
        emit currentChanged(m_current);
    }
}

void TileMap::setTileSize(TileSize size)
{
    if (size == m_size)
        return;
    m_size = size;
    lay();
    setCurrent(m_current);
}

void TileMap::setFilter(std::function<bool(const Tile &)> passes)
{
    m_passes = std::move(passes);
    forgetPictures();
}

void TileMap::setCurrent(const TileAddress &address)
{
    const TileAddress next = m_layout.has(address) ? address : TileAddress();
    const QRect shown = visualRect(next).adjusted(-kMargin, -kMargin, kMargin, kMargin);
    if (next.isValid()) {
        const QRect room = viewport()->rect();
        const auto reach = [](QScrollBar *bar, int from, int to, int end) {
            if (from < 0)
                bar->setValue(bar->value() + from);
            else if (to > end)
                bar->setValue(bar->value() + to - end);
        };
        reach(verticalScrollBar(), shown.top(), shown.bottom(), room.bottom());
        reach(horizontalScrollBar(), shown.left(), shown.right(), room.right());
    }
    viewport()->update();
    if (next == m_current)
        return;
    m_current = next;
    if (QAccessible::isActive()) {
        QAccessibleValueChangeEvent event(this, spoken(m_current));
        QAccessible::updateAccessibility(&event);
    }
    emit currentChanged(m_current);
}

void TileMap::setTile(const TileAddress &address, const Tile &tile)
{
    Q_ASSERT(m_layout.has(address));
    TileRack &rack = m_sites[address.site].racks[address.rack];
    Tile &held = rack.nodes[address.node].tiles[address.card];
    if (held == tile)
        return;
    held = tile;
    m_pictures[address.site][address.rack] = {};
    viewport()->update(m_layout.rack(address.site, address.rack).translated(offset()));
}

const Tile *TileMap::tileAt(const TileAddress &address) const
{
    if (!m_layout.has(address))
        return nullptr;
    const TileRack &rack = m_sites[address.site].racks[address.rack];
    return &rack.nodes[address.node].tiles[address.card];
}

TileAddress TileMap::addressOf(const QString &id) const
{
    for (TileAddress node : nodes()) {
        const QList<Tile> &tiles = m_sites[node.site].racks[node.rack].nodes[node.node].tiles;
        for (; node.card < tiles.size(); ++node.card) {
            if (tiles[node.card].id == id)
                return node;
        }
    }
    return {};
}

QList<TileAddress> TileMap::nodes() const
{
    QList<TileAddress> all;
    for (int site = 0; site < m_sites.size(); ++site) {
        for (int rack = 0; rack < m_sites[site].racks.size(); ++rack) {
            for (int node = 0; node < m_sites[site].racks[rack].nodes.size(); ++node) {
                if (m_layout.has({site, rack, node, 0}))
                    all.append({site, rack, node, 0});
            }
        }
    }
    return all;
}

QRect TileMap::visualRect(const TileAddress &address) const
{
    return m_layout.tile(address).translated(offset());
}

QString TileMap::spoken(const TileAddress &address) const
{
    const Tile *tile = tileAt(address);
    if (tile == nullptr)
        return {};
    QString use = tr("not measured");
    if (tile->idle)
        use = tr("held but idle");
    else if (tile->usePercent)
        use = tr("%1 % used").arg(texts::number(*tile->usePercent));
    else if (!tile->held)
        use = tr("free");
    const TileNode &node = m_sites[address.site].racks[address.rack].nodes[address.node];
    return tr("%1, card %2: %3, %4")
        .arg(node.name, texts::number(address.card), texts::textOf(tile->health), use);
}

QString TileMap::spokenNode(const TileAddress &address) const
{
    if (!m_layout.has(address))
        return {};
    const TileNode &node = m_sites[address.site].racks[address.rack].nodes[address.node];
    QStringList counts;
    for (const auto &row : Named<Health>::kRows) {
        const auto count =
            std::count_if(node.tiles.begin(), node.tiles.end(),
                          [&](const Tile &tile) { return tile.health == row.value; });
        if (count > 0)
            counts.append(tr("%1 %2").arg(texts::number(count), texts::textOf(row.value)));
    }
    return tr("%1: %2").arg(node.name, counts.join(u", "_s));
}

TileMeasures TileMap::measures() const
{
    TileMeasures measures;
    measures.rackHead = qCeil(lineHeight(secondFont())) + 4;
    measures.siteHead = qCeil(lineHeight(sectionFont())) + 8;
    switch (m_size) {
    case TileSize::Site: measures.tile = {4, 9}; break;
    case TileSize::Rack: measures.tile = {9, 19}; break;
    case TileSize::Card:
        measures.tile = {qMax(36, qCeil(widthOf(u"100\u00a0%"_s, badgeFont())) + 6), scaled(54)};
        measures.index = qCeil(lineHeight(axisFont()));
        break;
    }
    return measures;
}

void TileMap::lay()
{
    TileCounts counts;
    for (const TileSite &site : std::as_const(m_sites)) {
        counts.emplaceBack();
        for (const TileRack &rack : site.racks) {
            QList<int> cards;
            for (const TileNode &node : rack.nodes)
                cards.append(int(node.tiles.size()));
            counts.last().append(cards);
        }
    }
    const QSize room = viewport()->size();
    m_layout = TileLayout(counts, measures(), room.width() - 2 * kMargin);
    const QSize whole = m_layout.size() + QSize(2 * kMargin, 2 * kMargin);
    verticalScrollBar()->setPageStep(room.height());
    verticalScrollBar()->setSingleStep(scaled(32));
    verticalScrollBar()->setRange(0, qMax(0, whole.height() - room.height()));
    horizontalScrollBar()->setPageStep(room.width());
    horizontalScrollBar()->setRange(0, qMax(0, whole.width() - room.width()));
    forgetPictures();
}

void TileMap::forgetPictures()
{
    m_pictures.clear();
    for (const TileSite &site : std::as_const(m_sites))
        m_pictures.append(QList<QPixmap>(site.racks.size()));
    viewport()->update();
}

QPoint TileMap::offset() const
{
    return {kMargin - horizontalScrollBar()->value(), kMargin - verticalScrollBar()->value()};
}

const QPixmap &TileMap::pictureOf(int site, int rack)
{
    QPixmap &picture = m_pictures[site][rack];
    if (!picture.isNull())
        return picture;
    const QRect where = m_layout.rack(site, rack);
    picture = QPixmap(where.size() * m_ratio);
    picture.setDevicePixelRatio(m_ratio);
    picture.fill(palette().color(QPalette::Window));
    QPainter painter(&picture);
    painter.translate(-where.topLeft());
    paintRack(painter, site, rack);
    return picture;
}

void TileMap::paintRack(QPainter &painter, int site, int rack) const
{
    const Theme theme = themeOf(palette());
    const Tokens &c = tokens(theme);
    const TileRack &drawn = m_sites[site].racks[rack];
    const QRect where = m_layout.rack(site, rack);
    const QRectF head(where.left(), where.top(), where.width(), lineHeight(secondFont()));
    const qreal name = widthOf(drawn.name, secondFont());
    drawText(painter, drawn.name, secondFont(), QColor::fromRgb(c.text), head);
    if (name + kNameGap + widthOf(drawn.model, axisFont()) <= head.width())
        drawText(painter, drawn.model, axisFont(), QColor::fromRgb(c.textMuted), head,
                 Qt::AlignRight);
    for (int node = 0; node < drawn.nodes.size(); ++node) {
        const QList<Tile> &tiles = drawn.nodes[node].tiles;
        for (int card = 0; card < tiles.size(); ++card) {
            const QRect tile = m_layout.tile({site, rack, node, card});
            if (m_passes && !m_passes(tiles[card]))
                painter.fillRect(tile, QColor::fromRgb(c.track));
            else
                paintTile(painter, tile, tiles[card], m_size, theme);
            if (m_size == TileSize::Card)
                drawText(
                    painter, texts::number(card), axisFont(), QColor::fromRgb(c.textMuted),
                    QRectF(tile.left(), tile.bottom() + 1, tile.width(), lineHeight(axisFont())),
                    Qt::AlignHCenter);
        }
    }
}

void TileMap::paintSiteHead(QPainter &painter, int site) const
{
    const Tokens &c = tokens(palette());
    const TileSite &drawn = m_sites[site];
    QRectF head = m_layout.siteHead(site);
    head.setHeight(lineHeight(sectionFont()));
    const qreal name = widthOf(drawn.name, sectionFont());
    drawText(painter, drawn.name, sectionFont(), QColor::fromRgb(c.text), head);
    head.setLeft(head.left() + name + kNameGap);
    drawText(painter, drawn.summary, secondFont(), QColor::fromRgb(c.textSoft), head);
}

void TileMap::paintCurrent(QPainter &painter) const
{
    if (!m_current.isValid())
        return;
    QPen pen(QColor::fromRgb(tokens(palette()).accent), 2, Qt::SolidLine, Qt::SquareCap,
             Qt::MiterJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    constexpr int kOut = kFrameOutside - 1; // the middle of the line
    const QRect tile = m_layout.tile(m_current);
    painter.drawRect(tile.adjusted(-kOut, -kOut, kOut + 1, kOut + 1));
}

void TileMap::paintEvent(QPaintEvent *event)
{
    if (const qreal ratio = devicePixelRatioF(); !qFuzzyCompare(ratio, m_ratio)) {
        m_ratio = ratio;
        forgetPictures();
    }
    QPainter painter(viewport());
    painter.translate(offset());
    const QRect dirty = event->rect().translated(-offset());
    for (int site = 0; site < m_sites.size(); ++site) {
        if (m_layout.siteHead(site).intersects(dirty))
            paintSiteHead(painter, site);
        for (int rack = 0; rack < m_sites[site].racks.size(); ++rack) {
            const QRect where = m_layout.rack(site, rack);
            if (where.intersects(dirty))
                painter.drawPixmap(where.topLeft(), pictureOf(site, rack));
        }
    }
    paintCurrent(painter);
    if (hasFocus()) {
        painter.resetTransform();
        painter.setPen(QPen(QColor::fromRgb(tokens(palette()).accent), 2));
        painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
    }
}

void TileMap::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    const bool seen = visualRect(m_current).intersects(viewport()->rect());
    lay();
    if (seen)
        setCurrent(m_current); // and stays seen
}

void TileMap::keyPressEvent(QKeyEvent *event)
{
    TileAddress next = m_current;
    switch (event->key()) {
    case Qt::Key_Left: next = m_layout.walked(m_current, -1, 0); break;
    case Qt::Key_Right: next = m_layout.walked(m_current, 1, 0); break;
    case Qt::Key_Up: next = m_layout.walked(m_current, 0, -1); break;
    case Qt::Key_Down: next = m_layout.walked(m_current, 0, 1); break;
    case Qt::Key_Home: next.card = 0; break;
    case Qt::Key_End:
        for (; m_layout.has(next); ++next.card) {
        }
        --next.card;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current.isValid())
            emit activated(m_current);
        return;
    default: QAbstractScrollArea::keyPressEvent(event); return;
    }
    setCurrent(m_layout.has(next) ? next : m_layout.first());
}

void TileMap::mousePressEvent(QMouseEvent *event)
{
    const TileAddress hit = under(event->pos());
    if (hit.isValid())
        setCurrent(hit);
}

void TileMap::mouseDoubleClickEvent(QMouseEvent *event)
{
    const TileAddress hit = under(event->pos());
    if (hit.isValid())
        emit activated(hit);
}

bool TileMap::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const TileAddress hit = under(help->pos());
    QToolTip::showText(help->globalPos(), spoken(hit), viewport(), visualRect(hit));
    return true;
}

void TileMap::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::ApplicationFontChange
        || event->type() == QEvent::LanguageChange)
        lay();
}

void TileMap::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    if (!m_current.isValid())
        setCurrent(m_layout.first());
    viewport()->update();
}

void TileMap::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace stw::widgets
