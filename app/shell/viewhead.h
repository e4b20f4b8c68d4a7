#pragma once

#include "app/shell/page.h"

class QHBoxLayout;
class QPushButton;
class QToolButton;

namespace stw::widgets {
class Label;
}

namespace stw::shell {

//! The head of the page in view: crumb, title, what the page puts beside it, its buttons.
class ViewHead : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kHeight = 48;

    explicit ViewHead(QWidget *parent = nullptr);

    //! Reads the page's head anew; nullptr: an empty one.
    void show(Page *page);

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

signals:
    void crumbFollowed(const stw::shell::Target &target);

protected:
    void paintEvent(QPaintEvent *) override;
    void changeEvent(QEvent *event) override;

private:
    void showCrumb(const std::optional<Crumb> &crumb);
    struct HeadButton
    {
        QPointer<QAction> command;
        QPushButton *button;
    };

    QPushButton *buttonFor(QAction *command);
    void showButtons(const QList<QAction *> &commands);
    void place(QWidget *&held, QWidget *wanted, QHBoxLayout *row);
    void retranslate();

    QPointer<Page> m_page;
    QWidget *m_crumbRow;
    QPushButton *m_parent;
    widgets::Label *m_id;
    QToolButton *m_copy;
    widgets::Label *m_title;
    widgets::Label *m_subtitle;
    QHBoxLayout *m_leadRow;
    QHBoxLayout *m_toolRow;
    QHBoxLayout *m_buttonRow;
    QWidget *m_lead = nullptr;
    QWidget *m_tools = nullptr;
    QList<HeadButton> m_buttons;
    Target m_parentTarget{QString()};
};

} // namespace stw::shell
