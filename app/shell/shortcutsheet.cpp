#include "app/shell/shortcutsheet.h"

#include "app/widgets/label.h"
#include "app/widgets/pill.h"

#include <QGridLayout>
#include <QScrollArea>

namespace stw::shell {

ShortcutSheet::ShortcutSheet(const QList<ShortcutLine> &lines, QWidget *parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Keyboard shortcuts"));
    auto *sheet = new QWidget;
    auto *grid = new QGridLayout(sheet);
    grid->setContentsMargins(16, 12, 16, 16);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    QString group;
    int row = 0;
    for (const ShortcutLine &line : lines) {
        if (line.group != group) {
            group = line.group;
            grid->addWidget(new widgets::Label(widgets::TextRole::Caption, group, sheet), row++, 0,
                            1, 2);
        }
        auto *keys = new widgets::KeyHint(sheet);
        keys->setText(line.keys);
        keys->setAccessibleName(line.what);
        grid->addWidget(keys, row, 0, Qt::AlignLeft | Qt::AlignVCenter);
        grid->addWidget(new widgets::Label(widgets::TextRole::Body, line.what, sheet), row++, 1);
    }
    grid->setRowStretch(row, 1);
    auto *area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(sheet);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(area);
    resize(520, 600);
}

} // namespace stw::shell
