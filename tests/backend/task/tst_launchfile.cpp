#include "backend/task/launchfile.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::task;

class tst_LaunchFile : public QObject
{
    Q_OBJECT

private slots:
    void comesBackAsItWas();
    void limitsAreOptional();
    void refuses_data();
    void refuses();
    void namesAllFaultsAtOnce();
    void tags_data();
    void tags();
};

namespace {

LaunchFile full()
{
    LaunchFile launch;
    launch.tag = u"stw-01arz3ndektsv4rrffq69g5fav-12"_s;
    launch.argv = {u"sh"_s, u"-c"_s, u"echo \"ü\"; exit 1"_s, QString(u""_s)};
    launch.env = {{u"A"_s, u"1=2"_s}, {u"B"_s, QString(u""_s)}};
    launch.workDir = u"/w"_s;
    launch.outputPath = u"/o"_s;
    launch.receiptsDir = u"/r"_s;
    launch.identity = Identity{1000, 1001, {44, 109}};
    launch.cards = {{u"GPU-1"_s, u"nvidia"_s}, {u"0"_s, u"ascend"_s}};
    launch.cardTool = u"/usr/bin/nvidia-smi"_s;
    launch.limits = Limits{1500, 64, 10, 3600, 5};
    launch.graceSeconds = 7;
    launch.cgroups = false;
    launch.cgroupParent = u"/stellwerk"_s;
    return launch;
}

} // namespace

void tst_LaunchFile::comesBackAsItWas()
{
    const Result<LaunchFile> back = launchFileFromJson(encode(full()));
    QVERIFY(back);
    QVERIFY(*back == full());
}

void tst_LaunchFile::limitsAreOptional()
{
    LaunchFile launch = full();
    launch.limits = {};
    launch.identity.reset();
    launch.cards.clear();
    const Result<LaunchFile> back = launchFileFromJson(encode(launch));
    QVERIFY(back);
    QVERIFY(*back == launch);
    QCOMPARE(back->limits.outputBytes, 100LL * 1024 * 1024);
}

void tst_LaunchFile::refuses_data()
{
    QTest::addColumn<QByteArray>("from"); // Replaced in the full file, which is right.
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("rule");

    const auto row = [](const char *name, const QByteArray &from, const QByteArray &to,
                        const QString &field, const QString &rule) {
        QTest::newRow(name) << from << to << field << rule;
    };
    row("another version", "\"version\": 1", "\"version\": 2", u"version"_s, u"range"_s);
    row("no version", "\"version\": 1", "\"v\": 1", u"version"_s, u"required"_s);
    row("an unknown field", "\"version\": 1", "\"version\": 1, \"x\": 0", u"x"_s, u"unknown"_s);
    row("a fraction", "\"grace_seconds\": 7", "\"grace_seconds\": 7.5", u"grace_seconds"_s,
        u"range"_s);
    row("a negative grace", "\"grace_seconds\": 7", "\"grace_seconds\": -1", u"grace_seconds"_s,
        u"range"_s);
    row("a number as text", "\"pids\": 10", "\"pids\": \"10\"", u"limits.pids"_s, u"range"_s);
    row("no processes", "\"pids\": 10", "\"pids\": 0", u"limits.pids"_s, u"range"_s);
    row("root", "\"uid\": 1000", "\"uid\": 0", u"identity.uid"_s, u"range"_s);
    row("the uid that means none", "\"uid\": 1000", "\"uid\": 4294967295", u"identity.uid"_s,
        u"range"_s);
    row("root's group", "44", "0", u"identity.groups"_s, u"range"_s);
    row("a relative folder", "\"/w\"", "\"w\"", u"work_dir"_s, u"format"_s);
    row("NUL in an argument", "exit 1", "exit\\u0000", u"argv"_s, u"type"_s);
    row("a variable's name with =", "\"A\"", "\"A=\"", u"env"_s, u"format"_s);
    row("a second card by comma", "GPU-1", "GPU-1,GPU-2", u"cards.0.uuid"_s, u"format"_s);
    row("an unknown vendor", "nvidia\"", "nobody\"", u"cards.0.vendor"_s, u"unknown"_s);
    row("a cgroup outside", "/stellwerk", "/a/../..", u"cgroup_parent"_s, u"format"_s);
    row("a relative tool", "/usr/bin/nvidia-smi", "nvidia-smi", u"card_tool"_s, u"format"_s);
    row("a tag that is a path", "fav-12", "fav-1/", u"tag"_s, u"format"_s);
}

void tst_LaunchFile::refuses()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, field);
    QFETCH(QString, rule);
    QByteArray json = encode(full());
    QVERIFY2(json.contains(from), json.constData());
    json.replace(from, to);
    const Result<LaunchFile> launch = launchFileFromJson(json);
    QVERIFY(!launch);
    QCOMPARE(launch.error().code, ErrorCode::Malformed);
    QVERIFY(!launch.error().faults.isEmpty());
    bool found = false;
    for (const FieldFault &fault : launch.error().faults)
        found = found || (fault.field == field && fault.rule == rule);
    QVERIFY2(found, qPrintable(launch.error().faults.first().field));
}

void tst_LaunchFile::namesAllFaultsAtOnce()
{
    const Result<LaunchFile> launch = launchFileFromJson("{}");
    QVERIFY(!launch);
    QStringList fields;
    for (const FieldFault &fault : launch.error().faults)
        fields.append(fault.field);
    for (const QString &field : {u"version"_s, u"tag"_s, u"argv"_s, u"env"_s, u"work_dir"_s,
                                 u"output_path"_s, u"receipts_dir"_s, u"cards"_s, u"limits"_s})
        QVERIFY2(fields.contains(field), qPrintable(field));
}

void tst_LaunchFile::tags_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isOne");
    const QString id = u"stw-01arz3ndektsv4rrffq69g5fav"_s;
    QTest::newRow("the first attempt") << id + u"-1"_s << true;
    QTest::newRow("a late attempt") << id + u"-999999"_s << true;
    QTest::newRow("attempts count from 1") << id + u"-0"_s << false;
    QTest::newRow("no attempt") << id << false;
    QTest::newRow("an empty attempt") << id + u"-"_s << false;
    QTest::newRow("a sign") << id + u"-+1"_s << false;
    QTest::newRow("another prefix") << u"x"_s + id + u"-1"_s << false;
    QTest::newRow("a letter outside the alphabet")
        << u"stw-01arz3ndektsv4rrffq69g5fau-1"_s << false;
    QTest::newRow("a short id") << u"stw-01arz-1"_s << false;
    QTest::newRow("nothing") << QString() << false;
}

void tst_LaunchFile::tags()
{
    QFETCH(QString, text);
    QTEST(isTag(text), "isOne");
}

QTEST_GUILESS_MAIN(tst_LaunchFile)
#include "tst_launchfile.moc"
