#pragma once

#include "app/widgets/tokens.h"
#include "shared/model/fleet.h"

#include <QRect>
#include <QString>

#include <optional>

class QPainter;

namespace stw::widgets {

//! How large a card is drawn (LOOK.md §5, fleet tile).
enum class TileSize {
    Site, //!< 4 × 9: fill or colour of its health only.
    Rack, //!< 9 × 19: with the sign of its health.
    Card, //!< From 36 × 54: sign in a corner tag, per cent on a plate, index below.
};

//! One card of the fleet.
struct Tile
{
    QString id; //!< Vendor UUID.
    Health health = Health::Healthy;
    std::optional<int> usePercent; //!< 0 to 100; nothing: not measured.
    bool held = false;             //!< Part of an allocation.
    bool idle = false;             //!< Held, but does nothing.

    friend bool operator==(const Tile &, const Tile &) = default;
};

//! Paints one tile. What its health is can be told in grey as well: by border, cut-out sign,
//! hatch or dashes.
void paintTile(QPainter &painter, const QRect &where, const Tile &tile, TileSize size, Theme theme);
//! The sign of a health (● ▲ ■ ✕ ⟳ ?), which stands for health and nothing else.
void paintHealthSign(QPainter &painter, Health health, const QRectF &where, const QColor &colour);

} // namespace stw::widgets
