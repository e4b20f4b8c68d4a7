#include "app/texts/quotatext.h"

#include "app/texts/format.h"

#include <QCoreApplication>

namespace stw::texts {

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Quota)
};

constexpr qint64 kMilli = 1000;

QString cards(qint64 milli)
{
    if (milli % kMilli == 0)
        return Tr::tr("%Ln card(s)", nullptr, counted(milli / kMilli));
    return Tr::tr("%1 cards").arg(thousandths(milli));
}

QString cores(qint64 milli)
{
    if (milli % kMilli == 0)
        return Tr::tr("%Ln core(s)", nullptr, counted(milli / kMilli));
    return Tr::tr("%1 cores").arg(thousandths(milli));
}

QString cardHours(qint64 cardMilliMs)
{
    // Thousandths of a card times milliseconds: as a number the same as cards times microseconds.
    const Quantity hours = hoursOf(cardMilliMs);
    constexpr Int128 kOne = 1'000'000;
    if (hours.units % kOne == 0)
        return Tr::tr("%Ln card hour(s)", nullptr, counted(qint64(hours.units / kOne)));
    return Tr::tr("%1 card hours").arg(decimal(hours, 0, 2));
}

} // namespace

QString textOf(QuotaDimension dimension)
{
    switch (dimension) {
    case QuotaDimension::Cards: return Tr::tr("Cards");
    case QuotaDimension::AcceleratorMemory: return Tr::tr("Accelerator memory");
    case QuotaDimension::Cpu: return Tr::tr("CPU cores");
    case QuotaDimension::Memory: return Tr::tr("Memory");
    case QuotaDimension::ConcurrentTasks: return Tr::tr("Concurrent tasks");
    case QuotaDimension::CardHours: return Tr::tr("Card hours (monthly)");
    }
    Q_UNREACHABLE();
}

QString amountOf(QuotaDimension dimension, qint64 amount)
{
    switch (dimension) {
    case QuotaDimension::Cards: return cards(amount);
    case QuotaDimension::AcceleratorMemory:
    case QuotaDimension::Memory: return memory(amount);
    case QuotaDimension::Cpu: return cores(amount);
    case QuotaDimension::ConcurrentTasks: return Tr::tr("%Ln task(s)", nullptr, counted(amount));
    case QuotaDimension::CardHours: return cardHours(amount);
    }
    Q_UNREACHABLE();
}

QString limitOf(QuotaDimension dimension, const std::optional<qint64> &limit)
{
    return limit ? amountOf(dimension, *limit) : Tr::tr("no limit");
}

} // namespace stw::texts
