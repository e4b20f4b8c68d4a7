#include "app/views/request/eventscard.h"

#include "app/texts/format.h"
#include "app/texts/timelinetext.h"
#include "app/views/lines/statelook.h"
#include "app/widgets/icons.h"
#include "app/widgets/label.h"
#include "app/widgets/type.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QPushButton>

namespace stw::views {

using namespace Qt::StringLiterals;
using namespace stw::widgets;

namespace {

struct EventLook
{
    QLatin1StringView kind;
    QLatin1StringView icon;
    Tone tone;
};

// clang-format off: a table is read in columns.
constexpr EventLook kLooks[] = {
    {"request.submitted"_L1, "forward"_L1, Tone::Quiet},
    {"request.approval_refused"_L1, "error"_L1, Tone::Error},
    {"request.queued"_L1, "queue"_L1, Tone::Accent},
    {"request.deferred"_L1, "clock"_L1, Tone::Accent},
    {"request.placed"_L1, "provision"_L1, Tone::Accent},
    {"request.delivered"_L1, "check"_L1, Tone::Ok},
    {"request.release_began"_L1, "release"_L1, Tone::Maintenance},
    {"request.work_ended"_L1, "check"_L1, Tone::Quiet},
    {"request.returned"_L1, "reclaim"_L1, Tone::Quiet},
    {"request.requeued"_L1, "preempt"_L1, Tone::Warning},
    {"request.withdrawn"_L1, "close"_L1, Tone::Quiet},
};
// clang-format on

StateLook lookOf(const FeedLine &line)
{
    for (const EventLook &row : kLooks) {
        if (line.kind == row.kind)
            return {row.icon, row.tone};
    }
    return {"info"_L1, Tone::Quiet};
}

} // namespace

EventsCard::EventsCard(QWidget *parent)
    : Card(parent)
    , m_all(new QPushButton(this))
    , m_rows(new QGridLayout)
{
    m_all->setProperty("quiet", true);
    m_all->setProperty("small", true);
    connect(m_all, &QPushButton::clicked, this, &EventsCard::allWanted);
    addHeadWidget(m_all);
    m_rows->setHorizontalSpacing(10);
    m_rows->setVerticalSpacing(4);
    m_rows->setColumnStretch(2, 1);
    body()->addLayout(m_rows);
    show();
}

void EventsCard::setEvents(const QList<FeedLine> &events)
{
    if (m_events == events)
        return;
    m_events = events;
    show();
}

void EventsCard::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        show();
}

void EventsCard::show()
{
    setTitle(tr("Timeline"));
    m_all->setText(tr("All %Ln events", nullptr, int(m_events.size())));
    m_all->setVisible(m_events.size() > kMostShown);
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const Tokens &colours = tokens(palette());
    const qsizetype count = qMin(m_events.size(), kMostShown);
    for (qsizetype row = 0; row < count; ++row) {
        const FeedLine &line = m_events[m_events.size() - 1 - row];
        const StateLook look = lookOf(line);
        auto *mark = new QLabel(this);
        mark->setPixmap(
            iconPixmap(look.icon, scaled(14), colourOf(look.tone, colours), devicePixelRatioF()));
        auto *text =
            new Label(row == 0 ? TextRole::Body : TextRole::Soft, texts::textOf(line), this);
        text->setWordWrap(true);
        m_rows->addWidget(new Label(TextRole::Muted, texts::clock(line.at), this), int(row), 0,
                          Qt::AlignTop);
        m_rows->addWidget(mark, int(row), 1, Qt::AlignTop);
        m_rows->addWidget(text, int(row), 2, Qt::AlignTop);
    }
}

} // namespace stw::views
