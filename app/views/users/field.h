#pragma once

#include "shared/base/result.h"

#include <QWidget>

class QLabel;

namespace stw::views {

//! A field of a form: its label above, what is edited, and the fault of it below.
class Field : public QWidget
{
    Q_OBJECT

public:
    //! Takes \a editor as its child. \a name is the field's on the wire, by which faults find it.
    Field(const QString &name, QWidget *editor, QWidget *parent);

    const QString &name() const { return m_name; }
    QWidget *editor() const { return m_editor; }
    //! Label and accessible name; \a mnemonic letters lead to the editor.
    void setLabel(const QString &text);
    //! The sentences of the faults of this field, or that there is none.
    void setFaults(const QList<FieldFault> &faults);

private:
    QString m_name;
    QWidget *m_editor;
    QLabel *m_label;
    QLabel *m_fault;
    QLabel *m_faultIcon;
    QWidget *m_faultRow;
};

//! Tells each of \a fields its faults, and \a elsewhere what names none of them; no error clears.
void showProblem(const QList<Field *> &fields, QLabel &elsewhere,
                 const std::optional<Error> &error);

} // namespace stw::views
