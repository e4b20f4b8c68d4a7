#include "app/views/request/standingcard.h"

#include "app/texts/format.h"
#include "app/texts/words.h"
#include "app/widgets/icons.h"
#include "app/widgets/label.h"
#include "app/widgets/pill.h"
#include "app/widgets/type.h"

#include <QBoxLayout>
#include <QGridLayout>

namespace stw::views {

using namespace Qt::StringLiterals;
using namespace stw::widgets;

namespace {

constexpr int kOwnerWidth = 156;
constexpr int kSinceWidth = 76;

//! A caption over a value.
QWidget *captioned(const QString &caption, const QString &value, Qt::Alignment alignment,
                   QWidget *parent)
{
    auto *pair = new QWidget(parent);
    auto *column = new QVBoxLayout(pair);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (auto *label :
         {new Label(TextRole::Muted, caption, pair), new Label(TextRole::Body, value, pair)}) {
        label->setAlignment(alignment);
        column->addWidget(label);
    }
    return pair;
}

} // namespace

StandingCard::StandingCard(QWidget *parent)
    : Card(parent)
    , m_sentence(new Label(TextRole::Body, this))
    , m_reasons(new QVBoxLayout)
{
    m_sentence->setWordWrap(true);
    m_reasons->setSpacing(8);
    body()->addWidget(m_sentence);
    body()->addLayout(m_reasons);
}

void StandingCard::setRecord(const RequestRecord &record, Instant now)
{
    const QList<WaitReason> rows = reasonsOf(record);
    const bool waits = !rows.isEmpty();
    setTitle(waits ? tr("Why it waits") : tr("Where it stands"));
    setRemark(rows.size() > 1
                  ? tr("%Ln reason(s) – it starts when all are cleared", nullptr, int(rows.size()))
                  : QString());
    const QString sentence = standingText(record, now);
    m_sentence->setText(sentence);
    m_sentence->setVisible(!waits);
    setVisible(waits || !sentence.isEmpty());
    if (m_rows == rows)
        return;
    m_rows = rows;
    showRows();
}

void StandingCard::showRows()
{
    while (QLayoutItem *item = m_reasons->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const WaitReason &reason : std::as_const(m_rows)) {
        m_reasons->addWidget(new Hairline(Qt::Horizontal, this));
        m_reasons->addWidget(rowOf(reason));
    }
}

QWidget *StandingCard::rowOf(const WaitReason &reason)
{
    auto *row = new QWidget(this);
    auto *mark = new QLabel(row);
    mark->setPixmap(icon(reason.icon).pixmap(scaled(20), scaled(20)));
    auto *name = new QHBoxLayout;
    name->setSpacing(8);
    name->addWidget(new Label(TextRole::Strong, reason.name, row));
    if (reason.binding && m_rows.size() > 1) {
        auto *tag = new Pill(row);
        tag->setSmall(true);
        tag->setStatus({}, tr("binding"), Tone::Warning);
        name->addWidget(tag);
    }
    name->addStretch();
    auto *sentence = new Label(TextRole::Second, reason.sentence, row);
    sentence->setWordWrap(true);
    QWidget *owner = captioned(tr("who can change it"), reason.owner, Qt::AlignLeft, row);
    owner->setFixedWidth(scaled(kOwnerWidth));
    QWidget *since = captioned(tr("since"), texts::clock(reason.since), Qt::AlignRight, row);
    since->setFixedWidth(scaled(kSinceWidth));

    auto *grid = new QGridLayout(row);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(1, 1);
    grid->addWidget(mark, 0, 0, Qt::AlignTop);
    grid->addLayout(name, 0, 1);
    grid->addWidget(sentence, 1, 1);
    grid->addWidget(owner, 0, 2, 2, 1, Qt::AlignTop);
    grid->addWidget(since, 0, 3, 2, 1, Qt::AlignTop);
    return row;
}

} // namespace stw::views
