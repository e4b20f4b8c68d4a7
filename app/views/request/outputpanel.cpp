#include "app/views/request/outputpanel.h"

#include "app/texts/format.h"
#include "app/widgets/banner.h"
#include "app/widgets/icons.h"
#include "app/widgets/label.h"
#include "app/widgets/tokens.h"
#include "app/widgets/type.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QToolButton>

namespace stw::views {

using namespace Qt::StringLiterals;
using namespace stw::widgets;

namespace {

constexpr qsizetype kMostMarks = 1'000; // more would only slow scrolling down

QToolButton *arrow(Qt::ArrowType direction, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setArrowType(direction);
    button->setAutoRaise(true);
    return button;
}

} // namespace

OutputPanel::OutputPanel(QWidget *parent)
    : QWidget(parent)
    , m_title(new Label(TextRole::Section, this))
    , m_attempt(new Label(TextRole::Muted, this))
    , m_search(new QLineEdit(this))
    , m_found(new Label(TextRole::Muted, this))
    , m_previous(arrow(Qt::UpArrow, this))
    , m_next(arrow(Qt::DownArrow, this))
    , m_follow(new QPushButton(this))
    , m_download(new QPushButton(this))
    , m_banner(new Banner(this))
    , m_text(new QPlainTextEdit(this))
    , m_cut(new Label(TextRole::Muted, this))
{
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setMaximumBlockCount(kMostLines);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    m_text->setUndoRedoEnabled(false);
    m_cut->hide();
    connect(m_banner, &Banner::actionTriggered, this, &OutputPanel::retryWanted);
    connect(m_text->verticalScrollBar(), &QScrollBar::valueChanged, this, [this](int value) {
        if (!m_moving)
            m_follow->setChecked(value >= m_text->verticalScrollBar()->maximum());
    });

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(makeHead());
    column->addWidget(m_banner);
    column->addWidget(m_cut);
    column->addWidget(m_text, 1);
    dress();
    retranslate();
}

QHBoxLayout *OutputPanel::makeHead()
{
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(scaled(200));
    m_search->addAction(icon("search"_L1), QLineEdit::LeadingPosition);
    connect(m_search, &QLineEdit::textChanged, this, &OutputPanel::mark);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { search(false); });
    connect(m_next, &QToolButton::clicked, this, [this] { search(false); });
    connect(m_previous, &QToolButton::clicked, this, [this] { search(true); });
    auto *back = new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_Return), m_search);
    back->setContext(Qt::WidgetShortcut);
    connect(back, &QShortcut::activated, this, [this] { search(true); });

    m_follow->setCheckable(true);
    m_follow->setChecked(true);
    m_follow->setProperty("segment", true);
    m_follow->setProperty("small", true);
    m_follow->setIcon(icon("check"_L1));
    connect(m_follow, &QPushButton::clicked, this, [this](bool follows) {
        if (follows)
            goToEnd();
    });
    m_download->setProperty("small", true);
    m_download->setIcon(icon("download"_L1));
    connect(m_download, &QPushButton::clicked, this, &OutputPanel::downloadWanted);

    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_title);
    head->addWidget(m_attempt);
    head->addStretch();
    head->addWidget(m_found);
    head->addWidget(m_search);
    head->addWidget(m_previous);
    head->addWidget(m_next);
    head->addWidget(m_follow);
    head->addWidget(m_download);
    return head;
}

void OutputPanel::clear()
{
    m_decoder = {};
    m_bytes = 0;
    m_complete = false;
    m_endsLine = false;
    m_text->clear();
    m_cut->hide();
    m_banner->clear();
    m_follow->setChecked(true);
    showSize();
}

void OutputPanel::append(const QByteArray &piece)
{
    m_bytes += piece.size();
    const bool follows = isFollowing();
    const int place = m_text->verticalScrollBar()->value();
    m_moving = true;
    QTextCursor end(m_text->document());
    end.movePosition(QTextCursor::End);
    QString text = m_decoder.take(piece);
    if (!text.isEmpty()) {
        // The end of the last line waits for the next one, so that no empty line follows it.
        const bool owed = std::exchange(m_endsLine, text.endsWith(u'\n'));
        text.chop(m_endsLine ? 1 : 0);
        end.insertText(owed ? u'\n' + text : text);
    }
    if (follows)
        goToEnd();
    else
        m_text->verticalScrollBar()->setValue(place);
    m_moving = false;
    m_cut->setVisible(m_text->blockCount() >= kMostLines);
    m_banner->clear();
    showSize();
    if (!m_search->text().isEmpty())
        mark();
}

