#include "backend/main/configuration.h"

#include <QDir>
#include <QFileInfo>
#include <QHostAddress>

#include <toml++/toml.h>

#include <algorithm>

namespace stw::main {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostSyntaxFaults = 50;

QString place(const Sources &sources, qint64 line, const QString &key = {})
{
    const QString at = u"%1:%2"_s.arg(sources.fileName).arg(line);
    return key.isEmpty() ? at : u"%1: %2"_s.arg(at, key);
}

template <class Key>
const Setting *settingWith(Key key, const QString &name)
{
    const auto all = settings();
    const auto found = std::find_if(all.begin(), all.end(), [&key, &name](const Setting &setting) {
        return key(setting) == name;
    });
    return found == all.end() ? nullptr : &*found;
}

SettingValue valueOf(const toml::node &node)
{
    if (const auto *flag = node.as_boolean())
        return flag->get();
    if (const auto *number = node.as_integer())
        return qint64(number->get());
    if (const auto *text = node.as_string())
        return QString::fromStdString(text->get());
    return std::monostate();
}

//! toml++ stops at the first broken line. So that all are named at once, each is noted, emptied and
//! the rest is read again; a broken section header ends this, as its keys would get a wrong place.
std::optional<toml::table> parseFile(const Sources &sources, QList<FieldFault> &faults)
{
    QList<QByteArray> lines = sources.file.split('\n');
    while (faults.size() < kMostSyntaxFaults) {
        try {
            return toml::parse(lines.join('\n').toStdString());
        } catch (const toml::parse_error &error) {
            const qint64 line = error.source().begin.line;
            const QString what = QString::fromUtf8(error.description().data(),
                                                   qsizetype(error.description().size()));
            const bool duplicate = what.contains("redefine"_L1) || what.contains("duplicate"_L1);
            faults.append({place(sources, line), duplicate ? u"duplicate"_s : u"format"_s,
                           duplicate ? u"each key once: "_s + what : u"TOML: "_s + what});
            if (line < 1 || line > lines.size())
                return std::nullopt;
            QByteArray &broken = lines[line - 1];
            if (broken.trimmed().isEmpty() || broken.trimmed().startsWith('['))
                return std::nullopt;
            broken.clear();
        }
    }
    return std::nullopt;
}

void readTable(const toml::table &table, const QString &section, const Sources &sources,
               Configuration &configuration, QList<FieldFault> &faults)
{
    for (const auto &[name, node] : table) {
        const QString key =
            section + QString::fromUtf8(name.str().data(), qsizetype(name.str().size()));
        const qint64 line = name.source().begin.line;
        const Setting *setting = settingWith([](const Setting &row) { return row.key; }, key);
        if (setting) {
            if (std::optional<FieldFault> fault = assign(*setting, valueOf(node), configuration)) {
                fault->field = place(sources, line, key);
                faults.append(*fault);
            }
        } else if (const toml::table *inner = node.as_table(); inner && section.isEmpty()) {
            readTable(*inner, key + u'.', sources, configuration, faults);
        } else {
            faults.append(
                {place(sources, line, key), u"unknown"_s, u"a setting of --print-defaults"_s});
        }
    }
}

void readFile(const Sources &sources, Configuration &configuration, QList<FieldFault> &faults)
{
    const std::optional<toml::table> table = parseFile(sources, faults);
    if (!table)
        return;
    readTable(*table, {}, sources, configuration, faults);
    // toml++ sorts by name; a person reads from top to bottom.
    const auto lineOf = [](const FieldFault &fault) {
        return fault.field.section(u':', 1, 1).toLongLong();
    };
    std::stable_sort(
        faults.begin(), faults.end(),
        [&lineOf](const FieldFault &a, const FieldFault &b) { return lineOf(a) < lineOf(b); });
}

void readText(const Setting &setting, const QString &where, const QString &text,
              Configuration &configuration, QList<FieldFault> &faults)
{
    std::optional<FieldFault> fault = assign(setting, valueFromText(setting, text), configuration);
    if (!fault)
        return;
    fault->field = where;
    faults.append(*fault);
}

QList<FieldFault> contradictions(const Configuration &c)
{
    QList<FieldFault> faults;
    if (QHostAddress(c.address).isNull())
        faults.append({u"address"_s, u"format"_s, u"an IP address"_s});
    else if (!QHostAddress(c.address).isLoopback() && c.tlsCertificate.isEmpty())
        faults.append({u"address"_s, u"tls"_s,
                       u"a loopback address, or tls.certificate and tls.key beside it"_s});
    if (c.tlsCertificate.isEmpty() && !c.tlsKey.isEmpty())
        faults.append({u"tls.certificate"_s, u"required"_s, u"a file, as tls.key names one"_s});
    if (c.databaseKind == DatabaseKind::Postgresql) {
        if (c.databaseHost.isEmpty())
            faults.append({u"database.host"_s, u"required"_s, u"where PostgreSQL is"_s});
        if (c.databaseName.isEmpty())
            faults.append({u"database.name"_s, u"required"_s, u"the database's name"_s});
        if (c.databaseUser.isEmpty())
            faults.append({u"database.user"_s, u"required"_s, u"who signs in to PostgreSQL"_s});
    }
    return faults;
}

QString absolute(const QString &path)
{
    return path.isEmpty() ? path : QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

//! A secret that others can read is none.
void checkSecret(const QString &key, const QString &path, QList<FieldFault> &faults)
{
    if (path.isEmpty())
        return;
    const QFileInfo file(path);
    constexpr QFile::Permissions kOthers =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    if (!file.isFile() || !file.isReadable())
        faults.append({key, u"file"_s, u"a file that can be read: "_s + path});
    else if (file.permissions() & kOthers)
        faults.append({key, u"permissions"_s, u"a file closed to others (0600): "_s + path});
}

} // namespace

Result<Configuration> configure(const Sources &sources)
{
    Configuration configuration;
    QList<FieldFault> faults;
    readFile(sources, configuration, faults);
    for (const Setting &setting : settings()) {
        const QString variable = variableOf(setting);
        const auto found = sources.environment.constFind(variable);
        if (found != sources.environment.constEnd())
            readText(setting, variable, *found, configuration, faults);
    }
    for (const Override &override : sources.overrides) {
        if (const Setting *setting = settingWith(optionOf, override.option))
            readText(*setting, override.option, override.value, configuration, faults);
        else
            faults.append({override.option, u"unknown"_s, u"an option of --help"_s});
    }
    faults += contradictions(configuration);
    if (!faults.isEmpty())
        return malformed(faults);
    return configuration;
}

QList<FieldFault> fileFaults(const Configuration &configuration)
{
    QList<FieldFault> faults;
    if (!configuration.tlsCertificate.isEmpty()) {
        if (!QFileInfo(configuration.tlsCertificate).isReadable())
            faults.append({u"tls.certificate"_s, u"file"_s,
                           u"a file that can be read: "_s + configuration.tlsCertificate});
        if (configuration.tlsKey.isEmpty())
            faults.append(
                {u"tls.key"_s, u"required"_s, u"a file, or the systemd credential tls-key"_s});
    }
    checkSecret(u"tls.key"_s, configuration.tlsKey, faults);
    checkSecret(u"database.password_file"_s, configuration.databasePasswordFile, faults);
    if (!configuration.catalogueFolder.isEmpty()
        && !QFileInfo(configuration.catalogueFolder).isDir())
        faults.append(
            {u"catalogue_folder"_s, u"file"_s, u"a folder: "_s + configuration.catalogueFolder});
    return faults;
}

Configuration completed(Configuration c, const Surroundings &surroundings)
{
    if (c.dataFolder.isEmpty()) {
        const QString dataHome = surroundings.dataHome.isEmpty()
                                     ? surroundings.home + u"/.local/share"_s
                                     : surroundings.dataHome;
        c.dataFolder = surroundings.root ? u"/var/lib/stellwerk"_s : dataHome + u"/stellwerk"_s;
    }
    c.dataFolder = absolute(c.dataFolder);
    c.workFolder = c.workFolder.isEmpty() ? c.dataFolder + u"/work"_s : absolute(c.workFolder);
    c.portFile = absolute(c.portFile);

    const auto credential = [&surroundings](QString &path, const QString &name) {
        const QString file = surroundings.credentials + u'/' + name;
        if (path.isEmpty() && !surroundings.credentials.isEmpty() && QFileInfo(file).isFile())
            path = file;
    };
    credential(c.databasePasswordFile, u"database-password"_s);
    if (!c.tlsCertificate.isEmpty())
        credential(c.tlsKey, u"tls-key"_s);
    return c;
}

QString usualFile(const Surroundings &surroundings)
{
    if (surroundings.root)
        return u"/etc/stellwerk/stellwerkd.toml"_s;
    const QString folder = surroundings.configHome.isEmpty() ? surroundings.home + u"/.config"_s
                                                             : surroundings.configHome;
    return folder + u"/stellwerk/stellwerkd.toml"_s;
}

} // namespace stw::main
