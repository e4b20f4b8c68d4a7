#pragma once

#include "app/client/outputtail.h"
#include "app/shell/page.h"
#include "shared/model/views.h"

#include <QTimer>

namespace stw::views {
class RequestView;
}
namespace stw::widgets {
class Label;
class Pill;
} // namespace stw::widgets

namespace stw::shell {

//! One request: reads its record anew whenever the feed tells of it, follows its output, and ends
//! it where that is confirmed.
class RequestPage : public Page
{
    Q_OBJECT

public:
    RequestPage(const Context &context, QWidget *parent);

    QString heading() const override;
    std::optional<Crumb> crumb() const override;
    QString status() const override;
    void open(const Target &target) override;
    void refresh() override;
    QWidget *headLead() override { return m_lead; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeHead();
    void makeCommands();
    void connectView();
    QAction *command(QLatin1StringView iconName, const std::function<void()> &act);
    void retranslate();
    void showHead();
    void showCommands();

    void look();
    void take(const RequestRecord &record);
    void refuse(const Error &error);
    void readEvents();
    void readFiles();
    void followOutput();
    void end(const QString &verb, const QString &reason);
    void save(const QString &path, const QString &name);
    void again();

    const Context m_context;
    views::RequestView *m_view;
    QWidget *m_lead;
    widgets::Pill *m_pill;
    widgets::Label *m_position;
    QAction *m_showOutput;
    QAction *m_again;
    QAction *m_cancel;
    QAction *m_release;
    QAction *m_download;

    RequestId m_id;
    std::optional<RequestRecord> m_record;
    QPointer<client::Call> m_looking;
    bool m_lookAgain = false; //!< Something happened while it was looked at.
    qint64 m_events = 0;      //!< Sequence of the last event shown.
    QPointer<client::OutputTail> m_tail;
    qint64 m_tailed = -1; //!< Attempt that the tail reads.
    QTimer m_tick;        //!< Running lengths grow.
    QTimer m_poll;        //!< Position and cost change without an event of this request.
};

} // namespace stw::shell
