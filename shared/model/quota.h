#pragma once

#include "shared/base/instant.h"
#include "shared/base/named.h"
#include "shared/model/ids.h"

#include <QList>

namespace stw {

struct Demand;

enum class QuotaDimension { Cards, AcceleratorMemory, Cpu, Memory, ConcurrentTasks, CardHours };

//! Instant: held from placement to the return proof. Month: held from admission for the granted
//! duration and trued up at the end; its window is the calendar month of the project's zone.
enum class QuotaWindow { Instant, Month };

struct QuotaDimensionRow : NamedRow<QuotaDimension>
{
    QuotaWindow window;
    std::optional<qint64> (*demandOf)(const Demand &); //!< Nothing: the product overflows.
};

//! What a request asks of quota. Whole numbers; `cardMilli` is thousandths of a card.
struct Demand
{
    qint64 cardMilli = 0;
    qint64 acceleratorMiB = 0;
    qint64 cpuMilli = 0;
    qint64 memoryMiB = 0;
    qint64 tasks = 1;
    qint64 durationMs = 0;

    static void describe(auto &self, auto &&field)
    {
        field("card_milli", self.cardMilli);
        field("accelerator_mib", self.acceleratorMiB);
        field("cpu_milli", self.cpuMilli);
        field("memory_mib", self.memoryMiB);
        field("tasks", self.tasks);
        field("duration_ms", self.durationMs);
    }
    friend bool operator==(const Demand &, const Demand &) = default;
};

std::optional<qint64> cardTimeOf(const Demand &demand); //!< Card-milli · milliseconds.

template <>
struct Named<QuotaDimension>
{
    // clang-format off: a table is read in columns. Units: thousandths of a card, MiB,
    // thousandths of a core, MiB, tasks, card-milli · milliseconds.
    static constexpr auto kRows = std::to_array<QuotaDimensionRow>({
        {{QuotaDimension::Cards, QLatin1StringView("cards")},
         QuotaWindow::Instant,
         [](const Demand &d) { return std::optional(d.cardMilli); }},
        {{QuotaDimension::AcceleratorMemory, QLatin1StringView("accelerator_memory")},
         QuotaWindow::Instant,
         [](const Demand &d) { return std::optional(d.acceleratorMiB); }},
        {{QuotaDimension::Cpu, QLatin1StringView("cpu")},
         QuotaWindow::Instant,
         [](const Demand &d) { return std::optional(d.cpuMilli); }},
        {{QuotaDimension::Memory, QLatin1StringView("memory")},
         QuotaWindow::Instant,
         [](const Demand &d) { return std::optional(d.memoryMiB); }},
        {{QuotaDimension::ConcurrentTasks, QLatin1StringView("concurrent_tasks")},
         QuotaWindow::Instant,
         [](const Demand &d) { return std::optional(d.tasks); }},
        {{QuotaDimension::CardHours, QLatin1StringView("card_hours")},
         QuotaWindow::Month,
         &cardTimeOf},
    });
    // clang-format on
};

enum class ScopeKind { Project, Tenant };
template <>
struct Named<ScopeKind>
{
    static constexpr auto kRows = std::to_array<NamedRow<ScopeKind>>({
        {ScopeKind::Project, QLatin1StringView("project")},
        {ScopeKind::Tenant, QLatin1StringView("tenant")},
    });
};

//! Whose quota: a project's or a tenant's.
struct Scope
{
    ScopeKind kind = ScopeKind::Project;
    Uuid id;

    friend auto operator<=>(const Scope &, const Scope &) = default;
};

inline Scope scopeOf(ProjectId id)
{
    return {ScopeKind::Project, id.uuid()};
}
inline Scope scopeOf(TenantId id)
{
    return {ScopeKind::Tenant, id.uuid()};
}

//! One dimension of one scope, as preview and the quota page show it. Units: the dimension's.
struct QuotaLine
{
    QuotaDimension dimension = QuotaDimension::Cards;
    ScopeKind scope = ScopeKind::Project;
    std::optional<qint64> limit; //!< Nothing: no limit. 0: none.
    qint64 used = 0;
    qint64 held = 0;
    qint64 asked = 0;
    qint64 missing = 0; //!< used + held + asked − limit where that is above 0.
    Instant resetsAt;   //!< Month windows: the next reset.

    static void describe(auto &self, auto &&field)
    {
        field("dimension", self.dimension);
        field("scope", self.scope);
        field("limit", self.limit);
        field("used", self.used);
        field("held", self.held);
        field("asked", self.asked);
        field("missing", self.missing);
        field("resets_at", self.resetsAt);
    }
    friend bool operator==(const QuotaLine &, const QuotaLine &) = default;
};

} // namespace stw
