#include "backend/main/setup.h"

#include <QCoreApplication>
#include <QFile>

namespace stw::main {

using namespace Qt::StringLiterals;

namespace {

//! The text of the configuration file. Without one at the usual place the defaults hold; one that
//! was asked for has to be there.
Result<QByteArray> fileText(const QString &path, bool asked)
{
    QFile file(path);
    if (!asked && !file.exists())
        return QByteArray();
    if (!file.open(QIODevice::ReadOnly))
        return malformed({{path, u"file"_s, u"a file that can be read: "_s + file.errorString()}});
    return file.readAll();
}

} // namespace

Result<Setup> setUp(const Start &start)
{
    const Result<CommandLine> line = parseCommandLine(start.arguments);
    if (!line)
        return tl::unexpected(line.error());
    if (line->action == Action::Help || line->action == Action::Version
        || line->action == Action::PrintDefaults)
        return Setup{line->action, {}};

    const auto variable = [&start](const char *name) {
        return start.environment.value(QLatin1StringView(name));
    };
    const Surroundings surroundings{start.root, variable("HOME"), variable("XDG_DATA_HOME"),
                                    variable("XDG_CONFIG_HOME"), variable("CREDENTIALS_DIRECTORY")};
    const bool asked = !line->configFile.isEmpty();
    const QString path = asked ? line->configFile : usualFile(surroundings);
    const Result<QByteArray> text = fileText(path, asked);
    if (!text)
        return tl::unexpected(text.error());

    const Result<Configuration> read = configure({path, *text, start.environment, line->overrides});
    if (!read)
        return tl::unexpected(read.error());
    const Configuration configuration = completed(*read, surroundings);
    const QList<FieldFault> faults = fileFaults(configuration);
    if (!faults.isEmpty())
        return malformed(faults);
    return Setup{line->action, configuration};
}

QString faultText(const Error &error)
{
    QString text;
    for (const FieldFault &fault : error.faults)
        text += u"%1: %2; expected: %3\n"_s.arg(fault.field, fault.rule, fault.expected);
    return text;
}

std::optional<Answer> answerOf(const Result<Setup> &setup)
{
    if (!setup)
        return Answer{{}, faultText(setup.error()), ExitCode::BadConfiguration};
    switch (setup->action) {
    case Action::Help: return Answer{helpText(), {}};
    case Action::PrintDefaults: return Answer{exampleFile(), {}};
    case Action::Version:
        return Answer{u"stellwerkd %1\n"_s.arg(QCoreApplication::applicationVersion()), {}};
    case Action::CheckConfiguration: return Answer{u"The configuration has no faults.\n"_s, {}};
    case Action::Serve:
    case Action::Doctor: return std::nullopt;
    }
    return std::nullopt;
}

} // namespace stw::main
