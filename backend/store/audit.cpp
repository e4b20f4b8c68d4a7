#include "backend/store/audit.h"

#include "backend/store/database.h"
#include "backend/store/head.h"

#include <limits>

namespace stw::store {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kPage = 1'000;

//! Takes the journal's entries one by one and stops at the first fault.
class ChainWalk
{
public:
    explicit ChainWalk(const ports::Head &anchor)
        : m_anchor(anchor)
        , m_hash(chainStart())
    {}

    bool broken() const { return m_check.brokenAt != 0; }

    void take(const StoredEntry &entry)
    {
        if (broken())
            return;
        const qint64 expected = m_check.entries + 1;
        if (entry.fields.seq > expected)
            return fail(expected, u"missing"_s);
        m_hash = chainHash(m_hash, entry.fields);
        const bool anchored = entry.fields.seq != m_anchor.seq || m_hash == m_anchor.hash;
        if (entry.fields.seq < expected || m_hash != entry.hash || !anchored)
            return fail(expected, u"changed"_s);
        m_check.entries = expected;
    }

    AuditCheck end(const ports::Head &head)
    {
        const qint64 next = m_check.entries + 1;
        if (!broken() && (head.seq >= next || m_anchor.seq >= next))
            fail(next, u"cut"_s);
        if (!broken() && head.seq < m_check.entries)
            fail(head.seq + 1, u"changed"_s);
        if (!broken() && head.hash != m_hash)
            fail(m_check.entries, u"changed"_s);
        m_check.whole = m_check.fault.isEmpty();
        m_check.head = QString::fromLatin1(m_hash.toHex());
        return m_check;
    }

private:
    void fail(qint64 seq, const QString &fault)
    {
        m_check.brokenAt = seq;
        m_check.fault = fault;
    }

    const ports::Head &m_anchor;
    QByteArray m_hash;
    AuditCheck m_check;
};

} // namespace

Result<AuditCheck> verifyChain(Database &database, const ports::Head &anchor)
{
    ChainWalk walk(anchor);
    AuditCheck check;
    const Result<void> read = database.look([&]() -> Result<void> {
        qint64 after = std::numeric_limits<qint64>::min();
        for (qint64 found = kPage; found == kPage && !walk.broken();) {
            found = 0;
            const Result<void> page =
                database.eachOf(u"journal_page"_s, {{u":after"_s, after}, {u":limit"_s, kPage}},
                                [&](const QVariantList &line) {
                                    const StoredEntry entry = storedEntryOf(line);
                                    after = entry.fields.seq;
                                    ++found;
                                    walk.take(entry);
                                    return Result<void>();
                                });
            if (!page)
                return page;
        }
        return readHead(database, u"head_read"_s).map([&](const ports::Head &head) {
            check = walk.end(head);
        });
    });
    return read.map([&check] { return check; });
}

} // namespace stw::store
