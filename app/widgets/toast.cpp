#include "app/widgets/toast.h"

#include "app/widgets/icons.h"
#include "app/widgets/label.h"
#include "app/widgets/type.h"

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPropertyAnimation>
#include <QStyle>
#include <QToolButton>

#include <chrono>

namespace stw::widgets {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto kStays = 6s;
constexpr int kWidth = 320;
constexpr int kMargin = 16;
constexpr int kBetween = 8;
constexpr int kEdge = 3;
constexpr int kIcon = 16;
constexpr qreal kRadius = 4;

} // namespace

Toast::Toast(const ToastText &text, QWidget *over, int bottom)
    : QFrame(over)
    , m_text(text)
    , m_bottom(bottom)
{
    m_leave.setSingleShot(true);
    m_leave.setInterval(kStays);
    connect(&m_leave, &QTimer::timeout, this, [this] {
        // Who is reading or operating it keeps it.
        if (underMouse() || (focusWidget() != nullptr && focusWidget()->hasFocus()))
            m_leave.start();
        else
            close();
    });
    setAttribute(Qt::WA_DeleteOnClose);
    setFixedWidth(scaled(kWidth));
    setAccessibleName(text.title);
    setAccessibleDescription(text.text);
    over->installEventFilter(this);
    build();
    dress();
}

void Toast::build()
{
    m_icon = new QLabel(this);
    m_close = new QToolButton(this);
    m_close->setProperty("quiet", true);
    m_close->setIcon(icon("close"_L1));
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close"));
    connect(m_close, &QToolButton::clicked, this, &QWidget::close);

    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    auto *title = new Label(TextRole::Strong, m_text.title, this);
    title->setWordWrap(true);
    words->addWidget(title);
    if (!m_text.text.isEmpty()) {
        auto *text = new Label(TextRole::Second, m_text.text, this);
        text->setWordWrap(true);
        words->addWidget(text);
    }
    if (!m_text.link.isEmpty()) {
        auto *link = new QPushButton(m_text.link, this);
        link->setProperty("quiet", true);
        link->setProperty("small", true);
        connect(link, &QPushButton::clicked, this, [this] {
            emit linkTriggered();
            close();
        });
        words->addWidget(link, 0, Qt::AlignLeft);
    }
    words->addStretch(); // a short title stands beside its icon
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 10, 8, 10);
    row->setSpacing(8);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    row->addWidget(m_close, 0, Qt::AlignTop);
}

void Toast::appear()
{
    adjustSize();
    resize(width(), heightForWidth(width()) > 0 ? heightForWidth(width()) : height());
    const QPoint end = place();
    const int ms = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this);
    move(end);
    show();
    raise();
    if (ms > 0) {
        auto *slide = new QPropertyAnimation(this, "pos", this);
        slide->setDuration(ms);
        slide->setEasingCurve(QEasingCurve::OutCubic);
        slide->setStartValue(end + QPoint(0, kMargin));
        slide->setEndValue(end);
        slide->start(QAbstractAnimation::DeleteWhenStopped);
    }
    m_leave.start();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

QPoint Toast::place() const
{
    int bottom = parentWidget()->height() - m_bottom - kMargin;
    const auto others = parentWidget()->findChildren<Toast *>(Qt::FindDirectChildrenOnly);
    for (const Toast *other : others) {
        if (other == this)
            break; // only those that were there before
        if (other->isVisible())
            bottom -= other->height() + kBetween;
    }
    return {parentWidget()->width() - width() - kMargin, bottom - height()};
}

bool Toast::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        move(place());
    return QFrame::eventFilter(watched, event);
}

void Toast::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_icon != nullptr)
        dress();
}

void Toast::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QFrame::keyPressEvent(event);
}

void Toast::dress()
{
    m_icon->setPixmap(iconPixmap(iconOf(m_text.tone), kIcon,
                                 colourOf(m_text.tone, tokens(palette())), devicePixelRatioF()));
    update();
}

void Toast::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &c = tokens(palette());
    painter.setPen(QColor::fromRgb(c.control));
    painter.setBrush(QColor::fromRgb(c.surface));
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(frame, kRadius, kRadius);
    painter.setClipRect(QRect(0, 0, kEdge, height()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(m_text.tone, c));
    painter.drawRoundedRect(rect(), kRadius, kRadius);
}

} // namespace stw::widgets
