#include "app/widgets/speccard.h"

#include "app/widgets/icons.h"
#include "app/widgets/segments.h"
#include "app/widgets/type.h"

#include <QPainter>

#include <array>

namespace stw::widgets {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kPadding = 12;
constexpr qreal kTop = 8;
constexpr qreal kText = 36; //!< Behind the radio.
constexpr qreal kBetween = 3;
constexpr qreal kIcon = 16;
constexpr qreal kGap = 12;

struct StartRow
{
    SpecCardText::Start start;
    QLatin1StringView icon;
    QRgb Tokens::*colour;
};

// clang-format off: a table is read in columns.
constexpr auto kStarts = std::to_array<StartRow>({
    {SpecCardText::Start::Now, "check"_L1, &Tokens::healthy},
    {SpecCardText::Start::Later, "clock"_L1, &Tokens::suspect},
    {SpecCardText::Start::Never, "lock"_L1, &Tokens::textMuted},
});
// clang-format on

} // namespace

SpecCard::SpecCard(QWidget *parent)
    : OptionButton(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SpecCard::setSpec(const SpecCardText &text)
{
    if (text == m_text)
        return;
    m_text = text;
    setText(text.name);
    setAccessibleName(text.name);
    setAccessibleDescription(
        QStringList{text.price, text.resources, text.version, text.availability}.join(u", "_s));
    setToolTip(text.start == SpecCardText::Start::Never ? text.availability : QString());
    setEnabled(text.start != SpecCardText::Start::Never);
    updateGeometry();
    update();
}

QSize SpecCard::sizeHint() const
{
    const qreal first =
        widthOf(m_text.name, strongFont()) + kGap + widthOf(m_text.price, strongFont());
    const qreal second = widthOf(m_text.resources, secondFont());
    const qreal third = widthOf(m_text.version, secondFont()) + kGap + kIcon + 4
                        + widthOf(m_text.availability, secondFont());
    const qreal wide = kText + std::max({first, second, third}) + kPadding;
    return {qCeil(wide), minimumSizeHint().height()};
}

QSize SpecCard::minimumSizeHint() const
{
    // The id is cut in the middle before anything else is cut.
    constexpr qreal kShortestId = 48;
    const qreal first =
        widthOf(m_text.name, strongFont()) + kGap + widthOf(m_text.price, strongFont());
    const qreal third =
        m_text.start == SpecCardText::Start::Never
            ? 0
            : kShortestId + kGap + kIcon + 4 + widthOf(m_text.availability, secondFont());
    const qreal wide = std::max({first, widthOf(m_text.resources, secondFont()), third});
    const qreal high =
        2 * kTop + lineHeight(bodyFont()) + 2 * lineHeight(secondFont()) + 2 * kBetween;
    return {qCeil(kText + wide + kPadding), qCeil(high)};
}

void SpecCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &c = colours();
    paintFrame(painter, false);
    const QColor text = isEnabled() ? c.text : c.disabled;
    const QColor soft = isEnabled() ? c.textSoft : c.disabled;
    const QColor muted = isEnabled() ? c.textMuted : c.disabled;

    QRectF row(kText, kTop, width() - kText - kPadding, lineHeight(bodyFont()));
    paintRadio(painter, QPointF(kPadding + 8, row.center().y()));
    const qreal price = widthOf(m_text.price, strongFont());
    drawText(painter, m_text.price, strongFont(), text, row, Qt::AlignRight);
    drawText(painter, m_text.name, strongFont(), text, row.adjusted(0, 0, -price - kGap, 0));

    row = {row.left(), row.bottom() + kBetween, row.width(), lineHeight(secondFont())};
    drawText(painter, m_text.resources, secondFont(), soft, row);

    row.translate(0, row.height() + kBetween);
    const StartRow &start = kStarts[std::size_t(m_text.start)];
    // Why it never starts is no control: it stays readable.
    const QColor said = c.textSoft;
    const bool never = m_text.start == SpecCardText::Start::Never;
    const bool known = !m_text.availability.isEmpty();
    qreal wide = known ? kIcon + 4 + std::ceil(widthOf(m_text.availability, secondFont())) : 0;
    wide = never ? row.width() : qMin(wide, row.width());
    const QRectF right(row.right() - wide, row.top(), wide, row.height());
    if (known) // a sign without a word would promise something
        drawIcon(painter, start.icon, QRectF(right.topLeft(), QSizeF(kIcon, right.height())),
                 QColor::fromRgb(c.*start.colour));
    drawText(painter, m_text.availability, secondFont(), never ? said : text,
             right.adjusted(kIcon + 4, 0, 0, 0));
    if (!never)
        drawText(painter, m_text.version, secondFont(), muted, row.adjusted(0, 0, -wide - kGap, 0),
                 Qt::AlignLeft, Qt::ElideMiddle);
}

} // namespace stw::widgets
