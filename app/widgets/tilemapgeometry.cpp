#include "app/widgets/tilemapgeometry.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace stw::widgets {

namespace {

int extent(int count, int side, int gap)
{
    return std::max(0, count * (side + gap) - gap);
}

bool holds(const auto &list, int index)
{
    return index >= 0 && index < list.size();
}

} // namespace

TileLayout::TileLayout(const TileCounts &counts, const TileMeasures &measures, int width)
    : m_measures(measures)
{
    int y = 0;
    for (const QList<QList<int>> &racks : counts) {
        Site site{QRect(0, y, width, measures.siteHead), {}};
        y += measures.siteHead;
        int most = 1;
        for (const QList<int> &nodes : racks) {
            for (const int cards : nodes)
                most = std::max(most, cards);
        }
        const int wide = extent(most, measures.tile.width(), measures.cardGap);
        const int columns = std::max(1, (width + measures.rackGap) / (wide + measures.rackGap));
        int row = 0;
        for (int i = 0; i < racks.size(); ++i) {
            const int column = i % columns;
            if (column == 0 && i > 0) {
                y += row + measures.rowGap;
                row = 0;
            }
            const int nodes = extent(int(racks[i].size()), measures.tile.height() + measures.index,
                                     measures.nodeGap);
            const int high = measures.rackHead + nodes;
            const int x = column * (wide + measures.rackGap);
            site.racks.append({QRect(x, y, wide, high), racks[i]});
            m_size.setWidth(std::max(m_size.width(), x + wide));
            row = std::max(row, high);
        }
        y += row + measures.rowGap;
        m_sites.append(site);
    }
    m_size.setHeight(std::max(0, y - measures.rowGap));
}

int TileLayout::nodeStep() const
{
    return m_measures.tile.height() + m_measures.index + m_measures.nodeGap;
}

const TileLayout::Rack *TileLayout::find(int site, int rack) const
{
    return holds(m_sites, site) && holds(m_sites[site].racks, rack) ? &m_sites[site].racks[rack]
                                                                    : nullptr;
}

QRect TileLayout::siteHead(int site) const
{
    return holds(m_sites, site) ? m_sites[site].head : QRect();
}

QRect TileLayout::rack(int site, int rack) const
{
    const Rack *found = find(site, rack);
    return found != nullptr ? found->where : QRect();
}

QRect TileLayout::node(int site, int rack, int node) const
{
    const Rack *found = find(site, rack);
    if (found == nullptr || !holds(found->cards, node))
        return {};
    const int top = found->where.top() + m_measures.rackHead + node * nodeStep();
    const int wide = extent(found->cards[node], m_measures.tile.width(), m_measures.cardGap);
    return {found->where.left(), top, wide, m_measures.tile.height()};
}

QRect TileLayout::tile(const TileAddress &address) const
{
    if (!has(address))
        return {};
    const int step = m_measures.tile.width() + m_measures.cardGap;
    const QRect row = node(address.site, address.rack, address.node);
    return {row.topLeft() + QPoint(address.card * step, 0), m_measures.tile};
}

bool TileLayout::has(const TileAddress &address) const
{
    const Rack *found = find(address.site, address.rack);
    return found != nullptr && holds(found->cards, address.node) && address.card >= 0
           && address.card < found->cards[address.node];
}

TileAddress TileLayout::at(const QPoint &point) const
{
    for (int site = 0; site < m_sites.size(); ++site) {
        for (int rack = 0; rack < m_sites[site].racks.size(); ++rack) {
            const QRect &where = m_sites[site].racks[rack].where;
            if (!where.contains(point))
                continue;
            const int below = point.y() - where.top() - m_measures.rackHead;
            if (below < 0)
                return {};
            const int step = m_measures.tile.width() + m_measures.cardGap;
            const TileAddress hit{site, rack, below / nodeStep(),
                                  (point.x() - where.left()) / step};
            return tile(hit).contains(point) ? hit : TileAddress();
        }
    }
    return {};
}

TileAddress TileLayout::walked(const TileAddress &from, int across, int down) const
{
    if (!has(from))
        return first();
    TileAddress next = from;
    if (across != 0) {
        next.card += across;
        if (has(next))
            return next;
    } else if (const Rack *rack = find(from.site, from.rack);
               holds(rack->cards, from.node + down) && rack->cards[from.node + down] > 0) {
        next.node += down;
        next.card = std::min(from.card, rack->cards[next.node] - 1);
        return next;
    }
    return beyond(from, across, down);
}

//! The nearest rack in the direction, then the tile most in line, then the nearest one.
TileAddress TileLayout::beyond(const TileAddress &from, int across, int down) const
{
    const QRect start = tile(from);
    const QRect home = rack(from.site, from.rack);
    TileAddress best = from;
    auto least = std::make_tuple(-1, 0, 0);
    for (int site = 0; site < m_sites.size(); ++site) {
        for (int rack = 0; rack < m_sites[site].racks.size(); ++rack) {
            const QRect &where = m_sites[site].racks[rack].where;
            const int far = across != 0 ? (where.left() - home.left()) * across
                                        : (where.top() - home.top()) * down;
            const bool level = where.top() <= home.bottom() && home.top() <= where.bottom();
            if (far <= 0 || (across != 0 && !level))
                continue;
            const QList<int> &cards = m_sites[site].racks[rack].cards;
            for (int node = 0; node < cards.size(); ++node) {
                for (int card = 0; card < cards[node]; ++card) {
                    const TileAddress candidate{site, rack, node, card};
                    const QPoint away = tile(candidate).center() - start.center();
                    const int aside = std::abs(across != 0 ? away.y() : away.x());
                    const int along = std::abs(across != 0 ? away.x() : away.y());
                    const auto cost = std::make_tuple(far, aside, along);
                    if (std::get<0>(least) >= 0 && least <= cost)
                        continue;
                    least = cost;
                    best = candidate;
                }
            }
        }
    }
    return best;
}

TileAddress TileLayout::first() const
{
    for (int site = 0; site < m_sites.size(); ++site) {
        for (int rack = 0; rack < m_sites[site].racks.size(); ++rack) {
            const QList<int> &cards = m_sites[site].racks[rack].cards;
            for (int node = 0; node < cards.size(); ++node) {
                if (cards[node] > 0)
                    return {site, rack, node, 0};
            }
        }
    }
    return {};
}

} // namespace stw::widgets
