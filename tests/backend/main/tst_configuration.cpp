#include "backend/main/configuration.h"
#include "backend/main/exitcode.h"
#include "shared/base/overloaded.h"

#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::main;

namespace {

Sources fileOf(const char *text)
{
    return {u"stellwerkd.toml"_s, QByteArray(text), {}, {}};
}

//! `where rule` of every fault, in their order.
QStringList briefly(const QList<FieldFault> &faults)
{
    QStringList lines;
    for (const FieldFault &fault : faults)
        lines += fault.field + u' ' + fault.rule;
    return lines;
}

//! A value that the setting takes and that is not its default.
SettingValue another(const Setting &setting)
{
    const Configuration standard;
    return std::visit(Overloaded{
                          [&standard](bool Configuration::*member) -> SettingValue {
                              return !(standard.*member);
                          },
                          [&](qint64 Configuration::*member) -> SettingValue {
                              return standard.*member == setting.maximum ? setting.minimum
                                                                         : setting.maximum;
                          },
                          [](QString Configuration::*) -> SettingValue { return u"::1"_s; },
                          [&standard]<NamedEnum E>(E Configuration::*member) -> SettingValue {
                              for (const auto &row : Named<E>::kRows) {
                                  if (row.value != standard.*member)
                                      return QString(row.name);
                              }
                              return {};
                          },
                      },
                      setting.field);
}

QString textOf(const SettingValue &value)
{
    if (const bool *flag = std::get_if<bool>(&value))
        return *flag ? u"true"_s : u"false"_s;
    if (const qint64 *number = std::get_if<qint64>(&value))
        return QString::number(*number);
    return std::get<QString>(value);
}

} // namespace

class tst_Configuration : public QObject
{
    Q_OBJECT

private slots:
    void everySettingIsReadFromEachSource_data();
    void everySettingIsReadFromEachSource();
    void namesAreUnique();
    void faults_data();
    void faults();
    void theLaterSourceWins();
    void faultsOfAllSourcesComeTogether();
    void commandLine_data();
    void commandLine();
    void secretsAreClosedToOthers();
    void foldersFollowTheSurroundings();
    void credentialsOfSystemdAreTaken();
    void theExampleIsTheTable();
    void theExampleWithoutItsMarksIsAFile();
    void helpNamesEverySettingAndExitStatus();
};

void tst_Configuration::everySettingIsReadFromEachSource_data()
{
    QTest::addColumn<qsizetype>("index");
    for (qsizetype at = 0; at < qsizetype(settings().size()); ++at)
        QTest::newRow(settings()[size_t(at)].key.data()) << at;
}

void tst_Configuration::everySettingIsReadFromEachSource()
{
    QFETCH(qsizetype, index);
    const Setting &setting = settings()[size_t(index)];
    const SettingValue value = another(setting);
    Configuration expected;
    QVERIFY(!assign(setting, value, expected));
    QVERIFY(expected != Configuration());

    // A companion keeps those valid that make no sense alone.
    const QByteArray companion = setting.key == "tls.key"_L1 ? "tls.certificate = 'c'\n" : "";
    Sources file = fileOf("");
    file.file = companion + QByteArray(setting.key.data(), setting.key.size()) + " = "
                + valueText(setting, expected).toUtf8();
    if (!companion.isEmpty())
        expected.tlsCertificate = u"c"_s;
    if (setting.key == "database.kind"_L1) {
        file.file += "\ndatabase.host = 'h'";
        expected.databaseHost = u"h"_s;
    }
    const Result<Configuration> fromFile = configure(file);
    QVERIFY2(fromFile, fromFile ? "" : qPrintable(briefly(fromFile.error().faults).join(u';')));
    QCOMPARE(*fromFile == expected, true);

    Sources variable = fileOf("tls.certificate = 'c'\ndatabase.host = 'h'");
    variable.environment.insert(variableOf(setting), textOf(value));
    const Result<Configuration> fromVariable = configure(variable);
    QVERIFY(fromVariable);
    QCOMPARE(valueText(setting, *fromVariable), valueText(setting, expected));

    Sources option = fileOf("tls.certificate = 'c'\ndatabase.host = 'h'");
    option.overrides = {{optionOf(setting), textOf(value)}};
    const Result<Configuration> fromOption = configure(option);
    QVERIFY(fromOption);
    QCOMPARE(valueText(setting, *fromOption), valueText(setting, expected));
}