void OutputPanel::setComplete(bool complete)
{
    m_complete = complete;
    retranslate();
}

void OutputPanel::setEmptyText(const QString &sentence)
{
    m_text->setPlaceholderText(sentence);
}

void OutputPanel::setProblem(const QString &sentence)
{
    if (sentence.isEmpty())
        m_banner->clear();
    else
        m_banner->say({Tone::Warning, {}, sentence, tr("Try again")});
}

void OutputPanel::setAttempts(qint64 last)
{
    m_attempts = last;
    showAttempts();
}

bool OutputPanel::isFollowing() const
{
    return m_follow->isChecked();
}

void OutputPanel::setFollowing(bool follows)
{
    m_follow->setChecked(follows);
    if (follows)
        goToEnd();
}

QString OutputPanel::text() const
{
    return m_text->toPlainText();
}

void OutputPanel::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void OutputPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        dress();
}

void OutputPanel::retranslate()
{
    m_title->setText(tr("Output"));
    m_search->setPlaceholderText(tr("Search in the output"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_previous->setToolTip(tr("Find the one before"));
    m_next->setToolTip(tr("Find the next one"));
    m_previous->setAccessibleName(m_previous->toolTip());
    m_next->setAccessibleName(m_next->toolTip());
    m_follow->setText(m_complete ? tr("At the end") : tr("Follow"));
    m_text->setAccessibleName(m_title->text());
    m_cut->setText(tr("Only the last %Ln lines are shown; the download has all of them.", nullptr,
                      kMostLines));
    showSize();
    showAttempts();
    mark();
}

void OutputPanel::dress()
{
    const Tokens &colours = tokens(palette());
    QPalette own = m_text->palette();
    const QColor ground = QColor::fromRgb(colours.sunken);
    if (own.color(QPalette::Base) != ground) {
        own.setColor(QPalette::Base, ground);
        m_text->setPalette(own);
    }
    if (m_text->font() != codeFont())
        m_text->setFont(codeFont());
}

void OutputPanel::showSize()
{
    m_download->setEnabled(m_bytes > 0);
    m_download->setText(m_bytes > 0 ? texts::bytes(m_bytes) : tr("Download"));
    m_download->setAccessibleName(tr("Download the output"));
    m_download->setToolTip(tr("Download the output"));
}

void OutputPanel::showAttempts()
{
    m_attempt->setVisible(m_attempts > 1);
    m_attempt->setText(tr("attempt %1, the last").arg(texts::number(m_attempts)));
}

void OutputPanel::search(bool backwards)
{
    const QString wanted = m_search->text();
    if (wanted.isEmpty())
        return;
    const QTextDocument::FindFlags flags =
        backwards ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    m_follow->setChecked(false);
    if (m_text->find(wanted, flags))
        return;
    QTextCursor around = m_text->textCursor(); // once around
    around.movePosition(backwards ? QTextCursor::End : QTextCursor::Start);
    m_text->setTextCursor(around);
    m_text->find(wanted, flags);
}

void OutputPanel::mark()
{
    const QString wanted = m_search->text();
    QList<QTextEdit::ExtraSelection> marks;
    QTextCursor found(m_text->document());
    while (!wanted.isEmpty() && marks.size() < kMostMarks) {
        found = m_text->document()->find(wanted, found);
        if (found.isNull())
            break;
        QTextEdit::ExtraSelection mark;
        mark.cursor = found;
        mark.format.setBackground(QColor::fromRgb(tokens(palette()).suspectTint));
        mark.format.setForeground(palette().text());
        marks.append(mark);
    }
    m_text->setExtraSelections(marks);
    m_found->setVisible(!wanted.isEmpty());
    m_found->setText(marks.size() < kMostMarks
                         ? tr("%Ln found", nullptr, int(marks.size()))
                         : tr("more than %Ln found", nullptr, int(kMostMarks)));
    m_previous->setEnabled(!marks.isEmpty());
    m_next->setEnabled(!marks.isEmpty());
}

void OutputPanel::goToEnd()
{
    const bool before = std::exchange(m_moving, true);
    m_text->verticalScrollBar()->setValue(m_text->verticalScrollBar()->maximum());
    m_moving = before;
}

} // namespace stw::views
