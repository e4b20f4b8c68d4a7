#pragma once

#include "app/views/controlroom/overview.h"

#include <QAbstractButton>

namespace stw::views {

//! One counter of the control room: a figure with what it counts, which leads to the list of it.
//! Loud (glyph and colour) only where the counter alarms and is not 0.
class CounterTile : public QAbstractButton
{
    Q_OBJECT

public:
    explicit CounterTile(Counter counter, QWidget *parent = nullptr);

    Counter counter() const { return m_counter; }
    //! Nothing: not known yet; the old figure stays where there is one.
    void setCount(const std::optional<Count> &count);
    //! What is counted, and in other words from when to when or whose.
    void setWords(const QString &name, const QString &detail);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    QString figure() const;
    void describe();

    Counter m_counter;
    std::optional<Count> m_count;
    QString m_detail;
};

//! A reason to wait: its words, a bar to the largest of them, and how many. Leads to their list.
class ReasonBar : public QAbstractButton
{
    Q_OBJECT

public:
    explicit ReasonBar(QWidget *parent = nullptr);

    //! \a words of the reason, \a count of \a most.
    void setReason(const QString &words, qint64 count, qint64 most);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    qint64 m_count = 0;
    qint64 m_most = 0;
};

} // namespace stw::views
