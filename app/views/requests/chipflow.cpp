#include "app/views/requests/chipflow.h"

namespace stw::views {

ChipFlow::~ChipFlow()
{
    qDeleteAll(m_items);
}

void ChipFlow::addItem(QLayoutItem *item)
{
    m_items += item;
}

QLayoutItem *ChipFlow::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int ChipFlow::heightForWidth(int width) const
{
    int bottom = 0;
    for (const auto &[item, place] : placed({0, 0, width, 0}))
        bottom = std::max(bottom, place.bottom() + 1);
    return bottom;
}

QSize ChipFlow::sizeHint() const
{
    QSize size;
    for (const QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const int gap = size.width() > 0 ? spacing() : 0;
        size.rwidth() += gap + item->sizeHint().width();
        size.setHeight(std::max(size.height(), item->sizeHint().height()));
    }
    return size;
}

QSize ChipFlow::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    return size;
}

void ChipFlow::setGeometry(const QRect &area)
{
    QLayout::setGeometry(area);
    for (const auto &[item, place] : placed(area))
        item->setGeometry(place);
}

QList<std::pair<QLayoutItem *, QRect>> ChipFlow::placed(const QRect &area) const
{
    QList<std::pair<QLayoutItem *, QRect>> places;
    QPoint at = area.topLeft();
    int lineHeight = 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint();
        if (at.x() > area.left() && at.x() + size.width() > area.right() + 1) {
            at = {area.left(), at.y() + lineHeight + spacing()};
            lineHeight = 0;
        }
        places.append({item, QRect(at, size)});
        at.rx() += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    return places;
}

} // namespace stw::views
