#pragma once

namespace stw::widgets {

//! Lets assistive technology see a TileMap as a list with a row a node. May be called often.
void installTileMapAccessible();

} // namespace stw::widgets
