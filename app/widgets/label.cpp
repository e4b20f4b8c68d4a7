#include "app/widgets/label.h"

#include "app/widgets/tokens.h"
#include "app/widgets/type.h"

#include <QEvent>

#include <array>

namespace stw::widgets {

namespace {

struct RoleRow
{
    TextRole role;
    QFont (*font)();
    QRgb Tokens::*colour;
};

// clang-format off: a table is read in columns.
constexpr auto kRoles = std::to_array<RoleRow>({
    {TextRole::Figure, figureFont, &Tokens::text},
    {TextRole::Title, titleFont, &Tokens::text},
    {TextRole::Section, sectionFont, &Tokens::text},
    {TextRole::Strong, strongFont, &Tokens::text},
    {TextRole::Body, bodyFont, &Tokens::text},
    {TextRole::Soft, bodyFont, &Tokens::textSoft},
    {TextRole::Second, secondFont, &Tokens::textSoft},
    {TextRole::Muted, secondFont, &Tokens::textMuted},
    {TextRole::Caption, captionFont, &Tokens::textMuted},
    {TextRole::Code, codeFont, &Tokens::text},
});
// clang-format on

} // namespace

Label::Label(TextRole role, QWidget *parent)
    : Label(role, QString(), parent)
{}

Label::Label(TextRole role, const QString &text, QWidget *parent)
    : QLabel(text, parent)
    , m_role(role)
{
    setTextFormat(Qt::PlainText);
    dress();
}

void Label::setTextRole(TextRole role)
{
    m_role = role;
    dress();
}

void Label::setStale(bool stale)
{
    m_stale = stale;
    dress();
}

void Label::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationFontChange)
        dress();
}

void Label::dress()
{
    const RoleRow &row = kRoles[std::size_t(m_role)];
    QFont wanted = row.font();
    wanted.setItalic(m_stale);
    if (font() != wanted)
        setFont(wanted);
    const QColor colour = QColor::fromRgb(tokens(palette()).*row.colour);
    if (palette().color(QPalette::Active, QPalette::WindowText) == colour)
        return;
    QPalette own;
    own.setColor(QPalette::Active, QPalette::WindowText, colour);
    own.setColor(QPalette::Inactive, QPalette::WindowText, colour);
    setPalette(own);
}

} // namespace stw::widgets
