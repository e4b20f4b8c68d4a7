#include "app/texts/queuereasontext.h"

#include "app/texts/format.h"
#include "app/texts/quotatext.h"

#include <QCoreApplication>

namespace stw::texts {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Queue)
};

QString wordsOf(const Planning &)
{
    return Tr::tr("being planned");
}
QString wordsOf(const QuotaExhausted &)
{
    return Tr::tr("quota exhausted");
}
QString wordsOf(const SpecUnavailable &)
{
    return Tr::tr("matching specification unavailable");
}
QString wordsOf(const HealthyCapacity &)
{
    return Tr::tr("insufficient healthy capacity");
}
QString wordsOf(const CapacityBusy &)
{
    return Tr::tr("capacity busy");
}
QString wordsOf(const PriorityAhead &)
{
    return Tr::tr("higher-priority tasks ahead");
}
QString wordsOf(const ExecutorUnreachable &)
{
    return Tr::tr("executor unreachable");
}

template <class... Reasons>
QString wordsAmong(const QString &code, const std::variant<Reasons...> *)
{
    QString words = code;
    ((code == Reasons::kCode ? void(words = wordsOf(Reasons{})) : void()), ...);
    return words;
}

} // namespace

QString textOf(const Planning &)
{
    return Tr::tr("Admitted a moment ago; the next planning cycle decides.");
}

QString textOf(const QuotaExhausted &facts)
{
    const QString pattern =
        facts.scope == ScopeKind::Project
            ? Tr::tr("The project's quota is exhausted (%1): %2 in use, %3 reserved, %4 requested; "
                     "the limit is %5.")
            : Tr::tr("The tenant's quota is exhausted (%1): %2 in use, %3 reserved, %4 requested; "
                     "the limit is %5.");
    const auto amount = [&facts](qint64 value) { return amountOf(facts.dimension, value); };
    const QString text = pattern.arg(textOf(facts.dimension), amount(facts.used),
                                     amount(facts.held), amount(facts.asked), amount(facts.limit));
    if (!facts.resetsAt.isSet())
        return text;
    return text + u' ' + Tr::tr("It starts anew at %1.").arg(instant(facts.resetsAt));
}

QString textOf(const SpecUnavailable &facts)
{
    if (facts.looked == "cpu"_L1) {
        return Tr::tr("No node is large enough: %1 requested, the largest has %2.")
            .arg(amountOf(QuotaDimension::Cpu, facts.asked),
                 amountOf(QuotaDimension::Cpu, facts.largest));
    }
    if (facts.existing == 0)
        return Tr::tr("The fleet has no card of the class %1.").arg(facts.looked);
    return Tr::tr("The fleet has %Ln card(s) of the class %1, but no suitable node with %2; "
                  "the largest has %3.",
                  nullptr, counted(facts.existing))
        .arg(facts.looked, number(facts.asked), number(facts.largest));
}

QString textOf(const HealthyCapacity &facts)
{
    return Tr::tr("Too few healthy cards: %1 requested. Healthy: %2, suspect: %3, isolated: %4, "
                  "failed: %5, unknown: %6.")
        .arg(number(facts.asked), number(facts.healthy), number(facts.suspect),
             number(facts.isolated), number(facts.failed), number(facts.unknown));
}

QString textOf(const CapacityBusy &facts)
{
    const QString text = Tr::tr("All suitable healthy capacity is busy with %Ln allocation(s).",
                                nullptr, counted(facts.running));
    if (!facts.nextEnd.isSet())
        return text;
    return text + u' ' + Tr::tr("The first of them ends by %1.").arg(instant(facts.nextEnd));
}

QString textOf(const PriorityAhead &facts)
{
    return Tr::tr("%Ln waiting request(s) go first.", nullptr, counted(facts.ahead));
}

QString textOf(const ExecutorUnreachable &facts)
{
    return Tr::tr("The executor of the pool %1 cannot be reached.").arg(facts.pool);
}

QString textOf(const QueueReason &reason)
{
    return std::visit([](const auto &facts) { return textOf(facts); }, reason);
}

QString reasonWords(const QString &code)
{
    return wordsAmong(code, static_cast<const QueueReason *>(nullptr));
}

} // namespace stw::texts
