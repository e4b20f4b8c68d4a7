#pragma once

#include "app/views/settings/preferences.h"

#include <QObject>

class QApplication;

namespace stw::widgets {
class Style;
}

namespace stw::shell {

//! Makes the application look and speak as the preferences say, when they change as well.
class Appearance : public QObject
{
    Q_OBJECT

public:
    //! Before anything is shown: keeps how the system looked.
    explicit Appearance(QApplication &application);

    void apply(const views::Preferences &preferences);
    //! Of the command line, for this run: goes before the preferences.
    void setOverrides(std::optional<views::Theme> theme, const QString &language);

private:
    void speak(const QString &language);

    QApplication &m_application;
    widgets::Style *m_style; //!< The application's.
    const bool m_systemIsDark;
    const QByteArray m_systemZone;
    std::optional<views::Theme> m_theme;
    QString m_language;
    QString m_spoken;
};

//! Must be called before there is an application: Qt reads its scale once.
void startWithScale(int percent);
int scaleNow(); //!< Per cent, as the console was started.

} // namespace stw::shell
