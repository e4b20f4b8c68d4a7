#pragma once

#include "app/client/feed.h"

#include <QVariantMap>
#include <QWidget>

#include <functional>
#include <optional>

class QAction;

namespace stw::shell {

class PreferenceStore;
class Session;

//! Where to go: `{"request", "req_…"}`. An empty page is nowhere.
struct Target
{
    QString page;           //!< Id of a row of the page catalogue.
    QString id = {};        //!< The thing to show, where the page shows one thing.
    QVariantMap facts = {}; //!< What the page may begin with: compose with a wish.

    friend bool operator==(const Target &, const Target &) = default;
};

//! Something to tell while the person goes on working: done and noted ones are toasts, warnings
//! and errors are banners, of which the worst stays in view.
struct Message
{
    enum class Kind { Done, Note, Warning, Error };

    Kind kind = Kind::Note;
    QString title;
    QString text = {};   //!< One sentence more.
    QString action = {}; //!< Words of the one button or link; empty: there is none.
    Target target = {};  //!< Where the action leads, unless `act` is set.
    std::function<void()> act = {};
};

//! Long work as the dock shows it, under one key from its begin to its end.
struct Activity
{
    QString key; //!< A later one with the same key takes its place.
    QLatin1StringView icon;
    QString title;
    QString progress = {}; //!< Counted steps or what was done; never a guessed per cent.
    Target target = {};    //!< Where it can be watched.
    bool over = false;

    friend bool operator==(const Activity &, const Activity &) = default;
};

//! What the shell gives each page. All of it outlives the page.
struct Context
{
    client::Client &client;
    client::Feed &feed;
    Session &session;
    std::function<void(const Target &)> go;
    std::function<void(const Message &)> tell;
    std::function<void(const Activity &)> track = {};
    //! How many things wait on a page, for the rail; 0 shows nothing.
    std::function<void(QLatin1StringView page, int count)> count = {};
    //! What was kept under a key, such as a table's columns: `requests/columns`. Empty: nothing.
    std::function<QByteArray(const QString &key)> remembered = {};
    std::function<void(const QString &key, const QByteArray &state)> remember = {};
    // For the page Settings.
    PreferenceStore *store = nullptr;
    std::function<void()> showShortcuts = {};
};

//! Where a record stands: shown above its title as `My requests › req_0193a5c2…7e41`.
struct Crumb
{
    Target parent;
    QString parentTitle;
    QString id; //!< Can be copied.
};

//! A page of the console: owns its view, makes its calls and feeds the view. The shell makes it
//! the first time it is opened, keeps it until sign-out, and draws its head from what it says here.
class Page : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual QString heading() const = 0; //!< In the language of now.
    virtual QString subheading() const { return {}; }
    virtual std::optional<Crumb> crumb() const { return std::nullopt; }
    //! For the status bar: `9 of 38 shown`.
    virtual QString status() const { return {}; }
    //! It comes into view, to show this.
    virtual void open(const Target &) {}
    //! F5 and each reconnect: reads anew what it shows; what was typed stays.
    virtual void refresh() {}
    //! For the palette and, those with the property `head` set to true, as buttons in the head;
    //! with the property `primary` the one filled button. A disabled one says why in its status
    //! tip.
    virtual QList<QAction *> commands() const { return actions(); }
    virtual QWidget *headLead() { return nullptr; }  //!< Beside the title: a pill.
    virtual QWidget *headTools() { return nullptr; } //!< On the right, before the buttons.

signals:
    //! Heading, crumb, status or commands have changed.
    void headChanged();
};

} // namespace stw::shell
