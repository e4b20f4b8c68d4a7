#pragma once

#include <QTableWidget>

namespace stw::views {

//! A few rows to read, as high as they are: no paging, no editing. Numbers stand at the right.
class RecordTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit RecordTable(QWidget *parent);

    //! \a numeric are the columns that hold numbers. The last column takes the room that is left.
    void setRows(const QStringList &headers, const QList<QStringList> &rows,
                 const QList<int> &numeric = {});

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QStringList m_headers;
    QList<QStringList> m_rows;
};

} // namespace stw::views
