#include "app/views/signin/signinview.h"

#include "app/texts/errortext.h"
#include "app/widgets/banner.h"
#include "app/widgets/label.h"
#include "app/widgets/tokens.h"
#include "app/widgets/type.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>

namespace stw::views {

using namespace Qt::StringLiterals;

namespace {

constexpr int kCardWidth = 420;
constexpr int kRadius = 6;

//! The fields of wire::SignIn, by the place they were typed in.
bool isAbout(const FieldFault &fault, QLatin1StringView field)
{
    return fault.field == field;
}

} // namespace

SignInView::SignInView(QWidget *parent)
    : QWidget(parent)
    , m_banner(new widgets::Banner(this))
    , m_title(new widgets::Label(widgets::TextRole::Title, this))
    , m_card(new QWidget(this))
    , m_form(new QFormLayout)
    , m_server(new QComboBox(m_card))
    , m_proofs(new QButtonGroup(this))
    , m_account(new QLineEdit(m_card))
    , m_secret(new QLineEdit(m_card))
    , m_fresh(new QLineEdit(m_card))
    , m_again(new QLineEdit(m_card))
    , m_keep(new QCheckBox(m_card))
    , m_submit(new QPushButton(m_card))
{
    build();
    connect(m_server, &QComboBox::activated, this, &SignInView::chooseServer);
    connect(m_proofs, &QButtonGroup::idClicked, this, &SignInView::showProof);
    connect(m_submit, &QPushButton::clicked, this, &SignInView::submit);
    connect(m_banner, &widgets::Banner::actionTriggered, this, [this] {
        const QString server = std::exchange(m_trustServer, QString());
        m_banner->clear();
        if (!server.isEmpty())
            emit trustGiven(server);
    });
    for (QLineEdit *field : {m_account, m_secret, m_fresh, m_again}) {
        connect(field, &QLineEdit::returnPressed, this, &SignInView::submit);
        connect(field, &QLineEdit::textEdited, this, &SignInView::clearFaults);
    }
    retranslate();
    showProof();
}

void SignInView::build()
{
    m_server->setEditable(true);
    m_server->setInsertPolicy(QComboBox::NoInsert);
    m_keep->setChecked(true);
    m_submit->setProperty("primary", true);
    m_account->setObjectName("account"_L1);
    m_secret->setObjectName("secret"_L1);
    m_fresh->setObjectName("newPassword"_L1);
    m_again->setObjectName("newPasswordAgain"_L1);
    for (QLineEdit *field : {m_secret, m_fresh, m_again})
        field->setEchoMode(QLineEdit::Password);

    m_form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    m_form->setVerticalSpacing(4);
    const auto addRow = [this](QWidget *field) {
        auto *label = new widgets::Label(widgets::TextRole::Soft, m_card);
        label->setBuddy(field);
        m_labels.insert(field, label);
        m_form->addRow(label, field);
        auto *line = qobject_cast<QLineEdit *>(field);
        if (!line)
            return;
        auto *fault = new widgets::Label(widgets::TextRole::Second, m_card);
        fault->setWordWrap(true);
        fault->hide();
        m_faults.insert(line, fault);
        m_form->addRow(fault);
    };
    addRow(m_server);
    m_form->addRow(proofRow());
    for (QLineEdit *field : {m_account, m_secret, m_fresh, m_again})
        addRow(field);

    auto *inside = new QVBoxLayout(m_card);
    inside->setContentsMargins(24, 20, 24, 24);
    inside->setSpacing(12);
    inside->addWidget(m_title);
    inside->addLayout(m_form);
    inside->addWidget(m_keep);
    inside->addWidget(m_submit);
    m_card->setFixedWidth(widgets::scaled(kCardWidth));
    QWidget *before = m_server;
    const QList<QWidget *> order{m_proofs->button(0),
                                 m_proofs->button(1),
                                 m_proofs->button(2),
                                 m_account,
                                 m_secret,
                                 m_fresh,
                                 m_again,
                                 m_keep,
                                 m_submit};
    for (QWidget *next : order)
        setTabOrder(std::exchange(before, next), next);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_banner);
    column->addStretch(2);
    column->addWidget(m_card, 0, Qt::AlignHCenter);
    column->addStretch(3);
}

QWidget *SignInView::proofRow()
{
    auto *row = new QWidget(m_card);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 8, 0, 4);
    layout->setSpacing(0);
    for (const Proof proof : {Proof::Password, Proof::Secret, Proof::Token}) {
        auto *button = new QPushButton(row);
        button->setCheckable(true);
        button->setChecked(proof == Proof::Password);
        if (!button->isChecked())
            button->setFocusPolicy(Qt::ClickFocus); // Tab comes to the chosen one, arrows go on
        button->setProperty("segment", true);
        m_proofs->addButton(button, int(proof));
        layout->addWidget(button);
    }
    layout->addStretch();
    return row;
}

void SignInView::setServers(const QList<ServerLine> &servers)
{
    m_servers = servers;
    m_server->clear();
    for (const ServerLine &server : servers)
        m_server->addItem(server.address);
    if (!servers.isEmpty())
        chooseServer(0);
}

void SignInView::chooseServer(int at)
{
    m_server->setCurrentIndex(at);
    if (!m_servers[at].account.isEmpty())
        m_account->setText(m_servers[at].account);
    (m_account->text().isEmpty() ? m_account : m_secret)->setFocus();
}

void SignInView::setProof(Proof proof)
{
    m_proofs->button(int(proof))->setChecked(true);
    showProof();
}

void SignInView::showProof()
{
    clearFaults();
    const auto proof = Proof(m_proofs->checkedId());
    const auto setRowVisible = [this](QWidget *field, bool visible) {
        m_labels[field]->setVisible(visible);
        field->setVisible(visible);
    };
    setRowVisible(m_account, proof != Proof::Token);
    setRowVisible(m_fresh, proof == Proof::Secret);
    setRowVisible(m_again, proof == Proof::Secret);
    retranslate();
}

