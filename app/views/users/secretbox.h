#pragma once

#include "app/widgets/card.h"

class QLineEdit;
class QPushButton;

namespace stw::views {

//! Shows a secret the only time that it can be seen: readable, selectable, with a button that
//! copies it. Forgets it when it is closed; nothing else of the console keeps it.
class SecretBox : public widgets::Card
{
    Q_OBJECT

public:
    explicit SecretBox(QWidget *parent = nullptr);

    //! \a title says what it is, \a use what it is good for and until when.
    void showSecret(const QString &title, const QString &use, const QString &secret);
    QString secret() const;
    //! Hides it, and it is gone.
    void forget();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void copy();

    widgets::Label *m_use;
    QLineEdit *m_secret;
    QPushButton *m_copy;
    QPushButton *m_close;
    widgets::Label *m_copied;
};

} // namespace stw::views
