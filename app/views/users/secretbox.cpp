#include "app/views/users/secretbox.h"

#include "app/widgets/icons.h"
#include "app/widgets/label.h"
#include "app/widgets/type.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>

namespace stw::views {

using namespace Qt::StringLiterals;
using widgets::TextRole;

SecretBox::SecretBox(QWidget *parent)
    : Card(parent)
    , m_use(new widgets::Label(TextRole::Second, this))
    , m_secret(new QLineEdit(this))
    , m_copy(new QPushButton(this))
    , m_close(new QPushButton(this))
    , m_copied(new widgets::Label(TextRole::Second, this))
{
    m_use->setWordWrap(true);
    m_secret->setReadOnly(true);
    m_secret->setFont(widgets::codeFont());
    m_copy->setIcon(widgets::icon("copy"_L1));
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_secret, 1);
    row->addWidget(m_copy);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_copied, 1);
    foot->addWidget(m_close);
    body()->setSpacing(8);
    body()->addWidget(m_use);
    body()->addLayout(row);
    body()->addLayout(foot);
    connect(m_copy, &QPushButton::clicked, this, &SecretBox::copy);
    connect(m_close, &QPushButton::clicked, this, &SecretBox::forget);
    hide();
    retranslate();
}

void SecretBox::showSecret(const QString &title, const QString &use, const QString &secret)
{
    setTitle(title);
    m_use->setText(use);
    m_secret->setText(secret);
    m_secret->setCursorPosition(0);
    m_secret->setAccessibleName(title);
    m_copied->clear();
    show();
    m_copy->setFocus();
}

QString SecretBox::secret() const
{
    return m_secret->text();
}

void SecretBox::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SecretBox::retranslate()
{
    m_copy->setText(tr("Copy"));
    m_close->setText(tr("I have stored it"));
    if (!m_copied->text().isEmpty())
        m_copied->setText(tr("Copied to the clipboard."));
}

void SecretBox::copy()
{
    QGuiApplication::clipboard()->setText(m_secret->text());
    m_copied->setText(tr("Copied to the clipboard."));
}

void SecretBox::forget()
{
    m_secret->clear();
    hide();
}

} // namespace stw::views
