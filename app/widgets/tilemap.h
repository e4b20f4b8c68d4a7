#pragma once

#include "app/widgets/tile.h"
#include "app/widgets/tilemapgeometry.h"

#include <QAbstractScrollArea>
#include <QPixmap>

#include <functional>

namespace stw::widgets {

struct TileNode
{
    QString name;
    QList<Tile> tiles;

    friend bool operator==(const TileNode &, const TileNode &) = default;
};

struct TileRack
{
    QString name;
    QString model; //!< At the right of the rack's head.
    QList<TileNode> nodes;

    friend bool operator==(const TileRack &, const TileRack &) = default;
};

struct TileSite
{
    QString name;
    QString summary; //!< Beside the name, soft.
    QList<TileRack> racks;

    friend bool operator==(const TileSite &, const TileSite &) = default;
};

//! Thousands of cards: site, rack, node, card. Arrow keys walk the cards, Home and End go to the
//! ends of the node, Enter opens. Assistive technology sees one row a node.
class TileMap : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit TileMap(QWidget *parent = nullptr);

    //! The current card stays current where its UUID still is.
    void setSites(const QList<TileSite> &sites);
    const QList<TileSite> &sites() const { return m_sites; }
    void setTileSize(TileSize size);
    TileSize tileSize() const { return m_size; }
    //! Cards that do not pass keep their place, drawn as track. Nothing: all pass.
    void setFilter(std::function<bool(const Tile &)> passes);
    //! Scrolls to it. An address that does not exist: none is current.
    void setCurrent(const TileAddress &address);
    TileAddress current() const { return m_current; }
    //! One card changed: only its rack is painted again. There must be one at \a address.
    void setTile(const TileAddress &address, const Tile &tile);
    const Tile *tileAt(const TileAddress &address) const; //!< Null: there is none.
    TileAddress addressOf(const QString &id) const;       //!< Invalid: not in the map.
    QRect visualRect(const TileAddress &address) const;   //!< In the viewport.

    //! In words: node, card, health, use.
    QString spoken(const TileAddress &address) const;
    //! One node in words, for its accessible row: cards by health.
    QString spokenNode(const TileAddress &address) const;
    //! The first card of each node, in order; a node without cards has none.
    QList<TileAddress> nodes() const;

signals:
    void currentChanged(const stw::widgets::TileAddress &address);
    void activated(const stw::widgets::TileAddress &address);

protected:
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    TileMeasures measures() const;
    void lay();
    void forgetPictures();
    QPoint offset() const;
    TileAddress under(const QPoint &point) const { return m_layout.at(point - offset()); }
    const QPixmap &pictureOf(int site, int rack);
    void paintRack(QPainter &painter, int site, int rack) const;
    void paintSiteHead(QPainter &painter, int site) const;
    void paintCurrent(QPainter &painter) const;

    QList<TileSite> m_sites;
    TileSize m_size = TileSize::Rack;
    std::function<bool(const Tile &)> m_passes;
    TileLayout m_layout;
    TileAddress m_current;
    QList<QList<QPixmap>> m_pictures; //!< One a rack, at the screen's ratio; null: to be painted.
    qreal m_ratio = 1;
};

} // namespace stw::widgets
