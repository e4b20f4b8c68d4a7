#pragma once

#include "app/shell/page.h"
#include "app/views/controlroom/overview.h"

#include <QTimer>

namespace stw::views {
class ControlRoomView;
}

namespace stw::shell {

//! What the operator sees first. Reads anew some seconds after the feed told of something, and
//! each half minute.
class ControlRoomPage : public Page
{
    Q_OBJECT

public:
    ControlRoomPage(const Context &context, QWidget *parent);

    QString heading() const override;
    QString status() const override;
    void open(const Target &target) override;
    void refresh() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void read(const QList<RequestState> &states, Instant from,
              std::optional<views::Counted> views::Overview::*part);
    void readNodes();
    void fill();
    void goToCounter(views::Counter counter);
    void goToFilter(const QList<RequestState> &states, Instant from);

    const Context m_context;
    views::ControlRoomView *m_view;
    views::Overview m_overview;
    QTimer m_soon;
    QTimer m_clock;
};

} // namespace stw::shell
