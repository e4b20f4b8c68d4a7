#include "app/shell/rail.h"

#include "app/texts/format.h"
#include "app/widgets/icons.h"
#include "app/widgets/pill.h"
#include "app/widgets/tokens.h"
#include "app/widgets/type.h"

#include <QKeyEvent>

namespace stw::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRowHeight = 32;
constexpr int kRowGap = 2;
constexpr int kEdge = 8;
constexpr int kMarker = 3;
constexpr int kIcon = 20;
constexpr int kIconLeft = 8;
constexpr int kTextLeft = 36;
constexpr int kRadius = 4;
constexpr int kFootGap = 9; // with a line above
constexpr QLatin1StringView kRoleId{"role-switch"};

} // namespace

RailButton::RailButton(const QString &id, QLatin1StringView iconName, QWidget *parent)
    : QAbstractButton(parent)
    , m_id(id)
    , m_icon(iconName)
{
    setCheckable(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
}

void RailButton::setCount(int count)
{
    m_count = count;
    setAccessibleDescription(count > 0 ? tr("%n waiting", nullptr, count) : QString());
    update();
}

void RailButton::setNarrow(bool narrow)
{
    m_narrow = narrow;
    updateGeometry();
    update();
}

QSize RailButton::sizeHint() const
{
    const int height = std::max(kRowHeight, fontMetrics().height() + 12);
    return {m_narrow ? Rail::kNarrowWidth : Rail::kWidth - 2 * kEdge, height};
}

//! The whole name: it is never cut. A count that has no room beside it is only spoken.
QSize RailButton::minimumSizeHint() const
{
    QFont bold = font();
    bold.setBold(true);
    const int name = QFontMetrics(bold).horizontalAdvance(text());
    return {m_narrow ? Rail::kNarrowWidth : kEdge + kTextLeft + name + kEdge, sizeHint().height()};
}

void RailButton::paintGround(QPainter &painter) const
{
    const widgets::Tokens &colours = widgets::tokens(palette());
    const QRectF ground = QRectF(rect()).adjusted(kEdge, 0, -kEdge, 0);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isChecked() || underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(isChecked() ? colours.accentTint : colours.surfaceAlt));
        painter.drawRoundedRect(ground, kRadius, kRadius);
    }
    if (isChecked())
        painter.fillRect(QRect(0, 4, kMarker, height() - 8), QColor(colours.accent));
    if (hasFocus()) {
        painter.setPen(QPen(QColor(colours.accent), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(ground.adjusted(1, 1, -1, -1), kRadius, kRadius);
    }
}

void RailButton::paintCount(QPainter &painter) const
{
    if (m_count <= 0)
        return;
    const widgets::Tokens &colours = widgets::tokens(palette());
    const QString text = texts::number(m_count);
    const QSize size = widgets::Badge::sizeOf(text);
    if (!m_narrow && minimumSizeHint().width() + size.width() + kEdge > width())
        return;
    const int right = m_narrow ? width() - 4 : width() - 2 * kEdge;
    const int top = m_narrow ? 0 : (height() - size.height()) / 2;
    widgets::Badge::paint(painter, QRect(QPoint(right - size.width(), top), size), text, false,
                          colours);
}

void RailButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintGround(painter);
    const widgets::Tokens &colours = widgets::tokens(palette());
    const int left = m_narrow ? (width() - kIcon) / 2 : kEdge + kIconLeft;
    const QRect place(left, (height() - kIcon) / 2, kIcon, kIcon);
    widgets::drawIcon(painter, m_icon, place,
                      QColor(isChecked() ? colours.accent : colours.textSoft));
    paintCount(painter);
    if (m_narrow)
        return;
    QFont face = font();
    face.setBold(isChecked());
    painter.setFont(face);
    painter.setPen(QColor(isChecked() ? colours.text : colours.textSoft));
    const QRect room = rect().adjusted(kEdge + kTextLeft, 0, -kEdge, 0);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, text());
}

Rail::Rail(QWidget *parent)
    : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, kEdge, 0, kEdge);
    layout->setSpacing(kRowGap);
    setFixedWidth(widgets::scaled(kWidth));
    setAccessibleName(tr("Pages"));
}

