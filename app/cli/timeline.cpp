#include "app/cli/timeline.h"

#include "app/texts/format.h"
#include "app/texts/timelinetext.h"
#include "shared/wire/views.h"

namespace stw::cli {

using namespace Qt::StringLiterals;

Timeline::Timeline(Run &run, RequestId id)
    : QObject(&run)
    , m_run(run)
    , m_id(id)
    , m_watch(run.client(), id)
{
    // The timeline is read anew at each change: so nothing is missed over a broken connection.
    connect(&m_watch, &client::RequestWatch::changed, this, &Timeline::read);
    connect(&m_watch, &client::RequestWatch::failed, &m_run, &Run::fail);
    connect(&m_watch, &client::RequestWatch::ended, this, [this](const RequestRecord &record) {
        m_end = record.request.state;
        read();
    });
}

void Timeline::read()
{
    if (m_reading) {
        m_again = true;
        return;
    }
    const client::Ask ask{.path = "requests/%1/timeline"_L1.arg(m_id.toString())};
    m_reading = m_run.client().send(ask, this, [this](const Result<client::Answer> &answer) {
        m_reading.clear();
        if (!answer)
            return m_run.fail(answer.error());
        take(*answer);
    });
}

void Timeline::take(const client::Answer &answer)
{
    const auto lines =
        wire::decode<wire::Listing<FeedLine>>(answer.body, wire::Reader::Unknown::Ignore);
    if (!lines)
        return m_run.fail(lines.error());
    for (const FeedLine &line : lines->items) {
        if (line.seq <= m_seen)
            continue;
        m_seen = line.seq;
        if (m_run.json())
            m_run.printBytes(wire::encode(line) + '\n');
        else
            m_run.print(texts::instant(line.at) + u"  "_s + texts::textOf(line) + u'\n');
    }
    if (std::exchange(m_again, false))
        read();
    else if (m_end)
        m_run.finish(exitCodeOf(*m_end));
}

} // namespace stw::cli
