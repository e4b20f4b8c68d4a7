#pragma once

#include "app/widgets/tone.h"

#include <QFrame>
#include <QTimer>

class QLabel;
class QPushButton;
class QToolButton;

namespace stw::widgets {

struct ToastText
{
    Tone tone = Tone::Ok; //!< Errors are banners.
    QString title;
    QString text; //!< May be empty.
    QString link; //!< What can be opened; empty: nothing.

    friend bool operator==(const ToastText &, const ToastText &) = default;
};

//! A short message at the lower right of its parent, above \a bottom pixels. It leaves after six
//! seconds unless the pointer or the focus is in it, and deletes itself.
class Toast : public QFrame
{
    Q_OBJECT

public:
    Toast(const ToastText &text, QWidget *over, int bottom = 0);

    const ToastText &text() const { return m_text; }
    //! Slides in, above the toasts that are there already.
    void appear();

signals:
    void linkTriggered();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    void dress();
    QPoint place() const;

    ToastText m_text;
    int m_bottom;
    QTimer m_leave;
    QLabel *m_icon = nullptr;
    QToolButton *m_close = nullptr;
};

} // namespace stw::widgets
