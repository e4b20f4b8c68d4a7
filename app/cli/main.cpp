#include "app/cli/commands.h"
#include "app/cli/layout.h"
#include "app/cli/run.h"
#include "app/cli/session.h"
#include "app/texts/errortext.h"
#include "app/texts/language.h"

#include <QCoreApplication>
#include <QTimer>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace stw;

namespace {

void print(std::FILE *stream, const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stream);
}

int refuse(const Error &error)
{
    for (const QString &line : texts::linesOf(error))
        print(stderr, cli::oneLine(line) + u'\n');
    print(stderr, u"stellwerkctl help\n"_s);
    return int(cli::ExitCode::Usage);
}

int help(const QStringList &words)
{
    if (const std::optional<QString> text = cli::helpFor(words)) {
        print(stdout, *text);
        return int(cli::ExitCode::Ok);
    }
    return refuse({ErrorCode::Malformed, {}, {{words.join(u' '), u"unknown"_s, {}}}, {}});
}

//! Looked at before everything else, so that faults of the command line are said in it too.
QString languageOf(const QStringList &words)
{
    const qsizetype at = words.indexOf("--lang"_L1);
    for (const QString &word : words) {
        if (word.startsWith("--lang="_L1))
            return word.mid(7);
    }
    return at >= 0 && at + 1 < words.size() ? words[at + 1] : texts::languageOfEnvironment();
}

int start(QCoreApplication &application, const cli::Arguments &arguments)
{
    const auto settings = cli::settingsFrom(arguments, cli::environment(),
                                            client::loadCredentials(client::credentialsPath()));
    if (!settings)
        return refuse(settings.error());
    cli::Run run(arguments, *settings);
    QObject::connect(&run, &cli::Run::finished, &application,
                     [](cli::ExitCode code) { QCoreApplication::exit(int(code)); });
    QTimer::singleShot(0, &run, [&run] { run.arguments().command->start(run); });
    return QCoreApplication::exec();
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments().mid(1);
    const QString language = languageOf(words);
    if (!texts::useLanguage(application, language)) {
        texts::useLanguage(application, u"en"_s);
        return refuse({ErrorCode::Malformed, {}, {{u"--lang"_s, u"choice"_s, u"en, de"_s}}, {}});
    }
    QStringList plain = words;
    if (!plain.isEmpty() && plain.takeFirst() == "help"_L1) {
        plain.removeIf([](const QString &word) { return word.startsWith("--"_L1); });
        plain.removeAll(language);
        return help(plain);
    }
    const auto arguments = cli::parseArguments(words, cli::commands());
    if (!arguments)
        return refuse(arguments.error());
    if (!arguments->command)
        return help({});
    if (arguments->has("help"_L1))
        return help({arguments->command->name});
    return start(application, *arguments);
}
