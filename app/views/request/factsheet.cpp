#include "app/views/request/factsheet.h"

#include "app/widgets/icons.h"
#include "app/widgets/label.h"
#include "app/widgets/type.h"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QToolButton>

namespace stw::views {

using namespace Qt::StringLiterals;
using namespace stw::widgets;

FactSheet::FactSheet(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(1, 1);
}

void FactSheet::setFacts(const QList<Fact> &facts)
{
    if (m_facts == facts)
        return;
    m_facts = facts;
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (qsizetype at = 0; at < facts.size(); ++at)
        add(facts[at], int(at));
}

void FactSheet::add(const Fact &fact, int row)
{
    auto *name = new Label(TextRole::Muted, fact.name, this);
    auto *value = new Label(fact.code ? TextRole::Code : TextRole::Body, fact.value, this);
    value->setWordWrap(true);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_grid->addWidget(name, row, 0, Qt::AlignTop);
    m_grid->addWidget(value, row, 1, Qt::AlignTop);
    if (!fact.copied)
        return;
    auto *copy = new QToolButton(this);
    copy->setIcon(icon("copy"_L1));
    copy->setAutoRaise(true);
    copy->setIconSize({scaled(16), scaled(16)});
    copy->setFixedSize(scaled(24), scaled(20)); // no higher than the line that it stands in
    copy->setToolTip(tr("Copy %1").arg(fact.name));
    copy->setAccessibleName(copy->toolTip());
    connect(copy, &QToolButton::clicked, this,
            [text = fact.value] { QGuiApplication::clipboard()->setText(text); });
    m_grid->addWidget(copy, row, 2, Qt::AlignTop);
}

} // namespace stw::views