void SignInView::setBusy(bool busy, const QString &what)
{
    m_busyText = busy ? what : QString();
    m_card->setEnabled(!busy);
    if (busy)
        m_banner->clear();
    retranslate();
}

void SignInView::setError(const Error &error)
{
    const bool tried = !m_card->isEnabled(); // else a session that was there has ended
    setBusy(false);
    QStringList elsewhere;
    for (const FieldFault &fault : error.faults) {
        if (isAbout(fault, "name"_L1))
            showFault(m_account, texts::textOf(fault));
        else if (isAbout(fault, "new_password"_L1))
            showFault(m_fresh, texts::textOf(fault));
        else if (isAbout(fault, "password"_L1) || isAbout(fault, "secret"_L1))
            showFault(m_secret, texts::textOf(fault));
        else
            elsewhere.append(texts::textOf(fault));
    }
    if (!error.faults.isEmpty() && elsewhere.isEmpty())
        return;
    m_secret->selectAll();
    m_secret->setFocus();
    const QStringList lines =
        tried && error.code == ErrorCode::Unauthenticated ? QStringList{tr(
            "What you gave does not fit the account, is not valid any more, or the "
            "account is disabled.")}
                                                          : texts::linesOf(error);
    m_banner->say({widgets::Tone::Error, tr("Not signed in."),
                   error.faults.isEmpty() ? lines.join(u' ') : elsewhere.join(u' '), QString()});
}

void SignInView::setNotice(const QString &sentence)
{
    m_banner->say({widgets::Tone::Warning, QString(), sentence, QString()});
}

void SignInView::askTrust(const QString &fingerprint, const QString &subject, bool changed)
{
    setBusy(false);
    m_trustServer = wish().server;
    m_banner->say({changed ? widgets::Tone::Error : widgets::Tone::Warning,
                   changed ? tr("The certificate has changed: somebody may be in between.")
                           : tr("The certificate is not vouched for by any authority you trust."),
                   tr("%1, SHA-256 %2").arg(subject, fingerprint), tr("Trust this certificate")});
}

SignInWish SignInView::wish() const
{
    return {.server = m_server->currentText().trimmed(),
            .proof = Proof(m_proofs->checkedId()),
            .account = m_account->text().trimmed(),
            .secret = m_secret->text(),
            .newPassword = m_fresh->text(),
            .keep = m_keep->isChecked()};
}

void SignInView::submit()
{
    if (!m_card->isEnabled() || !complete())
        return;
    emit signInWanted(wish());
}

bool SignInView::complete()
{
    clearFaults();
    const SignInWish now = wish();
    if (now.proof != Proof::Token && now.account.isEmpty())
        showFault(m_account, tr("Please enter your account."));
    if (now.secret.isEmpty())
        showFault(m_secret, tr("Please fill in this field."));
    if (now.proof == Proof::Secret && now.newPassword.isEmpty())
        showFault(m_fresh, tr("Please choose a password."));
    else if (now.proof == Proof::Secret && now.newPassword != m_again->text())
        showFault(m_again, tr("The two passwords differ."));
    for (QLineEdit *field : {m_account, m_secret, m_fresh, m_again}) {
        if (!m_faults[field]->isHidden()) {
            field->setFocus();
            return false;
        }
    }
    return true;
}

void SignInView::clearFaults()
{
    for (auto at = m_faults.cbegin(); at != m_faults.cend(); ++at) {
        at.value()->hide();
        at.key()->setProperty("invalid", false);
        at.key()->setAccessibleDescription({});
        at.key()->update();
    }
}

void SignInView::showFault(QLineEdit *field, const QString &sentence)
{
    widgets::Label *fault = m_faults[field];
    QPalette colours = fault->palette();
    colours.setColor(QPalette::WindowText, QColor(widgets::tokens(palette()).failed));
    fault->setPalette(colours);
    fault->setText(sentence);
    fault->show();
    field->setProperty("invalid", true);
    field->setAccessibleDescription(sentence);
    field->update();
}

void SignInView::paintEvent(QPaintEvent *)
{
    const widgets::Tokens &colours = widgets::tokens(palette());
    QPainter painter(this);
    painter.fillRect(rect(), QColor(colours.window));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QColor(colours.line));
    painter.setBrush(QColor(colours.surface));
    painter.drawRoundedRect(QRectF(m_card->geometry()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius,
                            kRadius);
}

void SignInView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SignInView::retranslate()
{
    m_title->setText(tr("Sign in to Stellwerk"));
    m_labels[m_server]->setText(tr("Server"));
    m_labels[m_account]->setText(tr("Account"));
    m_labels[m_fresh]->setText(tr("New password"));
    m_labels[m_again]->setText(tr("New password, again"));
    const QString names[]{tr("Password"), tr("One-time secret"), tr("Token")};
    for (const Proof proof : {Proof::Password, Proof::Secret, Proof::Token})
        m_proofs->button(int(proof))->setText(names[int(proof)]);
    m_labels[m_secret]->setText(names[m_proofs->checkedId()]);
    m_keep->setText(tr("Stay signed in on this computer"));
    m_keep->setToolTip(tr("The token is kept in the keychain of your desktop."));
    m_submit->setText(m_busyText.isEmpty() ? tr("Sign in") : m_busyText);
    for (auto at = m_labels.cbegin(); at != m_labels.cend(); ++at)
        at.key()->setAccessibleName(at.value()->text());
    m_proofs->button(0)->parentWidget()->setAccessibleName(tr("How to sign in"));
}

} // namespace stw::views
