#pragma once

#include "app/shell/commandlist.h"

#include <QAbstractListModel>
#include <QFrame>
#include <QPointer>

class QKeyEvent;
class QLineEdit;
class QListView;

namespace stw::widgets {
class Label;
}

namespace stw::shell {

//! The palette's rows for a list view.
class CommandModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { CaptionRole = Qt::UserRole }; //!< bool

    using QAbstractListModel::QAbstractListModel;

    void setCommands(const QList<Command> &commands);
    void type(const QString &typed);
    int commandCount() const;
    //! Nothing: the row is a caption.
    const Command *commandAt(int row) const;
    //! The next row with a command from \a row on, in steps of \a step; -1: none.
    int nextCommand(int row, int step) const;
    const QList<CommandRow> &rows() const { return m_rows; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    QList<Command> m_commands;
    QList<CommandRow> m_rows;
};

//! Ctrl+K: every command by a few letters of its name. Lies over the window; Escape or a click
//! elsewhere closes it and gives the focus back.
class Palette : public QFrame
{
    Q_OBJECT

public:
    static constexpr int kWidth = 640;
    static constexpr int kTop = 96;

    explicit Palette(QWidget *window);

    void open(const QList<Command> &commands);
    void close();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *) override;

private:
    bool takeKey(QKeyEvent *key);
    void type(const QString &typed);
    void select(int row);
    void run(const QModelIndex &index);
    void place();

    CommandModel m_model;
    QLineEdit *m_field;
    widgets::Label *m_count;
    QListView *m_list;
    QPointer<QWidget> m_before; //!< Had the focus.
};

} // namespace stw::shell
