#pragma once

#include "backend/scheduler/plan.h"

namespace stw::scheduler {

//! What a node would have to give.
struct Shape
{
    QString acceleratorClass;
    QStringList models;
    QStringList vendors;
    qint64 cards = 0;
    qint64 nodes = 1;
    qint64 cpuMilli = 0;
    qint64 memoryMiB = 0;
    bool acceptsSuspect = false;

    friend bool operator==(const Shape &, const Shape &) = default;
};
Shape shapeOf(const Asked &asked);

//! Which of a node's resources count.
enum class Count {
    Existing, //!< Everything there is, of whatever health, free or not.
    Healthy,  //!< What could take work if all of it were free.
    Free,     //!< What can take work now.
    Repaired, //!< What could take work now if all of it were healthy.
};

//! A node with what is taken from it. Cards are indices into `node.cards`.
struct NodeRoom
{
    Node node;
    QList<bool> taken;
    qint64 cpuTaken = 0;
    qint64 memoryTaken = 0;
};

class Rooms
{
public:
    explicit Rooms(const Snapshot &snapshot);

    void take(const QList<Slice> &slices);
    void giveBack(const QList<Slice> &slices);

    const QList<NodeRoom> &all() const { return m_rooms; }
    //! Pools in which \a shape fits when \a count is what counts, by name.
    QStringList poolsFor(const Shape &shape, Count count) const;
    //! The best place for \a shape in \a pool now: the fullest nodes that fit, so that large holes
    //! stay; ties by the order of models, then by name. Empty: none.
    QList<Slice> place(const Shape &shape, const QString &pool) const;

private:
    QList<NodeRoom> m_rooms; //!< By node name.
};

//! Cards (by index) of \a room that \a shape could use, of one model, when \a count counts.
QList<qsizetype> usableCards(const NodeRoom &room, const Shape &shape, const QString &model,
                             Count count);
bool fits(const NodeRoom &room, const Shape &shape, const QString &model, Count count);

} // namespace stw::scheduler
