#pragma once

#include "app/views/request/recordwords.h"

#include <QWidget>

class QTabWidget;
class QVBoxLayout;

namespace stw::widgets {
class Banner;
class Card;
class Label;
class Skeleton;
class Stepper;
class TimelineStrip;
} // namespace stw::widgets

class QStackedLayout;

namespace stw::views {

class EndPanel;
class EventsCard;
class FactSheet;
class FileTable;
class OutputPanel;
class RecordTable;
class StandingCard;
class UsageCard;

//! One request, whole: where it stands and why, what it writes, what it used, how it came back.
class RequestView : public QWidget
{
    Q_OBJECT

public:
    enum class Tab { Overview, History, Usage, Output, Return };

    explicit RequestView(QWidget *parent = nullptr);

    //! Another request comes: nothing of the old one stays.
    void clear();
    void setRecord(const RequestRecord &record, Instant now);
    //! Time goes on: running lengths are shown anew.
    void setNow(Instant now);
    void setEvents(const QList<FeedLine> &events);
    void setFiles(const QList<wire::FileLine> &files);
    //! The record cannot be read anew: why; empty: it can. What is shown stays.
    void setProblem(const QString &sentence);
    OutputPanel &output() { return *m_output; }

    void setTab(Tab tab);
    Tab tab() const;
    //! Asks whether to `cancel` or `release`; the answer is endConfirmed().
    void askEnd(const QString &verb);
    EndPanel &endPanel() { return *m_end; }

signals:
    void endConfirmed(const QString &verb, const QString &reason);
    void fileWanted(const QString &name);
    void refreshWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeOverview();
    QWidget *makeHistory();
    QWidget *makeUsage();
    QWidget *makeOutput();
    QWidget *makeReturn();
    void retranslate();
    void show();
    void showHistory();
    void showCharges();
    void showReturns();
    void showEndQuestion();
    void moveOutput();

    std::optional<RequestRecord> m_record;
    Instant m_now;
    QList<FeedLine> m_events;
    QString m_verb; //!< Being asked about.

    QStackedLayout *m_stack;
    widgets::Skeleton *m_skeleton;
    QWidget *m_page;
    EndPanel *m_end;
    widgets::Banner *m_banner;
    QTabWidget *m_tabs;
    widgets::Stepper *m_stepper;
    widgets::TimelineStrip *m_strip;
    StandingCard *m_standing;
    widgets::Card *m_outputCard;
    QWidget *m_outputTab;
    OutputPanel *m_output;
    UsageCard *m_usage;
    widgets::Card *m_askedCard;
    FactSheet *m_asked;
    widgets::Card *m_accessCard;
    FactSheet *m_access;
    EventsCard *m_eventsCard;
    widgets::Card *m_queueCard;
    RecordTable *m_queue;
    widgets::Label *m_queueSum;
    widgets::Card *m_allCard;
    RecordTable *m_all;
    widgets::Card *m_chargesCard;
    UsageCard *m_usageFigures;
    RecordTable *m_charges;
    widgets::Label *m_chargesSum;
    widgets::Card *m_filesCard;
    FileTable *m_files;
    QVBoxLayout *m_returns;
};

} // namespace stw::views
