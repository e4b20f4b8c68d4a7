#pragma once

#include "app/views/compose/offer.h"
#include "shared/model/admission.h"

#include <QWidget>

class QHBoxLayout;
class QVBoxLayout;

namespace stw::widgets {
class Chip;
class EmptyState;
class Label;
class SpecCard;
} // namespace stw::widgets

namespace stw::views {

//! The specifications that a project may use, as cards to choose one from, narrowed by kind.
class SpecList : public QWidget
{
    Q_OBJECT

public:
    explicit SpecList(QWidget *parent);

    //! \a foreign: how many more there are that the project may not use.
    void setSpecs(const QList<wire::SpecView> &specs, qsizetype foreign);
    void setChosen(const QString &spec);
    //! How the standard size of each would fare now, by name; what is not known says nothing.
    void setProspects(const QMap<QString, Feasibility> &prospects);
    void setFault(const QString &sentence);
    //! The chosen one, or the first.
    void focusCards();

signals:
    void chosen(const QString &spec);

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    void rebuildKinds();
    void fill(widgets::SpecCard *card, const wire::SpecView &view) const;
    void refill();
    void narrow();
    void showCaption();

    QList<wire::SpecView> m_specs;
    qsizetype m_foreign = 0;
    QString m_chosen;
    QMap<QString, Feasibility> m_prospects;
    std::optional<SpecKind> m_kind; //!< Nothing: all.

    widgets::Label *m_title;
    widgets::Label *m_count;
    QHBoxLayout *m_kinds;
    QWidget *m_cardHolder;
    QVBoxLayout *m_cards;
    QMap<QString, widgets::SpecCard *> m_bySpec;
    widgets::Label *m_fault;
    widgets::EmptyState *m_empty;
    widgets::Label *m_more;
};

} // namespace stw::views
