#pragma once

#include "app/shell/appearance.h"
#include "app/shell/console.h"
#include "app/shell/frame.h"
#include "app/shell/preferencestore.h"
#include "tests/e2e/support/installation.h"

#include <QTest>

namespace stw::views {
class FormField;
}

namespace stw::test {

//! A keychain that works, for as long as the test lasts.
class MemoryKeychain : public client::Keychain
{
public:
    void read(const QString &key, const Read &read) override;
    void write(const QString &key, const QString &secret, const Done &done) override;
    void remove(const QString &key, const Done &done) override;

private:
    QMap<QString, QString> m_secrets;
};

//! A person at the keyboard before the real console: nothing is ever clicked.
class Desk
{
public:
    //! \a name begins the names of its pictures; the folder is theirs and lies in the build tree.
    Desk(const QString &name, const views::Preferences &preferences);
    ~Desk();
    Q_DISABLE_COPY_MOVE(Desk)

    //! Opens the console and waits until it has the keyboard.
    bool open(const shell::Start &start);

    shell::Console &console() { return *m_console; }
    shell::MainWindow &window() { return m_console->window(); }
    shell::Frame *frame() { return window().frame(); }
    shell::PreferenceStore &store() { return m_store; }
    //! Id of the page in view; empty: nobody is signed in.
    QString page();

    static void press(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier);
    static void type(const QString &ascii);
    //! Presses Tab until \a widget, or something in it, has the keyboard. False: it is never met.
    static bool tabTo(const QWidget *widget);
    //! The same, to the first widget that \a is.
    static bool tabTo(const std::function<bool(const QWidget &)> &is);

    //! The field of the compose form by its path in the API; nullptr: there is none.
    views::FormField *field(const QString &path);
    //! The one visible widget of its kind, or nullptr.
    template <class W>
    W *visible()
    {
        for (W *one : window().findChildren<W *>()) {
            if (one->isVisible())
                return one;
        }
        return nullptr;
    }

    //! Keeps a picture of the window.
    bool grab(const QString &what);

private:
    QTemporaryDir m_folder;
    const QString m_name;
    shell::PreferenceStore m_store;
    MemoryKeychain m_keychain;
    std::unique_ptr<shell::Console> m_console;
};

} // namespace stw::test
