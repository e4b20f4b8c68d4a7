#include "app/views/request/endpanel.h"

#include "app/widgets/banner.h"
#include "app/widgets/label.h"
#include "app/widgets/tone.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>

namespace stw::views {

using namespace Qt::StringLiterals;
using namespace stw::widgets;

namespace {

constexpr int kLongestReason = 2'000; // wire::kReasonLength

} // namespace

EndPanel::EndPanel(QWidget *parent)
    : QFrame(parent)
    , m_question(new Label(TextRole::Section, this))
    , m_meaning(new Label(TextRole::Body, this))
    , m_reasonTitle(new Label(TextRole::Second, this))
    , m_reason(new QLineEdit(this))
    , m_banner(new Banner(this))
    , m_act(new QPushButton(this))
    , m_keep(new QPushButton(this))
{
    hide();
    m_meaning->setWordWrap(true);
    m_reason->setMaxLength(kLongestReason);
    m_reasonTitle->setBuddy(m_reason);
    m_act->setProperty("primary", true);
    m_act->setObjectName("confirmEnd"_L1);
    connect(m_act, &QPushButton::clicked, this, [this] { emit confirmed(m_reason->text()); });
    connect(m_reason, &QLineEdit::returnPressed, m_act, &QPushButton::click);
    connect(m_keep, &QPushButton::clicked, this, &EndPanel::dismiss);
    auto *row = new QHBoxLayout;
    row->addWidget(m_reasonTitle);
    row->addWidget(m_reason, 1);
    row->addWidget(m_keep);
    row->addWidget(m_act);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 10, 16, 12);
    column->setSpacing(6);
    column->addWidget(m_question);
    column->addWidget(m_meaning);
    column->addWidget(m_banner);
    column->addLayout(row);
    retranslate();
}

void EndPanel::ask(const QString &question, const QString &meaning, const QString &act)
{
    m_question->setText(question);
    m_meaning->setText(meaning);
    m_act->setText(act);
    if (isAsking())
        return; // the same question, in newer words
    m_banner->clear();
    setBusy(false);
    show();
    m_reason->setFocus(Qt::OtherFocusReason);
}

void EndPanel::setBusy(bool busy)
{
    m_act->setEnabled(!busy);
    m_keep->setEnabled(!busy);
    m_reason->setEnabled(!busy);
}

void EndPanel::setProblem(const QString &sentence)
{
    setBusy(false);
    m_banner->say({Tone::Error, tr("Nothing was ended."), sentence, {}});
}

void EndPanel::dismiss()
{
    if (!isAsking())
        return;
    hide();
    m_reason->clear();
    emit dismissed();
}

void EndPanel::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void EndPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_keep->isEnabled())
        return dismiss();
    QFrame::keyPressEvent(event);
}

void EndPanel::paintEvent(QPaintEvent *)
{
    const Tokens &colours = tokens(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colourOf(Tone::Warning, colours));
    painter.setBrush(QColor::fromRgb(colours.surface));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

void EndPanel::retranslate()
{
    m_reasonTitle->setText(tr("&Reason (optional)"));
    m_reason->setAccessibleName(tr("Reason"));
    m_keep->setText(tr("Keep it"));
}

} // namespace stw::views
