#pragma once

#include "backend/ports/clock.h"
#include "backend/ports/journal.h"

#include <QTest>

#include <map>

namespace stw::test {

//! A fake: a journal in memory that keeps rows as the tables would and fails when told to.
class FakeJournal final : public ports::Journal
{
public:
    enum class Fault { None, Refused, Lost }; //!< Lost: written all the same.

    Result<ports::Head> append(const ports::Batch &batch) override
    {
        ++appends;
        const Fault now = std::exchange(fault, Fault::None);
        if (now == Fault::Refused)
            return failure(ErrorCode::Unavailable, QStringLiteral("disk full"));
        for (const ports::Entry &entry : batch.entries) {
            if (entry.seq != head.seq + 1)
                return failure(ErrorCode::Conflict, QStringLiteral("head"));
            head.seq = entry.seq;
            entries.append(entry);
        }
        for (const ports::Row &row : batch.rows)
            std::visit([this](const auto &one) { keep(one); }, row);
        if (now == Fault::Lost)
            return failure(ErrorCode::Unavailable, QStringLiteral("connection lost"));
        return head;
    }

    Result<ports::Shadow> load(Instant keysSince) override
    {
        ports::Shadow shadow;
        shadow.head = head;
        for (const auto &[key, object] : m_objects)
            shadow.objects.prepend(object); // tables keep no order
        for (const Request &request : m_requests) {
            if (!isTerminal(request.state))
                shadow.live.append(request);
            if (request.submittedAt >= keysSince)
                shadow.keys.append({{request.requester, request.idempotencyKey},
                                    {request.id, request.bodyDigest, request.submittedAt}});
        }
        shadow.balances = m_balances.values();
        shadow.limits = m_limits.values();
        return shadow;
    }

    const QMap<RequestId, Request> &requests() const { return m_requests; }

    ports::Head head;
    QList<ports::Entry> entries;
    int appends = 0;
    Fault fault = Fault::None;
    qsizetype charges = 0;
    qsizetype spans = 0;

private:
    void keep(const ports::RequestRow &row) { m_requests.insert(row.request.id, row.request); }
    void keep(const ports::QueueSpanRow &) { ++spans; }
    void keep(const ports::AllocationRow &) {}
    void keep(const ports::IntervalRow &) {}
    void keep(const ports::ChargeRow &) { ++charges; }
    void keep(const ports::PostingRow &) {}
    void keep(const ports::BalanceRow &row)
    {
        if (row.balance == domain::Balance{})
            m_balances.remove(row.key);
        else
            m_balances.insert(row.key, row);
    }
    void keep(const ports::LimitRow &row)
    {
        if (row.limit)
            m_limits.insert({row.scope, row.dimension}, row);
        else
            m_limits.remove({row.scope, row.dimension});
    }
    void keep(const ports::ObjectRow &row)
    {
        const std::pair key{row.object.index(), keyOf(row.object)};
        if (row.removed)
            m_objects.erase(key);
        else
            m_objects[key] = row.object;
    }
    static QString keyOf(const ports::Object &object)
    {
        return std::visit(
            [](const auto &one) {
                if constexpr (requires { one.spec.toString(); })
                    return one.spec.toString() + u'#' + QString::number(one.version);
                else if constexpr (requires { one.ref(); })
                    return one.ref().toString();
                else if constexpr (requires { one.id; })
                    return one.id.toString();
                else if constexpr (requires { one.name; })
                    return one.name;
                else
                    return one.project.toString() + one.user.toString();
            },
            object);
    }

    QMap<RequestId, Request> m_requests;
    QMap<domain::AccountKey, ports::BalanceRow> m_balances;
    QMap<std::pair<Scope, QuotaDimension>, ports::LimitRow> m_limits;
    std::map<std::pair<size_t, QString>, ports::Object> m_objects;
};

class FakeClock final : public ports::Clock
{
public:
    Instant now() override { return time; }
    Instant time = instantFromText(u"2026-10-15T12:00:00Z").value();
};

class FakeIds final : public ports::Ids
{
public:
    Uuid next() override { return {0x0193000000007000ULL, ++m_count}; }

private:
    quint64 m_count = 0;
};

//! Fails with the name of the first part in which two worlds differ.
inline void compareWorlds(const domain::World &live, const domain::World &restored)
{
    QCOMPARE(restored.seq, live.seq);
    QCOMPARE(restored.directory.tenants, live.directory.tenants);
    QCOMPARE(restored.directory.projects, live.directory.projects);
    QCOMPARE(restored.directory.projectOfName, live.directory.projectOfName);
    QCOMPARE(restored.directory.users, live.directory.users);
    QCOMPARE(restored.directory.userOfName, live.directory.userOfName);
    QVERIFY(restored.directory.members == live.directory.members);
    QCOMPARE(restored.directory.tokens, live.directory.tokens);
    QCOMPARE(restored.directory.tokenOfHash, live.directory.tokenOfHash);
    QCOMPARE(restored.directory.proposals, live.directory.proposals);
    QCOMPARE(restored.catalogue.models, live.catalogue.models);
    QCOMPARE(restored.catalogue.classes, live.catalogue.classes);
    QVERIFY(restored.catalogue.images == live.catalogue.images);
    QVERIFY(restored.catalogue.templates == live.catalogue.templates);
    QVERIFY(restored.catalogue.specs == live.catalogue.specs);
    QVERIFY(restored.catalogue.prices == live.catalogue.prices);
    QCOMPARE(restored.fleet.pools, live.fleet.pools);
    QCOMPARE(restored.fleet.nodes, live.fleet.nodes);
    QVERIFY(restored.ledger.limits == live.ledger.limits);
    QVERIFY(restored.ledger.balances == live.ledger.balances);
    QCOMPARE(restored.occupancy.cards, live.occupancy.cards);
    QCOMPARE(restored.occupancy.nodes.keys(), live.occupancy.nodes.keys());
    for (auto node = live.occupancy.nodes.begin(); node != live.occupancy.nodes.end(); ++node) {
        QCOMPARE(restored.occupancy.nodes[node.key()].cpuMilli, node->cpuMilli);
        QCOMPARE(restored.occupancy.nodes[node.key()].memoryMiB, node->memoryMiB);
    }
    QVERIFY(restored.occupancy.holders == live.occupancy.holders);
    QCOMPARE(restored.requests.live.keys(), live.requests.live.keys());
    for (const domain::RequestPtr &request : live.requests.live)
        QVERIFY(*restored.requests.live[request->id] == *request);
    QVERIFY(restored.requests.waiting == live.requests.waiting);
    QVERIFY(restored.requests.keys.keys() == live.requests.keys.keys());
    for (auto key = live.requests.keys.begin(); key != live.requests.keys.end(); ++key) {
        const domain::SubmitTrace trace = restored.requests.keys[key.key()];
        QVERIFY(trace.request == key->request && trace.bodyDigest == key->bodyDigest
                && trace.at == key->at);
    }
}

} // namespace stw::test
