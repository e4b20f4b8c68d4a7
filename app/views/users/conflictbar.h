#pragma once

#include <QWidget>

namespace stw::widgets {
class Banner;
class Label;
} // namespace stw::widgets

namespace stw::views {

//! What is said where an edit met a newer version (412): the thing was changed meanwhile, what was
//! typed is still in the form. Hidden until then.
class ConflictBar : public QWidget
{
    Q_OBJECT

public:
    explicit ConflictBar(QWidget *parent = nullptr);

    void tell(); //!< With the button to read it anew.
    void clear();

signals:
    void reloadWished();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    widgets::Banner *m_banner;
    widgets::Label *m_kept; //!< Below it: a form is too narrow for both in one line.
};

} // namespace stw::views
