#include "app/shell/statusbar.h"

#include "app/texts/format.h"
#include "app/widgets/icons.h"
#include "app/widgets/label.h"
#include "app/widgets/tokens.h"
#include "app/widgets/type.h"

#include <QDateTime>
#include <QEvent>
#include <QLabel>
#include <QTimeZone>
#include <QToolButton>

namespace stw::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSign = 12;
constexpr int kDot = 8;
constexpr int kGap = 16;

QDateTime localTime(Instant at)
{
    return QDateTime::fromMSecsSinceEpoch(at.us / 1000);
}

//! In whole seconds, and never none.
std::chrono::seconds awayFor(std::chrono::microseconds length)
{
    return std::max(std::chrono::floor<std::chrono::seconds>(length), std::chrono::seconds(1));
}

//! `MEZ`; a language that has no word for it gets the zone's own: `CET` instead of `GMT+1`.
QString zoneOf(const QDateTime &at, const QLocale &locale)
{
    const QString word = QTimeZone::systemTimeZone().displayName(at, QTimeZone::ShortName, locale);
    return word.startsWith("GMT"_L1) ? at.timeZoneAbbreviation() : word;
}

QPixmap dot(QRgb colour, double ratio)
{
    QPixmap picture(QSize(kSign, kSign) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(colour));
    painter.drawEllipse(QRectF((kSign - kDot) / 2.0, (kSign - kDot) / 2.0, kDot, kDot));
    return picture;
}

QToolButton *way(QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setFont(widgets::secondFont());
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

StatusBar::StatusBar(QWidget *parent)
    : QWidget(parent)
    , m_sign(new QLabel(this))
    , m_state(new widgets::Label(widgets::TextRole::Second, this))
    , m_asOf(new widgets::Label(widgets::TextRole::Second, this))
    , m_page(new widgets::Label(widgets::TextRole::Second, this))
    , m_day(new widgets::Label(widgets::TextRole::Second, this))
    , m_dock(way(this))
    , m_help(way(this))
    , m_cells{m_asOf, m_page, m_dock, m_help}
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 1, 12, 0);
    row->setSpacing(kGap);
    auto *state = new QHBoxLayout;
    state->setSpacing(8);
    state->addWidget(m_sign);
    state->addWidget(m_state);
    row->addLayout(state);
    row->addWidget(m_asOf);
    row->addWidget(m_page);
    row->addStretch();
    row->addWidget(m_day);
    row->addWidget(m_dock);
    row->addWidget(m_help);
    setFixedHeight(std::max(kHeight, fontMetrics().height() + 8));
    connect(m_dock, &QToolButton::clicked, this, &StatusBar::dockWanted);
    connect(m_help, &QToolButton::clicked, this, &StatusBar::helpWanted);
    retranslate();
}

void StatusBar::setLink(const Link &link, Instant now)
{
    m_link = link;
    m_now = now;
    retranslate();
    update();
}

void StatusBar::setPageStatus(const QString &text)
{
    m_page->setText(text);
    m_page->setVisible(!text.isEmpty());
    update();
}

void StatusBar::setActivities(int running)
{
    m_running = running;
    retranslate();
}

void StatusBar::paintEvent(QPaintEvent *)
{
    const widgets::Tokens &colours = widgets::tokens(palette());
    QPainter painter(this);
    painter.fillRect(rect(), QColor(m_link.online ? colours.surface : colours.suspectTint));
    painter.fillRect(QRect(0, 0, width(), 1), QColor(colours.line));
    const int high = 14;
    for (const QWidget *shown : std::as_const(m_cells)) {
        if (shown->isVisible())
            painter.fillRect(QRect(shown->x() - kGap / 2, (height() - high) / 2, 1, high),
                             QColor(colours.line));
    }
}

void StatusBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

void StatusBar::retranslate()
{
    const widgets::Tokens &colours = widgets::tokens(palette());
    const QLocale locale;
    if (m_link.online) {
        m_sign->setPixmap(dot(colours.healthy, devicePixelRatioF()));
        // Less than one counts as one, so that nothing jumps.
        const qint64 ms = std::max<qint64>(1, m_link.latency.count());
        m_state->setText(tr("connected · %1\u00a0ms").arg(texts::number(ms)));
    } else {
        m_sign->setPixmap(widgets::icon("warning"_L1).pixmap(kSign, kSign));
        m_state->setText(
            m_link.since.isSet()
                ? tr("disconnected for %1").arg(texts::duration(awayFor(m_now - m_link.since)))
                : tr("not connected"));
    }
    m_asOf->setVisible(m_link.asOf.isSet());
    m_asOf->setText(
        tr("As of %1").arg(locale.toString(localTime(m_link.asOf).time(), u"HH:mm:ss")));
    const QDateTime today = localTime(m_now);
    const QString weekday =
        locale.standaloneDayName(today.date().dayOfWeek(), QLocale::ShortFormat);
    //: Date of the status bar, a format of QLocale.
    const QString date = locale.toString(today.date(), tr("d MMM yyyy"));
    //: Weekday, date, abbreviation of the time zone.
    m_day->setText(tr("%1 %2 · time zone %3").arg(weekday, date, zoneOf(today, locale)));
    m_dock->setText(tr("F8 Activity (%1)").arg(texts::number(m_running)));
    m_help->setText(tr("F1 Help"));
    update();
}

} // namespace stw::shell
