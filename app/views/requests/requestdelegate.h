#pragma once

#include "app/widgets/tone.h"
#include "shared/model/views.h"

#include <QStyledItemDelegate>

namespace stw::views {

//! A request's status as a pill: its own states, and the display-only one `ends soon` (DECISIONS).
struct StatusLook
{
    QLatin1StringView icon;
    QString text;
    widgets::Tone tone = widgets::Tone::Quiet;
};
StatusLook statusOf(const RequestSummary &request, Instant now);
//! Why it stands where it stands, in words for the column; empty: nothing needs to be said.
QString reasonOf(const RequestSummary &request, Instant now);

//! Paints the cells of a table of requests: mark and name, status as a pill, soft second columns,
//! a hairline under each row; a row that is not loaded yet is left blank.
class RequestDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    //! What ends soon, and in how long, goes by it.
    void setNow(Instant now) { m_now = now; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QString displayText(const QVariant &value, const QLocale &locale) const override;

    //! The box of the mark inside the cell of the name.
    static QRect markRect(const QRect &cell);
    //! Where the name begins, from the left of its cell.
    static int nameIndent();

private:
    Instant m_now;
};

} // namespace stw::views
