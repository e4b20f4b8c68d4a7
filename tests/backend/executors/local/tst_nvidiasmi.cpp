#include "backend/executors/local/nodereading.h"
#include "backend/executors/local/nvidiasmi.h"

#include <QDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::executors;

//! What nvidia-smi prints, healthy and not, becomes cards.
class tst_NvidiaSmi : public QObject
{
    Q_OBJECT

private slots:
    void judgesACard_data();
    void judgesACard();
    void readsAllFields();
    void readsFaults_data();
    void readsFaults();
    void remembers_data();
    void remembers();
    void namesALostCardThatItNeverSaw();
    void readsProcesses();
    void tellsForeignUse_data();
    void tellsForeignUse();
    void readsFieldData();
};

namespace {

const QByteArray kCard = "GPU-a, 00000000:83:00.0, 165, 143771, Disabled, 0, NVIDIA H200\n";
const QByteArray kOther = "GPU-b, 00000000:3b:00.0, 166, 143771, Disabled, 0, NVIDIA H200\n";

} // namespace

void tst_NvidiaSmi::judgesACard_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<Health>("health");

    const auto row = [](const char *name, const QByteArray &line, Health health) {
        QTest::newRow(name) << line << health;
    };
    row("all is well", kCard, Health::Healthy);
    row("no ECC and no MIG on this model",
        "GPU-a, 0:1, [N/A], 8192, [N/A], [N/A], NVIDIA GeForce GTX 1070 Ti", Health::Healthy);
    row("other spellings of no value",
        "GPU-a, 0:1, N/A, 8192, [Not Supported], [Requested functionality has been deprecated], X",
        Health::Healthy);
    row("divided cards are not offered whole", "GPU-a, 0:1, 165, 81559, Enabled, 0, NVIDIA H100",
        Health::Unknown);
    row("uncorrected errors make it suspect", "GPU-a, 0:1, 165, 81559, Disabled, 3, NVIDIA H100",
        Health::Suspect);
    row("lost cards have failed",
        "GPU-a, 0:1, [GPU is lost], [GPU is lost], [GPU is lost], [GPU is lost], NVIDIA H100",
        Health::Failed);
    row("cards that want a reset have failed",
        "GPU-a, 0:1, 165, 81559, Disabled, [GPU requires reset], NVIDIA H100", Health::Failed);
    row("no memory size, no work", "GPU-a, 0:1, 165, [Unknown Error], Disabled, 0, NVIDIA H100",
        Health::Unknown);
}

void tst_NvidiaSmi::judgesACard()
{
    QFETCH(QByteArray, line);
    QFETCH(Health, health);
    const SmiCards found = smiCardsFromText(line, {}, 0);
    QCOMPARE(found.cards.size(), 1);
    QVERIFY(found.fault.isEmpty());
    const Card card = found.cards.first();
    QCOMPARE(card.id, u"GPU-a"_s);
    QCOMPARE(card.health, health);
    QCOMPARE(card.healthReason.isEmpty(), health == Health::Healthy);
}

