#pragma once

#include "app/shell/headbar.h"

#include <QAbstractButton>
#include <QPointer>

class QMenu;

namespace stw::shell {

// The painted parts of the head.

//! The product's name beside its mark: a line that parts in two, and a signal.
class Brand : public QWidget
{
    Q_OBJECT

public:
    //! So that what follows stands where the pages begin.
    static constexpr int kWidth = 172;

    explicit Brand(QWidget *parent);

protected:
    void paintEvent(QPaintEvent *) override;
};

//! Looks like a field and opens the palette, which is the one place to type.
class SearchButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit SearchButton(QWidget *parent);
    void setShortcutText(const QString &text);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *) override;

private:
    QString m_shortcut;
};

//! The bell, with how many are unread.
class BellButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit BellButton(QWidget *parent);
    void setUnread(int count);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *) override;

private:
    int m_unread = 0;
};

//! The person's name; opens the menu of what concerns them.
class PersonButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit PersonButton(QWidget *parent);
    void setMenu(QMenu *menu);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void open();

    QPointer<QMenu> m_menu;
};

//! Says what the server is for: `PRODUCTION`. Development says nothing.
class EnvironmentTag : public QWidget
{
    Q_OBJECT

public:
    explicit EnvironmentTag(QWidget *parent);
    void setMark(const EdgeMark &mark);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *) override;
    void changeEvent(QEvent *event) override;

private:
    QString words() const;
    QFont tagFont() const;

    EdgeMark m_mark;
};

//! The colour of edge and tag; transparent: there is none.
QColor colourOf(const EdgeMark &mark, const QPalette &palette);

} // namespace stw::shell
