#include "app/widgets/tone.h"

#include <array>

namespace stw::widgets {

using namespace Qt::StringLiterals;

namespace {

template <typename Enum>
struct ColourRow
{
    Enum member;
    QRgb Tokens::*colour;
    QRgb Tokens::*tint;
    QLatin1StringView icon = {};
};

// clang-format off: a table is read in columns.
constexpr auto kTones = std::to_array<ColourRow<Tone>>({
    {Tone::Quiet, &Tokens::unknown, &Tokens::unknownTint, "info"_L1},
    {Tone::Accent, &Tokens::accent, &Tokens::accentTint, "info"_L1},
    {Tone::Ok, &Tokens::healthy, &Tokens::healthyTint, "check"_L1},
    {Tone::Warning, &Tokens::suspect, &Tokens::suspectTint, "warning"_L1},
    {Tone::Isolated, &Tokens::isolated, &Tokens::isolatedTint, "isolate"_L1},
    {Tone::Error, &Tokens::failed, &Tokens::failedTint, "error"_L1},
    {Tone::Maintenance, &Tokens::maintenance, &Tokens::maintenanceTint, "maintenance"_L1},
});

constexpr auto kHealths = std::to_array<ColourRow<Health>>({
    {Health::Healthy, &Tokens::healthy, &Tokens::healthyTint},
    {Health::Suspect, &Tokens::suspect, &Tokens::suspectTint},
    {Health::Isolated, &Tokens::isolated, &Tokens::isolatedTint},
    {Health::Failed, &Tokens::failed, &Tokens::failedTint},
    {Health::Maintenance, &Tokens::maintenance, &Tokens::maintenanceTint},
    {Health::Unknown, &Tokens::unknown, &Tokens::unknownTint},
});
// clang-format on

template <typename Enum, std::size_t N>
consteval bool isInOrder(const std::array<ColourRow<Enum>, N> &rows)
{
    for (std::size_t i = 0; i < N; ++i) {
        if (std::size_t(rows[i].member) != i)
            return false;
    }
    return true;
}
static_assert(isInOrder(kTones) && isInOrder(kHealths));

} // namespace

QColor colourOf(Tone tone, const Tokens &tokens)
{
    return QColor::fromRgb(tokens.*kTones[std::size_t(tone)].colour);
}

QColor tintOf(Tone tone, const Tokens &tokens)
{
    return QColor::fromRgb(tokens.*kTones[std::size_t(tone)].tint);
}

QColor colourOf(Health health, const Tokens &tokens)
{
    return QColor::fromRgb(tokens.*kHealths[std::size_t(health)].colour);
}

QColor tintOf(Health health, const Tokens &tokens)
{
    return QColor::fromRgb(tokens.*kHealths[std::size_t(health)].tint);
}

QLatin1StringView iconOf(Tone tone)
{
    return kTones[std::size_t(tone)].icon;
}

} // namespace stw::widgets
