#include "app/widgets/tilemapaccessible.h"

#include "app/widgets/tilemap.h"

#include <QAccessibleWidget>
#include <QMap>
#include <QPointer>

namespace stw::widgets {

namespace {

//! One node. Valid as long as the map has so many nodes.
class NodeRow : public QAccessibleInterface
{
public:
    NodeRow(TileMap *map, int index)
        : m_map(map)
        , m_index(index)
    {}

    bool isValid() const override { return m_map != nullptr && m_index < m_map->nodes().size(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_map);
    }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    void setText(QAccessible::Text, const QString &) override {}
    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        if (kind == QAccessible::Name)
            return m_map->spokenNode(address());
        if (kind == QAccessible::Value && isCurrent())
            return m_map->spoken(m_map->current());
        return {};
    }

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const TileAddress first = address();
        QRect where = m_map->visualRect(first);
        TileAddress last = first;
        last.card =
            int(m_map->sites()[first.site].racks[first.rack].nodes[first.node].tiles.size());
        --last.card;
        where |= m_map->visualRect(last);
        return {m_map->viewport()->mapToGlobal(where.topLeft()), where.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        state.focused = isValid() && isCurrent() && m_map->hasFocus();
        state.selected = isValid() && isCurrent();
        return state;
    }

private:
    TileAddress address() const { return m_map->nodes()[m_index]; }
    bool isCurrent() const
    {
        TileAddress first = m_map->current();
        first.card = first.isValid() ? 0 : -1;
        return first == address();
    }

    QPointer<TileMap> m_map;
    int m_index;
};

class NodeList : public QAccessibleWidget
{
public:
    explicit NodeList(TileMap *map)
        : QAccessibleWidget(map, QAccessible::List)
        , m_map(map)
    {}
    ~NodeList() override
    {
        for (const QAccessible::Id id : std::as_const(m_rows))
            QAccessible::deleteAccessibleInterface(id);
    }
    Q_DISABLE_COPY_MOVE(NodeList)

    int childCount() const override { return int(m_map->nodes().size()); }

    QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        if (!m_rows.contains(index)) // Qt's cache owns it
            m_rows[index] = QAccessible::registerAccessibleInterface(new NodeRow(m_map, index));
        return QAccessible::accessibleInterface(m_rows[index]);
    }

    int indexOfChild(const QAccessibleInterface *row) const override
    {
        for (auto known = m_rows.cbegin(); known != m_rows.cend(); ++known) {
            if (QAccessible::accessibleInterface(known.value()) == row)
                return known.key();
        }
        return -1;
    }

    QAccessibleInterface *childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            QAccessibleInterface *row = child(i);
            if (row->rect().contains(x, y))
                return row;
        }
        return nullptr;
    }

    QAccessibleInterface *focusChild() const override
    {
        TileAddress first = m_map->current();
        if (!m_map->hasFocus() || !first.isValid())
            return nullptr;
        first.card = 0;
        return child(int(m_map->nodes().indexOf(first)));
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_map->spoken(m_map->current())
                                          : QAccessibleWidget::text(kind);
    }

private:
    TileMap *m_map;
    mutable QMap<int, QAccessible::Id> m_rows;
};

QAccessibleInterface *nodeList(const QString &, QObject *object)
{
    auto *map = qobject_cast<TileMap *>(object);
    return map != nullptr ? new NodeList(map) : nullptr; // Qt's cache owns it
}

} // namespace

void installTileMapAccessible()
{
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(nodeList);
        return true;
    }();
}

} // namespace stw::widgets
