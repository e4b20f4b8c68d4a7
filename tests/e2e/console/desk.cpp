#include "tests/e2e/console/desk.h"

#include "app/views/compose/formfield.h"

#include <QApplication>
#include <QDir>

namespace stw::test {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostStops = 200;
constexpr int kLayoutRounds = 4;

QWindow *inFront()
{
    return QGuiApplication::focusWindow();
}

} // namespace

void MemoryKeychain::read(const QString &key, const Read &read)
{
    read(m_secrets.contains(key) ? std::optional(m_secrets.value(key)) : std::nullopt);
}

void MemoryKeychain::write(const QString &key, const QString &secret, const Done &done)
{
    m_secrets.insert(key, secret);
    done({});
}

void MemoryKeychain::remove(const QString &key, const Done &done)
{
    m_secrets.remove(key);
    done({});
}

Desk::Desk(const QString &name, const views::Preferences &preferences)
    : m_name(name)
    , m_store(m_folder.filePath(u"config"_s))
{
    qputenv("XDG_DATA_HOME", m_folder.filePath(u"data"_s).toLocal8Bit()); // drafts
    qputenv("XDG_CONFIG_HOME", m_folder.filePath(u"config"_s).toLocal8Bit());
    m_store.set(preferences);
    m_console = std::make_unique<shell::Console>(m_store, m_keychain);
}

Desk::~Desk() = default;

bool Desk::open(const shell::Start &start)
{
    m_console->start(start);
    window().resize(shell::MainWindow::kSize);
    window().activateWindow();
    return QTest::qWaitForWindowActive(&window());
}

QString Desk::page()
{
    return frame() && frame()->page() && frame()->isVisible() ? frame()->target().page : QString();
}

void Desk::press(Qt::Key key, Qt::KeyboardModifiers with)
{
    if (inFront())
        QTest::keyClick(inFront(), key, with);
}

void Desk::type(const QString &ascii)
{
    for (const QChar letter : ascii) {
        if (inFront())
            QTest::keyClick(inFront(), letter.toLatin1());
    }
}

bool Desk::tabTo(const QWidget *widget)
{
    return widget && tabTo([widget](const QWidget &focus) {
               return &focus == widget || widget->isAncestorOf(&focus);
           });
}

bool Desk::tabTo(const std::function<bool(const QWidget &)> &is)
{
    for (int stop = 0; stop < kMostStops; ++stop) {
        if (const QWidget *focus = QApplication::focusWidget(); focus && is(*focus))
            return true;
        press(Qt::Key_Tab);
    }
    return false;
}

views::FormField *Desk::field(const QString &path)
{
    for (views::FormField *one : window().findChildren<views::FormField *>()) {
        if (one->path() == path && one->isVisible())
            return one;
    }
    return nullptr;
}

bool Desk::grab(const QString &what)
{
    // What has just changed is laid out, from the inside to the window.
    for (int round = 0; round < kLayoutRounds; ++round)
        QCoreApplication::processEvents();
    const QDir folder(QStringLiteral(STW_PICTURES));
    return folder.mkpath(u"."_s)
           && window().grab().save(folder.filePath(u"%1-%2.png"_s.arg(what, m_name)));
}

} // namespace stw::test
