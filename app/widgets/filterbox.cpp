#include "app/widgets/filterbox.h"

#include "app/widgets/icons.h"
#include "app/widgets/pill.h"
#include "app/widgets/segments.h"
#include "app/widgets/type.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

namespace stw::widgets {

using namespace Qt::StringLiterals;

namespace {

constexpr int kIcon = 16;
constexpr int kEdge = 8;
constexpr int kGap = 6;

} // namespace

FilterBox::FilterBox(QWidget *parent)
    : QLineEdit(parent)
    , m_icon("filter"_L1)
{
    connect(this, &QLineEdit::textChanged, this, &FilterBox::makeRoom);
    makeRoom();
}

void FilterBox::setIconName(QLatin1StringView name)
{
    m_icon = name;
    update();
}

void FilterBox::setVerdict(Verdict verdict, const QString &text)
{
    m_verdict = verdict;
    m_said = text;
    setToolTip(text);
    setAccessibleDescription(text);
    setProperty("invalid", verdict == Verdict::Invalid);
    makeRoom();
}

void FilterBox::setKeyHint(const QString &hint)
{
    m_hint = hint;
    makeRoom();
}

bool FilterBox::isHintShown() const
{
    return !m_hint.isEmpty() && !hasFocus() && text().isEmpty();
}

bool FilterBox::isSaidShown() const
{
    if (m_said.isEmpty())
        return false;
    const qreal typed = widthOf(text(), font()) + 2 * kEdge;
    const qreal sides = 2 * (kEdge + kIcon + kGap) + kGap;
    return typed + sides + widthOf(m_said, secondFont()) <= width();
}

void FilterBox::makeRoom()
{
    const int left = kEdge + kIcon;
    int right = 0;
    if (m_verdict != Verdict::None)
        right += kIcon + kGap;
    if (isSaidShown())
        right += qCeil(widthOf(m_said, secondFont())) + kGap;
    if (isHintShown())
        right += KeyHint::sizeOf(m_hint).width() + kGap;
    setTextMargins(left, 0, right, 0);
    update();
}

void FilterBox::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    const Tokens &c = tokens(palette());
    drawIcon(painter, m_icon, QRectF(kEdge, 0, kIcon, height()),
             QColor::fromRgb(isEnabled() ? c.textSoft : c.disabled));
    qreal right = width() - kEdge;
    if (isHintShown()) {
        const QSize size = KeyHint::sizeOf(m_hint);
        KeyHint::paint(painter,
                       QRectF(QPointF(right - size.width(), (height() - size.height()) / 2), size),
                       m_hint, c);
        right -= size.width() + kGap;
    }
    const bool valid = m_verdict == Verdict::Valid;
    if (m_verdict != Verdict::None) {
        drawIcon(painter, valid ? "check"_L1 : "close"_L1,
                 QRectF(right - kIcon, 0, kIcon, height()),
                 QColor::fromRgb(valid ? c.healthy : c.failed));
        right -= kIcon + kGap;
    }
    if (isSaidShown()) {
        const QRgb colour = m_verdict == Verdict::Invalid ? c.failed : c.textMuted;
        drawText(painter, m_said, secondFont(), QColor::fromRgb(colour),
                 QRectF(0, 0, right, height()), Qt::AlignRight);
    }
}

void FilterBox::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    makeRoom();
}

void FilterBox::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    makeRoom();
}

void FilterBox::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    makeRoom();
}

void FilterBox::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    makeRoom();
}

void FilterBox::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !text().isEmpty())
        clear();
    else
        QLineEdit::keyPressEvent(event);
}

} // namespace stw::widgets
