#include "app/main/options.h"

#include "app/client/credentials.h"

#include <QCommandLineParser>

namespace stw::app {

using namespace Qt::StringLiterals;

namespace {

const QList<QCommandLineOption> &rows()
{
    static const QList<QCommandLineOption> options{
        {u"server"_s, u"Server to sign in to; else the one last used."_s, u"URL"_s},
        {u"token-file"_s, u"File with a token, readable by its owner only."_s, u"FILE"_s},
        {u"account"_s, u"Account to sign in with; needs --password-file."_s, u"NAME"_s},
        {u"password-file"_s, u"File with the password, readable by its owner only."_s, u"FILE"_s},
        {u"language"_s, u"de or en, for this run."_s, u"LANGUAGE"_s},
        {u"theme"_s, u"system, light or dark, for this run."_s, u"THEME"_s},
        {u"page"_s, u"Page to open, with an id after a slash: request/req_…"_s, u"PAGE"_s},
        {u"grab"_s, u"Writes the window as PNG once it is loaded, and ends."_s, u"FILE"_s},
    };
    return options;
}

Result<QString> secretFrom(const QString &path)
{
    return client::readSecretFile(path).map(
        [](const QByteArray &secret) { return QString::fromUtf8(secret); });
}

Result<> readSecrets(const QCommandLineParser &line, shell::Start &start)
{
    if (line.isSet(u"token-file"_s)) {
        const Result<QString> token = secretFrom(line.value(u"token-file"_s));
        if (!token)
            return tl::unexpected<Error>(token.error());
        start.token = token->toUtf8();
    }
    if (line.isSet(u"password-file"_s)) {
        const Result<QString> password = secretFrom(line.value(u"password-file"_s));
        if (!password)
            return tl::unexpected<Error>(password.error());
        start.password = *password;
    }
    return {};
}

} // namespace

Result<Options> optionsFrom(const QStringList &arguments)
{
    QCommandLineParser line;
    line.setApplicationDescription(u"The console of Stellwerk."_s);
    line.addOptions(rows());
    const QCommandLineOption help = line.addHelpOption();
    const QCommandLineOption version = line.addVersionOption();
    if (!line.parse(arguments))
        return failure(ErrorCode::Malformed, line.errorText());
    Options options;
    if (line.isSet(help) || line.isSet(version)) {
        options.text = line.isSet(help)
                           ? line.helpText()
                           : "stellwerk "_L1 + QCoreApplication::applicationVersion() + u'\n';
        return options;
    }
    options.start.server = line.value(u"server"_s);
    options.start.account = line.value(u"account"_s);
    options.language = line.value(u"language"_s);
    options.grab = line.value(u"grab"_s);
    const QString page = line.value(u"page"_s);
    options.start.target = {page.section(u'/', 0, 0), page.section(u'/', 1)};
    if (line.isSet(u"theme"_s)) {
        options.theme = fromName<views::Theme>(line.value(u"theme"_s));
        if (!options.theme)
            return failure(ErrorCode::Malformed, u"--theme is system, light or dark."_s);
    }
    if (!options.language.isEmpty() && options.language != "de"_L1 && options.language != "en"_L1)
        return failure(ErrorCode::Malformed, u"--language is de or en."_s);
    if (line.isSet(u"password-file"_s) != line.isSet(u"account"_s))
        return failure(ErrorCode::Malformed, u"--account and --password-file go together."_s);
    return readSecrets(line, options.start).map([&options] { return options; });
}

} // namespace stw::app
