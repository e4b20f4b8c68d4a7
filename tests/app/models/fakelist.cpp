#include "tests/app/models/fakelist.h"

using namespace stw;
using namespace stw::models;
using namespace Qt::StringLiterals;

FakeList::FakeList(int count)
{
    for (int number = 0; number < count; ++number)
        all.append(summary(number));
}

RequestSummary FakeList::summary(int number)
{
    RequestSummary summary;
    summary.id = RequestId(Uuid{0x0192000000007000ULL, quint64(number) + 1});
    summary.purpose = u"run %1"_s.arg(number);
    summary.project = u"alpha"_s;
    summary.requester = u"anna"_s;
    summary.state = RequestState::Queued;
    summary.spec = {u"gpu"_s, 1};
    summary.cards = number % 8;
    summary.submittedAt = {1'000'000LL + number};
    summary.waitReason = u"capacity"_s;
    summary.position = number + 1;
    summary.currency = u"EUR"_s;
    return summary;
}

RequestSource FakeList::source()
{
    return [this](const RequestPiece &piece, const RequestAnswer &answer) {
        asked.append(piece);
        m_answer = answer;
        if (atOnce)
            this->answer();
    };
}

bool FakeList::answer()
{
    if (!m_answer)
        return false;
    const RequestAnswer answer = std::exchange(m_answer, nullptr);
    answer(page(asked.last()));
    return true;
}

void FakeList::fail(const Error &error)
{
    std::exchange(m_answer, nullptr)(tl::unexpected<Error>(error));
}

RequestPage FakeList::page(const RequestPiece &piece) const
{
    qsizetype begin = 0;
    if (!piece.cursor.isEmpty()) { // behind the request that the cursor names
        while (begin < all.size() && all[begin].id.toString() != piece.cursor)
            ++begin;
        ++begin;
    }
    begin += piece.skip;
    RequestPage page;
    page.items = all.mid(begin, piece.limit);
    if (begin + piece.limit < all.size())
        page.next = page.items.last().id.toString();
    if (piece.cursor.isEmpty())
        page.total = all.size();
    return page;
}
