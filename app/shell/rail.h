#pragma once

#include <QAbstractButton>
#include <QList>

namespace stw::shell {

//! One way to a page.
struct RailEntry
{
    QString id; //!< Of the page.
    QString title;
    QLatin1StringView icon;
    QString shortcut = {}; //!< As people read it, for the tool tip.
    bool foot = false;     //!< At the lower end.

    friend bool operator==(const RailEntry &, const RailEntry &) = default;
};

//! The row of an entry: icon, title, count. Checked: its page is in view.
class RailButton : public QAbstractButton
{
    Q_OBJECT

public:
    RailButton(const QString &id, QLatin1StringView iconName, QWidget *parent);

    const QString &id() const { return m_id; }
    void setCount(int count);
    void setNarrow(bool narrow); //!< The icon only.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *) override;

private:
    void paintGround(QPainter &painter) const;
    void paintCount(QPainter &painter) const;
    void describe();

    const QString m_id;
    const QLatin1StringView m_icon;
    int m_count = 0;
    bool m_narrow = false;
};

//! The left edge of the window: the pages of one side, role switch and settings at its foot.
class Rail : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kWidth = 184;
    static constexpr int kNarrowWidth = 56;

    explicit Rail(QWidget *parent = nullptr);

    void setEntries(const QList<RailEntry> &entries);
    //! \a text empty: only one side is open to this person, and there is nothing to switch.
    void setRoleSwitch(const QString &text);
    void setCurrent(QStringView id);
    void setCount(const QString &id, int count);
    void setNarrow(bool narrow);

signals:
    void chosen(const QString &id);
    //! The role switch was pressed; a menu belongs at \a below, in global coordinates.
    void roleSwitchPressed(const QPoint &below);

protected:
    void paintEvent(QPaintEvent *) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    RailButton *add(const RailEntry &entry);
    void rebuild();

    QList<RailEntry> m_entries;
    QString m_roleText;
    QString m_current;
    QMap<QString, int> m_counts;
    QList<RailButton *> m_buttons; //!< In tab order.
    RailButton *m_firstOfFoot = nullptr;
    bool m_narrow = false;
};

} // namespace stw::shell
