#include "app/views/request/filetable.h"

#include "app/texts/format.h"
#include "app/widgets/icons.h"
#include "app/widgets/label.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QPushButton>

namespace stw::views {

using namespace Qt::StringLiterals;
using namespace stw::widgets;

FileTable::FileTable(QWidget *parent)
    : QWidget(parent)
    , m_none(new Label(TextRole::Soft, this))
    , m_grid(new QGridLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_none);
    column->addLayout(m_grid);
    m_grid->setColumnStretch(0, 1);
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(4);
    show();
}

void FileTable::setFiles(const QList<wire::FileLine> &files)
{
    m_files = files;
    show();
}

void FileTable::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        show();
}

void FileTable::show()
{
    m_none->setText(tr("The work folder holds no files, or is not kept any more."));
    m_none->setVisible(m_files.isEmpty());
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (int row = 0; row < m_files.size(); ++row) {
        const wire::FileLine &file = m_files[row];
        auto *save = new QPushButton(tr("Save…"), this);
        save->setIcon(icon("download"_L1));
        save->setProperty("small", true);
        save->setAccessibleName(tr("Save %1").arg(file.name));
        connect(save, &QPushButton::clicked, this, [this, name = file.name] { emit wanted(name); });
        m_grid->addWidget(new Label(TextRole::Code, file.name, this), row, 0);
        m_grid->addWidget(new Label(TextRole::Muted, texts::bytes(file.size), this), row, 1,
                          Qt::AlignRight | Qt::AlignVCenter);
        m_grid->addWidget(save, row, 2);
    }
}

} // namespace stw::views
