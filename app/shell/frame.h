#pragma once

#include "app/shell/commandlist.h"
#include "app/shell/history.h"
#include "app/shell/preferencestore.h"
#include "app/shell/session.h"

class QMenu;
class QSplitter;
class QStackedWidget;

namespace stw::widgets {
class Banner;
}

namespace stw::shell {

class Dock;
class HeadBar;
class Palette;
class Rail;
class StatusBar;
class ViewHead;

//! The inside of the window while somebody is signed in: head, rail, the page in view, dock and
//! status bar. Pages are made when they are first opened and live as long as the frame.
class Frame : public QWidget
{
    Q_OBJECT

public:
    //! \a environment: what the server is for. Session and store outlive the frame.
    Frame(Session &session, PreferenceStore &store, views::Environment environment,
          QWidget *parent = nullptr);
    ~Frame() override;

    //! Comes to the page, and keeps the way for Alt+Left. The target's side is switched to. An
    //! unknown page, or one of a side that is not open to this person, is not gone to.
    void go(const Target &target);
    void goHome(); //!< The side's first page.
    void tell(const Message &message);
    Page *page() const; //!< In view; nullptr before the first.
    const Target &target() const { return m_history.current(); }

    // What the table of actions runs.
    void goBack();
    void goForward();
    void openPalette();
    void refresh();
    void newRequest();
    void toggleDock();
    void openInbox();
    void openShortcuts();
    void openSettings();
    void switchSide();
    void signOut() { emit signOutWanted(); }

    QList<Command> commands(); //!< Of the palette, now.

signals:
    void signOutWanted();
    void headingChanged(const QString &heading);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void connectParts();
    void addActions();
    void addPageShortcuts();
    Page *pageFor(const PageRow &row);
    void enter(const Target &target);
    void showHead();
    QList<const PageRow *> railRows() const;
    void fillRail();
    void fillHead();
    QMenu *personMenu();
    void showKnown();
    void trackRequests();
    void showLink();
    void showBanner();
    void retranslate();
    Context contextOf();

    Session &m_session;
    PreferenceStore &m_store;
    const views::Environment m_environment;
    Context m_context;
    History m_history;
    QMap<QString, Page *> m_pages;
    std::optional<Message> m_notice; //!< Warning or error in the banner, until one goes elsewhere.
    QMenu *m_personMenu = nullptr;
    QMenu *m_sideMenu = nullptr;

    HeadBar *m_head;
    Rail *m_rail;
    ViewHead *m_viewHead;
    widgets::Banner *m_banner;
    QSplitter *m_splitter;
    QStackedWidget *m_stack;
    Dock *m_dock;
    StatusBar *m_status;
    Palette *m_palette;
};

//! An action of the whole window.
struct FrameAction
{
    const char *text; //!< Source text in the context `Frame`.
    QLatin1StringView icon;
    QList<QKeySequence> keys;
    void (Frame::*run)();
};

const QList<FrameAction> &frameActions();

} // namespace stw::shell
