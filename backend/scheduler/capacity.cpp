#include "backend/scheduler/capacity.h"

#include <algorithm>
#include <tuple>

namespace stw::scheduler {

namespace {

bool takesWork(const Node &node)
{
    return node.reachable && !node.cordoned && node.health == Health::Healthy;
}

bool takesWork(const Card &card, const Shape &shape)
{
    if (card.foreignUse)
        return false;
    return card.health == Health::Healthy
           || (card.health == Health::Suspect && shape.acceptsSuspect);
}

bool healthCounts(Count count)
{
    return count == Count::Healthy || count == Count::Free;
}

bool takenCounts(Count count)
{
    return count == Count::Free || count == Count::Repaired;
}

// A shape without cards is looked for once, under an empty model.
QStringList modelsOf(const Shape &shape)
{
    return shape.cards > 0 ? shape.models : QStringList{QString()};
}

struct Candidate
{
    qint64 suspect = 0; //!< Cards that are taken only where no others are.
    qint64 cardsLeft = 0;
    qint64 cpuLeft = 0;
    qsizetype room = 0;

    friend auto operator<=>(const Candidate &, const Candidate &) = default;
};

Slice sliceOn(const NodeRoom &room, const Shape &shape, const QString &model)
{
    Slice slice{room.node.name, {}, shape.cpuMilli, shape.memoryMiB};
    QList<qsizetype> cards = usableCards(room, shape, model, Count::Free);
    // Suspect cards last.
    std::stable_sort(cards.begin(), cards.end(), [&room](qsizetype a, qsizetype b) {
        return room.node.cards[a].health < room.node.cards[b].health;
    });
    for (qint64 at = 0; at < shape.cards; ++at)
        slice.cards.append(room.node.cards[cards[at]].id);
    return slice;
}

} // namespace

Shape shapeOf(const Asked &asked)
{
    return {asked.acceleratorClass, asked.models,    asked.vendors,       asked.cards, asked.nodes,
            asked.cpuMilli,         asked.memoryMiB, asked.acceptsSuspect};
}

QList<qsizetype> usableCards(const NodeRoom &room, const Shape &shape, const QString &model,
                             Count count)
{
    QList<qsizetype> usable;
    for (qsizetype at = 0; at < room.node.cards.size(); ++at) {
        const Card &card = room.node.cards[at];
        const bool rightKind =
            card.model == model && (shape.vendors.isEmpty() || shape.vendors.contains(card.vendor));
        if (rightKind && (!healthCounts(count) || takesWork(card, shape))
            && !(takenCounts(count) && room.taken[at]))
            usable.append(at);
    }
    return usable;
}

bool fits(const NodeRoom &room, const Shape &shape, const QString &model, Count count)
{
    if (healthCounts(count) && !takesWork(room.node))
        return false;
    if (room.node.simulated && shape.cards == 0)
        return false; // real work has a real machine
    const bool free = takenCounts(count);
    const qint64 cpu = room.node.cpuMilli - (free ? room.cpuTaken : 0);
    const qint64 memory = room.node.memoryMiB - (free ? room.memoryTaken : 0);
    return cpu >= shape.cpuMilli && memory >= shape.memoryMiB
           && (shape.cards == 0 || usableCards(room, shape, model, count).size() >= shape.cards);
}

Rooms::Rooms(const Snapshot &snapshot)
{
    for (const Node &node : snapshot.nodes)
        m_rooms.append({node, QList<bool>(node.cards.size(), false), 0, 0});
    std::sort(m_rooms.begin(), m_rooms.end(),
              [](const NodeRoom &a, const NodeRoom &b) { return a.node.name < b.node.name; });
    for (const Running &running : snapshot.running)
        take(running.slices);
}

void Rooms::take(const QList<Slice> &slices)
{
    for (const Slice &slice : slices) {
        for (NodeRoom &room : m_rooms) {
            if (room.node.name != slice.node)
                continue;
            room.cpuTaken += slice.cpuMilli;
            room.memoryTaken += slice.memoryMiB;
            for (qsizetype at = 0; at < room.node.cards.size(); ++at)
                room.taken[at] = room.taken[at] || slice.cards.contains(room.node.cards[at].id);
        }
    }
}

void Rooms::giveBack(const QList<Slice> &slices)
{
    for (const Slice &slice : slices) {
        for (NodeRoom &room : m_rooms) {
            if (room.node.name != slice.node)
                continue;
            room.cpuTaken -= slice.cpuMilli;
            room.memoryTaken -= slice.memoryMiB;
            for (qsizetype at = 0; at < room.node.cards.size(); ++at)
                room.taken[at] = room.taken[at] && !slice.cards.contains(room.node.cards[at].id);
        }
    }
}

QStringList Rooms::poolsFor(const Shape &shape, Count count) const
{
    QStringList pools;
    for (const QString &model : modelsOf(shape)) {
        QMap<QString, qint64> nodes;
        for (const NodeRoom &room : m_rooms) {
            if (fits(room, shape, model, count))
                ++nodes[room.node.pool];
        }
        for (auto pool = nodes.begin(); pool != nodes.end(); ++pool) {
            if (*pool >= shape.nodes && !pools.contains(pool.key()))
                pools.append(pool.key());
        }
    }
    pools.sort();
    return pools;
}

QList<Slice> Rooms::place(const Shape &shape, const QString &pool) const
{
    QList<Slice> best;
    std::optional<Candidate> bestSum;
    for (const QString &model : modelsOf(shape)) {
        QList<Candidate> candidates;
        for (qsizetype at = 0; at < m_rooms.size(); ++at) {
            const NodeRoom &room = m_rooms[at];
            if (room.node.pool != pool || !fits(room, shape, model, Count::Free))
                continue;
            const QList<qsizetype> usable =
                shape.cards > 0 ? usableCards(room, shape, model, Count::Free) : QList<qsizetype>();
            const qint64 healthy =
                std::count_if(usable.begin(), usable.end(), [&room](qsizetype card) {
                    return room.node.cards[card].health == Health::Healthy;
                });
            candidates.append({qMax(qint64(0), shape.cards - healthy), usable.size() - shape.cards,
                               room.node.cpuMilli - room.cpuTaken - shape.cpuMilli, at});
        }
        if (candidates.size() < shape.nodes)
            continue;
        std::sort(candidates.begin(), candidates.end());
        candidates.resize(shape.nodes);
        Candidate sum;
        for (const Candidate &candidate : candidates) {
            sum.suspect += candidate.suspect;
            sum.cardsLeft += candidate.cardsLeft;
            sum.cpuLeft += candidate.cpuLeft;
        }
        if (bestSum
            && std::tie(bestSum->suspect, bestSum->cardsLeft, bestSum->cpuLeft)
                   <= std::tie(sum.suspect, sum.cardsLeft, sum.cpuLeft))
            continue;
        bestSum = sum;
        best.clear();
        for (const Candidate &candidate : candidates)
            best.append(sliceOn(m_rooms[candidate.room], shape, model));
    }
    return best;
}

} // namespace stw::scheduler
