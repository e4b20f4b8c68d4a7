#pragma once

#include "app/shell/console.h"

#include <QTimer>

namespace stw::app {

//! Waits until the window has been quiet for a moment, writes it as PNG and ends the application:
//! with 0, or with 1 where nothing was loaded within the patience or the file was not written.
class Grab : public QObject
{
    Q_OBJECT

public:
    Grab(shell::Console &console, const QString &path);

private:
    void look();

    shell::Console &m_console;
    const QString m_path;
    QTimer m_timer;
    int m_quiet = 0;
    int m_looks = 0;
};

} // namespace stw::app
