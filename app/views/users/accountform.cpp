#include "app/views/users/accountform.h"

#include "app/texts/errortext.h"
#include "app/texts/format.h"
#include "app/texts/words.h"
#include "app/views/users/conflictbar.h"
#include "app/views/users/field.h"
#include "app/views/users/secretbox.h"
#include "app/widgets/label.h"
#include "app/widgets/pill.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace stw::views {

using namespace Qt::StringLiterals;
using widgets::TextRole;
using widgets::Tone;

namespace {

struct Status
{
    QLatin1StringView icon;
    QString text;
    Tone tone;
};

Status statusOf(const wire::UserView &user)
{
    if (user.disabled)
        return {"lock"_L1, AccountForm::tr("disabled"), Tone::Quiet};
    if (user.lockedUntil.isSet())
        return {"warning"_L1, AccountForm::tr("locked after failed sign-ins"), Tone::Warning};
    if (user.service)
        return {"key"_L1, AccountForm::tr("service account"), Tone::Accent};
    return user.hasPassword ? Status{"check"_L1, AccountForm::tr("active"), Tone::Ok}
                            : Status{"clock"_L1, AccountForm::tr("no password yet"), Tone::Accent};
}

QString rolesOf(const wire::UserView &user)
{
    QStringList words;
    for (const Role role : user.roles)
        words += texts::textOf(role);
    return words.isEmpty()
               ? AccountForm::tr("No role of the installation; roles in projects are "
                                 "given there.")
               : AccountForm::tr("Roles of the installation: %1.").arg(words.join(", "_L1));
}

} // namespace

AccountForm::AccountForm(QWidget *parent)
    : QWidget(parent)
    , m_conflict(new ConflictBar(this))
    , m_heading(new widgets::Label(TextRole::Section, this))
    , m_status(new widgets::Pill(this))
    , m_name(new QLineEdit(this))
    , m_nameField(new Field(u"name"_s, m_name, this))
    , m_title(new QLineEdit(this))
    , m_titleField(new Field(u"title"_s, m_title, this))
    , m_service(new QCheckBox(this))
    , m_roles(new widgets::Label(TextRole::Second, this))
    , m_problem(new widgets::Label(TextRole::Body, this))
    , m_save(new QPushButton(this))
    , m_disable(new QPushButton(this))
    , m_secret(new SecretBox(this))
{
    build();
    connect(m_conflict, &ConflictBar::reloadWished, this, [this] { emit reloadWished(user()); });
    connect(m_save, &QPushButton::clicked, this, &AccountForm::send);
    connect(m_name, &QLineEdit::returnPressed, this, &AccountForm::send);
    connect(m_title, &QLineEdit::returnPressed, this, &AccountForm::send);
    connect(m_name, &QLineEdit::textEdited, this, &AccountForm::fill);
    connect(m_title, &QLineEdit::textEdited, this, &AccountForm::fill);
    connect(m_disable, &QPushButton::clicked, this, &AccountForm::toggleDisabled);
    connect(m_issueSecret, &QPushButton::clicked, this, [this] {
        setBusy(true);
        m_edits = false;
        emit secretWished(user());
    });
    connect(m_issueToken, &QPushButton::clicked, this, &AccountForm::issueToken);
    compose();
    retranslate();
}

void AccountForm::build()
{
    m_name->setMaxLength(int(wire::kNameLength));
    m_title->setMaxLength(int(wire::kTitleLength));
    m_roles->setWordWrap(true);
    m_problem->setWordWrap(true);
    m_save->setProperty("primary", true);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_heading);
    head->addWidget(m_status);
    head->addStretch();
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_save);
    buttons->addWidget(m_disable);
    buttons->addStretch();

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(12);
    column->addLayout(head);
    column->addWidget(m_conflict);
    column->addWidget(m_secret);
    column->addWidget(m_nameField);
    column->addWidget(m_titleField);
    column->addWidget(m_service);
    column->addWidget(m_roles);
    column->addWidget(m_problem);
    column->addLayout(buttons);
    column->addWidget(credentials());
    column->addStretch();
}

QWidget *AccountForm::credentials()
{
    m_credentials = new QWidget(this);
    m_credentialsTitle = new widgets::Label(TextRole::Section, m_credentials);
    m_issueSecret = new QPushButton(m_credentials);
    m_tokenName = new QLineEdit(m_credentials);
    m_tokenName->setMaxLength(int(wire::kNameLength));
    m_tokenNameField = new Field(u"token"_s, m_tokenName, m_credentials);
    m_tokenDays = new QSpinBox(m_credentials);
    m_tokenDays->setRange(1, 365);
    m_tokenDays->setValue(90);
    m_tokenDaysField = new Field(u"days"_s, m_tokenDays, m_credentials);
    m_issueToken = new QPushButton(m_credentials);

    auto *token = new QHBoxLayout;
    token->setSpacing(8);
    token->addWidget(m_tokenNameField, 1, Qt::AlignTop);
    token->addWidget(m_tokenDaysField, 0, Qt::AlignTop);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_issueToken);
    buttons->addStretch();
    auto *column = new QVBoxLayout(m_credentials);
    column->setContentsMargins(0, 12, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_credentialsTitle);
    column->addWidget(m_issueSecret, 0, Qt::AlignLeft);
    column->addLayout(token);
    column->addLayout(buttons);
    return m_credentials;
}

