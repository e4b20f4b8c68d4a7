#include "app/views/requests/enddialog.h"

#include "app/texts/errortext.h"
#include "app/texts/format.h"
#include "app/texts/words.h"
#include "app/views/lines/requestwords.h"
#include "app/views/users/field.h"
#include "app/widgets/label.h"
#include "shared/wire/bodies.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace stw::views {

using namespace Qt::StringLiterals;
using widgets::TextRole;

namespace {

constexpr int kWidth = 560;

} // namespace

bool canEnd(RequestState state, Ending ending)
{
    switch (state) {
    case RequestState::Submitted:
    case RequestState::AwaitingApproval:
    case RequestState::Queued:
    case RequestState::Provisioning: return ending == Ending::Cancel;
    case RequestState::Active: return ending == Ending::Release;
    case RequestState::Draft:
    case RequestState::Releasing:
    case RequestState::Completed:
    case RequestState::Released:
    case RequestState::Expired:
    case RequestState::Failed:
    case RequestState::Cancelled:
    case RequestState::Rejected:
    case RequestState::Lapsed: return false;
    }
    Q_UNREACHABLE();
}

EndItem endItemOf(const RequestSummary &request)
{
    //: A project and a number of cards.
    const QString place = EndDialog::tr("%1 · %2").arg(request.project, cardsText(request.cards));
    return {request.id, titleOf(request), place, request.state};
}

EndDialog::EndDialog(Ending ending, const QList<EndItem> &items, QWidget *parent)
    : QDialog(parent)
    , m_ending(ending)
    , m_meaning(new widgets::Label(TextRole::Body, this))
    , m_list(new LineList(this))
    , m_reason(new Field(u"reason"_s, new QLineEdit(this), this))
    , m_state(new widgets::Label(TextRole::Second, this))
    , m_keep(new QPushButton(this))
    , m_do(new QPushButton(this))
{
    for (const EndItem &item : items)
        m_rows.append({item, canEnd(item.state, ending), {}});
    setMinimumWidth(kWidth);
    m_meaning->setWordWrap(true);
    m_state->setWordWrap(true);
    m_list->setMostRows(6);
    static_cast<QLineEdit *>(m_reason->editor())->setMaxLength(int(wire::kReasonLength));
    m_do->setProperty("primary", true);
    m_do->setEnabled(!wanted().isEmpty());

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_state, 1);
    buttons->addWidget(m_keep);
    buttons->addWidget(m_do);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(m_meaning);
    column->addWidget(m_list);
    column->addWidget(m_reason);
    column->addLayout(buttons);

    connect(m_keep, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_do, &QPushButton::clicked, this, &EndDialog::send);
    retranslate();
    // A slip of Enter keeps everything as it is.
    m_do->setAutoDefault(false);
    m_keep->setDefault(true);
    m_keep->setFocus();
}

QList<RequestId> EndDialog::wanted() const
{
    QList<RequestId> ids;
    for (const Row &row : m_rows) {
        if (row.possible)
            ids += row.item.id;
    }
    return ids;
}

QString EndDialog::reason() const
{
    return static_cast<QLineEdit *>(m_reason->editor())->text().trimmed();
}

void EndDialog::setAnswer(RequestId id, const Result<> &answer)
{
    for (Row &row : m_rows) {
        if (row.item.id == id)
            row.answer = answer;
    }
    fill();
}

void EndDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void EndDialog::send()
{
    if (m_sent)
        return;
    m_sent = true;
    m_do->hide();
    m_reason->setEnabled(false);
    fill();
    emit confirmed(reason());
}

void EndDialog::retranslate()
{
    const bool release = m_ending == Ending::Release;
    const int count = texts::counted(wanted().size());
    setWindowTitle(release ? tr("Release resources") : tr("Withdraw requests"));
    m_meaning->setText(release ? tr("The work is asked to stop and, after a time of grace, is "
                                    "stopped. The cards return to the pool; output and files of "
                                    "the record stay.")
                               : tr("The requests leave the queue and do not run. Their records "
                                    "stay; nothing is charged for them."));
    m_reason->setLabel(tr("Reason (optional, stays in the record)"));
    m_do->setText(release ? tr("Release %Ln request(s)", nullptr, count)
                          : tr("Withdraw %Ln request(s)", nullptr, count));
    m_list->setAccessibleName(windowTitle());
    fill();
}

void EndDialog::fill()
{
    QList<Line> lines;
    int good = 0;
    int bad = 0;
    for (const Row &row : std::as_const(m_rows)) {
        Line line;
        line.key = row.item.id.toString();
        line.title = row.item.title;
        line.text = row.item.place;
        line.right = texts::textOf(row.item.state);
        line.icon = m_ending == Ending::Release ? "release"_L1 : "close"_L1;
        line.strong = row.possible;
        if (!row.possible) {
            line.icon = "lock"_L1;
            line.text = tr("Left out: not possible in this state.");
        } else if (row.answer && *row.answer) {
            ++good;
            line.icon = "check"_L1;
            line.tone = widgets::Tone::Ok;
            line.text =
                m_ending == Ending::Release ? tr("The return has begun.") : tr("Withdrawn.");
        } else if (row.answer) {
            ++bad;
            line.icon = "error"_L1;
            line.tone = widgets::Tone::Error;
            line.text = texts::linesOf(row.answer->error()).join(u' ');
        } else if (m_sent) {
            line.icon = "clock"_L1;
            line.text = tr("The answer is awaited.");
        }
        lines += line;
    }
    m_list->setLines(lines);
    m_keep->setText(m_sent ? tr("Close") : tr("Keep as is"));
    if (m_sent) {
        m_state->setText(tr("%1 done, %2 refused, %3 open")
                             .arg(texts::number(good), texts::number(bad),
                                  texts::number(wanted().size() - good - bad)));
    }
}

} // namespace stw::views
