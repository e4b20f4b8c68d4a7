#pragma once

#include "app/views/compose/admissionpanel.h"
#include "app/views/compose/offer.h"

namespace stw::widgets {
class Card;
class EmptyState;
class Skeleton;
} // namespace stw::widgets

class QStackedLayout;

namespace stw::views {

class FaultSummary;
class ParameterForm;
class SpecList;

//! A new request: specifications at the left, their parameters, and at the right what the service
//! says about it. Everything typed stays, whatever comes.
class ComposeView : public QWidget
{
    Q_OBJECT

public:
    explicit ComposeView(QWidget *parent = nullptr);

    void setOffer(const Offer &offer);
    //! Nothing can be offered: why, instead of the form; empty: the offer is loading.
    void setNoOffer(const QString &why);
    const Offer &offer() const;

    //! A draft, or a wish taken over. Does not emit edited().
    void setForm(const Composition &form);
    const Composition &form() const;
    //! What the form means, in the language of now.
    Reading reading() const;
    const Spec *spec() const;
    const Template *tmpl() const;

    AdmissionPanel &panel() { return *m_panel; }
    void setAdmission(const std::optional<Admission> &admission);
    void setProspects(const QMap<QString, Feasibility> &prospects);

    enum class Focus { Stays, GoesThere };
    //! What the service refused; each stays at its field until that is edited.
    void setRefused(const QList<FieldFault> &faults, Focus focus);
    //! Without a server nothing can be sent; the form stays editable.
    void setOnline(bool online);

    //! As the button does: emits submitWanted(), or shows what is missing.
    void submit();
    void focusFirst();

signals:
    void edited();
    void submitWanted();
    void previewWanted(); //!< Ask again.
    void reloadWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void lay();
    void choose(const QString &spec);
    void goOn(WayOn way);
    void takeEdit(const QString &path);
    void adopt(const Composition &form);
    void showSpecs();
    void showFaults();
    void showCaption();
    void follow(const QString &path);
    QList<FieldFault> shownFaults() const;

    std::optional<Admission> m_admission;
    QList<FieldFault> m_refused;
    QStringList m_touched; //!< Fields that a person has been in.
    bool m_tried = false;  //!< Submitting was tried: every fault shows.
    bool m_online = true;

    QStackedLayout *m_stack;
    widgets::Skeleton *m_skeleton;
    widgets::EmptyState *m_empty;
    QWidget *m_page;
    SpecList *m_specs;
    widgets::Card *m_card;
    FaultSummary *m_summary;
    ParameterForm *m_form;
    AdmissionPanel *m_panel;
};

} // namespace stw::views
