#include "tests/app/shell/pages/pagestage.h"

#include "tests/app/views/support/samples.h"

#include <QSignalSpy>
#include <QTest>

using namespace stw;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

client::Settings settingsFor(const QUrl &server)
{
    client::Settings settings;
    settings.server = server;
    settings.patience = 0ms; // a lost answer is told at once
    return settings;
}

} // namespace

PageStage::PageStage()
    : session(settingsFor(service.url()))
{
    wire::WhoAmI who;
    who.user.name = u"jana"_s;
    who.memberships = {{ProjectId(Uuid{1, 1}), u"sprachmodelle"_s, Role::Developer}};
    who.permissions = {Permission::RequestSubmit, Permission::RequestRead};
    service.on("GET", u"whoami"_s, {.body = wire::encode(who)});
    service.on("GET", u"requests"_s, {.body = listingOf(QList<RequestSummary>())});
    const views::Offer offer = samples::offer();
    service.on("GET", u"projects"_s, {.body = listingOf(offer.projects)});
    service.on("GET", u"specs"_s, {.body = listingOf(offer.specs)});
    service.on("GET", u"templates"_s, {.body = listingOf(offer.templates)});
}

bool PageStage::signIn()
{
    QSignalSpy signedIn(&session, &shell::Session::signedIn);
    session.resume("token");
    return signedIn.wait();
}

shell::Context PageStage::context()
{
    return {session.client(), session.feed(), session,
            [this](const shell::Target &target) { went.append(target); },
            [this](const shell::Message &message) { told.append(message); }};
}
