#include "app/widgets/tokens.h"

#include <array>

namespace stw::widgets {

using namespace Qt::StringLiterals;

namespace {

// clang-format off: a table is read in columns.
constexpr Tokens kLight{
    .window = 0xfff2f4f7,
    .surface = 0xffffffff,
    .surfaceAlt = 0xfff7f8fa,
    .sunken = 0xffe5e9ef,
    .line = 0xffd7dce4,
    .control = 0xff7f8a9a,
    .text = 0xff18202c,
    .textSoft = 0xff434e5e,
    .textMuted = 0xff5c6778,
    .disabled = 0xff8c95a3,
    .accent = 0xff1b5fb8,
    .accentHover = 0xff174f9a,
    .accentTint = 0xffe3edf9,
    .onAccent = 0xffffffff,
    .data1 = 0xff3b76bc,
    .data2 = 0xff0e7c86,
    .util = 0xff5b83b5,
    .dataHeld = 0xff8fb0d8,
    .track = 0xffe5e9ef,
    .healthy = 0xff1b7a55,
    .suspect = 0xff925e00,
    .isolated = 0xffb8470a,
    .failed = 0xffa3122b,
    .maintenance = 0xff6446b8,
    .unknown = 0xff5e6979,
    .healthyTint = 0xffe3f3eb,
    .suspectTint = 0xfffbf0d9,
    .isolatedTint = 0xfffce9dd,
    .failedTint = 0xfffbe5e8,
    .maintenanceTint = 0xffece7f8,
    .unknownTint = 0xffeceff3,
    .env = 0xffc4162f,
};

constexpr Tokens kDark{
    .window = 0xff14181e,
    .surface = 0xff1b2028,
    .surfaceAlt = 0xff212731,
    .sunken = 0xff0f1318,
    .line = 0xff323a46,
    .control = 0xff717d8e,
    .text = 0xffe6eaf0,
    .textSoft = 0xffb9c2ce,
    .textMuted = 0xff95a0af,
    .disabled = 0xff66707e,
    .accent = 0xff6fa8f5,
    .accentHover = 0xff8bbaf8,
    .accentTint = 0xff1f3450,
    .onAccent = 0xff0a1422,
    .data1 = 0xff5b93d9,
    .data2 = 0xff3fb5bd,
    .util = 0xff4f80b8,
    .dataHeld = 0xff3f5f8a,
    .track = 0xff2b323d,
    .healthy = 0xff43c08f,
    .suspect = 0xffe9b53c,
    .isolated = 0xfff28c4e,
    .failed = 0xffff7182,
    .maintenance = 0xffae9bf7,
    .unknown = 0xff98a3b2,
    .healthyTint = 0xff17342a,
    .suspectTint = 0xff3a2f14,
    .isolatedTint = 0xff402615,
    .failedTint = 0xff431c24,
    .maintenanceTint = 0xff2b2547,
    .unknownTint = 0xff2a313b,
    .env = 0xffff5c6f,
};

constexpr auto kRows = std::to_array<TokenRow>({
    {"window"_L1, &Tokens::window},
    {"surface"_L1, &Tokens::surface},
    {"surfaceAlt"_L1, &Tokens::surfaceAlt},
    {"sunken"_L1, &Tokens::sunken},
    {"line"_L1, &Tokens::line},
    {"control"_L1, &Tokens::control},
    {"text"_L1, &Tokens::text},
    {"textSoft"_L1, &Tokens::textSoft},
    {"textMuted"_L1, &Tokens::textMuted},
    {"disabled"_L1, &Tokens::disabled},
    {"accent"_L1, &Tokens::accent},
    {"accentHover"_L1, &Tokens::accentHover},
    {"accentTint"_L1, &Tokens::accentTint},
    {"onAccent"_L1, &Tokens::onAccent},
    {"data1"_L1, &Tokens::data1},
    {"data2"_L1, &Tokens::data2},
    {"util"_L1, &Tokens::util},
    {"dataHeld"_L1, &Tokens::dataHeld},
    {"track"_L1, &Tokens::track},
    {"healthy"_L1, &Tokens::healthy},
    {"suspect"_L1, &Tokens::suspect},
    {"isolated"_L1, &Tokens::isolated},
    {"failed"_L1, &Tokens::failed},
    {"maintenance"_L1, &Tokens::maintenance},
    {"unknown"_L1, &Tokens::unknown},
    {"healthyTint"_L1, &Tokens::healthyTint},
    {"suspectTint"_L1, &Tokens::suspectTint},
    {"isolatedTint"_L1, &Tokens::isolatedTint},
    {"failedTint"_L1, &Tokens::failedTint},
    {"maintenanceTint"_L1, &Tokens::maintenanceTint},
    {"unknownTint"_L1, &Tokens::unknownTint},
    {"env"_L1, &Tokens::env},
});
// clang-format on

struct RoleRow
{
    QPalette::ColorRole role;
    QRgb Tokens::*value;
};

constexpr auto kRoles = std::to_array<RoleRow>({
    {QPalette::Window, &Tokens::window},
    {QPalette::Base, &Tokens::surface},
    {QPalette::Button, &Tokens::surface},
    {QPalette::AlternateBase, &Tokens::surfaceAlt},
    {QPalette::Mid, &Tokens::line},
    {QPalette::Midlight, &Tokens::line},
    {QPalette::Light, &Tokens::surface},
    {QPalette::Dark, &Tokens::control},
    {QPalette::Shadow, &Tokens::line},
    {QPalette::WindowText, &Tokens::text},
    {QPalette::Text, &Tokens::text},
    {QPalette::ButtonText, &Tokens::text},
    {QPalette::BrightText, &Tokens::failed},
    {QPalette::PlaceholderText, &Tokens::textMuted},
    {QPalette::Highlight, &Tokens::accent},
    {QPalette::HighlightedText, &Tokens::onAccent},
    {QPalette::Link, &Tokens::accent},
    {QPalette::LinkVisited, &Tokens::accent},
    {QPalette::ToolTipBase, &Tokens::surfaceAlt},
    {QPalette::ToolTipText, &Tokens::text},
});

constexpr int kHalfLight = 128;

} // namespace

const Tokens &tokens(Theme theme)
{
    return theme == Theme::Dark ? kDark : kLight;
}

const Tokens &tokens(const QPalette &palette)
{
    return tokens(themeOf(palette));
}

Theme themeOf(const QPalette &palette)
{
    const QColor ground = palette.color(QPalette::Active, QPalette::Window);
    return ground.lightness() < kHalfLight ? Theme::Dark : Theme::Light;
}

QPalette paletteOf(Theme theme)
{
    const Tokens &colours = tokens(theme);
    QPalette palette;
    for (const RoleRow &row : kRoles)
        palette.setColor(QPalette::All, row.role, QColor::fromRgb(colours.*row.value));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor::fromRgb(colours.disabled));
    return palette;
}

QRgb onGlyph(Theme theme)
{
    return theme == Theme::Dark ? kDark.sunken : kLight.surface;
}

std::span<const TokenRow> tokenRows()
{
    return kRows;
}

} // namespace stw::widgets
