#include "tests/e2e/console/virtualscreen.h"

#include <QStandardPaths>

#include <signal.h>
#include <sys/prctl.h>

namespace stw::test {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPatienceMs = 20'000;

} // namespace

VirtualScreen::VirtualScreen()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QString xvfb = QStandardPaths::findExecutable(u"Xvfb"_s);
    if (xvfb.isEmpty())
        return;
    // It must not outlive a test that is killed.
    m_server.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGTERM); });
    m_server.setProcessChannelMode(QProcess::SeparateChannels);
    // It chooses a free display and says which.
    m_server.start(xvfb, {u"-displayfd"_s, u"1"_s, u"-screen"_s, u"0"_s, u"1600x1000x24"_s,
                          u"-nolisten"_s, u"tcp"_s, u"-noreset"_s});
    QByteArray display;
    while (!display.endsWith('\n') && m_server.waitForReadyRead(kPatienceMs))
        display += m_server.readAllStandardOutput();
    if (!display.endsWith('\n'))
        return;
    qputenv("DISPLAY", ":" + display.trimmed());
    qputenv("QT_QPA_PLATFORM", "xcb");
}

VirtualScreen::~VirtualScreen()
{
    if (m_server.state() == QProcess::NotRunning)
        return;
    m_server.terminate();
    m_server.waitForFinished(kPatienceMs);
}

} // namespace stw::test