void tst_Configuration::namesAreUnique()
{
    QSet<QString> names;
    for (const Setting &setting : settings()) {
        names += {setting.key, variableOf(setting), optionOf(setting)};
        QVERIFY2(setting.help.endsWith('.'_L1), setting.key.data());
    }
    QCOMPARE(names.size(), qsizetype(settings().size()) * 3);
}

void tst_Configuration::faults_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("expected");

    const auto row = [](const char *name, const char *text, const QStringList &expected) {
        QTest::newRow(name) << QByteArray(text) << expected;
    };
    row("an empty file is fine", "", {});
    row("a comment is fine", "# nothing\n", {});
    row("an unknown key is named with its line", "port = 1\n\nprot = 2\n",
        {u"stellwerkd.toml:3: prot unknown"_s});
    row("an unknown key of a section too", "[tls]\ncert = 'x'\n",
        {u"stellwerkd.toml:2: tls.cert unknown"_s});
    row("an unknown section too", "[http]\nport = 1\n",
        {u"stellwerkd.toml:2: http.port unknown"_s});
    row("a section within a section too", "[tls.more]\nkey = 'x'\n",
        {u"stellwerkd.toml:1: tls.more unknown"_s});
    row("a text for a number is a fault", "port = '80'\n", {u"stellwerkd.toml:1: port type"_s});
    row("a fraction for a number is a fault", "port = 80.0\n", {u"stellwerkd.toml:1: port type"_s});
    row("a number for a flag is a fault", "demo = 1\n", {u"stellwerkd.toml:1: demo type"_s});
    row("a list for a text is a fault", "address = ['::1']\n",
        {
            u"stellwerkd.toml:1: address type"_s,
        });
    row("a section for a text is a fault", "[address]\nx = 1\n",
        {u"stellwerkd.toml:1: address type"_s});
    row("a number under its range is a fault", "connections = 0\n",
        {u"stellwerkd.toml:1: connections range"_s});
    row("a number over its range is a fault", "port = 65536\n",
        {u"stellwerkd.toml:1: port range"_s});
    row("a word that is no choice is a fault", "[database]\nkind = 'mysql'\n",
        {u"stellwerkd.toml:2: database.kind choice"_s});
    row("a TLS mode that falls back to plain text is no choice", "[database]\nsslmode = 'prefer'\n",
        {u"stellwerkd.toml:2: database.sslmode choice"_s});
    row("a key twice is a fault of its second line", "port = 1\nport = 2\n",
        {u"stellwerkd.toml:2 duplicate"_s});
    row("all faults come at once, from top to bottom",
        "prot = 1\nport = 1\nport = 2\naddress =\ndemo = 'yes'\n[work]\nuid_base = 1\n",
        {u"stellwerkd.toml:1: prot unknown"_s, u"stellwerkd.toml:3 duplicate"_s,
         u"stellwerkd.toml:4 format"_s, u"stellwerkd.toml:5: demo type"_s,
         u"stellwerkd.toml:7: work.uid_base range"_s});
    row("a section twice is a fault", "[tls]\n[tls]\n", {u"stellwerkd.toml:2 duplicate"_s});
    row("text that is no UTF-8 is a fault", "address = '\xff'\n", {u"stellwerkd.toml:1 format"_s});
    row("an open address without TLS is refused", "address = '0.0.0.0'\n", {u"address tls"_s});
    row("an open IPv6 address too", "address = '::'\n", {u"address tls"_s});
    row("an open address with TLS is fine",
        "address = '0.0.0.0'\n[tls]\ncertificate = 'a'\nkey = 'b'\n", {});
    row("every loopback address is fine without TLS", "address = '127.8.8.8'\n", {});
    row("a name is no address", "address = 'localhost'\n", {u"address format"_s});
    row("a key without a certificate is refused", "[tls]\nkey = 'b'\n",
        {u"tls.certificate required"_s});
    row("PostgreSQL needs a host", "[database]\nkind = 'postgresql'\n",
        {u"database.host required"_s});
}

