#pragma once

#include <QFrame>

class QLineEdit;
class QPushButton;

namespace stw::widgets {
class Banner;
class Label;
} // namespace stw::widgets

namespace stw::views {

//! Asks, at the place, whether a request is really to be ended, and says what that means. Hidden
//! until it has something to ask.
class EndPanel : public QFrame
{
    Q_OBJECT

public:
    explicit EndPanel(QWidget *parent);

    //! \a act is the words of the button that does it: a verb and its object.
    void ask(const QString &question, const QString &meaning, const QString &act);
    //! On its way: nothing can be pressed.
    void setBusy(bool busy);
    //! It was refused; the question stays.
    void setProblem(const QString &sentence);
    void dismiss();
    bool isAsking() const { return !isHidden(); }

signals:
    void confirmed(const QString &reason);
    void dismissed();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslate();

    widgets::Label *m_question;
    widgets::Label *m_meaning;
    widgets::Label *m_reasonTitle;
    QLineEdit *m_reason;
    widgets::Banner *m_banner;
    QPushButton *m_act;
    QPushButton *m_keep;
};

} // namespace stw::views
