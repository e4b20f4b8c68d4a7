#pragma once

#include "app/widgets/tone.h"

#include <QAbstractListModel>
#include <QListView>
#include <QStyledItemDelegate>

namespace stw::views {

//! A row of two text lines: a thing by its name, and what is to be said of it.
struct Line
{
    QString key; //!< What activated() names; unique in its list.
    QLatin1StringView icon;
    widgets::Tone tone = widgets::Tone::Quiet; //!< Of the icon.
    QString title;
    QString text;
    QString right; //!< A number or an instant; never cut.
    QString rightText;
    bool strong = true; //!< Bold: a person should look at it.

    friend bool operator==(const Line &, const Line &) = default;
};

//! Rows of a LineList. New rows under known keys change in place, so that selection and scrolling
//! survive what the clock or the feed changes.
class LineModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { LineRole = Qt::UserRole + 1 };

    using QAbstractListModel::QAbstractListModel;

    void setLines(const QList<Line> &lines);
    const QList<Line> &lines() const { return m_lines; }

    int rowCount(const QModelIndex &parent = {}) const override;
    //! Qt::AccessibleTextRole tells the row as one sentence.
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QList<Line> m_lines;
};

class LineDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    //! No hairline under the last row: what is around the list closes it.
    void setOpenEnd(bool open) { m_openEnd = open; }

private:
    bool m_openEnd = false;
};

//! A list of lines: arrows walk, Enter or a double click opens, and so does a single click.
class LineList : public QListView
{
    Q_OBJECT

public:
    explicit LineList(QWidget *parent = nullptr);

    void setLines(const QList<Line> &lines);
    const QList<Line> &lines() const { return m_model.lines(); }
    QString currentKey() const;
    //! As high as its rows, up to \a most of them; 0: as high as it gets, and scrolls.
    void setMostRows(int most);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void opened(const QString &key);

protected:
    void changeEvent(QEvent *event) override;

private:
    LineModel m_model;
    LineDelegate m_delegate;
    int m_mostRows = 0;
};

} // namespace stw::views

Q_DECLARE_METATYPE(stw::views::Line)
