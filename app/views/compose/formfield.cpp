#include "app/views/compose/formfield.h"

#include "app/widgets/icons.h"
#include "app/widgets/label.h"
#include "app/widgets/tone.h"
#include "app/widgets/type.h"

#include <QBoxLayout>
#include <QEvent>
#include <QFocusEvent>
#include <QStyle>

namespace stw::views {

using namespace Qt::StringLiterals;
using namespace stw::widgets;

FormField::FormField(const QString &path, QWidget *editor, QWidget *parent)
    : QWidget(parent)
    , m_path(path)
    , m_editor(editor)
    , m_row(new QHBoxLayout)
    , m_head(new QWidget(this))
    , m_title(new Label(TextRole::Second, m_head))
    , m_remark(new Label(TextRole::Muted, m_head))
    , m_footRow(new QWidget(this))
    , m_faultIcon(new QLabel(m_footRow))
    , m_foot(new Label(TextRole::Muted, m_footRow))
    , m_faultText(new QLabel(m_footRow))
{
    setObjectName(path);
    m_editor->setParent(this);
    m_editor->installEventFilter(this);
    m_title->setBuddy(m_editor);
    m_foot->setWordWrap(true);
    m_faultText->setWordWrap(true);
    m_faultText->setTextFormat(Qt::PlainText);

    auto *head = new QHBoxLayout(m_head);
    head->setContentsMargins(0, 0, 0, 0);
    head->setSpacing(6);
    head->addWidget(m_title);
    head->addWidget(m_remark, 1);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(8);
    m_row->addWidget(m_editor, 1);
    auto *foot = new QHBoxLayout(m_footRow);
    foot->setContentsMargins(0, 0, 0, 0);
    foot->setSpacing(6);
    foot->addWidget(m_faultIcon, 0, Qt::AlignTop);
    foot->addWidget(m_faultText, 1);
    foot->addWidget(m_foot, 1);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_head);
    column->addLayout(m_row);
    column->addWidget(m_footRow);
    column->addStretch();
    showFoot();
}

void FormField::addBeside(QWidget *widget, int stretch)
{
    widget->setParent(this);
    m_row->addWidget(widget, stretch);
}

void FormField::setTitle(const QString &title, const QString &remark)
{
    m_title->setText(title);
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
    m_editor->setAccessibleName(title);
}

void FormField::setTitleVisible(bool visible)
{
    m_head->setVisible(visible);
}

void FormField::setHint(const QString &hint)
{
    m_hint = hint;
    showFoot();
}

void FormField::setFault(const QString &sentence)
{
    if (m_fault == sentence)
        return;
    m_fault = sentence;
    m_editor->setProperty("invalid", !sentence.isEmpty());
    m_editor->update();
    showFoot();
}

bool FormField::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_editor && event->type() == QEvent::FocusOut) {
        const auto reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            emit left();
    }
    return QWidget::eventFilter(watched, event);
}

void FormField::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        showFoot();
}

void FormField::showFoot()
{
    const bool faulty = !m_fault.isEmpty();
    m_footRow->setVisible(faulty || !m_hint.isEmpty());
    m_foot->setVisible(!faulty);
    m_foot->setText(m_hint);
    m_faultIcon->setVisible(faulty);
    m_faultText->setVisible(faulty);
    m_faultText->setText(m_fault);
    m_editor->setAccessibleDescription(faulty ? m_fault : m_hint);
    if (!faulty)
        return;
    const QColor colour = colourOf(Tone::Error, tokens(palette()));
    m_faultIcon->setPixmap(iconPixmap("error"_L1, scaled(16), colour, devicePixelRatioF()));
    QPalette own = m_faultText->palette();
    own.setColor(QPalette::WindowText, colour);
    m_faultText->setPalette(own);
    m_faultText->setFont(secondFont());
}

} // namespace stw::views
