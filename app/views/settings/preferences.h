#pragma once

#include "shared/base/named.h"

#include <QList>
#include <QString>

namespace stw::views {

enum class Theme { System, Light, Dark };

//! What a server is for: the window's edge says it.
enum class Environment { Development, Test, Production };

} // namespace stw::views

template <>
struct stw::Named<stw::views::Theme>
{
    static constexpr auto kRows = std::to_array<NamedRow<views::Theme>>({
        {views::Theme::System, QLatin1StringView("system")},
        {views::Theme::Light, QLatin1StringView("light")},
        {views::Theme::Dark, QLatin1StringView("dark")},
    });
};

template <>
struct stw::Named<stw::views::Environment>
{
    static constexpr auto kRows = std::to_array<NamedRow<views::Environment>>({
        {views::Environment::Development, QLatin1StringView("development")},
        {views::Environment::Test, QLatin1StringView("test")},
        {views::Environment::Production, QLatin1StringView("production")},
    });
};

namespace stw::views {

//! What the person chose on the page Settings.
struct Preferences
{
    static constexpr int kLeastScale = 100; //!< Per cent.
    static constexpr int kMostScale = 200;

    Theme theme = Theme::System;
    QString language; //!< `de` or `en`; empty: the system's.
    QString zone;     //!< IANA; empty: the system's.
    bool reducedMotion = false;
    int scalePercent = kLeastScale; //!< Takes effect when the console starts.

    friend bool operator==(const Preferences &, const Preferences &) = default;
};

//! A saved server as a person sees it.
struct ServerLine
{
    QString address; //!< Identifies it.
    QString name;    //!< Empty: the address is shown.
    QString account; //!< That signed in last.
    Environment environment = Environment::Development;
    bool current = false;

    friend bool operator==(const ServerLine &, const ServerLine &) = default;
};

} // namespace stw::views
