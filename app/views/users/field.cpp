#include "app/views/users/field.h"

#include "app/texts/errortext.h"
#include "app/widgets/icons.h"
#include "app/widgets/tone.h"
#include "app/widgets/type.h"

#include <QBoxLayout>
#include <QLabel>

#include <algorithm>

namespace stw::views {

using namespace Qt::StringLiterals;

Field::Field(const QString &name, QWidget *editor, QWidget *parent)
    : QWidget(parent)
    , m_name(name)
    , m_editor(editor)
    , m_label(new QLabel(this))
    , m_fault(new QLabel(this))
    , m_faultIcon(new QLabel(this))
    , m_faultRow(new QWidget(this))
{
    m_label->setFont(widgets::secondFont());
    m_label->setBuddy(editor);
    m_fault->setFont(widgets::secondFont());
    m_fault->setWordWrap(true);
    auto *faultRow = new QHBoxLayout(m_faultRow);
    faultRow->setContentsMargins({});
    faultRow->setSpacing(8);
    faultRow->addWidget(m_faultIcon, 0, Qt::AlignTop);
    faultRow->addWidget(m_fault, 1);
    m_faultRow->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(4);
    column->addWidget(m_label);
    column->addWidget(editor);
    column->addWidget(m_faultRow);
    setFocusProxy(editor);
    editor->setObjectName(name);
}

void Field::setLabel(const QString &text)
{
    m_label->setText(text);
    m_editor->setAccessibleName(QString(text).remove(u'&'));
}

void Field::setFaults(const QList<FieldFault> &faults)
{
    QStringList sentences;
    for (const FieldFault &fault : faults) {
        FieldFault named = fault;
        named.field = m_editor->accessibleName();
        sentences += texts::textOf(named);
    }
    const QString text = sentences.join(u' ');
    m_fault->setText(text);
    m_faultRow->setVisible(!text.isEmpty());
    m_editor->setAccessibleDescription(text);
    m_editor->setProperty("invalid", !text.isEmpty());
    QPalette colours = palette();
    const QColor failed = colourOf(widgets::Tone::Error, widgets::tokens(palette()));
    colours.setColor(QPalette::WindowText, failed);
    m_fault->setPalette(colours);
    m_faultIcon->setPixmap(widgets::iconPixmap("error"_L1, 16, failed, devicePixelRatioF()));
    m_editor->update();
}

void showProblem(const QList<Field *> &fields, QLabel &elsewhere, const std::optional<Error> &error)
{
    const QList<FieldFault> faults = error ? error->faults : QList<FieldFault>();
    QList<FieldFault> rest = faults;
    for (Field *field : fields) {
        QList<FieldFault> own;
        std::ranges::copy_if(faults, std::back_inserter(own), [field](const FieldFault &fault) {
            return fault.field == field->name();
        });
        rest.removeIf([field](const FieldFault &fault) { return fault.field == field->name(); });
        field->setFaults(own);
    }
    QStringList lines;
    if (error && faults.size() == rest.size())
        lines += texts::textOf(error->code);
    for (const FieldFault &fault : rest)
        lines += texts::textOf(fault);
    elsewhere.setText(lines.join(u' '));
    elsewhere.setVisible(!lines.isEmpty());
}

} // namespace stw::views
