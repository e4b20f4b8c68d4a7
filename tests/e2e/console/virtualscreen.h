#pragma once

#include <QProcess>

namespace stw::test {

//! A screen of its own for the windows of this process: Xvfb where it is installed, else Qt's
//! offscreen platform. Has to be made before the application, and ends with it.
class VirtualScreen
{
public:
    VirtualScreen();
    ~VirtualScreen();
    Q_DISABLE_COPY_MOVE(VirtualScreen)

private:
    QProcess m_server;
};

} // namespace stw::test
