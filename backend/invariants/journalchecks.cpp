#include "backend/invariants/checks.h"

#include <algorithm>

namespace stw::invariants {

using namespace Qt::StringLiterals;
using namespace domain;

namespace {

struct Room
{
    qint64 cpuMilli = 0;
    qint64 memoryMiB = 0;
};

//! What the open allocations hold of \a node, with \a more on top.
Room heldOf(const Books &books, const QString &node, const Allocation &more)
{
    Room held;
    const auto count = [&](const Allocation &allocation) {
        for (const Slice &slice : allocation.slices) {
            if (slice.node != node)
                continue;
            held.cpuMilli += slice.cpuMilli;
            held.memoryMiB += slice.memoryMiB;
        }
    };
    count(more);
    for (const auto &[id, track] : books.tracks) {
        if (track.open)
            count(*track.open);
    }
    return held;
}

bool allocatable(Health health, bool acceptsSuspect)
{
    return health == Health::Healthy || (health == Health::Suspect && acceptsSuspect);
}

const Card *cardOf(const Node &node, const QString &id)
{
    const auto found = std::find_if(node.cards.begin(), node.cards.end(),
                                    [&id](const Card &card) { return card.id == id; });
    return found == node.cards.end() ? nullptr : &*found;
}
} // namespace

void journalHasNoGap(const Books &before, const ports::Entry &entry, Findings &findings)
{
    if (entry.seq != before.seq + 1)
        findings.add(u"entry %1 follows %2"_s.arg(entry.seq).arg(before.seq),
                     QString::number(entry.seq));
}

void submittedOnce(const Books &before, const ports::Entry &entry, Findings &findings)
{
    if (!std::holds_alternative<Submitted>(entry.event))
        return;
    const QString where = entry.request.toString();
    if (before.tracks.contains(entry.request))
        findings.add(u"submitted a second time by entry %1"_s.arg(entry.seq), where);
    if (!before.tables.requests.contains(entry.request))
        findings.add(u"submitted by entry %1, but there is no row"_s.arg(entry.seq), where);
}

void movesAlongTheGraph(const Books &before, const ports::Entry &entry, Findings &findings)
{
    if (!entry.request.isValid() || std::holds_alternative<Submitted>(entry.event))
        return;
    const auto found = before.tracks.find(entry.request);
    const Track track = found == before.tracks.end() ? Track{} : found->second;
    if (!stateAfter(track, entry.event))
        findings.add(u"%1 while %2"_s.arg(codeOf(entry.event), nameOf(track.state)),
                     entry.request.toString());
}

void nodeHasTheRoom(const Books &before, const ports::Entry &entry, Findings &findings)
{
    const auto *placed = std::get_if<Placed>(&entry.event);
    if (!placed)
        return;
    for (const Slice &slice : placed->allocation.slices) {
        const auto node = before.nodes.find(slice.node);
        if (node == before.nodes.end()) {
            findings.add(u"placed on a node that nobody has seen"_s, slice.node);
            continue;
        }
        const Room held = heldOf(before, slice.node, placed->allocation);
        if (held.cpuMilli > node->second.cpuMilli)
            findings.add(
                u"%1 of %2 milli-cores given"_s.arg(held.cpuMilli).arg(node->second.cpuMilli),
                slice.node);
        if (held.memoryMiB > node->second.memoryMiB)
            findings.add(u"%1 of %2 MiB given"_s.arg(held.memoryMiB).arg(node->second.memoryMiB),
                         slice.node);
    }
}

void cardsWereAllocatable(const Books &before, const ports::Entry &entry, Findings &findings)
{
    const auto *placed = std::get_if<Placed>(&entry.event);
    const auto request = before.tables.requests.find(entry.request);
    if (!placed || request == before.tables.requests.end())
        return;
    const bool acceptsSuspect = request->second.asked.acceptsSuspect;
    for (const Slice &slice : placed->allocation.slices) {
        const auto found = before.nodes.find(slice.node);
        if (found == before.nodes.end())
            continue;
        const Node &node = found->second;
        if (!node.reachable || node.cordoned || !allocatable(node.health, acceptsSuspect))
            findings.add(u"placed on a node that takes no work (%1)"_s.arg(nameOf(node.health)),
                         node.name);
        for (const QString &id : slice.cards) {
            const Card *card = cardOf(node, id);
            if (!card)
                findings.add(u"placed on a card that %1 does not have"_s.arg(node.name), id);
            else if (!allocatable(card->health, acceptsSuspect) || card->foreignUse
                     || !request->second.asked.models.contains(card->model))
                findings.add(
                    u"placed on a card that is %1"_s.arg(
                        card->foreignUse ? u"in foreign use"_s : QString(nameOf(card->health))),
                    id);
        }
    }
}

void holdsStayWithinLimits(const Books &before, const ports::Entry &entry, Findings &findings)
{
    std::map<AccountKey, Balance> after;
    const auto &postings = before.tables.postings;
    for (auto at = postings.lower_bound({entry.seq, 0});
         at != postings.end() && at->first.first == entry.seq; ++at) {
        const Posting &posting = at->second.posting;
        auto balance = after.find(posting.key);
        if (balance == after.end()) {
            const auto known = before.ledger.find(posting.key);
            const Balance start = known == before.ledger.end() ? Balance{} : known->second;
            balance = after.emplace(posting.key, start).first;
        }
        const auto move = [&balance, &posting](Account account, qint64 amount) {
            if (account == Account::Held)
                balance->second.held += amount;
            else if (account == Account::Used)
                balance->second.used += amount;
        };
        move(posting.from, -posting.amount);
        move(posting.to, posting.amount);
        const auto limit = before.limits.find({posting.key.scope, posting.key.dimension});
        const qint64 taken = balance->second.used + balance->second.held;
        if (posting.to == Account::Held && posting.amount > 0 && limit != before.limits.end()
            && taken > limit->second)
            findings.add(u"entry %1 holds %2 of %3"_s.arg(entry.seq).arg(taken).arg(limit->second),
                         textOf(posting.key));
    }
}

void keyNamesOneRequest(const Books &before, const ports::Entry &entry, Findings &findings)
{
    const auto *submitted = std::get_if<Submitted>(&entry.event);
    if (!submitted || submitted->request.idempotencyKey.isEmpty())
        return;
    const Request &request = submitted->request;
    const auto known = before.keys.find({request.requester, request.idempotencyKey});
    const Micros window = std::chrono::seconds(before.keySeconds);
    if (known != before.keys.end() && entry.at - known->second < window)
        findings.add(u"key %1 made a second request"_s.arg(request.idempotencyKey),
                     request.id.toString());
}

} // namespace stw::invariants
