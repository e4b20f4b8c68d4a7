#include "backend/main/settings.h"

#include "backend/main/exitcode.h"
#include "shared/base/overloaded.h"

#include <QStringList>

namespace stw::main {

using namespace Qt::StringLiterals;

namespace {

using C = Configuration;

// Top-level keys first: TOML has no way back out of a section.
constexpr auto kSettings = std::to_array<Setting>({
    {"address"_L1, &C::address, "Where to listen. Another than a loopback address needs TLS."_L1},
    {"port"_L1, &C::port, "0 takes a free port; see port_file."_L1, 0, 65'535},
    {"port_file"_L1, &C::portFile, "Is written with the port once the service listens."_L1},
    {"connections"_L1, &C::connections, "Most connections at a time."_L1, 1, 100'000},
    {"page_limit"_L1, &C::pageLimit, "Most items of a page."_L1, 1, 500},
    {"inbox_limit"_L1, &C::inboxLimit, "Most commands that wait; more are told to try later."_L1, 1,
     1'000'000},
    {"data_folder"_L1, &C::dataFolder,
     "Empty: /var/lib/stellwerk as root, else stellwerk in $XDG_DATA_HOME."_L1},
    {"catalogue_folder"_L1, &C::catalogueFolder,
     "What the first start publishes. Empty: what the program brings along."_L1},
    {"single_person"_L1, &C::singlePerson,
     "One person may activate own proposals, until a second policy admin exists. Audited."_L1},
    {"demo"_L1, &C::demo, "Adds a simulated fleet, marked as such everywhere."_L1},

    {"tls.certificate"_L1, &C::tlsCertificate, "File with the certificate chain (PEM)."_L1},
    {"tls.key"_L1, &C::tlsKey,
     "File with the private key (PEM), closed to others. Or the credential tls-key."_L1},

    {"database.kind"_L1, &C::databaseKind, "SQLite lives in the data folder."_L1},
    {"database.host"_L1, &C::databaseHost,
     "Name, address or folder of the socket of PostgreSQL."_L1},
    {"database.port"_L1, &C::databasePort, "Of PostgreSQL."_L1, 1, 65'535},
    {"database.name"_L1, &C::databaseName, "Of PostgreSQL."_L1, 0, 63},
    {"database.user"_L1, &C::databaseUser, "Of PostgreSQL."_L1, 0, 63},
    {"database.password_file"_L1, &C::databasePasswordFile,
     "Closed to others. Or the credential database-password."_L1},
    {"database.sslmode"_L1, &C::databaseSslMode, "Ignored for a socket in a folder."_L1},

    {"work.folder"_L1, &C::workFolder, "Where work runs. Empty: work in the data folder."_L1},
    {"work.uid_base"_L1, &C::workUidBase,
     "As root each project's work runs as this user id plus its number."_L1, 1'000, 2'000'000'000},
    {"work.grace_seconds"_L1, &C::workGraceSeconds, "From the request to end to the kill."_L1, 1,
     3'600},
    {"work.output_limit_mib"_L1, &C::workOutputLimitMiB, "Kept output of an attempt, MiB."_L1, 1,
     1'000'000},
    {"work.output_days"_L1, &C::workOutputDays, "How long output is kept."_L1, 1, 36'500},
    {"work.folder_days"_L1, &C::workFolderDays, "How long the folder of ended work is kept."_L1, 1,
     36'500},
    {"work.input_limit_mib"_L1, &C::workInputLimitMiB, "Uploads of a person, MiB."_L1, 1,
     1'000'000},

    {"requests.most_attempts"_L1, &C::requestMostAttempts,
     "Attempts of a request whose machine failed."_L1, 1, 100},
    {"requests.key_hours"_L1, &C::requestKeyHours, "How long an idempotency key is remembered."_L1,
     1, 8'760},
    {"feed.days"_L1, &C::feedDays, "How far back the feed can be resumed."_L1, 1, 3'650},

    {"sign_in.most_failures"_L1, &C::signInMostFailures,
     "Failed sign-ins until an account locks."_L1, 1, 1'000},
    {"sign_in.lock_seconds"_L1, &C::signInLockSeconds, "How long it stays locked."_L1, 1, 86'400},
    {"sign_in.session_hours"_L1, &C::signInSessionHours,
     "A session ends after so long without use."_L1, 1, 720},
    {"sign_in.token_days"_L1, &C::signInTokenDays, "Longest life of an API token."_L1, 1, 365},

    {"log.level"_L1, &C::logLevel, "Least level that is written."_L1},
    {"log.format"_L1, &C::logFormat,
     "journal leaves the time to systemd and gives it the level."_L1},
});

//! The setting's section; empty at the top.
QLatin1StringView sectionOf(const Setting &setting)
{
    const qsizetype dot = setting.key.indexOf('.'_L1);
    return dot < 0 ? QLatin1StringView() : setting.key.first(dot);
}

QLatin1StringView nameIn(const Setting &setting)
{
    return setting.key.sliced(setting.key.indexOf('.'_L1) + 1);
}

template <NamedEnum E>
QString namesOf()
{
    QStringList names;
    for (const auto &row : Named<E>::kRows)
        names += row.name;
    return names.join(u", ");
}

FieldFault broken(const Setting &setting, const QString &rule)
{
    return {{}, rule, expectedOf(setting)};
}

//! Nothing where \a value fits the member; else the broken rule.
struct Assign
{
    const Setting &setting;
    const SettingValue &value;
    Configuration &configuration;

    QString operator()(bool C::*member) const
    {
        const bool *flag = std::get_if<bool>(&value);
        if (!flag)
            return u"type"_s;
        configuration.*member = *flag;
        return {};
    }
    QString operator()(qint64 C::*member) const
    {
        const qint64 *number = std::get_if<qint64>(&value);
        if (!number)
            return u"type"_s;
        if (*number < setting.minimum || *number > setting.maximum)
            return u"range"_s;
        configuration.*member = *number;
        return {};
    }
    QString operator()(QString C::*member) const
    {
        const QString *text = std::get_if<QString>(&value);
        if (!text)
            return u"type"_s;
        if (text->size() > setting.maximum)
            return u"length"_s;
        configuration.*member = *text;
        return {};
    }
    template <NamedEnum E>
    QString operator()(E C::*member) const
    {
        const QString *text = std::get_if<QString>(&value);
        if (!text)
            return u"type"_s;
        const std::optional<E> found = fromName<E>(*text);
        if (!found)
            return u"choice"_s;
        configuration.*member = *found;
        return {};
    }
};

QString quoted(QString text)
{
    return u'"' + text.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s) + u'"';
}

} // namespace

std::span<const Setting> settings()
{
    return kSettings;
}

QString variableOf(const Setting &setting)
{
    return u"STW_"_s + QString(setting.key).toUpper().replace(u'.', u'_');
}

QString optionOf(const Setting &setting)
{
    return u"--"_s + QString(setting.key).replace(u'.', u'-').replace(u'_', u'-');
}

QString expectedOf(const Setting &setting)
{
    return std::visit(
        Overloaded{
            [](bool C::*) { return u"true or false"_s; },
            [&setting](qint64 C::*) {
                return u"a whole number from %1 to %2"_s.arg(setting.minimum).arg(setting.maximum);
            },
            [&setting](QString C::*) {
                return u"text of at most %1 characters"_s.arg(setting.maximum);
            },
            []<NamedEnum E>(E C::*) { return u"one of "_s + namesOf<E>(); },
        },
        setting.field);
}

QString valueText(const Setting &setting, const Configuration &c)
{
    return std::visit(Overloaded{
                          [&c](bool C::*member) { return c.*member ? u"true"_s : u"false"_s; },
                          [&c](qint64 C::*member) { return QString::number(c.*member); },
                          [&c](QString C::*member) { return quoted(c.*member); },
                          [&c]<NamedEnum E>(E C::*member) { return quoted(nameOf(c.*member)); },
                      },
                      setting.field);
}

std::optional<FieldFault> assign(const Setting &setting, const SettingValue &value,
                                 Configuration &configuration)
{
    const QString rule = std::visit(Assign{setting, value, configuration}, setting.field);
    return rule.isEmpty() ? std::nullopt : std::optional(broken(setting, rule));
}

SettingValue valueFromText(const Setting &setting, const QString &text)
{
    return std::visit(Overloaded{
                          [&text](bool C::*) -> SettingValue {
                              if (text == u"true" || text == u"false")
                                  return text == u"true";
                              return std::monostate();
                          },
                          [&text](qint64 C::*) -> SettingValue {
                              bool ok = false;
                              const qint64 number = text.toLongLong(&ok);
                              return ok ? SettingValue(number) : SettingValue();
                          },
                          [&text](auto C::*) -> SettingValue { return text; },
                      },
                      setting.field);
}

QString exampleFile()
{
    QString text = u"# Configuration of stellwerkd. Every setting is shown with its default; take\n"
                   "# away the # to change it. Variables (STW_PORT, STW_TLS_KEY) go before this\n"
                   "# file and options (--port, --tls-key) before both.\n"_s;
    QString section;
    for (const Setting &setting : kSettings) {
        if (sectionOf(setting) != section) {
            section = sectionOf(setting);
            text += u"\n[%1]\n"_s.arg(section);
        }
        text += u"\n# %1\n"_s.arg(setting.help);
        if (!std::holds_alternative<QString C::*>(setting.field))
            text += u"# Takes %1.\n"_s.arg(expectedOf(setting));
        text += u"#%1 = %2\n"_s.arg(nameIn(setting), valueText(setting, {}));
    }
    return text;
}

QString helpText()
{
    QString text =
        u"usage: stellwerkd [--config FILE] [--SETTING VALUE ...]\n"
        "       stellwerkd doctor [--SETTING VALUE ...]\n\n"
        "  --config FILE     settings as TOML; default /etc/stellwerk/stellwerkd.toml as\n"
        "                    root, else stellwerk/stellwerkd.toml in $XDG_CONFIG_HOME,\n"
        "                    where it exists\n"
        "  --check-config    lists every fault of the configuration and ends\n"
        "  --print-defaults  a configuration file with every default\n"
        "  --help, --version\n"
        "  doctor            checks the invariants of the stored data\n\n"
        "Settings, each with its variable and default:\n"_s;
    for (const Setting &setting : kSettings) {
        text += u"  %1 (%2) = %3\n      %4\n"_s.arg(optionOf(setting), variableOf(setting),
                                                    valueText(setting, {}), setting.help);
    }
    text += u"\nExit status:\n"_s;
    for (const auto &row : Named<ExitCode>::kRows)
        text += u"  %1  %2\n"_s.arg(int(row.value)).arg(row.meaning);
    return text;
}

} // namespace stw::main
