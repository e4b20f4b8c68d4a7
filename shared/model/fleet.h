#pragma once

#include "shared/base/instant.h"
#include "shared/base/named.h"

#include <QList>
#include <QStringList>

namespace stw {

//! DECISIONS, "States and words". Only `healthy` cards are allocatable; `suspect` ones where the
//! spec accepts them.
enum class Health { Healthy, Suspect, Isolated, Failed, Maintenance, Unknown };

template <>
struct Named<Health>
{
    static constexpr auto kRows = std::to_array<NamedRow<Health>>({
        {Health::Healthy, QLatin1StringView("healthy")},
        {Health::Suspect, QLatin1StringView("suspect")},
        {Health::Isolated, QLatin1StringView("isolated")},
        {Health::Failed, QLatin1StringView("failed")},
        {Health::Maintenance, QLatin1StringView("maintenance")},
        {Health::Unknown, QLatin1StringView("unknown")},
    });
};

//! One physical accelerator, known by vendor UUID, never by index or PCI address.
struct Card
{
    QString id;           //!< Vendor UUID.
    QString vendor;       //!< `nvidia`, `amd`, `ascend`…
    QString model;        //!< A name of the catalogue's accelerators; empty: unknown, never placed.
    QString reportedName; //!< What the driver calls it.
    qint64 memoryMiB = 0;
    QString serial; //!< For operators only.
    Health health = Health::Healthy;
    QString healthReason;    //!< English, for operators.
    bool foreignUse = false; //!< A process that is not ours holds it.

    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("vendor", self.vendor);
        field("model", self.model);
        field("reported_name", self.reportedName);
        field("memory_mib", self.memoryMiB);
        field("serial", self.serial);
        field("health", self.health);
        field("health_reason", self.healthReason);
        field("foreign_use", self.foreignUse);
    }
    friend bool operator==(const Card &, const Card &) = default;
};

struct Node
{
    QString name;
    QString pool;
    qint64 cpuMilli = 0;  //!< What work may use, in thousandths of a core.
    qint64 memoryMiB = 0; //!< What work may use.
    QString serial;       //!< For operators only, as are the next two.
    QString rack;
    QString bmcAddress;
    Health health = Health::Healthy;
    bool reachable = true;
    bool cordoned = false;  //!< Takes no new work.
    bool simulated = false; //!< Plays its cards; work without cards is never placed on it.
    QList<Card> cards;

    static void describe(auto &self, auto &&field)
    {
        field("name", self.name);
        field("pool", self.pool);
        field("cpu_milli", self.cpuMilli);
        field("memory_mib", self.memoryMiB);
        field("serial", self.serial);
        field("rack", self.rack);
        field("bmc_address", self.bmcAddress);
        field("health", self.health);
        field("reachable", self.reachable);
        field("cordoned", self.cordoned);
        field("simulated", self.simulated);
        field("cards", self.cards);
    }
    friend bool operator==(const Node &, const Node &) = default;
};

//! A set of nodes under one executor.
struct Pool
{
    QString name;
    QString executor;       //!< `local`, `simulated`…
    QString isolation;      //!< What keeps projects apart: `user`, `none`.
    bool simulated = false; //!< Shown wherever the pool or its work is.

    static void describe(auto &self, auto &&field)
    {
        field("name", self.name);
        field("executor", self.executor);
        field("isolation", self.isolation);
        field("simulated", self.simulated);
    }
    friend bool operator==(const Pool &, const Pool &) = default;
};

//! A part of an allocation: what it holds on one node.
struct Slice
{
    QString node;
    QStringList cards; //!< Vendor UUIDs.
    qint64 cpuMilli = 0;
    qint64 memoryMiB = 0;

    static void describe(auto &self, auto &&field)
    {
        field("node", self.node);
        field("cards", self.cards);
        field("cpu_milli", self.cpuMilli);
        field("memory_mib", self.memoryMiB);
    }
    friend bool operator==(const Slice &, const Slice &) = default;
};

} // namespace stw
