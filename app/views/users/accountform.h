#pragma once

#include "shared/base/result.h"
#include "shared/wire/bodies.h"
#include "shared/wire/views.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QSpinBox;
class QPushButton;

namespace stw::widgets {
class Label;
class Pill;
} // namespace stw::widgets

namespace stw::views {

class ConflictBar;
class Field;
class SecretBox;

//! One account: a new one, or one to edit. Input is kept over refusals, reloads and languages;
//! only another account, or a good answer, replaces it.
class AccountForm : public QWidget
{
    Q_OBJECT

public:
    explicit AccountForm(QWidget *parent = nullptr);

    void compose(); //!< An empty form for a new account.
    void edit(const wire::UserView &user);
    //! The same account as the service has it now; what was typed and not saved stays typed.
    void reload(const wire::UserView &user);
    bool isNew() const { return !m_user; }
    UserId user() const { return m_user ? m_user->id : UserId(); }

    void refuse(const Error &error);
    void showSecret(const wire::SecretShown &shown, const QString &name);
    void showToken(const wire::TokenShown &shown);
    //! An answer is awaited: nothing is sent twice.
    void setBusy(bool busy);

signals:
    void createWished(const stw::wire::UserWish &wish);
    //! An edit of \a base.
    void editWished(const stw::wire::UserView &base, const stw::wire::UserEdit &edit);
    void secretWished(stw::UserId user);
    void tokenWished(stw::UserId user, const stw::wire::TokenWish &wish);
    void reloadWished(stw::UserId user);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    QWidget *credentials();
    void retranslate();
    void fill();
    void send();
    void showProblem(const std::optional<Error> &error);
    void toggleDisabled();
    void issueToken();
    bool isEdited() const;

    std::optional<wire::UserView> m_user;
    bool m_busy = false;
    bool m_edits = false; //!< What is awaited is the answer to an edit of a version.
    ConflictBar *m_conflict;
    widgets::Label *m_heading;
    widgets::Pill *m_status;
    QLineEdit *m_name;
    Field *m_nameField;
    QLineEdit *m_title;
    Field *m_titleField;
    QCheckBox *m_service;
    widgets::Label *m_roles;
    widgets::Label *m_problem;
    QPushButton *m_save;
    QPushButton *m_disable;
    SecretBox *m_secret;
    QWidget *m_credentials = nullptr;
    widgets::Label *m_credentialsTitle = nullptr;
    QPushButton *m_issueSecret = nullptr;
    QLineEdit *m_tokenName = nullptr;
    Field *m_tokenNameField = nullptr;
    QSpinBox *m_tokenDays = nullptr;
    Field *m_tokenDaysField = nullptr;
    QPushButton *m_issueToken = nullptr;
};

} // namespace stw::views
