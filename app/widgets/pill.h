#pragma once

#include "app/widgets/painted.h"
#include "app/widgets/tone.h"

#include <optional>

namespace stw::widgets {

//! A status in a word, with its icon (LOOK.md §2).
class Pill : public Painted
{
    Q_OBJECT

public:
    explicit Pill(QWidget *parent = nullptr);

    void setStatus(QLatin1StringView icon, const QString &text, Tone tone);
    //! The same with the sign of a health, which no status has.
    void setHealth(Health health, const QString &text);
    const QString &text() const { return m_text; }
    //! 18 high and smaller type, inside a line.
    void setSmall(bool small);

    //! The same inside a delegate: left-aligned and vertically centred in \a where.
    static void paint(QPainter &painter, const QRectF &where, QLatin1StringView icon,
                      const QString &text, Tone tone, const Tokens &tokens, bool small = false);
    static void paintHealth(QPainter &painter, const QRectF &where, Health health,
                            const QString &text, const Tokens &tokens, bool small = false);
    static QSize sizeOf(bool icon, const QString &text, bool small = false);

    QString spokenValue() const override { return m_text; }
    QAccessible::Role spokenRole() const override { return QAccessible::StaticText; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLatin1StringView m_icon;
    QString m_text;
    Tone m_tone = Tone::Quiet;
    std::optional<Health> m_health;
    bool m_small = false;
};

//! A count in a rounded box: quiet, or filled with the accent.
class Badge : public Painted
{
    Q_OBJECT

public:
    explicit Badge(QWidget *parent = nullptr);

    void setText(const QString &text);
    void setFilled(bool filled);

    static void paint(QPainter &painter, const QRectF &where, const QString &text, bool filled,
                      const Tokens &tokens);
    static QSize sizeOf(const QString &text);

    QString spokenValue() const override { return m_text; }
    QAccessible::Role spokenRole() const override { return QAccessible::StaticText; }
    QSize sizeHint() const override { return sizeOf(m_text); }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
    bool m_filled = false;
};

//! A shortcut as it stands beside a button: `Ctrl+K`.
class KeyHint : public Painted
{
    Q_OBJECT

public:
    explicit KeyHint(QWidget *parent = nullptr);

    void setText(const QString &text);

    static void paint(QPainter &painter, const QRectF &where, const QString &text,
                      const Tokens &tokens);
    static QSize sizeOf(const QString &text);

    QString spokenValue() const override { return m_text; }
    QAccessible::Role spokenRole() const override { return QAccessible::StaticText; }
    QSize sizeHint() const override { return sizeOf(m_text); }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
};

} // namespace stw::widgets
