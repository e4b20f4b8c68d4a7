#include "app/widgets/card.h"

#include "app/widgets/label.h"
#include "app/widgets/tokens.h"
#include "app/widgets/type.h"

#include <QEvent>
#include <QPainter>

#include <chrono>

namespace stw::widgets {

using namespace std::chrono_literals;

namespace {

constexpr qreal kRadius = 6;
constexpr int kSide = 16;
constexpr int kAir = 10;
constexpr auto kLate = 2s;

} // namespace

Card::Card(QWidget *parent)
    : QFrame(parent)
    , m_title(new Label(TextRole::Section, this))
    , m_remark(new Label(TextRole::Second, this))
    , m_note(new Label(TextRole::Muted, this))
    , m_head(new QWidget(this))
    , m_headRow(new QHBoxLayout(m_head))
    , m_body(new QVBoxLayout)
{
    m_headRow->setContentsMargins(0, 0, 0, 0);
    m_headRow->setSpacing(8);
    m_headRow->addWidget(m_title);
    m_headRow->addWidget(m_remark);
    m_headRow->addStretch(1);
    m_headRow->addWidget(m_note);
    m_head->setMinimumHeight(scaled(22));
    m_head->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_head->hide();
    m_body->setContentsMargins(0, 0, 0, 0);
    m_body->setSpacing(8);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(kSide, kAir, kSide, kAir);
    all->setSpacing(8);
    all->addWidget(m_head);
    all->addLayout(m_body, 1);
    for (Label *label : {m_remark, m_note})
        label->hide();
    m_late.setSingleShot(true);
    m_late.setInterval(kLate);
    connect(&m_late, &QTimer::timeout, this, [this] { m_note->setStale(true); });
}

void Card::setTitle(const QString &title)
{
    m_title->setText(title);
    m_head->show();
    setAccessibleName(title);
}

void Card::setRemark(const QString &remark)
{
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
}

void Card::setNote(const QString &note)
{
    m_noteText = note;
    showNote();
}

void Card::addHeadWidget(QWidget *widget)
{
    m_headRow->addWidget(widget);
    m_head->show();
}

void Card::setFramed(bool framed)
{
    m_framed = framed;
    update();
}

void Card::setFlush(bool flush)
{
    // The hairline stays free, and at the foot the round corners.
    constexpr int kLine = 1;
    constexpr int kFoot = 4;
    const int side = flush ? kLine : kSide;
    layout()->setContentsMargins(side, kAir, side, flush ? kFoot : kAir);
    m_headRow->setContentsMargins(kSide - side, 0, kSide - side, 0);
}

void Card::setComputing(bool computing)
{
    if (computing == m_computing)
        return;
    m_computing = computing;
    if (computing) {
        m_late.start();
    } else {
        m_late.stop();
        m_note->setStale(false);
    }
    showNote();
}

void Card::showNote()
{
    // The instant of what is shown stays readable beside the word.
    const QString computing = tr("being computed");
    const QString both =
        m_noteText.isEmpty() ? computing : tr("%1 · %2").arg(m_noteText, computing);
    m_note->setText(m_computing ? both : m_noteText);
    m_note->setVisible(!m_note->text().isEmpty());
}

void Card::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showNote();
}

void Card::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &c = tokens(palette());
    if (!m_framed) {
        painter.fillRect(rect(), QColor::fromRgb(c.surface));
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QColor::fromRgb(c.line));
    painter.setBrush(QColor::fromRgb(c.surface));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
}

Hairline::Hairline(Qt::Orientation orientation, QWidget *parent)
    : QWidget(parent)
{
    if (orientation == Qt::Horizontal)
        setFixedHeight(1);
    else
        setFixedWidth(1);
}

void Hairline::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), QColor::fromRgb(tokens(palette()).line));
}

} // namespace stw::widgets
