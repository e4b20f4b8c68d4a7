#pragma once

#include "shared/base/named.h"

#include <QList>
#include <QString>

namespace stw::views {

enum class Theme { System, Light, Dark };

//! What a server is for: the window's edge says it.
enum class Environment { Development, Test, Production };

} // namespace stw::views

namespace stw {

template <>
struct Named<views::Theme>
{
    static constexpr auto kRows = std::to_array<NamedRow<views::Theme>>({
        {views::Theme::System, QLatin1StringView("system")},
        {views::Theme::Light, QLatin1StringView("light")},
        {views::Theme::Dark, QLatin1StringView("dark")},
    });
};

template <>
struct Named<views::Environment>
{
    static constexpr auto kRows = std::to_array<NamedRow<views::Environment>>({
        {views::Environment::Development, QLatin1StringView("development")},
        {views::Environment::Test, QLatin1StringView("test")},
        {views::Environment::Production, QLatin1StringView("production")},
    });
};

} // namespace stw

namespace stw::views {

struct SavedServer
{
    QString address; //!< `https://host:port`, or `http://` to this machine.
    Environment environment = Environment::Development;
    QString account;     //!< That signed in last.
    QString authorities; //!< PEM file; empty: the system's.

    friend bool operator==(const SavedServer &, const SavedServer &) = default;
};

//! What the person chose on the page Settings, and where they left off.
struct Preferences
{
    static constexpr int kLeastScale = 100; //!< Per cent.
    static constexpr int kMostScale = 200;

    Theme theme = Theme::System;
    QString language; //!< `de` or `en`; empty: the system's.
    QString zone;     //!< IANA; empty: the system's.
    bool reducedMotion = false;
    int scalePercent = kLeastScale; //!< Takes effect when the console starts.
    QList<SavedServer> servers;     //!< The last used one first.

    friend bool operator==(const Preferences &, const Preferences &) = default;
};

} // namespace stw::views
