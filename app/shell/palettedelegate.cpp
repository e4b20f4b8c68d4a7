#include "app/shell/palettedelegate.h"

#include "app/shell/palette.h"
#include "app/widgets/icons.h"
#include "app/widgets/pill.h"
#include "app/widgets/tokens.h"
#include "app/widgets/type.h"

namespace stw::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRow = 32;
constexpr int kSide = 16;
constexpr int kIcon = 16;
constexpr int kMarker = 3;

//! Draws \a text from \a left on, the letters at \a bold heavier, and says where it ended.
int drawTitle(QPainter &painter, const QRect &row, int left, const QString &text,
              const QList<qsizetype> &bold)
{
    QFont heavy = painter.font();
    heavy.setBold(true);
    const QFont plain = painter.font();
    qsizetype at = 0;
    while (at < text.size()) {
        const bool met = bold.contains(at);
        qsizetype end = at + 1;
        while (end < text.size() && bold.contains(end) == met)
            ++end;
        painter.setFont(met ? heavy : plain);
        const QString piece = text.sliced(at, end - at);
        painter.drawText(QRect(left, row.top(), row.right() - left, row.height()),
                         Qt::AlignVCenter | Qt::TextSingleLine, piece);
        left += painter.fontMetrics().horizontalAdvance(piece);
        at = end;
    }
    painter.setFont(plain);
    return left;
}

} // namespace

PaletteDelegate::PaletteDelegate(const CommandModel &model, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {option.rect.width(), std::max(kRow, option.fontMetrics.height() + 12)};
}

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const widgets::Tokens &colours = widgets::tokens(option.palette);
    const Command *command = m_model.commandAt(index.row());
    const QRect row = option.rect;
    painter->save();
    if (!command) {
        painter->setFont(widgets::captionFont());
        painter->setPen(QColor(colours.textMuted));
        painter->drawText(row.adjusted(kSide, 4, -kSide, 0), Qt::AlignVCenter,
                          index.data().toString());
        painter->restore();
        return;
    }
    if (option.state & QStyle::State_Selected) {
        painter->fillRect(row, QColor(colours.accentTint));
        painter->fillRect(QRect(row.left(), row.top(), kMarker, row.height()),
                          QColor(colours.accent));
    }
    const QRect glyph(row.left() + kSide, row.center().y() - kIcon / 2, kIcon, kIcon);
    const QIcon icon = command->enabled ? command->icon : widgets::icon("lock"_L1);
    icon.paint(painter, glyph);
    int right = row.right() - kSide;
    if (command->enabled && !command->shortcut.isEmpty()) {
        const QSize cap = widgets::KeyHint::sizeOf(command->shortcut);
        const QRect place(right - cap.width(), row.center().y() - cap.height() / 2, cap.width(),
                          cap.height());
        widgets::KeyHint::paint(*painter, place, command->shortcut, colours);
        right = place.left() - 8;
    }
    painter->setFont(widgets::bodyFont());
    painter->setPen(QColor(command->enabled ? colours.text : colours.textSoft));
    const int ended = drawTitle(*painter, row, glyph.right() + 10, command->title,
                                m_model.rows()[index.row()].met);
    painter->setFont(widgets::secondFont());
    painter->setPen(QColor(colours.textMuted));
    const QRect room(ended + 10, row.top(), right - ended - 10, row.height());
    const QString remark = command->enabled ? command->place : command->why;
    painter->drawText(room, Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(remark, Qt::ElideRight, room.width()));
    painter->restore();
}

} // namespace stw::shell
