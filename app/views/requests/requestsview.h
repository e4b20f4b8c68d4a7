#pragma once

#include "app/models/requesttable.h"
#include "app/views/requests/enddialog.h"

#include <QWidget>

class QStackedLayout;

namespace stw::widgets {
class EmptyState;
class Label;
class Skeleton;
} // namespace stw::widgets

namespace stw::views {

class FilterBar;
class RequestList;

//! A list of requests with its filter bar and its counts: the person's own, or all of them.
class RequestsView : public QWidget
{
    Q_OBJECT

public:
    enum class Kind { Mine, All };

    explicit RequestsView(Kind kind, QWidget *parent = nullptr);

    //! Lives longer than the view.
    void setModel(models::RequestTable *model);
    void setNow(Instant now);
    //! How many there are without any filter; nothing: not known.
    void setGrandTotal(const std::optional<qint64> &total);
    FilterBar *filterBar() const { return m_filter; }
    RequestList *list() const { return m_list; }
    //! What an action applies to: the marked ones, or else the one under the cursor.
    QList<EndItem> targets() const;
    //! `9 of 38 shown`, for the status bar.
    QString countText() const;

signals:
    void opened(stw::RequestId id);
    void endWished(stw::views::Ending ending);
    void composeWished();
    void retryWished();
    //! Marks or cursor have changed, and with them what targets() gives.
    void targetsChanged();
    void countChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Emptiness { None, Loading, NothingYet, Filtered, NoRight, Failed };

    void build();
    void retranslate();
    void fill();
    void showEmpty(Emptiness why);
    Emptiness emptiness() const;
    void act();
    void wishEnd();

    Kind m_kind;
    models::RequestTable *m_model = nullptr;
    std::optional<qint64> m_grandTotal;
    FilterBar *m_filter;
    RequestList *m_list;
    widgets::Skeleton *m_skeleton;
    widgets::EmptyState *m_empty;
    QStackedLayout *m_stack;
    widgets::Label *m_counts;
    widgets::Label *m_problem;
};

} // namespace stw::views
