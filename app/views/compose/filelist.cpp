#include "app/views/compose/filelist.h"

#include "app/texts/format.h"
#include "app/widgets/icons.h"
#include "app/widgets/label.h"

#include <QBoxLayout>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QPushButton>
#include <QToolButton>
#include <QUrl>

namespace stw::views {

using namespace Qt::StringLiterals;
using namespace stw::widgets;

FileList::FileList(QWidget *parent)
    : QWidget(parent)
    , m_rows(new QVBoxLayout)
    , m_add(new QPushButton(this))
    , m_hint(new Label(TextRole::Muted, this))
{
    setAcceptDrops(true);
    setFocusProxy(m_add);
    m_hint->setWordWrap(true);
    m_add->setIcon(icon("plus"_L1));
    m_add->setProperty("small", true);
    connect(m_add, &QPushButton::clicked, this, &FileList::choose);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(2);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_add);
    foot->addWidget(m_hint, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(m_rows);
    column->addLayout(foot);
    retranslate();
}

void FileList::setFiles(const QStringList &paths)
{
    if (m_paths == paths)
        return;
    m_paths = paths;
    rebuild();
}

void FileList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FileList::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void FileList::dropEvent(QDropEvent *event)
{
    QStringList paths;
    for (const QUrl &url : event->mimeData()->urls()) {
        if (QFileInfo(url.toLocalFile()).isFile())
            paths.append(url.toLocalFile());
    }
    add(paths);
    event->acceptProposedAction();
}

void FileList::retranslate()
{
    m_add->setText(tr("Add files…"));
    m_hint->setText(tr("or drop them here; they lie in the work folder when the work starts"));
    rebuild();
}

void FileList::rebuild()
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (const QString &path : std::as_const(m_paths))
        m_rows->addWidget(rowOf(path));
}

void FileList::choose()
{
    auto *dialog = new QFileDialog(this, tr("Files for the work"));
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::filesSelected, this, &FileList::add);
    dialog->open();
}

void FileList::add(const QStringList &paths)
{
    const qsizetype before = m_paths.size();
    for (const QString &path : paths) {
        if (!m_paths.contains(path))
            m_paths.append(path);
    }
    if (m_paths.size() == before)
        return;
    rebuild();
    emit edited();
}

QWidget *FileList::rowOf(const QString &path)
{
    const QFileInfo file(path);
    auto *row = new QWidget(this);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    auto *name = new Label(TextRole::Body, file.fileName(), row);
    name->setToolTip(path);
    const QString size = file.exists() ? texts::bytes(file.size()) : tr("not there any more");
    auto *remove = new QToolButton(row);
    remove->setIcon(icon("close"_L1));
    remove->setAutoRaise(true);
    remove->setAccessibleName(tr("Take out %1").arg(file.fileName()));
    remove->setToolTip(remove->accessibleName());
    connect(remove, &QToolButton::clicked, this, [this, path] {
        m_paths.removeAll(path);
        rebuild();
        m_add->setFocus();
        emit edited();
    });
    line->addWidget(name);
    line->addWidget(new Label(TextRole::Muted, size, row));
    line->addWidget(remove);
    line->addStretch();
    return row;
}

} // namespace stw::views
