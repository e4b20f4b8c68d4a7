#pragma once

#include "app/views/controlroom/countertile.h"
#include "app/views/lines/linelist.h"

class QVBoxLayout;

namespace stw::widgets {
class Card;
class Label;
} // namespace stw::widgets

namespace stw::views {

//! Rows of the control room's lists at \a now.
Line urgentLine(const RequestSummary &request, Instant now);
Line lineOf(const Node &node);
QString textOf(NodeTrouble trouble);

//! The operator's first page: how much there is of everything, what needs a person, why requests
//! wait, and which nodes take no work. Every figure leads to the list that it counts.
class ControlRoomView : public QWidget
{
    Q_OBJECT

public:
    explicit ControlRoomView(QWidget *parent = nullptr);

    //! \a todayEnds is the first instant of tomorrow.
    void setOverview(const Overview &overview, Instant todayEnds);

signals:
    void counterChosen(stw::views::Counter counter);
    void reasonChosen(const QString &code);
    void requestOpened(stw::RequestId id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fill();
    void fillReasons();
    QWidget *counters();
    QWidget *lists();

    Overview m_overview;
    Instant m_todayEnds;
    QList<CounterTile *> m_tiles;
    widgets::Card *m_urgentCard;
    LineList *m_urgent;
    widgets::Label *m_noUrgent;
    widgets::Card *m_reasonCard;
    QVBoxLayout *m_reasons;
    widgets::Label *m_noReasons;
    widgets::Card *m_nodeCard;
    LineList *m_nodes;
    widgets::Label *m_noNodes;
};

} // namespace stw::views