void Rail::setEntries(const QList<RailEntry> &entries)
{
    if (entries == m_entries)
        return;
    m_entries = entries;
    rebuild();
}

void Rail::setRoleSwitch(const QString &text)
{
    if (text == m_roleText)
        return;
    m_roleText = text;
    rebuild();
}

RailButton *Rail::add(const RailEntry &entry)
{
    auto *button = new RailButton(entry.id, entry.icon, this);
    button->setText(entry.title);
    button->setAccessibleName(entry.title);
    button->setToolTip(entry.shortcut.isEmpty() ? entry.title
                                                : tr("%1 (%2)").arg(entry.title, entry.shortcut));
    button->setNarrow(m_narrow);
    button->setCount(m_counts.value(entry.id));
    m_buttons.append(button);
    layout()->addWidget(button);
    return button;
}

void Rail::rebuild()
{
    const bool focused = isAncestorOf(QApplication::focusWidget());
    for (RailButton *button : std::as_const(m_buttons)) {
        button->hide();
        button->deleteLater(); // it may be the one whose click led here
    }
    m_buttons.clear();
    while (QLayoutItem *item = layout()->takeAt(0))
        delete item;
    auto *column = static_cast<QVBoxLayout *>(layout());
    const auto addWay = [this](const RailEntry &entry) {
        RailButton *button = add(entry);
        connect(button, &QAbstractButton::clicked, this, [this, id = entry.id] {
            setCurrent(m_current); // the page decides whether it comes into view
            emit chosen(id);
        });
    };
    for (const RailEntry &entry : std::as_const(m_entries)) {
        if (!entry.foot)
            addWay(entry);
    }
    column->addStretch();
    column->addSpacing(kFootGap);
    const qsizetype foot = m_buttons.size();
    if (!m_roleText.isEmpty()) {
        RailButton *button = add({kRoleId, m_roleText, kRoleId});
        button->setCheckable(false);
        connect(button, &QAbstractButton::clicked, this,
                [this, button] { emit roleSwitchPressed(button->mapToGlobal(QPoint(kEdge, 0))); });
    }
    for (const RailEntry &entry : std::as_const(m_entries)) {
        if (entry.foot)
            addWay(entry);
    }
    m_firstOfFoot = m_buttons.value(foot);
    setCurrent(m_current);
    if (focused && !m_buttons.isEmpty())
        m_buttons.first()->setFocus();
}

void Rail::setCurrent(QStringView id)
{
    m_current = id.toString();
    for (RailButton *button : std::as_const(m_buttons))
        button->setChecked(button->id() == m_current);
}

void Rail::setCount(const QString &id, int count)
{
    m_counts[id] = count;
    for (RailButton *button : std::as_const(m_buttons)) {
        if (button->id() == id)
            button->setCount(count);
    }
}

void Rail::setNarrow(bool narrow)
{
    if (narrow == m_narrow)
        return;
    m_narrow = narrow;
    setFixedWidth(narrow ? kNarrowWidth : widgets::scaled(kWidth));
    for (RailButton *button : std::as_const(m_buttons))
        button->setNarrow(narrow);
}

void Rail::paintEvent(QPaintEvent *)
{
    const widgets::Tokens &colours = widgets::tokens(palette());
    QPainter painter(this);
    painter.fillRect(rect(), QColor(colours.surface));
    painter.fillRect(QRect(width() - 1, 0, 1, height()), QColor(colours.line));
    if (m_firstOfFoot)
        painter.fillRect(QRect(kEdge, m_firstOfFoot->y() - kFootGap, width() - 2 * kEdge, 1),
                         QColor(colours.line));
}

void Rail::keyPressEvent(QKeyEvent *event)
{
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    const auto at = m_buttons.indexOf(qobject_cast<RailButton *>(QApplication::focusWidget()));
    if (step == 0 || at < 0)
        return QWidget::keyPressEvent(event);
    m_buttons[std::clamp<qsizetype>(at + step, 0, m_buttons.size() - 1)]->setFocus();
}

} // namespace stw::shell
