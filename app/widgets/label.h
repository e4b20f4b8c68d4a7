#pragma once

#include <QLabel>

namespace stw::widgets {

//! Size, weight and colour of a text (LOOK.md §2 and §3), together.
enum class TextRole { Figure, Title, Section, Strong, Body, Soft, Second, Muted, Caption, Code };

//! A label that keeps its role when the theme or the system font changes. Plain text unless told.
class Label : public QLabel
{
    Q_OBJECT

public:
    explicit Label(TextRole role, QWidget *parent = nullptr);
    Label(TextRole role, const QString &text, QWidget *parent = nullptr);

    TextRole textRole() const { return m_role; }
    void setTextRole(TextRole role);
    //! Italic: the value is old while a new one is on its way (UX.md 4.5).
    void setStale(bool stale);

protected:
    void changeEvent(QEvent *event) override;

private:
    void dress();

    TextRole m_role;
    bool m_stale = false;
};

} // namespace stw::widgets
