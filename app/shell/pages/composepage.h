#pragma once

#include "app/client/drafts.h"
#include "app/shell/page.h"
#include "app/views/compose/composition.h"
#include "app/views/compose/offer.h"
#include "shared/model/admission.h"
#include "shared/model/views.h"

#include <QTimer>

class QMenu;
class QPushButton;

namespace stw::views {
class ComposeView;
}
namespace stw::widgets {
class Label;
class Pill;
} // namespace stw::widgets

namespace stw::shell {

//! A new request: reads what can be asked for, lets the service assess the form while it is typed,
//! keeps it as a draft, and submits it once, however often that is tried.
class ComposePage : public Page
{
    Q_OBJECT

public:
    //! \a draftFolder: empty for Drafts::standardFolder().
    ComposePage(const Context &context, QWidget *parent, const QString &draftFolder = {});
    ~ComposePage() override;

    QString heading() const override { return tr("New request"); }
    //! With the fact `again`: asks for the same as the request of that id; `draft`: goes on with
    //! the draft of that id; `spec`: with a specification chosen. Without: goes on where it was.
    void open(const Target &target) override;
    void refresh() override;
    QWidget *headLead() override { return m_lead; }
    QWidget *headTools() override { return m_takeOver; }

protected:
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void makeHead();
    void retranslate();

    void readOffer();
    template <class T>
    void readList(const QString &path, QList<T> views::Offer::*into);
    void takeOffer();
    void beginForm();

    void takeEdit();
    void keepDraft();
    void loadDraft(const client::Draft &draft);
    std::optional<client::Draft> newestDraft(const QString &id) const;
    void takeOverFrom(const QString &request);
    void fillTakeOver();
    void startAnew(const views::Composition &form);

    void preview();
    void takePreview(const Result<Admission> &admission);
    void askProspects();
    void nextProspect();

    void submit();
    void upload(QStringList paths);
    void post();
    void takeRecord(const RequestRecord &record);
    void refuse(const Error &error);
    void stopSending();
    void actOnProblem();

    const Context m_context;
    client::Drafts m_drafts;
    views::ComposeView *m_view;
    QWidget *m_lead;
    widgets::Pill *m_pill;
    widgets::Label *m_saved;
    QPushButton *m_takeOver;
    QMenu *m_earlier;

    views::Offer m_offer; //!< Being read.
    int m_reading = 0;    //!< Lists that are still to come.
    std::optional<Error> m_offerError;
    bool m_offered = false;

    client::Draft m_draft;
    bool m_draftFails = false; //!< Said once.
    QTimer m_save;

    QTimer m_debounce;
    QTimer m_again; //!< What is shown grows old by itself.
    QPointer<client::Call> m_previewing;

    QStringList m_prospectQueue; //!< Specifications still to be asked about.
    QMap<QString, Feasibility> m_prospects;
    QPointer<client::Call> m_prospecting;

    bool m_sending = false;
    std::function<void()> m_problemAct;
};

} // namespace stw::shell
