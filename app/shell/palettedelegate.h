#pragma once

#include <QStyledItemDelegate>

namespace stw::shell {

class CommandModel;

//! Paints the palette: captions; icon, title with the met letters bold, place, shortcut.
class PaletteDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    PaletteDelegate(const CommandModel &model, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const CommandModel &m_model;
};

} // namespace stw::shell