void tst_Configuration::faults()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, expected);
    Sources sources = fileOf("");
    sources.file = text;
    const Result<Configuration> read = configure(sources);
    QCOMPARE(read ? QStringList() : briefly(read.error().faults), expected);
    if (!read) {
        for (const FieldFault &fault : read.error().faults)
            QVERIFY2(!fault.expected.isEmpty(), qPrintable(fault.field));
    }
}

void tst_Configuration::theLaterSourceWins()
{
    Sources sources = fileOf("port = 1\nconnections = 11\npage_limit = 111\n");
    sources.environment = {{u"STW_PORT"_s, u"2"_s}, {u"STW_CONNECTIONS"_s, u"22"_s}};
    sources.overrides = {{u"--port"_s, u"3"_s}};
    const Result<Configuration> read = configure(sources);
    QVERIFY(read);
    QCOMPARE(read->port, 3);
    QCOMPARE(read->connections, 22);
    QCOMPARE(read->pageLimit, 111);
}

void tst_Configuration::faultsOfAllSourcesComeTogether()
{
    Sources sources = fileOf("port = -1\n");
    sources.environment = {{u"STW_DEMO"_s, u"yes"_s}, {u"STW_SEED"_s, u"7"_s}};
    sources.overrides = {{u"--port"_s, u"many"_s}, {u"--what"_s, u"1"_s}};
    const Result<Configuration> read = configure(sources);
    QVERIFY(!read);
    QCOMPARE(briefly(read.error().faults),
             QStringList({u"stellwerkd.toml:1: port range"_s, u"STW_DEMO type"_s, u"--port type"_s,
                          u"--what unknown"_s}));
}

void tst_Configuration::commandLine_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<CommandLine>("expected");
    QTest::addColumn<QStringList>("faults");

    const QStringList none;
    QTest::newRow("nothing serves") << none << CommandLine() << none;
    QTest::newRow("a value follows or stands behind =")
        << QStringList{u"--port"_s, u"0"_s, u"--port-file=/x=y"_s}
        << CommandLine{Action::Serve, {}, {{u"--port"_s, u"0"_s}, {u"--port-file"_s, u"/x=y"_s}}}
        << none;
    QTest::newRow("a flag stands alone")
        << QStringList{u"--demo"_s, u"--port"_s, u"1"_s}
        << CommandLine{Action::Serve, {}, {{u"--demo"_s, u"true"_s}, {u"--port"_s, u"1"_s}}}
        << none;
    QTest::newRow("a flag can be taken back")
        << QStringList{u"--single-person=false"_s}
        << CommandLine{Action::Serve, {}, {{u"--single-person"_s, u"false"_s}}} << none;
    QTest::newRow("a file can be checked")
        << QStringList{u"--config"_s, u"f.toml"_s, u"--check-config"_s}
        << CommandLine{Action::CheckConfiguration, u"f.toml"_s, {}} << none;
    QTest::newRow("doctor takes settings")
        << QStringList{u"doctor"_s, u"--data-folder=/d"_s}
        << CommandLine{Action::Doctor, {}, {{u"--data-folder"_s, u"/d"_s}}} << none;
    QTest::newRow("every fault is named")
        << QStringList{u"--prot"_s, u"serve"_s, u"--port"_s} << CommandLine()
        << QStringList{u"--prot unknown"_s, u"serve unknown"_s, u"--port required"_s};
    QTest::newRow("a password has no option")
        << QStringList{u"--database-password=x"_s} << CommandLine()
        << QStringList{u"--database-password unknown"_s};
}

void tst_Configuration::commandLine()
{
    QFETCH(QStringList, arguments);
    QFETCH(CommandLine, expected);
    QFETCH(QStringList, faults);
    const Result<CommandLine> line = parseCommandLine(arguments);
    QCOMPARE(line ? QStringList() : briefly(line.error().faults), faults);
    if (line)
        QVERIFY(*line == expected);
}

