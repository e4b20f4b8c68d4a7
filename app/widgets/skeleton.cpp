#include "app/widgets/skeleton.h"

#include "app/widgets/type.h"

#include <QPainter>

#include <array>

namespace stw::widgets {

namespace {

constexpr int kRow = 32;
constexpr int kBar = 10;
constexpr auto kShares = std::to_array<qreal>({0.62, 0.48, 0.7, 0.55});

} // namespace

Skeleton::Skeleton(QWidget *parent)
    : Painted(parent)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelayMs);
    connect(&m_delay, &QTimer::timeout, this, [this] {
        m_due = true;
        changed();
    });
}

void Skeleton::setRows(int rows)
{
    m_rows = rows;
    changed();
}

QString Skeleton::spokenValue() const
{
    return m_due ? tr("loading") : QString();
}

QSize Skeleton::sizeHint() const
{
    return {240, scaled(kRow) * m_rows};
}

void Skeleton::showEvent(QShowEvent *event)
{
    Painted::showEvent(event);
    m_delay.start();
}

void Skeleton::hideEvent(QHideEvent *event)
{
    Painted::hideEvent(event);
    m_delay.stop();
    m_due = false;
}

void Skeleton::paintEvent(QPaintEvent *)
{
    if (!m_due)
        return;
    QPainter painter(this);
    const QColor grey = QColor::fromRgb(colours().track);
    const int row = scaled(kRow);
    constexpr int kSide = 16;
    const qreal room = width() - 2 * kSide;
    for (int i = 0; i < m_rows; ++i) {
        const qreal top = i * row + (row - kBar) / 2;
        const qreal share = kShares[std::size_t(i) % kShares.size()];
        painter.fillRect(QRectF(kSide, top, qRound(room * share * 0.6), kBar), grey);
        painter.fillRect(
            QRectF(qRound(width() - kSide - room * 0.12), top, qRound(room * 0.12), kBar), grey);
    }
}

} // namespace stw::widgets
