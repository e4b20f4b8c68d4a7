#include "app/shell/mainwindow.h"

#include <QApplication>

using namespace Qt::StringLiterals;
using namespace stw;

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    client::Settings settings;
    settings.server = QUrl(QString(client::kDefaultServer));
    shell::Session session(settings);
    shell::MainWindow window(session);
    window.go({u"settings"_s});
    window.show();
    return QApplication::exec();
}