void AccountForm::compose()
{
    m_user.reset();
    m_name->clear();
    m_title->clear();
    m_service->setChecked(false);
    m_secret->forget();
    m_conflict->clear();
    m_busy = false;
    showProblem({});
    fill();
}

void AccountForm::edit(const wire::UserView &user)
{
    const bool same = m_user && m_user->id == user.id;
    m_user = user;
    m_name->setText(user.name);
    m_title->setText(user.title);
    m_service->setChecked(user.service);
    m_tokenName->clear();
    if (!same)
        m_secret->forget();
    m_conflict->clear();
    m_busy = false;
    showProblem({});
    fill();
}

void AccountForm::reload(const wire::UserView &user)
{
    const bool edited = isEdited();
    const QString typed = m_title->text();
    edit(user);
    if (edited)
        m_title->setText(typed);
    fill();
}

bool AccountForm::isEdited() const
{
    return m_user ? m_title->text().trimmed() != m_user->title
                  : !m_name->text().trimmed().isEmpty();
}

void AccountForm::refuse(const Error &error)
{
    setBusy(false);
    if (error.code == ErrorCode::Conflict && m_edits)
        m_conflict->tell();
    else
        showProblem(error);
}

void AccountForm::showProblem(const std::optional<Error> &error)
{
    views::showProblem({m_nameField, m_titleField}, *m_problem, error);
}

void AccountForm::showSecret(const wire::SecretShown &shown, const QString &name)
{
    setBusy(false);
    m_secret->showSecret(tr("One-time secret of %1, shown only now").arg(name),
                         tr("Hand it over in a safe way. It signs in once and sets a password; it "
                            "is valid until %1.")
                             .arg(texts::instant(shown.expiresAt)),
                         shown.secret);
}

void AccountForm::showToken(const wire::TokenShown &shown)
{
    setBusy(false);
    m_tokenName->clear();
    m_secret->showSecret(tr("API token %1, shown only now").arg(shown.token.name),
                         tr("It may do what its account may, and is valid until %1.")
                             .arg(texts::instant(shown.token.expiresAt)),
                         shown.text);
}

void AccountForm::setBusy(bool busy)
{
    m_busy = busy;
    fill();
}

void AccountForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AccountForm::retranslate()
{
    m_nameField->setLabel(tr("Sign-in name"));
    m_titleField->setLabel(tr("Full name"));
    m_service->setText(tr("Service account: signs in with API tokens only"));
    m_credentialsTitle->setText(tr("Credentials"));
    m_issueSecret->setText(tr("Issue one-time secret"));
    m_tokenNameField->setLabel(tr("Name of an API token"));
    m_tokenDaysField->setLabel(tr("Valid, in days"));
    m_issueToken->setText(tr("Issue API token"));
    fill();
}

void AccountForm::fill()
{
    const bool editing = m_user.has_value();
    m_heading->setText(editing ? m_user->name : tr("New account"));
    m_status->setVisible(editing);
    m_nameField->setVisible(!editing);
    m_service->setVisible(!editing);
    m_roles->setVisible(editing);
    m_disable->setVisible(editing);
    m_credentials->setVisible(editing && !m_user->disabled);
    m_save->setText(editing ? tr("Save changes") : tr("Create account"));
    m_save->setEnabled(!m_busy && isEdited());
    m_disable->setEnabled(!m_busy);
    m_issueSecret->setEnabled(!m_busy);
    m_issueToken->setEnabled(!m_busy);
    if (!editing)
        return;
    const Status status = statusOf(*m_user);
    m_status->setStatus(status.icon, status.text, status.tone);
    m_roles->setText(rolesOf(*m_user));
    m_disable->setText(m_user->disabled ? tr("Enable account") : tr("Disable account"));
    m_issueSecret->setVisible(!m_user->service);
}

void AccountForm::send()
{
    if (m_busy || !isEdited())
        return;
    setBusy(true);
    const QString title = m_title->text().trimmed();
    m_edits = m_user.has_value();
    if (m_user)
        emit editWished(*m_user, {title, {}});
    else
        emit createWished({m_name->text().trimmed(), title, m_service->isChecked()});
}

void AccountForm::toggleDisabled()
{
    setBusy(true);
    m_edits = true;
    emit editWished(*m_user, {{}, !m_user->disabled});
}

void AccountForm::issueToken()
{
    const QString name = m_tokenName->text().trimmed();
    m_tokenNameField->setFaults(name.isEmpty() ? QList<FieldFault>{{u"token"_s, u"required"_s, {}}}
                                               : QList<FieldFault>());
    if (name.isEmpty())
        return m_tokenName->setFocus();
    setBusy(true);
    m_edits = false;
    emit tokenWished(user(), {name, {}, m_tokenDays->value()});
}

} // namespace stw::views
