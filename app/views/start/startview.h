#pragma once

#include "app/views/lines/linelist.h"
#include "app/views/start/attention.h"
#include "shared/model/quota.h"
#include "shared/wire/views.h"

class QStackedLayout;
class QVBoxLayout;

namespace stw::widgets {
class Card;
class Label;
class QuotaBar;
} // namespace stw::widgets

namespace stw::views {

//! What a calendar month has cost so far.
struct MonthCost
{
    QString period; //!< `2026-11`, in the project's zone.
    Cost cost;
    QString currency; //!< ISO 4217; empty: nothing was metered.
    Quantity cardHours;
    Quantity coreHours;

    friend bool operator==(const MonthCost &, const MonthCost &) = default;
};

//! The sum of the lines of \a period; amounts of another currency than the first are left out.
MonthCost monthOf(const QList<UsageLine> &lines, const QString &period);

//! The developer's first page: what needs them, what runs and how long yet, what quota is left and
//! what the month has cost. Without any request it shows how to begin.
class StartView : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kSamples = 3;

    explicit StartView(QWidget *parent = nullptr);

    //! Own requests, live and just ended. `known` says whether there is any request at all.
    void setRequests(const QList<RequestSummary> &requests);
    //! Countdowns go by it.
    void setNow(Instant now);
    //! Failures that were looked at.
    void setSeen(const QList<RequestId> &seen);
    void setQuota(const QString &project, const QList<QuotaLine> &lines);
    void setMonth(const MonthCost &month);
    //! Specifications to begin with; at most kSamples are shown.
    void setSamples(const QList<wire::SpecView> &specs);

    int attentionCount() const { return int(m_attention->lines().size()); }

signals:
    void requestOpened(stw::RequestId id);
    //! Compose, with this specification; empty: with none chosen.
    void composeWished(const QString &spec);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *overview();
    QWidget *left();
    QWidget *right();
    QWidget *beginning();
    void retranslate();
    void fill();
    void fillMonth();
    void fillSamples();

    QList<RequestSummary> m_requests;
    QList<RequestId> m_seen;
    Instant m_now;
    bool m_known = false;
    QString m_quotaProject;
    QList<QuotaLine> m_quotaLines;
    std::optional<MonthCost> m_month;
    QList<wire::SpecView> m_specs;

    QStackedLayout *m_stack;
    widgets::Card *m_attentionCard;
    LineList *m_attention;
    widgets::Label *m_noAttention;
    widgets::Card *m_runningCard;
    LineList *m_running;
    widgets::Label *m_noRunning;
    widgets::Card *m_quotaCard;
    widgets::QuotaBar *m_quota;
    widgets::Label *m_noQuota;
    widgets::Card *m_monthCard;
    widgets::Label *m_figure;
    widgets::Label *m_monthDetail;
    widgets::Label *m_beginTitle;
    widgets::Label *m_beginText;
    QPushButton *m_begin;
    widgets::Card *m_samplesCard;
    LineList *m_samples;
};

} // namespace stw::views
