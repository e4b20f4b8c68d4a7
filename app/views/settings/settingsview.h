#pragma once

#include "app/views/settings/preferences.h"
#include "shared/base/result.h"

#include <QScrollArea>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QGridLayout;
class QLineEdit;
class QPushButton;

namespace stw::widgets {
class Card;
class Label;
} // namespace stw::widgets

namespace stw::views {

//! What a person may choose. Everything but the scale takes effect at once; there is no "OK".
class SettingsView : public QScrollArea
{
    Q_OBJECT

public:
    explicit SettingsView(QWidget *parent = nullptr);

    void setPreferences(const Preferences &values);
    //! The scale that the console was started with: another one is waiting for the next start.
    void setScaleNow(int percent);
    void setServers(const QList<ServerLine> &servers);
    //! \a account may change its password here; a service that is not heard cannot take it.
    void setAccount(const QString &account, bool online);
    void setPasswordDone();
    void setPasswordError(const Error &error);

signals:
    void preferencesChanged(const stw::views::Preferences &values);
    void environmentChanged(const QString &address, stw::views::Environment environment);
    void serverRemoved(const QString &address);
    void passwordChangeWanted(const QString &before, const QString &after);
    void shortcutsWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *row(widgets::Card *card, QWidget *field);
    void buildLook();
    void buildPassword();
    void fillChoices();
    void fillServers();
    void take();
    void changePassword();
    void retranslate();

    Preferences m_values;
    int m_scaleNow = Preferences::kLeastScale;
    QList<ServerLine> m_lines;
    QString m_account;
    bool m_filling = false;

    widgets::Card *m_look;
    widgets::Card *m_servers;
    widgets::Card *m_password;
    QButtonGroup *m_themes;
    QComboBox *m_language;
    QComboBox *m_zone;
    QComboBox *m_scale;
    widgets::Label *m_scaleNote;
    QCheckBox *m_motion;
    QPushButton *m_shortcuts;
    QWidget *m_serverRows = nullptr;
    QLineEdit *m_before;
    QLineEdit *m_after;
    QLineEdit *m_again;
    QPushButton *m_change;
    widgets::Label *m_passwordNote;
    QMap<QWidget *, widgets::Label *> m_labels;
};

} // namespace stw::views
