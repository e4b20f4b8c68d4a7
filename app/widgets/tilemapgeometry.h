#pragma once

#include <QList>
#include <QRect>

namespace stw::widgets {

//! How many cards each node of each rack of each site has, in the order of the map.
using TileCounts = QList<QList<QList<int>>>;

//! A card by its place: indices from 0.
struct TileAddress
{
    int site = -1;
    int rack = -1;
    int node = -1;
    int card = -1;

    bool isValid() const { return card >= 0; }
    friend auto operator<=>(const TileAddress &, const TileAddress &) = default;
};

//! Device-independent pixels.
struct TileMeasures
{
    QSize tile;
    int index = 0; //!< Height of the line with the card's index, below the tile.
    int cardGap = 1;
    int nodeGap = 4;
    int rackGap = 8;   //!< Between racks of a row.
    int rowGap = 16;   //!< Below a row of racks.
    int rackHead = 20; //!< The line with the rack's name.
    int siteHead = 26;
};

//! Where everything lies in a map of a given width: sites one below the other, their racks in rows
//! and columns, their nodes one below the other, their cards side by side. Addresses that do not
//! exist have empty rectangles.
class TileLayout
{
public:
    TileLayout() = default;
    TileLayout(const TileCounts &counts, const TileMeasures &measures, int width);

    QSize size() const { return m_size; }
    QRect siteHead(int site) const;
    QRect rack(int site, int rack) const; //!< Head and nodes.
    QRect node(int site, int rack, int node) const;
    QRect tile(const TileAddress &address) const;
    bool has(const TileAddress &address) const;
    //! By division inside the rack that was hit; invalid in heads and gaps.
    TileAddress at(const QPoint &point) const;
    //! The tile one step \a across to the right or \a down (-1, 0 or 1), over the edge of nodes and
    //! racks to what lies next; \a from where there is none.
    TileAddress walked(const TileAddress &from, int across, int down) const;
    TileAddress first() const;

private:
    struct Rack
    {
        QRect where;
        QList<int> cards; //!< Of each node.
    };
    struct Site
    {
        QRect head;
        QList<Rack> racks;
    };

    int nodeStep() const;
    const Rack *find(int site, int rack) const;
    TileAddress beyond(const TileAddress &from, int across, int down) const;

    TileMeasures m_measures;
    QList<Site> m_sites;
    QSize m_size{0, 0};
};

} // namespace stw::widgets
