#pragma once

#include "app/widgets/tone.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace stw::widgets {

struct BannerText
{
    Tone tone = Tone::Warning;
    QString lead;   //!< Bold: what happened. May be empty.
    QString text;   //!< What still works, what comes next.
    QString action; //!< The one button; empty: none.

    friend bool operator==(const BannerText &, const BannerText &) = default;
};

//! One sentence under the head of a view. Hidden until it has something to say.
class Banner : public QFrame
{
    Q_OBJECT

public:
    explicit Banner(QWidget *parent = nullptr);

    void say(const BannerText &text);
    void clear();
    const BannerText &text() const { return m_text; }

signals:
    void actionTriggered();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void dress();
    void fit();

    BannerText m_text;
    QLabel *m_icon;
    QLabel *m_lead;
    QLabel *m_sentence;
    QPushButton *m_action;
};

} // namespace stw::widgets
