#include "app/shell/palette.h"

#include "app/shell/palettedelegate.h"
#include "app/widgets/icons.h"
#include "app/widgets/label.h"
#include "app/widgets/tokens.h"
#include "app/widgets/type.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>

#include <algorithm>

namespace stw::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr int kFieldHeight = 40;
constexpr int kMostRows = 12;
constexpr int kSide = 16;
constexpr int kIcon = 16;

} // namespace

void CommandModel::setCommands(const QList<Command> &commands)
{
    m_commands = commands;
    type({});
}

void CommandModel::type(const QString &typed)
{
    beginResetModel();
    m_rows = rowsFor(m_commands, typed);
    endResetModel();
}

int CommandModel::commandCount() const
{
    return int(
        std::ranges::count_if(m_rows, [](const CommandRow &row) { return row.command >= 0; }));
}

const Command *CommandModel::commandAt(int row) const
{
    if (row < 0 || row >= m_rows.size() || m_rows[row].command < 0)
        return nullptr;
    return &m_commands[m_rows[row].command];
}

int CommandModel::nextCommand(int row, int step) const
{
    for (int at = row; at >= 0 && at < m_rows.size(); at += step) {
        if (commandAt(at))
            return at;
    }
    return -1;
}

int CommandModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant CommandModel::data(const QModelIndex &index, int role) const
{
    const CommandRow &row = m_rows[index.row()];
    const Command *command = commandAt(index.row());
    switch (role) {
    case Qt::DisplayRole: return command ? command->title : row.caption;
    case CaptionRole: return command == nullptr;
    case Qt::AccessibleDescriptionRole:
        return command ? command->enabled ? command->place : command->why : QString();
    default: return {};
    }
}

Qt::ItemFlags CommandModel::flags(const QModelIndex &index) const
{
    // One that may not be run can be reached all the same, for its reason.
    return commandAt(index.row()) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

Palette::Palette(QWidget *window)
    : QFrame(window)
    , m_field(new QLineEdit(this))
    , m_count(new widgets::Label(widgets::TextRole::Muted, this))
    , m_list(new QListView(this))
{
    auto *glyph = new QLabel(this);
    glyph->setPixmap(widgets::icon("search"_L1).pixmap(kIcon, kIcon));
    auto *row = new QHBoxLayout;
    row->setContentsMargins(kSide, 1, kSide, 1);
    row->setSpacing(8);
    row->addWidget(glyph);
    row->addWidget(m_field, 1);
    row->addWidget(m_count);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 9);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(m_list);
    m_field->setFrame(false);
    m_field->setMinimumHeight(std::max(kFieldHeight - 2, fontMetrics().height() + 16));
    m_field->installEventFilter(this);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new PaletteDelegate(m_model, m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    window->installEventFilter(this);
    connect(m_field, &QLineEdit::textEdited, this, &Palette::type);
    connect(m_list, &QListView::clicked, this, &Palette::run);
    hide();
}

void Palette::open(const QList<Command> &commands)
{
    if (!isVisible())
        m_before = QApplication::focusWidget();
    setAccessibleName(tr("Commands"));
    m_field->setPlaceholderText(tr("Search or run a command"));
    m_field->setAccessibleName(m_field->placeholderText());
    m_list->setAccessibleName(tr("Commands"));
    m_field->clear();
    m_model.setCommands(commands);
    type({});
    show();
    raise();
    m_field->setFocus();
}

void Palette::close()
{
    if (!isVisible())
        return;
    hide();
    if (m_before)
        m_before->setFocus();
}

bool Palette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        place();
    if (watched != m_field)
        return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress)
        return takeKey(static_cast<QKeyEvent *>(event));
    if (event->type() == QEvent::FocusOut && isVisible()
        && static_cast<QFocusEvent *>(event)->reason() != Qt::ActiveWindowFocusReason)
        hide();
    return false;
}

bool Palette::takeKey(QKeyEvent *key)
{
    const int row = m_list->currentIndex().row();
    switch (key->key()) {
    case Qt::Key_Down: select(m_model.nextCommand(row + 1, 1)); return true;
    case Qt::Key_Up: select(m_model.nextCommand(row - 1, -1)); return true;
    case Qt::Key_PageDown:
        select(m_model.nextCommand(std::min(row + kMostRows, m_model.rowCount() - 1), -1));
        return true;
    case Qt::Key_PageUp: select(m_model.nextCommand(std::max(row - kMostRows, 0), 1)); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: run(m_list->currentIndex()); return true;
    case Qt::Key_Escape: close(); return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab: return true; // there is nothing else to go to
    default: return false;
    }
}

void Palette::type(const QString &typed)
{
    m_model.type(typed);
    m_count->setText(tr("%n hit(s)", nullptr, m_model.commandCount()));
    m_count->setVisible(!typed.isEmpty());
    place(); // what is selected can only be brought into a view that has its height
    select(m_model.nextCommand(0, 1));
}

void Palette::select(int row)
{
    if (row < 0)
        return;
    m_list->setCurrentIndex(m_model.index(row));
    // Its caption comes with the first of a group.
    if (row > 0 && !m_model.commandAt(row - 1))
        m_list->scrollTo(m_model.index(row - 1));
    m_list->scrollTo(m_model.index(row));
}

void Palette::run(const QModelIndex &index)
{
    const Command *command = m_model.commandAt(index.row());
    if (!command || !command->enabled)
        return;
    const std::function<void()> run = command->run; // it may open the palette anew
    close();
    if (run)
        run();
}

void Palette::place()
{
    int rows = 0;
    for (int row = 0; row < std::min(m_model.rowCount(), kMostRows); ++row)
        rows += m_list->sizeHintForRow(row);
    m_list->setFixedHeight(rows + 2);
    const int wide = std::min(widgets::scaled(kWidth), parentWidget()->width() - 2 * kSide);
    resize(wide, layout()->totalSizeHint().height());
    move((parentWidget()->width() - wide) / 2, std::min(kTop, parentWidget()->height() / 4));
}

void Palette::paintEvent(QPaintEvent *)
{
    const widgets::Tokens &colours = widgets::tokens(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QColor(colours.control));
    painter.setBrush(QColor(colours.surface));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    painter.fillRect(QRect(1, m_list->y() - 1, width() - 2, 1), QColor(colours.line));
}

} // namespace stw::shell
