#pragma once

#include "app/models/requesttable.h"

#include <QHeaderView>
#include <QTableView>

namespace stw::views {

class RequestDelegate;

//! The table of requests as people use it: Space marks, Shift with arrows takes a range, Ctrl+A
//! marks all of the filter, Enter opens, Delete asks to end. The head sorts where the service can.
class RequestList : public QTableView
{
    Q_OBJECT

public:
    explicit RequestList(QWidget *parent = nullptr);

    void setRequests(models::RequestTable *model);
    void setNow(Instant now);
    //! Which columns there are to begin with; the person may show others.
    void setColumns(const QList<models::RequestTable::Column> &columns);
    //! Invalid: none.
    RequestId currentId() const;

signals:
    void opened(stw::RequestId id);
    void endWished();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void dress();
    void toggleSelected();
    void sortBy(int column);
    void offerColumns(const QPoint &at);

    models::RequestTable *m_model = nullptr;
    RequestDelegate *m_delegate;
};

} // namespace stw::views
