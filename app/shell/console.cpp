#include "app/shell/console.h"

#include "app/client/servers.h"
#include "app/shell/frame.h"

#include <algorithm>

namespace stw::shell {

using namespace Qt::StringLiterals;

namespace {

QString sideKey(const QUrl &server)
{
    return "side/"_L1 + server.authority();
}

QString projectKey(const QUrl &server)
{
    return "project/"_L1 + server.authority();
}

} // namespace

Console::Console(PreferenceStore &store, client::Keychain &keychain)
    : m_store(store)
    , m_tokens(keychain)
    , m_window(store)
{
    views::SignInView *view = &m_window.signIn();
    connect(view, &views::SignInView::signInWanted, this, &Console::takeWish);
    connect(view, &views::SignInView::trustGiven, this, &Console::trust);
}

Console::~Console()
{
    m_window.setFrame(nullptr);
}

void Console::start(const Start &start)
{
    m_target = start.target;
    QList<views::ServerLine> lines = m_store.serverLines();
    const QString address = !start.server.isEmpty() ? start.server
                            : !lines.isEmpty()      ? lines.first().address
                                                    : QString(client::kDefaultServer);
    const auto same = [&address](const views::ServerLine &line) { return line.address == address; };
    if (std::ranges::none_of(lines, same))
        lines.prepend({.address = address, .name = {}, .account = {}});
    else
        std::ranges::stable_partition(lines, same);
    m_window.signIn().setServers(lines);
    m_window.show();
    useServer(address);
    if (!m_session)
        return;
    if (!start.token.isEmpty()) {
        m_window.signIn().setBusy(true, tr("Signing in …"));
        m_session->resume(start.token);
    } else if (!start.password.isEmpty()) {
        m_window.signIn().setBusy(true, tr("Signing in …"));
        m_session->signIn({start.account, start.password, {}, {}});
    } else {
        findToken(serverOf(address));
    }
}

bool Console::isSettled() const
{
    if (!m_session || !m_session->isSignedIn() || !m_window.frame() || !m_window.frame()->page())
        return false;
    // What follows an output has no answer until something is written.
    const auto follows = [](const client::Call *call) {
        return call->ask().query.hasQueryItem(u"follow"_s);
    };
    return std::ranges::all_of(m_session->client().findChildren<client::Call *>(), follows);
}

client::SavedServer Console::serverOf(const QString &address) const
{
    const client::SavedServer *known = m_store.servers().find(address);
    client::SavedServer fresh;
    fresh.url = address;
    return known ? *known : fresh;
}

//! A session with it; none, and a word at the field, where the address cannot be used.
void Console::useServer(const QString &address)
{
    const client::SavedServer server = serverOf(address);
    const Result<QUrl> url = client::serverAddress(address);
    if (!url) {
        m_window.signIn().setError(url.error());
        return;
    }
    client::Settings settings;
    settings.server = *url;
    settings.authorities = server.authorities;
    settings.pinned = QSslCertificate(server.certificate.toLatin1(), QSsl::Pem);
    if (m_session && m_session->server() == *url
        && m_session->client().settings().pinned == settings.pinned)
        return;
    m_window.setFrame(nullptr);
    m_person = {};
    if (m_session)
        m_session->deleteLater();
    m_session = new Session(settings, this);
    connect(m_session, &Session::signedIn, this, &Console::enter);
    connect(m_session, &Session::refused, this, &Console::refuse);
}

void Console::findToken(const client::SavedServer &server)
{
    if (server.account.isEmpty())
        return;
    m_window.signIn().setBusy(true, tr("Signing in …"));
    m_tokens.find(server.url, server.account, server.tokenKept, this,
                  [this](const client::TokenStore::Kept &kept) {
                      m_window.signIn().setBusy(false);
                      if (kept.trouble)
                          say(kept);
                      if (kept.token.isEmpty() || !m_session)
                          return;
                      m_window.signIn().setBusy(true, tr("Signing in …"));
                      m_session->resume(kept.token);
                  });
}

void Console::takeWish(const views::SignInWish &wish)
{
    m_wish = wish;
    m_keepToken = wish.keep;
    useServer(wish.server);
    if (!m_session)
        return;
    m_window.signIn().setBusy(true, tr("Signing in …"));
    switch (wish.proof) {
    case views::Proof::Password: return m_session->signIn({wish.account, wish.secret, {}, {}});
    case views::Proof::Secret:
        return m_session->signIn({wish.account, {}, wish.secret, wish.newPassword});
    case views::Proof::Token: return m_session->resume(wish.secret.trimmed().toUtf8());
    }
}

//! The person has seen the certificate and trusts it: this one and no other.
void Console::trust(const QString &address)
{
    client::SavedServer server = serverOf(address);
    server.certificate = m_doubted;
    client::Servers servers = m_store.servers();
    servers.put(server);
    m_store.setServers(servers);
    if (m_wish)
        takeWish(*m_wish);
}

void Console::enter()
{
    m_wish.reset();
    m_window.signIn().setBusy(false);
    keep();
    const wire::WhoAmI &who = m_session->who();
    if (m_window.frame() && m_person == who.user.id) {
        m_window.showFrame(); // with what was typed before the session ended
        m_window.frame()->refresh();
        return;
    }
    m_person = who.user.id;
    const QUrl url = m_session->server();
    if (const int side = m_store.remembered(sideKey(url)).toInt(); side > 0)
        m_session->setSide(Side(side));
    const auto project =
        ProjectId::fromString(QString::fromLatin1(m_store.remembered(projectKey(url))));
    for (const wire::Membership &one : m_session->projects()) {
        if (project == one.project)
            m_session->setProject(one.project);
    }
    auto *frame = new Frame(*m_session, m_store, environmentOf(serverOf(m_store.servers().current)),
                            &m_window);
    m_window.setFrame(frame);
    connect(frame, &Frame::signOutWanted, this, &Console::leave);
    connect(m_session, &Session::sideChanged, frame, [this, url] {
        m_store.remember(sideKey(url), QByteArray::number(int(m_session->side())));
    });
    connect(m_session, &Session::projectChanged, frame, [this, url] {
        m_store.remember(projectKey(url), m_session->project().toString().toLatin1());
    });
    const Target target = std::exchange(m_target, Target{QString()});
    if (pageOf(target.page))
        frame->go(target);
    else
        frame->goHome();
    m_window.showFrame();
}

//! Saves the server and, where wished, the token.
void Console::keep()
{
    const QString address = m_session->server().toString();
    client::SavedServer server = serverOf(address);
    server.account = m_session->who().user.name;
    server.tokenKept = server.tokenKept && !m_keepToken;
    client::Servers servers = m_store.servers();
    servers.put(server);
    servers.current = address;
    m_store.setServers(servers);
    if (std::exchange(m_keepToken, false))
        keepToken(server);
}

void Console::keepToken(const client::SavedServer &server)
{
    m_tokens.keep(server.url, server.account, m_session->token(), this,
                  [this, url = server.url](const client::TokenStore::Kept &kept) {
                      client::SavedServer now = serverOf(url);
                      now.tokenKept = kept.place == client::TokenStore::Place::Keychain;
                      client::Servers servers = m_store.servers();
                      servers.put(now);
                      m_store.setServers(servers);
                      if (kept.trouble)
                          say(kept);
                  });
}

//! A keychain that does not help is said plainly: once, and nothing waits for it.
void Console::say(const client::TokenStore::Kept &kept)
{
    const bool locked = kept.trouble->code == ErrorCode::NotFound;
    const QString sentence =
        locked ? tr("The keychain is locked or empty: please sign in again.")
        : m_session && m_session->isSignedIn()
            ? tr("The keychain cannot be used: you stay signed in until the console ends.")
            : tr("The keychain cannot be used: please sign in.");
    if (m_window.frame())
        m_window.frame()->tell(
            {.kind = Message::Kind::Note, .title = tr("The token is not kept."), .text = sentence});
    else if (kept.token.isEmpty())
        m_window.signIn().setNotice(sentence);
}

void Console::refuse(const Error &error)
{
    m_window.showSignIn();
    if (const std::optional<client::CertificateDoubt> doubt = client::doubtOf(error)) {
        const client::CertificateView view = client::viewOf(doubt->certificate);
        m_doubted = QString::fromLatin1(doubt->certificate.toPem());
        m_window.signIn().askTrust(view.fingerprint, view.subject, doubt->changed);
        return;
    }
    m_window.signIn().setError(error);
}

void Console::leave()
{
    const client::SavedServer server = serverOf(m_store.servers().current);
    m_tokens.forget(server.url, server.account);
    m_session->signOut();
    m_window.setFrame(nullptr);
    m_person = {};
    m_window.signIn().setServers(m_store.serverLines());
    m_window.showSignIn();
}

} // namespace stw::shell