void tst_Configuration::secretsAreClosedToOthers()
{
    const QTemporaryDir folder;
    Configuration configuration;
    configuration.databasePasswordFile = folder.filePath(u"password"_s);
    QCOMPARE(briefly(fileFaults(configuration)), QStringList{u"database.password_file file"_s});

    QFile file(configuration.databasePasswordFile);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup);
    QCOMPARE(briefly(fileFaults(configuration)),
             QStringList{u"database.password_file permissions"_s});
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    QCOMPARE(briefly(fileFaults(configuration)), QStringList());

    configuration.tlsCertificate = folder.filePath(u"none"_s);
    configuration.catalogueFolder = folder.filePath(u"none"_s);
    QCOMPARE(briefly(fileFaults(configuration)),
             QStringList(
                 {u"tls.certificate file"_s, u"tls.key required"_s, u"catalogue_folder file"_s}));
}

void tst_Configuration::foldersFollowTheSurroundings()
{
    const Surroundings root{true, u"/root"_s, u"/x"_s, u"/y"_s, {}};
    QCOMPARE(completed({}, root).dataFolder, u"/var/lib/stellwerk"_s);
    QCOMPARE(completed({}, root).workFolder, u"/var/lib/stellwerk/work"_s);
    QCOMPARE(usualFile(root), u"/etc/stellwerk/stellwerkd.toml"_s);

    const Surroundings person{false, u"/people/a"_s, {}, {}, {}};
    QCOMPARE(completed({}, person).dataFolder, u"/people/a/.local/share/stellwerk"_s);
    QCOMPARE(usualFile(person), u"/people/a/.config/stellwerk/stellwerkd.toml"_s);

    const Surroundings moved{false, u"/people/a"_s, u"/data"_s, u"/config"_s, {}};
    QCOMPARE(completed({}, moved).dataFolder, u"/data/stellwerk"_s);
    QCOMPARE(usualFile(moved), u"/config/stellwerk/stellwerkd.toml"_s);

    Configuration given;
    given.dataFolder = u"/d/../e"_s;
    given.workFolder = u"/w"_s;
    QCOMPARE(completed(given, person).dataFolder, u"/e"_s);
    QCOMPARE(completed(given, person).workFolder, u"/w"_s);
}

void tst_Configuration::credentialsOfSystemdAreTaken()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"database-password"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const Surroundings service{true, {}, {}, {}, folder.path()};
    QCOMPARE(completed({}, service).databasePasswordFile, file.fileName());
    QCOMPARE(completed({}, service).tlsKey, QString());

    Configuration given;
    given.databasePasswordFile = u"/own"_s;
    QCOMPARE(completed(given, service).databasePasswordFile, u"/own"_s);
}

void tst_Configuration::theExampleIsTheTable()
{
    QFile file(QStringLiteral(STW_SOURCE_DIR "/resources/stellwerkd.toml.example"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY2(QString::fromUtf8(file.readAll()) == exampleFile(),
             "write it anew: stellwerkd --print-defaults > resources/stellwerkd.toml.example");
}

void tst_Configuration::theExampleWithoutItsMarksIsAFile()
{
    Sources sources = fileOf("");
    for (const QString &line : exampleFile().split(u'\n')) {
        const bool setting = line.startsWith(u'#') && !line.startsWith(u"# ");
        sources.file += (setting ? line.mid(1) : line).toUtf8() + '\n';
    }
    const Result<Configuration> read = configure(sources);
    QVERIFY(read);
    QVERIFY(*read == Configuration());
}

void tst_Configuration::helpNamesEverySettingAndExitStatus()
{
    const QString help = helpText();
    for (const Setting &setting : settings())
        QVERIFY2(help.contains(optionOf(setting) + u" ("_s), setting.key.data());
    for (const auto &row : Named<ExitCode>::kRows)
        QVERIFY2(help.contains(row.meaning), row.name.data());
}

QTEST_APPLESS_MAIN(tst_Configuration)
#include "tst_configuration.moc"
