#include "app/cli/actions.h"
#include "app/cli/pages.h"
#include "app/cli/prompt.h"
#include "app/cli/run.h"
#include "app/client/credentials.h"
#include "shared/wire/bodies.h"

#include <QCoreApplication>

namespace stw::cli {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Session)
};

//! A secret from the file that the option names, or asked for. Nothing: the run has ended.
std::optional<QString> secretFrom(Run &run, QLatin1StringView option, const QString &question)
{
    if (run.arguments().has(option)) {
        const Result<QByteArray> secret = client::readSecretFile(run.arguments().value(option));
        if (!secret) {
            run.failUsage(secret.error());
            return std::nullopt;
        }
        return QString::fromUtf8(*secret);
    }
    const std::optional<QByteArray> typed = askSecret(question);
    if (!typed) {
        run.finish(ExitCode::Interrupted);
        return std::nullopt;
    }
    return QString::fromUtf8(*typed);
}

std::optional<QString> nameFrom(Run &run)
{
    if (run.arguments().has("user"_L1))
        return run.arguments().value("user"_L1);
    const std::optional<QByteArray> typed = askLine(Tr::tr("User:"));
    if (!typed)
        run.finish(ExitCode::Interrupted);
    return typed ? std::optional(QString::fromUtf8(*typed)) : std::nullopt;
}

void keep(Run &run, const wire::SignedIn &session)
{
    const client::Settings &settings = run.client().settings();
    const QString path = client::credentialsPath();
    const Result<> saved = client::saveCredentials(
        path, {settings.server.toString(), session.token, settings.authorities});
    if (!saved) {
        run.fail(saved.error());
        return;
    }
    if (run.json())
        return run.finishWith(wire::encode(session.user)); // not the token: it is in the file
    run.print(Tr::tr("Signed in as %1 at %2.").arg(session.user.name, settings.server.toString())
              + u'\n');
    run.finish();
}

bool readSignIn(Run &run, wire::SignIn &body)
{
    const Arguments &arguments = run.arguments();
    const std::optional<QString> name = nameFrom(run);
    if (!name)
        return false;
    body.name = *name;
    const bool bySecret = arguments.has("secret-file"_L1);
    const std::optional<QString> proof =
        bySecret ? secretFrom(run, "secret-file"_L1, {})
                 : secretFrom(run, "password-file"_L1, Tr::tr("Password:"));
    if (!proof)
        return false;
    (bySecret ? body.secret : body.password) = *proof;
    if (!arguments.has("new-password-file"_L1))
        return true;
    const std::optional<QString> fresh = secretFrom(run, "new-password-file"_L1, {});
    if (fresh)
        body.newPassword = *fresh;
    return fresh.has_value();
}

} // namespace

void logIn(Run &run)
{
    wire::SignIn body;
    if (!readSignIn(run, body))
        return;
    run.client().setToken({}); // an old token proves nothing here
    const client::Ask ask{.verb = "POST", .path = u"sessions"_s, .body = wire::encode(body)};
    run.client().fetch<wire::SignedIn>(ask, &run, [&run](const Result<wire::SignedIn> &session) {
        if (session)
            return keep(run, *session);
        if (session.error().code != ErrorCode::Unauthenticated)
            return run.fail(session.error());
        run.note(Tr::tr("Name, password or secret is wrong, or the account is disabled."));
        run.finish(exitCodeOf(ErrorCode::Unauthenticated));
    });
}

void logOut(Run &run)
{
    const client::Ask ask{.verb = "DELETE", .path = u"sessions/current"_s};
    run.client().send(ask, &run, [&run](const Result<client::Answer> &answer) {
        // Signed out already is as good; anything else leaves the token to try again with.
        if (!answer && answer.error().code != ErrorCode::Unauthenticated)
            return run.fail(answer.error());
        client::removeCredentials(client::credentialsPath());
        if (!run.json())
            run.print(Tr::tr("Signed out.") + u'\n');
        run.finish();
    });
}

void whoAmI(Run &run)
{
    run.show<wire::WhoAmI>({.path = u"whoami"_s}, &pageOf);
}

void changePassword(Run &run)
{
    const auto before = secretFrom(run, "password-file"_L1, Tr::tr("Present password:"));
    if (!before)
        return;
    const auto after = secretFrom(run, "new-password-file"_L1, Tr::tr("New password:"));
    if (!after)
        return;
    if (!run.arguments().has("new-password-file"_L1)) {
        const std::optional<QByteArray> again = askSecret(Tr::tr("New password, again:"));
        if (!again)
            return run.finish(ExitCode::Interrupted);
        if (QString::fromUtf8(*again) != *after) {
            run.note(Tr::tr("The two new passwords differ. Nothing was changed."));
            return run.finish(ExitCode::Usage);
        }
    }
    const QByteArray body = wire::encode(wire::PasswordChange{*before, *after});
    run.tell({.verb = "POST", .path = u"password"_s, .body = body},
             Tr::tr("The password was changed. Every session has ended; please sign in again."));
}

} // namespace stw::cli
