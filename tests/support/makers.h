#pragma once

#include "shared/model/request.h"

namespace stw::test {

//! A node as a sentence: `makeNode("a").cards(8).suspect(1)`. Healthy and large unless told.
class NodeMaker
{
public:
    explicit NodeMaker(const QString &name)
    {
        m_node.name = name;
        m_node.pool = QStringLiteral("p");
        m_node.cpuMilli = 64'000;
        m_node.memoryMiB = 262'144;
    }
    NodeMaker &pool(const QString &name)
    {
        return with([&](Node &node) { node.pool = name; });
    }
    NodeMaker &cpu(qint64 milli)
    {
        return with([=](Node &node) { node.cpuMilli = milli; });
    }
    NodeMaker &memory(qint64 mib)
    {
        return with([=](Node &node) { node.memoryMiB = mib; });
    }
    NodeMaker &simulated()
    {
        return with([](Node &node) { node.simulated = true; });
    }
    NodeMaker &cordoned()
    {
        return with([](Node &node) { node.cordoned = true; });
    }
    NodeMaker &unreachable()
    {
        return with([](Node &node) { node.reachable = false; });
    }
    NodeMaker &health(Health health)
    {
        return with([=](Node &node) { node.health = health; });
    }
    //! More cards of \a model, with ids `<node>-<index>`.
    NodeMaker &cards(int count, const QString &model = QStringLiteral("H100-80G"),
                     const QString &vendor = QStringLiteral("nvidia"))
    {
        for (int left = count; left > 0; --left) {
            Card card;
            card.id = m_node.name + u'-' + QString::number(m_node.cards.size());
            card.vendor = vendor;
            card.model = model;
            card.reportedName = QStringLiteral("NVIDIA ") + model;
            card.memoryMiB = 81'559;
            m_node.cards.append(card);
        }
        return *this;
    }
    //! The first \a count cards that are still healthy get \a health.
    NodeMaker &hurt(int count, Health health)
    {
        for (Card &card : m_node.cards) {
            if (count > 0 && card.health == Health::Healthy && !card.foreignUse) {
                card.health = health;
                --count;
            }
        }
        return *this;
    }
    NodeMaker &suspect(int count = 1'000) { return hurt(count, Health::Suspect); }
    NodeMaker &isolated(int count = 1'000) { return hurt(count, Health::Isolated); }
    //! The first \a count healthy cards are held by a process that is not ours.
    NodeMaker &foreign(int count)
    {
        for (Card &card : m_node.cards) {
            if (count > 0 && card.health == Health::Healthy && !card.foreignUse) {
                card.foreignUse = true;
                --count;
            }
        }
        return *this;
    }

    operator Node() const { return m_node; }

private:
    NodeMaker &with(auto change)
    {
        change(m_node);
        return *this;
    }

    Node m_node;
};

inline NodeMaker makeNode(const QString &name)
{
    return NodeMaker(name);
}

//! What a request asks for, as a sentence: `ask(8).nodes(2)`.
class Asking
{
public:
    explicit Asking(qint64 cards)
    {
        m_asked.cards = cards;
        m_asked.cpuMilli = 1'000 * qMax(qint64(1), cards);
        m_asked.memoryMiB = 1'024;
        m_asked.seconds = 3'600;
        if (cards > 0) {
            m_asked.acceleratorClass = QStringLiteral("training-80g");
            m_asked.models = {QStringLiteral("H100-80G"), QStringLiteral("A100-80G")};
        }
    }
    Asking &nodes(qint64 count)
    {
        return with([=](Asked &asked) { asked.nodes = count; });
    }
    Asking &cpu(qint64 milli)
    {
        return with([=](Asked &asked) { asked.cpuMilli = milli; });
    }
    Asking &vendors(const QStringList &names)
    {
        return with([&](Asked &asked) { asked.vendors = names; });
    }
    Asking &models(const QStringList &names)
    {
        return with([&](Asked &asked) { asked.models = names; });
    }
    Asking &takesSuspect()
    {
        return with([](Asked &asked) { asked.acceptsSuspect = true; });
    }

    operator Asked() const { return m_asked; }

private:
    Asking &with(auto change)
    {
        change(m_asked);
        return *this;
    }

    Asked m_asked;
};

inline Asking ask(qint64 cards)
{
    return Asking(cards);
}

} // namespace stw::test
