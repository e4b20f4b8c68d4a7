#include "app/views/compose/faultsummary.h"

#include "app/texts/format.h"
#include "app/widgets/tone.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>

namespace stw::views {

using namespace Qt::StringLiterals;
using namespace stw::widgets;

FaultSummary::FaultSummary(QWidget *parent)
    : QFrame(parent)
    , m_links(new QLabel(this))
{
    m_links->setWordWrap(true);
    m_links->setTextFormat(Qt::RichText);
    m_links->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
    m_links->setFocusPolicy(Qt::StrongFocus);
    connect(m_links, &QLabel::linkActivated, this, &FaultSummary::followed);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->addWidget(m_links);
    show();
}

void FaultSummary::setFaults(const QList<FaultLink> &faults)
{
    if (m_faults == faults)
        return;
    m_faults = faults;
    show();
}

void FaultSummary::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        show();
}

void FaultSummary::paintEvent(QPaintEvent *)
{
    const Tokens &colours = tokens(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colourOf(Tone::Error, colours));
    painter.setBrush(tintOf(Tone::Error, colours));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

void FaultSummary::show()
{
    setVisible(!m_faults.isEmpty());
    QString links;
    for (const FaultLink &fault : std::as_const(m_faults)) {
        links += u"<div><a href=\"%1\">%2</a></div>"_s.arg(
            fault.path.toHtmlEscaped(),
            tr("%1: %2").arg(fault.title, fault.sentence).toHtmlEscaped());
    }
    const QString head = tr("%Ln thing(s) to put right:", nullptr, int(m_faults.size()));
    m_links->setText(u"<b>%1</b>%2"_s.arg(head.toHtmlEscaped(), links));
    m_links->setAccessibleName(head);
}

} // namespace stw::views
