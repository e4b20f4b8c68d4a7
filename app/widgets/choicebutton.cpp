#include "app/widgets/choicebutton.h"

#include "app/widgets/segments.h"
#include "app/widgets/type.h"

#include <QPainter>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleOption>

namespace stw::widgets {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal kPadding = 12;
constexpr qreal kTop = 6;
constexpr qreal kText = 38; //!< Behind the radio.
constexpr qreal kGap = 12;
constexpr qreal kNarrowest = 120;

QString plain(QString mnemonic)
{
    static const QRegularExpression kMark(u"&(.)"_s);
    return mnemonic.replace(kMark, u"\\1"_s);
}

} // namespace

ChoiceButton::ChoiceButton(QWidget *parent)
    : OptionButton(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChoiceButton::setTexts(const QString &word, const QString &consequence, const QString &time)
{
    m_consequence = consequence;
    m_time = time;
    setText(word);
    setAccessibleName(plain(word));
    QStringList said{consequence, time};
    said.removeAll(QString());
    setAccessibleDescription(said.join(u", "_s));
    updateGeometry();
    update();
}

qreal ChoiceButton::textWidth(qreal width) const
{
    const qreal time = m_time.isEmpty() ? 0 : std::ceil(widthOf(m_time, secondFont())) + kGap;
    return width - kText - kPadding - time;
}

int ChoiceButton::heightForWidth(int width) const
{
    const QRectF room(0, 0, qMax(textWidth(width), kNarrowest), 10000);
    const qreal below = m_consequence.isEmpty()
                            ? 0
                            : QFontMetricsF(secondFont())
                                  .boundingRect(room, Qt::TextWordWrap, m_consequence)
                                  .height();
    return qCeil(2 * kTop + lineHeight(bodyFont())
                 + qMax(below, m_consequence.isEmpty() ? 0 : lineHeight(secondFont())));
}

QSize ChoiceButton::sizeHint() const
{
    const qreal lines =
        qMax(widthOf(plain(text()), strongFont()), widthOf(m_consequence, secondFont()) + 1);
    const int wide = qCeil(lines + (width() - textWidth(width())));
    return {wide, heightForWidth(wide)};
}

QSize ChoiceButton::minimumSizeHint() const
{
    const qreal word = qMax(widthOf(plain(text()), strongFont()), kNarrowest);
    const int wide = qCeil(word + (width() - textWidth(width())));
    return {wide, heightForWidth(qMax(wide, width()))};
}

void ChoiceButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &c = colours();
    paintFrame(painter, true);
    paintRadio(painter, QPointF(kPadding + 8, height() / 2.0));
    const QColor strong = isEnabled() ? c.text : c.disabled;
    const QColor soft = isEnabled() || !m_consequence.isEmpty() ? c.textSoft : c.disabled;

    const QRectF room(kText, kTop, textWidth(width()), height() - 2 * kTop);
    const QRectF word(room.topLeft(), QSizeF(room.width(), lineHeight(bodyFont())));
    painter.setFont(strongFont());
    painter.setPen(strong);
    QStyleOption option;
    option.initFrom(this);
    const bool underlined = style()->styleHint(QStyle::SH_UnderlineShortcut, &option, this) != 0;
    const int mnemonic = underlined ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
    painter.drawText(word, Qt::AlignLeft | Qt::AlignVCenter | mnemonic, text());
    painter.setFont(secondFont());
    painter.setPen(soft);
    painter.drawText(room.adjusted(0, word.height(), 0, 0), Qt::TextWordWrap, m_consequence);
    drawText(painter, m_time, secondFont(), QColor::fromRgb(c.textSoft),
             QRectF(0, 0, width() - kPadding, height()), Qt::AlignRight);
}

} // namespace stw::widgets
