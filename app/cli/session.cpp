#include "app/cli/session.h"

#include <QFileInfo>

namespace stw::cli {

using namespace Qt::StringLiterals;

namespace {

QString firstOf(std::initializer_list<QString> texts)
{
    for (const QString &text : texts) {
        if (!text.isEmpty())
            return text;
    }
    return {};
}

Result<QByteArray> tokenFrom(const Environment &environment)
{
    if (!environment.token.isEmpty())
        return environment.token.toUtf8();
    if (!environment.tokenFile.isEmpty())
        return client::readSecretFile(environment.tokenFile);
    return QByteArray();
}

} // namespace

Environment environment()
{
    return {qEnvironmentVariable("STW_SERVER"), qEnvironmentVariable("STW_TOKEN"),
            qEnvironmentVariable("STW_TOKEN_FILE"), qEnvironmentVariable("STW_CA_FILE")};
}

Result<client::Settings> settingsFrom(const Arguments &arguments, const Environment &environment,
                                      const Result<client::Credentials> &kept)
{
    const client::Credentials old = kept.value_or(client::Credentials());
    const auto server = client::serverAddress(firstOf(
        {arguments.value("server"_L1), environment.server, old.server, client::kDefaultServer}));
    if (!server)
        return tl::unexpected(server.error());
    const Result<QByteArray> token = tokenFrom(environment);
    if (!token)
        return tl::unexpected(token.error());

    client::Settings settings;
    settings.server = *server;
    settings.token = *token;
    const bool same = QUrl(old.server) == *server;
    settings.authorities = firstOf({arguments.value("ca-file"_L1), environment.authorities,
                                    same ? old.authorities : QString()});
    if (!settings.authorities.isEmpty() && !QFileInfo(settings.authorities).isReadable())
        return malformed({{settings.authorities, u"unreadable"_s, {}}});

    const bool signsIn = arguments.command && arguments.command->name == "login"_L1;
    if (!settings.token.isEmpty() || signsIn)
        return settings;
    if (!kept && kept.error().code != ErrorCode::NotFound)
        return tl::unexpected(kept.error());
    if (same)
        settings.token = old.token.toUtf8();
    return settings;
}

} // namespace stw::cli
