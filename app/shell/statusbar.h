#pragma once

#include "app/shell/session.h"

class QLabel;
class QToolButton;

namespace stw::widgets {
class Label;
}

namespace stw::shell {

//! The lower edge of the window: connection, instant, what is shown; day and zone, dock, help.
//! Amber while the server is not heard, and then it says since when.
class StatusBar : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kHeight = 26;

    explicit StatusBar(QWidget *parent = nullptr);

    //! \a now makes "since"; call it once a second while offline.
    void setLink(const Link &link, Instant now);
    void setPageStatus(const QString &text);
    void setActivities(int running);

signals:
    void dockWanted();
    void helpWanted();
    void connectionWanted(); //!< Try now.

protected:
    void paintEvent(QPaintEvent *) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    Link m_link;
    Instant m_now;
    int m_running = 0;
    QLabel *m_sign;
    widgets::Label *m_state;
    widgets::Label *m_asOf;
    widgets::Label *m_page;
    widgets::Label *m_day;
    QToolButton *m_dock;
    QToolButton *m_help;
    QList<QWidget *> m_cells; //!< With a hairline before each but the first of a side.
};

} // namespace stw::shell
