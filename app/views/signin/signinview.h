#pragma once

#include "app/views/settings/preferences.h"
#include "shared/base/result.h"

#include <QWidget>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QPushButton;

namespace stw::widgets {
class Banner;
class Label;
} // namespace stw::widgets

namespace stw::views {

//! How a person proves who they are.
enum class Proof { Password, Secret, Token };

struct SignInWish
{
    QString server;
    Proof proof = Proof::Password;
    QString account;     //!< Not for a token, which knows its own.
    QString secret;      //!< Password, one-time secret or token.
    QString newPassword; //!< Set by a one-time secret.
    bool keep = true;    //!< In the keychain.
};

//! The first page: server, account, and password, one-time secret or token. What was typed stays
//! after a refusal, except that nothing secret is shown again.
class SignInView : public QWidget
{
    Q_OBJECT

public:
    explicit SignInView(QWidget *parent = nullptr);

    //! The one to begin with first.
    void setServers(const QList<ServerLine> &servers);
    void setProof(Proof proof);
    //! While the answer is awaited nothing can be changed; \a what says what is going on.
    void setBusy(bool busy, const QString &what = {});
    //! Faults stand at their fields, everything else in the banner.
    void setError(const Error &error);
    void setNotice(const QString &sentence); //!< Such as: the keychain is locked.
    //! The service's certificate is not trusted: asks for consent.
    void askTrust(const QString &fingerprint, const QString &subject, bool changed);
    SignInWish wish() const;

signals:
    void signInWanted(const stw::views::SignInWish &wish);
    void trustGiven(const QString &server);

protected:
    void paintEvent(QPaintEvent *) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    QWidget *proofRow();
    void chooseServer(int at);
    void showProof();
    void submit();
    bool complete();
    void clearFaults();
    void showFault(QLineEdit *field, const QString &sentence);
    void retranslate();

    QList<ServerLine> m_servers;
    widgets::Banner *m_banner;
    widgets::Label *m_title;
    QWidget *m_card;
    QFormLayout *m_form;
    QComboBox *m_server;
    QButtonGroup *m_proofs;
    QLineEdit *m_account;
    QLineEdit *m_secret;
    QLineEdit *m_fresh;
    QLineEdit *m_again;
    QCheckBox *m_keep;
    QPushButton *m_submit;
    QMap<QLineEdit *, widgets::Label *> m_faults;
    QMap<QWidget *, widgets::Label *> m_labels;
    QString m_trustServer; //!< The banner's action trusts it; empty: there is none.
    QString m_busyText;
};

} // namespace stw::views
