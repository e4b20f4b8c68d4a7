#pragma once

#include "shared/base/named.h"
#include "shared/base/result.h"

#include <QString>

#include <span>
#include <variant>

namespace stw::main {

enum class DatabaseKind { Sqlite, Postgresql };
enum class SslMode { Disable, Require, VerifyCa, VerifyFull };
enum class LogLevel { Debug, Info, Warning, Critical };
enum class LogFormat { Text, Journal };

} // namespace stw::main

namespace stw {

template <>
struct Named<main::DatabaseKind>
{
    static constexpr auto kRows = std::to_array<NamedRow<main::DatabaseKind>>({
        {main::DatabaseKind::Sqlite, QLatin1StringView("sqlite")},
        {main::DatabaseKind::Postgresql, QLatin1StringView("postgresql")},
    });
};

//! libpq's words for `sslmode`; those that fall back to plain text silently are left out.
template <>
struct Named<main::SslMode>
{
    static constexpr auto kRows = std::to_array<NamedRow<main::SslMode>>({
        {main::SslMode::Disable, QLatin1StringView("disable")},
        {main::SslMode::Require, QLatin1StringView("require")},
        {main::SslMode::VerifyCa, QLatin1StringView("verify-ca")},
        {main::SslMode::VerifyFull, QLatin1StringView("verify-full")},
    });
};

template <>
struct Named<main::LogLevel>
{
    static constexpr auto kRows = std::to_array<NamedRow<main::LogLevel>>({
        {main::LogLevel::Debug, QLatin1StringView("debug")},
        {main::LogLevel::Info, QLatin1StringView("info")},
        {main::LogLevel::Warning, QLatin1StringView("warning")},
        {main::LogLevel::Critical, QLatin1StringView("critical")},
    });
};

template <>
struct Named<main::LogFormat>
{
    static constexpr auto kRows = std::to_array<NamedRow<main::LogFormat>>({
        {main::LogFormat::Text, QLatin1StringView("text")},
        {main::LogFormat::Journal, QLatin1StringView("journal")},
    });
};

} // namespace stw

namespace stw::main {

//! How the service is set up. The values here are the defaults; the table below says the rest.
struct Configuration
{
    QString address = QStringLiteral("127.0.0.1");
    qint64 port = 8750;
    QString portFile;
    qint64 connections = 2'000;
    qint64 pageLimit = 500;
    qint64 inboxLimit = 10'000;
    QString dataFolder;
    QString catalogueFolder;
    bool singlePerson = false;
    bool demo = false;

    QString tlsCertificate;
    QString tlsKey;

    DatabaseKind databaseKind = DatabaseKind::Sqlite;
    QString databaseHost;
    qint64 databasePort = 5432;
    QString databaseName = QStringLiteral("stellwerk");
    QString databaseUser = QStringLiteral("stellwerk");
    QString databasePasswordFile;
    SslMode databaseSslMode = SslMode::VerifyFull;

    QString workFolder;
    qint64 workUidBase = 200'000;
    qint64 workGraceSeconds = 60;
    qint64 workOutputLimitMiB = 100;
    qint64 workOutputDays = 30;
    qint64 workFolderDays = 7;
    qint64 workInputLimitMiB = 100;

    qint64 requestMostAttempts = 3;
    qint64 requestKeyHours = 24;
    qint64 feedDays = 7;

    qint64 signInMostFailures = 5;
    qint64 signInLockSeconds = 300;
    qint64 signInSessionHours = 12;
    qint64 signInTokenDays = 365;

    LogLevel logLevel = LogLevel::Info;
    LogFormat logFormat = LogFormat::Text;

    friend bool operator==(const Configuration &, const Configuration &) = default;
};

//! One row of the table of settings: everything known of a setting but its default.
struct Setting
{
    using Field =
        std::variant<bool Configuration::*, qint64 Configuration::*, QString Configuration::*,
                     DatabaseKind Configuration::*, SslMode Configuration::*,
                     LogLevel Configuration::*, LogFormat Configuration::*>;

    QLatin1StringView key; //!< In the file; a dot parts section and name: `tls.key`.
    Field field;
    QLatin1StringView help;
    qint64 minimum = 0;    //!< Numbers, inclusive.
    qint64 maximum = 4096; //!< Numbers, inclusive; most characters of texts.
};

std::span<const Setting> settings();

//! `STW_TLS_KEY` for `tls.key`.
QString variableOf(const Setting &setting);
//! `--tls-key` for `tls.key`.
QString optionOf(const Setting &setting);
//! What a setting takes, in English: "a whole number from 0 to 65535".
QString expectedOf(const Setting &setting);
//! Written as in the file.
QString valueText(const Setting &setting, const Configuration &configuration);

//! A value as the file writes it; nothing: of a kind that no setting has.
using SettingValue = std::variant<std::monostate, bool, qint64, QString>;

//! Puts \a value into \a configuration, or names the broken rule: `type`, `range`, `length`,
//! `choice`. The fault's field stays empty: the caller knows where the value stood.
std::optional<FieldFault> assign(const Setting &setting, const SettingValue &value,
                                 Configuration &configuration);
//! What \a text means for this setting, for variables and options.
SettingValue valueFromText(const Setting &setting, const QString &text);

//! The configuration file with every setting at its default, commented out.
QString exampleFile();
//! What `--help` prints.
QString helpText();

} // namespace stw::main
