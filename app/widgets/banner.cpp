#include "app/widgets/banner.h"

#include "app/widgets/icons.h"
#include "app/widgets/label.h"
#include "app/widgets/type.h"

#include <QAccessible>
#include <QEvent>
#include <QPainter>

namespace stw::widgets {

namespace {

constexpr int kIcon = 16;
constexpr int kHeight = 36;

} // namespace

Banner::Banner(QWidget *parent)
    : QFrame(parent)
    , m_icon(new QLabel(this))
    , m_lead(new Label(TextRole::Strong, this))
    , m_sentence(new Label(TextRole::Body, this))
    , m_action(new QPushButton(this))
{
    m_sentence->setWordWrap(true);
    m_action->setProperty("small", true);
    connect(m_action, &QPushButton::clicked, this, &Banner::actionTriggered);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 5, 12, 5);
    row->setSpacing(8);
    row->addWidget(m_icon);
    row->addWidget(m_lead);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_action);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setMinimumHeight(scaled(kHeight));
    hide();
}

void Banner::say(const BannerText &text)
{
    const bool news = text != m_text || isHidden();
    m_text = text;
    m_lead->setText(text.lead);
    m_lead->setVisible(!text.lead.isEmpty());
    m_sentence->setText(text.text);
    m_action->setText(text.action);
    m_action->setVisible(!text.action.isEmpty());
    QStringList said{text.lead, text.text};
    said.removeAll(QString());
    setAccessibleName(said.join(u' '));
    dress();
    fit();
    show();
    if (news) {
        QAccessibleEvent event(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

void Banner::clear()
{
    m_text = {};
    hide();
}

void Banner::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        dress();
}

void Banner::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fit();
}

//! One line is the rule; a sentence that needs more gets the height.
void Banner::fit()
{
    setMinimumHeight(std::max(scaled(kHeight), layout()->heightForWidth(width())));
}

void Banner::dress()
{
    m_icon->setPixmap(iconPixmap(iconOf(m_text.tone), kIcon,
                                 colourOf(m_text.tone, tokens(palette())), devicePixelRatioF()));
    update();
}

void Banner::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(colourOf(m_text.tone, tokens(palette())));
    painter.setBrush(tintOf(m_text.tone, tokens(palette())));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

} // namespace stw::widgets