void tst_NvidiaSmi::readsAllFields()
{
    const Card card = smiCardsFromText(kCard, {}, 0).cards.value(u"GPU-a"_s);
    QCOMPARE(card.vendor, u"nvidia"_s);
    QCOMPARE(card.reportedName, u"NVIDIA H200"_s);
    QCOMPARE(card.memoryMiB, 143'771);
    QCOMPARE(card.serial, u"165"_s);
    QVERIFY(card.model.isEmpty()); // The catalogue's word, not the tool's.
    const SmiCards comma = smiCardsFromText("GPU-a, 0:1, 165, 1, Disabled, 0, A, B", {}, 0);
    QCOMPARE(comma.cards.value(u"GPU-a"_s).reportedName, u"A, B"_s);
}

void tst_NvidiaSmi::readsFaults_data()
{
    QTest::addColumn<QByteArray>("output");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<qsizetype>("cards");
    QTest::addColumn<QStringList>("lost");
    QTest::addColumn<bool>("fault");

    const auto row = [](const char *name) -> QTestData & { return QTest::newRow(name); };
    row("a machine without cards")
        << QByteArray("No devices were found\n") << 6 << qsizetype(0) << QStringList() << false;
    row("no driver is a fault") << QByteArray(
        "NVIDIA-SMI has failed because it couldn't communicate with the NVIDIA "
        "driver.\n") << 9 << qsizetype(0)
                                << QStringList() << true;
    row("silence with an exit code is a fault")
        << QByteArray() << 255 << qsizetype(0) << QStringList() << true;
    row("an unknown field is a fault") << QByteArray("Field \"x\" is not a valid field to query.\n")
                                       << 2 << qsizetype(0) << QStringList() << true;
    row("a lost card is named by its address")
        << QByteArray("Unable to determine the device handle for GPU 0000:3B:00.0: GPU is lost.  "
                      "Reboot the system to recover this GPU\n")
        << 15 << qsizetype(0) << QStringList{u"0000:3B:00.0"_s} << false;
    row("a lost card beside a good one")
        << "Unable to determine the device handle for GPU0000:3b:00.0: Unknown Error\n" + kCard << 0
        << qsizetype(1) << QStringList{u"0000:3B:00.0"_s} << false;
    row("warnings beside a card are none")
        << "WARNING: infoROM is corrupted at gpu 0000:83:00.0\n" + kCard << 14 << qsizetype(1)
        << QStringList() << false;
    row("half a line is no card") << QByteArray("GPU-a, 00000000:83:00.0, 16") << 0 << qsizetype(0)
                                  << QStringList() << true;
}

void tst_NvidiaSmi::readsFaults()
{
    QFETCH(QByteArray, output);
    QFETCH(int, exitCode);
    QFETCH(qsizetype, cards);
    QFETCH(QStringList, lost);
    QFETCH(bool, fault);
    for (const bool onError : {false, true}) {
        const SmiCards found = onError ? smiCardsFromText({}, output, exitCode)
                                       : smiCardsFromText(output, {}, exitCode);
        QCOMPARE(found.cards.size(), cards);
        QCOMPARE(QStringList(found.lost.keys()), lost);
        QCOMPARE(!found.fault.isEmpty(), fault);
    }
}

void tst_NvidiaSmi::remembers_data()
{
    QTest::addColumn<QByteArray>("now");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<Health>("first");
    QTest::addColumn<Health>("second");

    QTest::newRow("both are there") << kCard + kOther << 0 << Health::Healthy << Health::Healthy;
    QTest::newRow("a card that is gone has failed")
        << kCard << 0 << Health::Healthy << Health::Failed;
    QTest::newRow("all are gone") << QByteArray("No devices were found") << 6 << Health::Failed
                                  << Health::Failed;
    QTest::newRow("without an answer nothing is known")
        << QByteArray("NVIDIA-SMI has failed") << 9 << Health::Unknown << Health::Unknown;
    QTest::newRow("the lost one is named, of the other nothing is known")
        << QByteArray("Unable to determine the device handle for GPU0000:3B:00.0: Unknown Error")
        << 255 << Health::Unknown << Health::Failed;
}

void tst_NvidiaSmi::remembers()
{
    QFETCH(QByteArray, now);
    QFETCH(int, exitCode);
    QFETCH(Health, first);
    QFETCH(Health, second);
    const SmiCards before = smiCardsFromText(kCard + kOther, {}, 0);
    const SmiCards after = afterReading(before, smiCardsFromText(now, {}, exitCode));
    QCOMPARE(after.cards.size(), 2);
    QCOMPARE(after.cards.value(u"GPU-a"_s).health, first);
    QCOMPARE(after.cards.value(u"GPU-b"_s).health, second);
    QCOMPARE(after.cards.value(u"GPU-b"_s).serial, u"166"_s);
    const SmiCards back = afterReading(after, before);
    QCOMPARE(back, before);
}

void tst_NvidiaSmi::namesALostCardThatItNeverSaw()
{
    const SmiCards reading = smiCardsFromText(
        "Unable to determine the device handle for GPU0000:3B:00.0: Unknown Error\n" + kCard, {},
        0);
    const SmiCards after = afterReading({}, reading);
    QCOMPARE(after.cards.size(), 2);
    QCOMPARE(after.cards.value(u"unidentified at 0000:3B:00.0"_s).health, Health::Failed);
    // It comes back under its own name.
    const SmiCards back = afterReading(after, smiCardsFromText(kCard + kOther, {}, 0));
    QCOMPARE(QStringList(back.cards.keys()), QStringList({u"GPU-a"_s, u"GPU-b"_s}));
}

void tst_NvidiaSmi::readsProcesses()
{
    const QMap<QString, QList<qint64>> expected{{u"GPU-a"_s, {11, 12}}, {u"GPU-b"_s, {13}}};
    QCOMPARE(smiProcessesFromText("GPU-a, 11\nGPU-a, 12\nGPU-b, 13\n"), expected);
    QVERIFY(smiProcessesFromText("No running processes found\nGPU-a, [N/A]\n\n").isEmpty());
}

void tst_NvidiaSmi::tellsForeignUse_data()
{
    QTest::addColumn<QList<qint64>>("processes");
    QTest::addColumn<QList<qint64>>("absent");
    QTest::addColumn<bool>("heldByUs");
    QTest::addColumn<bool>("foreign");

    using Pids = QList<qint64>;
    QTest::newRow("nobody") << Pids{} << Pids{} << false << false;
    QTest::newRow("ours alone") << Pids{1, 2} << Pids{} << true << false;
    QTest::newRow("another beside ours") << Pids{1, 9} << Pids{} << true << true;
    QTest::newRow("another on a free card") << Pids{9} << Pids{} << false << true;
    QTest::newRow("a number of another namespace on our card")
        << Pids{9} << Pids{9} << true << false;
    QTest::newRow("a number of another namespace on a free card")
        << Pids{9} << Pids{9} << false << true;
}

void tst_NvidiaSmi::tellsForeignUse()
{
    QFETCH(QList<qint64>, processes);
    QFETCH(QList<qint64>, absent);
    QFETCH(bool, heldByUs);
    QFETCH(bool, foreign);
    QCOMPARE(isForeignUse({processes, {1, 2}, absent, heldByUs}), foreign);
}

//! Captures of real machines, where the hand-over folder is beside the checkout: their columns, put
//! into the order of our own call.
void tst_NvidiaSmi::readsFieldData()
{
    const QString given = qEnvironmentVariable("STW_FIELD_DATA");
    const QDir folder((given.isEmpty() ? QStringLiteral(STW_SOURCE_DIR "/../shared") : given)
                      + u"/fixtures/nvidia/smi-csv"_s);
    const QStringList names = folder.entryList({u"*query-gpu.csv"_s}, QDir::Files);
    if (names.isEmpty())
        QSKIP("no field data here (STW_FIELD_DATA)");
    const QStringList wanted =
        smiCardArguments().first().section(u'=', 1).split(u',', Qt::SkipEmptyParts);
    for (const QString &name : names) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).trimmed().split(u'\n');
        QStringList header = lines.first().split(u", "_s);
        for (QString &column : header)
            column = column.section(u" ["_s, 0, 0);
        const QStringList values = lines.value(1).split(u", "_s);
        QStringList ours;
        for (const QString &column : wanted) {
            const qsizetype at = header.indexOf(column);
            QVERIFY2(at >= 0, qPrintable(name + u' ' + column));
            ours.append(QString(values.value(at)).remove(u" MiB"_s));
        }
        const SmiCards found = smiCardsFromText(ours.join(u", "_s).toUtf8(), {}, 0);
        QCOMPARE(found.cards.size(), 1);
        const Card card = found.cards.first();
        QCOMPARE(card.health, name.contains("-mig__"_L1) ? Health::Unknown : Health::Healthy);
        QVERIFY(card.memoryMiB > 40'000);
        QVERIFY(card.reportedName.startsWith("NVIDIA "_L1));
    }
}

QTEST_GUILESS_MAIN(tst_NvidiaSmi)

#include "tst_nvidiasmi.moc"
