#include "app/main/grab.h"

#include <QCoreApplication>
#include <QPixmap>

namespace stw::app {

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds kLook = 50ms;
constexpr int kQuietLooks = 12;
constexpr int kMostLooks = 600;

} // namespace

Grab::Grab(shell::Console &console, const QString &path)
    : m_console(console)
    , m_path(path)
{
    m_console.window().resize(shell::MainWindow::kSize);
    connect(&m_timer, &QTimer::timeout, this, &Grab::look);
    m_timer.start(kLook);
}

void Grab::look()
{
    m_quiet = m_console.isSettled() ? m_quiet + 1 : 0;
    if (m_quiet < kQuietLooks && ++m_looks < kMostLooks)
        return;
    m_timer.stop();
    const bool written = m_console.window().grab().save(m_path, "PNG");
    QCoreApplication::exit(written && m_quiet >= kQuietLooks ? 0 : 1);
}

} // namespace stw::app
