#pragma once

#include <QColor>
#include <QPalette>

#include <span>

namespace stw::widgets {

enum class Theme { Light, Dark };

//! Every colour of the console, by what it is for (LOOK.md §2). A test compares the two tables
//! with the contrast that each pair needs.
struct Tokens
{
    QRgb window;
    QRgb surface;
    QRgb surfaceAlt;
    QRgb sunken;
    QRgb line;
    QRgb control;
    QRgb text;
    QRgb textSoft;
    QRgb textMuted;
    QRgb disabled;
    QRgb accent;
    QRgb accentHover;
    QRgb accentTint;
    QRgb onAccent;
    QRgb data1;
    QRgb data2;
    QRgb util;
    QRgb dataHeld;
    QRgb track;
    QRgb healthy;
    QRgb suspect;
    QRgb isolated;
    QRgb failed;
    QRgb maintenance;
    QRgb unknown;
    QRgb healthyTint;
    QRgb suspectTint;
    QRgb isolatedTint;
    QRgb failedTint;
    QRgb maintenanceTint;
    QRgb unknownTint;
    QRgb env;
};

const Tokens &tokens(Theme theme);
//! Those of the theme that \a palette belongs to.
const Tokens &tokens(const QPalette &palette);
//! Dark where the ground is darker than half.
Theme themeOf(const QPalette &palette);
//! The palette of LOOK.md §7. Set it once for the application; there are no style sheets.
QPalette paletteOf(Theme theme);
//! What is drawn on top of a solid health colour.
QRgb onGlyph(Theme theme);

struct TokenRow
{
    QLatin1StringView name;
    QRgb Tokens::*value;
};
//! The tokens by name, for the swatches of a style sheet and for tests.
std::span<const TokenRow> tokenRows();

} // namespace stw::widgets
