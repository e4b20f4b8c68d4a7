#include "backend/executors/local/nvidiasmi.h"

#include <QRegularExpression>

namespace stw::executors {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostText = 300; //!< Of a message kept as a reason, UTF-16 units.

//! Columns in the order asked for; the name is last because it alone might hold a comma.
enum Column { Uuid, Bus, Serial, Memory, Mig, UncorrectedEcc, Name };
constexpr auto kColumns = std::to_array<QLatin1StringView>({
    "uuid"_L1,
    "pci.bus_id"_L1,
    "serial"_L1,
    "memory.total"_L1,
    "mig.mode.current"_L1,
    "ecc.errors.uncorrected.volatile.total"_L1,
    "name"_L1,
});

//! The tool's spellings of "no value": `[N/A]`, `N/A`, `[Not Supported]`, `[Requested
//! functionality has been deprecated]`, `[Unknown Error]`.
bool isAbsent(const QString &value)
{
    return value.isEmpty() || value == "N/A"_L1 || value.startsWith(u'[');
}

//! `[GPU is lost]`, `[GPU requires reset]`: in any column, and then in most.
bool isLost(const QString &value)
{
    return value.startsWith("[GPU "_L1);
}

QStringList columnsOf(const QString &line)
{
    QStringList columns = line.split(u',');
    while (columns.size() > qsizetype(kColumns.size()))
        columns[Name] += u',' + columns.takeAt(Name + 1);
    for (QString &column : columns)
        column = column.trimmed();
    return columns;
}

void judge(Card &card, Health health, const QString &reason)
{
    card.health = health;
    card.healthReason = reason.left(kMostText);
}

Card cardOf(const QStringList &columns)
{
    Card card;
    card.id = columns[Uuid];
    card.vendor = u"nvidia"_s;
    card.reportedName = isAbsent(columns[Name]) ? QString() : columns[Name];
    card.serial = isAbsent(columns[Serial]) ? QString() : columns[Serial];
    card.memoryMiB = columns[Memory].toLongLong();
    const auto lost = std::find_if(columns.begin(), columns.end(), isLost);
    if (lost != columns.end())
        judge(card, Health::Failed, *lost);
    else if (card.memoryMiB <= 0)
        judge(card, Health::Unknown, u"the driver tells no memory size"_s);
    else if (columns[Mig] == "Enabled"_L1)
        judge(card, Health::Unknown, u"divided (MIG): whole cards only are offered"_s);
    else if (columns[UncorrectedEcc].toLongLong() > 0)
        judge(card, Health::Suspect,
              u"uncorrected ECC errors since the driver was loaded: "_s + columns[UncorrectedEcc]);
    return card;
}

//! The PCI address in a sentence: `0000:02:00.0`, `00000000:3B:00.0`, `GPU0000:3B:00.0`.
QString busIn(const QString &line)
{
    static const QRegularExpression kBus(
        u"([0-9A-Fa-f]{4,8}:[0-9A-Fa-f]{2}:[0-9A-Fa-f]{2}\\.[0-9A-Fa-f])"_s);
    return kBus.match(line).captured(1);
}

//! The tool writes the domain with 4 or 8 digits.
QString shortBus(const QString &bus)
{
    return bus.right(12).toUpper();
}

bool isLostCard(const QString &line)
{
    return line.contains("Unable to determine the device handle"_L1)
           || line.contains("GPU is lost"_L1) || line.contains("requires reset"_L1);
}

bool meansNone(const QString &line)
{
    return line.startsWith("No devices were found"_L1);
}

} // namespace

QStringList smiCardArguments()
{
    QStringList names;
    for (const QLatin1StringView column : kColumns)
        names.append(column);
    return {u"--query-gpu="_s + names.join(u','), u"--format=csv,noheader,nounits"_s};
}

QStringList smiProcessArguments()
{
    return {u"--query-compute-apps=gpu_uuid,pid"_s, u"--format=csv,noheader"_s};
}

SmiCards smiCardsFromText(const QByteArray &output, const QByteArray &messages, int exitCode)
{
    SmiCards found;
    bool none = false;
    QStringList unclear;
    const QString text = QString::fromUtf8(output) + u'\n' + QString::fromUtf8(messages);
    for (const QString &raw : text.split(u'\n')) {
        const QString line = raw.trimmed();
        const QStringList columns = columnsOf(line);
        if (line.isEmpty())
            continue;
        if (columns.size() == qsizetype(kColumns.size()) && columns[Uuid].startsWith("GPU-"_L1)) {
            found.cards.insert(columns[Uuid], cardOf(columns));
            found.bus.insert(columns[Uuid], shortBus(columns[Bus]));
        } else if (isLostCard(line)) {
            found.lost.insert(shortBus(busIn(line)), line.left(kMostText));
        } else if (meansNone(line)) {
            none = true;
        } else {
            unclear.append(line);
        }
    }
    // Warnings beside cards are no fault of the call; words instead of cards are.
    if (found.cards.isEmpty() && found.lost.isEmpty() && !none
        && (exitCode != 0 || !unclear.isEmpty()))
        found.fault = u"nvidia-smi (exit code %1): %2"_s.arg(exitCode)
                          .arg(unclear.join(u' '))
                          .left(kMostText);
    return found;
}

QMap<QString, QList<qint64>> smiProcessesFromText(const QByteArray &output)
{
    QMap<QString, QList<qint64>> processes;
    for (const QByteArray &line : output.split('\n')) {
        const QList<QByteArray> columns = line.split(',');
        bool ok = false;
        const qint64 pid = columns.value(1).trimmed().toLongLong(&ok);
        const QByteArray card = columns.value(0).trimmed();
        if (ok && pid > 0 && (card.startsWith("GPU-") || card.startsWith("MIG-")))
            processes[QString::fromUtf8(card)].append(pid);
    }
    return processes;
}

SmiCards afterReading(const SmiCards &before, const SmiCards &reading)
{
    SmiCards after = reading;
    for (auto known = before.cards.begin(); known != before.cards.end(); ++known) {
        const QString bus = before.bus.value(known.key());
        const bool named = known.key().startsWith("GPU-"_L1);
        const bool backWithName = !named && !reading.bus.key(bus).isEmpty();
        if (reading.cards.contains(known.key()) || backWithName)
            continue;
        Card card = *known;
        if (!reading.fault.isEmpty())
            judge(card, Health::Unknown, reading.fault);
        else if (reading.lost.contains(bus))
            judge(card, Health::Failed, reading.lost.value(bus));
        else if (!reading.lost.isEmpty() && reading.cards.isEmpty())
            judge(card, Health::Unknown, u"nvidia-smi stopped at another card"_s);
        else
            judge(card, Health::Failed, u"not seen any more"_s);
        after.cards.insert(card.id, card);
        after.bus.insert(card.id, bus);
    }
    // A card that was lost before this process ever saw its UUID is shown, and never placed.
    for (auto lost = reading.lost.begin(); lost != reading.lost.end(); ++lost) {
        if (after.bus.key(lost.key()).isEmpty()) {
            Card card;
            card.id = u"unidentified at "_s + lost.key();
            card.vendor = u"nvidia"_s;
            judge(card, Health::Failed, *lost);
            after.cards.insert(card.id, card);
            after.bus.insert(card.id, lost.key());
        }
    }
    return after;
}

} // namespace stw::executors
