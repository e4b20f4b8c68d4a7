#pragma once

#include "backend/invariants/checker.h"
#include "tests/sim/chance.h"

namespace stw::sim {

//! Planted mistakes. Each must be found by the checks, else the checks prove nothing.
enum class Bug {
    None,
    DoubleCard,   //!< A placement is written with a card that somebody else holds.
    LostAck,      //!< A batch is acknowledged and not kept.
    SkipRelease,  //!< A return leaves its holds where they are.
    WrongCost,    //!< A line costs a little more than price times quantity.
    DoubleStart,  //!< The executor starts a known tag again.
    OtherCommand, //!< The executor is given another command than was approved.
    Orphan,       //!< The executor says that work is over while it goes on.
};
struct BugRow : NamedRow<Bug>
{
    int number; //!< Of the check that must find it; 0: none.
};

} // namespace stw::sim

template <>
struct stw::Named<stw::sim::Bug>
{
    using Bug = stw::sim::Bug;
    static constexpr auto kRows = std::to_array<stw::sim::BugRow>({
        {{Bug::None, QLatin1StringView("none")}, 0},
        {{Bug::DoubleCard, QLatin1StringView("double_card")}, 1},
        {{Bug::LostAck, QLatin1StringView("lost_ack")}, 7},
        {{Bug::SkipRelease, QLatin1StringView("skip_release")}, 3},
        {{Bug::WrongCost, QLatin1StringView("wrong_cost")}, 6},
        {{Bug::DoubleStart, QLatin1StringView("double_start")}, 18},
        {{Bug::OtherCommand, QLatin1StringView("other_command")}, 10},
        {{Bug::Orphan, QLatin1StringView("orphan")}, 9},
    });
};

namespace stw::sim {

//! A store in memory that outlives the process. The checker's books are its tables, so every
//! append is checked as it becomes durable.
class SimStore final : public ports::Journal
{
public:
    SimStore(Fuse &fuse, Chance &chance, Counts &counts, Bug bug);

    Result<ports::Head> append(const ports::Batch &batch) override;
    Result<ports::Shadow> load(Instant keysSince) override;

    //! The call after \a calls more fails; half of the failed appends are durable all the same.
    void failAfter(qint64 calls) { m_failAfter = calls; }
    //! Every call fails until heal(): a full disk.
    void fill() { m_full = true; }
    void heal();

    invariants::Books &books() { return m_books; }
    const QList<ports::Entry> &entries() const { return m_entries; }
    const ports::Head &head() const { return m_head; }
    //! Violations since the last call.
    QList<invariants::Violation> takeFound() { return std::exchange(m_found, {}); }

private:
    bool failsNow();
    void keep(const ports::Batch &batch);
    void count(const ports::Batch &batch);
    void trace(const ports::Batch &batch) const;
    ports::Batch spoiled(const ports::Batch &batch);

    Fuse &m_fuse;
    Chance &m_chance;
    Counts &m_counts;
    Bug m_bug;
    invariants::Books m_books;
    QList<ports::Entry> m_entries;
    ports::Head m_head{0, QByteArray(32, '\0')};
    qint64 m_failAfter = 0;
    bool m_full = false;
    QList<invariants::Violation> m_found;
};

} // namespace stw::sim
