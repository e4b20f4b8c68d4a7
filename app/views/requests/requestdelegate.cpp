#include "app/views/requests/requestdelegate.h"

#include "app/models/requesttable.h"
#include "app/texts/format.h"
#include "app/texts/words.h"
#include "app/views/lines/requestwords.h"
#include "app/views/lines/statelook.h"
#include "app/widgets/pill.h"
#include "app/widgets/type.h"

#include <QApplication>
#include <QCoreApplication>

namespace stw::views {

using namespace Qt::StringLiterals;
using models::RequestTable;
using widgets::Tone;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(RequestCells)
};

constexpr int kRow = 32; // LOOK.md §3
constexpr int kPad = 8;
constexpr int kEdge = 12;
constexpr int kMark = 16;
constexpr int kMarker = 3;

bool isNumber(int column)
{
    return column == RequestTable::Cards || column == RequestTable::Position
           || column == RequestTable::CostSoFar;
}

bool isSoft(int column)
{
    return column == RequestTable::Spec || column == RequestTable::End
           || column == RequestTable::Project || column == RequestTable::Requester
           || column == RequestTable::Submitted;
}

void paintGround(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                 const widgets::Tokens &tokens)
{
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QRect cell = option.rect;
    if (selected)
        painter.fillRect(cell, QColor(tokens.accentTint));
    painter.fillRect(QRect(cell.left(), cell.bottom(), cell.width(), 1), QColor(tokens.line));
    if (selected && index.column() == RequestTable::Name)
        painter.fillRect(QRect(cell.left(), cell.top(), kMarker, cell.height()),
                         QColor(tokens.accent));
}

void paintMark(QPainter &painter, const QStyleOptionViewItem &option, bool marked)
{
    QStyleOptionButton box;
    box.palette = option.palette;
    box.rect = RequestDelegate::markRect(option.rect);
    box.state = QStyle::State_Enabled | (marked ? QStyle::State_On : QStyle::State_Off);
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, &painter, option.widget);
}

} // namespace

StatusLook statusOf(const RequestSummary &request, Instant now)
{
    if (endsSoon(request, now))
        return {"warning"_L1, Tr::tr("Ends soon"), Tone::Warning};
    const StateLook look = lookOf(request.state);
    return {look.icon, texts::textOf(request.state), look.tone};
}

QString reasonOf(const RequestSummary &request, Instant now)
{
    if (endsSoon(request, now))
        return Tr::tr("ends in %1").arg(remaining(request.endsAt - now));
    if (request.state == RequestState::Releasing)
        return Tr::tr("the node's confirmation is awaited");
    return {};
}

QRect RequestDelegate::markRect(const QRect &cell)
{
    return {cell.left() + kEdge, cell.top() + (cell.height() - kMark) / 2, kMark, kMark};
}

int RequestDelegate::nameIndent()
{
    return kEdge + kMark + kEdge;
}

QString RequestDelegate::displayText(const QVariant &value, const QLocale &) const
{
    return value.toString();
}

void RequestDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const widgets::Tokens &tokens = widgets::tokens(option.palette);
    painter->save();
    paintGround(*painter, option, index, tokens);
    const QVariant value = index.data(RequestTable::SummaryRole);
    if (value.isValid()) {
        const auto request = value.value<RequestSummary>();
        const int column = index.column();
        QRect inside = option.rect.adjusted(kPad, 0, -kPad, 0);
        if (column == RequestTable::State) {
            const StatusLook look = statusOf(request, m_now);
            widgets::Pill::paint(*painter, inside, look.icon, look.text, look.tone, tokens);
        } else {
            QString text = index.data(Qt::DisplayRole).toString();
            QFont font = widgets::bodyFont();
            if (column == RequestTable::Name) {
                paintMark(*painter, option, index.data(RequestTable::MarkedRole).toBool());
                inside.setLeft(option.rect.left() + nameIndent());
                font.setBold(option.state.testFlag(QStyle::State_Selected));
            } else if (column == RequestTable::Reason) {
                const QString special = reasonOf(request, m_now);
                text = special.isEmpty() ? text : special;
            }
            painter->setFont(font);
            painter->setPen(QColor(isSoft(column) ? tokens.textSoft : tokens.text));
            const QString shown =
                isNumber(column)
                    ? text
                    : painter->fontMetrics().elidedText(text, Qt::ElideRight, inside.width());
            const auto side = isNumber(column) ? Qt::AlignRight : Qt::AlignLeft;
            painter->drawText(inside, int(side | Qt::AlignVCenter), shown);
        }
    }
    painter->restore();
}

QSize RequestDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {0, std::max(kRow, QFontMetrics(widgets::bodyFont()).height() + 12)};
}

} // namespace stw::views
