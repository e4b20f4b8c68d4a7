#pragma once

#include "app/shell/page.h"

namespace stw::shell {

//! Where the person has been, as a browser keeps it: going somewhere new forgets what was ahead.
class History
{
public:
    static constexpr qsizetype kMost = 100;

    const Target &current() const { return m_current; }
    bool canGoBack() const { return !m_behind.isEmpty(); }
    bool canGoForward() const { return !m_ahead.isEmpty(); }

    //! Going to where one is already is no step.
    void visit(const Target &target)
    {
        if (target == m_current)
            return;
        if (!m_current.page.isEmpty())
            m_behind.append(m_current);
        if (m_behind.size() > kMost)
            m_behind.removeFirst();
        m_ahead.clear();
        m_current = target;
    }
    Target back() { return step(m_behind, m_ahead); }
    Target forward() { return step(m_ahead, m_behind); }

private:
    Target step(QList<Target> &from, QList<Target> &to)
    {
        if (from.isEmpty())
            return m_current;
        to.append(m_current);
        m_current = from.takeLast();
        return m_current;
    }

    Target m_current{QString()};
    QList<Target> m_behind;
    QList<Target> m_ahead;
};

} // namespace stw::shell
