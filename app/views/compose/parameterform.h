#pragma once

#include "app/views/compose/composition.h"
#include "app/views/compose/offer.h"
#include "app/views/compose/parameterfields.h"

class QComboBox;
class QGridLayout;
class QLineEdit;
class QSpinBox;

namespace stw::widgets {
class Label;
}

namespace stw::views {

class FileList;
class GrowingEdit;

//! The fields of a request beside its specification. It holds the form; what is edited here is in
//! form() when changed() is emitted.
class ParameterForm : public QWidget
{
    Q_OBJECT

public:
    explicit ParameterForm(QWidget *parent);

    void setOffer(const Offer &offer);
    const Offer &offer() const { return m_offer; }
    void setForm(const Composition &form);
    const Composition &form() const { return m_form; }

    //! Shows each at its field, in words; fields without one are cleared.
    void setFaults(const QList<FieldFault> &faults);
    //! Brings the field into view and the focus into it; false: there is no such field.
    bool focusField(const QString &path);

signals:
    void changed(const QString &path);
    void left(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    void make();
    FormField *add(const QString &path, QWidget *editor);
    void fill();
    void fillProjects();
    void fillTemplates();
    void fillCounts();
    void fillPriorities();
    void fillDuration();
    void retranslate();
    void rebuildParameters();
    void layOut();
    void edit(const QString &path, const std::function<void(Composition &)> &change);
    FormField *fieldOf(const QString &path) const;
    const Spec *spec() const;

    Offer m_offer;
    Composition m_form;
    bool m_filling = false; //!< Values are put in by us, not by a person.
    QString m_shownTemplate;

    QGridLayout *m_grid;
    QList<FormField *> m_fields; //!< The fixed ones.
    QList<ParameterField> m_parameters;
    QComboBox *m_project;
    QComboBox *m_template;
    QSpinBox *m_cards;
    QSpinBox *m_nodes;
    widgets::Label *m_cardsUnit;
    QLineEdit *m_duration;
    QComboBox *m_durationUnit;
    QComboBox *m_priority;
    GrowingEdit *m_purpose;
    FileList *m_files;
};

} // namespace stw::views
