#include "app/client/keychain.h"
#include "app/main/grab.h"
#include "app/main/options.h"
#include "app/shell/appearance.h"
#include "app/shell/console.h"
#include "app/shell/preferencestore.h"

#include <QApplication>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace stw;

namespace {

//! One thing that is wrong with how the console was started.
int refuse(const QString &sentence)
{
    std::fprintf(stderr, "stellwerk: %s\n", qUtf8Printable(sentence));
    return 2;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication::setApplicationName(u"stellwerk"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(STW_VERSION));
    QGuiApplication::setDesktopFileName(u"stellwerk"_s);
    shell::PreferenceStore store(shell::PreferenceStore::defaultFolder());
    shell::startWithScale(store.values().scalePercent);
    QApplication application(argc, argv);
    QApplication::setApplicationDisplayName({}); // the title names it once

    const Result<app::Options> options = app::optionsFrom(application.arguments());
    if (!options)
        return refuse(options.error().detail);
    if (!options->text.isEmpty()) {
        std::fputs(qUtf8Printable(options->text), stdout);
        return 0;
    }
    shell::Appearance appearance(application);
    appearance.setOverrides(options->theme, options->language);
    appearance.apply(store.values());
    QObject::connect(&store, &shell::PreferenceStore::changed, &appearance,
                     [&] { appearance.apply(store.values()); });

    client::DesktopKeychain keychain;
    shell::Console console(store, keychain);
    std::optional<app::Grab> grab;
    if (!options->grab.isEmpty())
        grab.emplace(console, options->grab);
    console.start(options->start);
    return QApplication::exec();
}
