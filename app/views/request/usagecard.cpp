#include "app/views/request/usagecard.h"

#include "app/texts/format.h"
#include "app/views/request/recordpieces.h"
#include "app/widgets/label.h"

#include <QBoxLayout>
#include <QGridLayout>

namespace stw::views {

using namespace Qt::StringLiterals;
using namespace stw::widgets;

namespace {

constexpr int kColumns = 2;

//! What the record says, as the stepper beside it counts it too.
Micros lengthOf(const QList<RecordPiece> &pieces, LifePart part)
{
    Micros sum{0};
    for (const RecordPiece &piece : pieces)
        sum += piece.kind == part ? piece.length() : Micros(0);
    return sum;
}

} // namespace

UsageCard::UsageCard(QWidget *parent)
    : Card(parent)
    , m_figures(new QGridLayout)
{
    m_figures->setHorizontalSpacing(16);
    m_figures->setVerticalSpacing(8);
    for (int column = 0; column < kColumns; ++column)
        m_figures->setColumnStretch(column, 1);
    body()->addLayout(m_figures);
}

void UsageCard::setRecord(const RequestRecord &record, Instant now)
{
    const QList<RecordPiece> pieces = piecesOf(record.request, now);
    const Usage &usage = record.usage;
    setTitle(tr("Usage"));
    setNote(usage.open ? tr("still counting") : QString());
    const bool cards = record.request.asked.cards > 0;
    const Quantity hours = cards ? usage.cardHours : usage.coreHours;
    const QString currency =
        usage.currency.isEmpty() ? record.request.asked.currency : usage.currency;
    const QList<std::pair<QString, QString>> shown{
        {texts::decimal(hours, 2, 2), cards ? tr("card hours") : tr("core hours")},
        {texts::money(usage.cost, currency), usage.open ? tr("cost so far") : tr("cost")},
        {texts::duration(lengthOf(pieces, LifePart::Running)), tr("ran")},
        {texts::duration(lengthOf(pieces, LifePart::Waiting)), tr("waited")},
    };
    if (m_shown == shown)
        return;
    m_shown = shown;
    while (QLayoutItem *item = m_figures->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (int at = 0; at < shown.size(); ++at) {
        auto *pair = new QWidget(this);
        auto *column = new QVBoxLayout(pair);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(new Label(TextRole::Figure, shown[at].first, pair));
        column->addWidget(new Label(TextRole::Second, shown[at].second, pair));
        m_figures->addWidget(pair, at / kColumns, at % kColumns);
    }
}

} // namespace stw::views
