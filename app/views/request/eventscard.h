#pragma once

#include "app/widgets/card.h"
#include "shared/model/views.h"

class QGridLayout;
class QPushButton;

namespace stw::views {

//! The last events of a request, the newest first.
class EventsCard : public widgets::Card
{
    Q_OBJECT

public:
    static constexpr qsizetype kMostShown = 7;

    explicit EventsCard(QWidget *parent);

    void setEvents(const QList<FeedLine> &events);

signals:
    void allWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void show();

    QList<FeedLine> m_events;
    QPushButton *m_all;
    QGridLayout *m_rows;
};

} // namespace stw::views
