#pragma once

#include "app/models/filterlanguage.h"
#include "app/models/requesttable.h"
#include "app/shell/page.h"
#include "app/views/requests/requestsview.h"

#include <QTimer>

namespace stw::views {
class EndDialog;
}

namespace stw::shell {

//! The person's requests in the project that the head names, or, for operators, those of all.
//! The target's fact `filter` is the text that the filter box begins with.
class RequestsPage : public Page
{
    Q_OBJECT

public:
    RequestsPage(const Context &context, QWidget *parent);

    QString heading() const override;
    QString subheading() const override;
    QString status() const override;
    void open(const Target &target) override;
    void refresh() override;

protected:
    using Kind = views::RequestsView::Kind;
    RequestsPage(const Context &context, Kind kind, QWidget *parent);
    void changeEvent(QEvent *event) override;

private:
    //! At most this many answers are awaited at once when many requests are ended.
    static constexpr int kAtOnce = 4;

    void addCommands();
    void restore();
    void remember();
    void follow();
    void retranslate();
    void setContext();
    void showCommands();
    //! What is always asked for, whatever the box says.
    state::RequestFilter based(state::RequestFilter filter) const;
    void fetch(const models::RequestPiece &piece, const models::RequestAnswer &answer);
    void count();
    void end(views::Ending ending);
    //! Requests that a person has confirmed to end. What is not sent yet is sent even after the
    //! dialog that shows the answers was closed.
    struct Ends
    {
        views::Ending ending;
        QByteArray body;
        QList<RequestId> rest;
        QPointer<views::EndDialog> shown;
    };
    void sendNext(const std::shared_ptr<Ends> &ends);
    QString key(QLatin1StringView what) const;

    const Context m_context;
    const Kind m_kind;
    models::RequestTable m_table;
    views::RequestsView *m_view;
    QAction *m_release;
    QAction *m_cancel;
    QAction *m_find;
    QAction *m_compose = nullptr;
    QPointer<client::Call> m_call;
    QTimer m_clock;
};

} // namespace stw::shell
