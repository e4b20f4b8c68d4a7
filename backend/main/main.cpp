#include "backend/main/configuration.h"
#include "backend/main/doctor.h"
#include "backend/main/endsignals.h"
#include "backend/main/logging.h"
#include "backend/main/privatefile.h"
#include "backend/main/service.h"
#include "backend/main/supervisor.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLoggingCategory>
#include <QProcessEnvironment>

#include <sodium.h>
#include <unistd.h>

#include <cstdio>

using namespace stw;
using namespace stw::main;
using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(lcMain, "stw.main")

void print(const QString &text)
{
    std::fputs(qUtf8Printable(text), stdout);
}

int refuse(const Error &error)
{
    for (const FieldFault &fault : error.faults) {
        std::fputs(
            qUtf8Printable(u"%1: %2: expected %3\n"_s.arg(fault.field, fault.rule, fault.expected)),
            stderr);
    }
    if (error.faults.isEmpty())
        std::fputs(qUtf8Printable(error.detail + u'\n'), stderr);
    return int(ExitCode::BadConfiguration);
}

Surroundings surroundings()
{
    const QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    return {geteuid() == 0, QDir::homePath(), environment.value(u"XDG_DATA_HOME"_s),
            environment.value(u"XDG_CONFIG_HOME"_s), environment.value(u"CREDENTIALS_DIRECTORY"_s)};
}

QMap<QString, QString> variables()
{
    QMap<QString, QString> own;
    const QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : environment.keys()) {
        if (name.startsWith(u"STW_"))
            own.insert(name, environment.value(name));
    }
    return own;
}

Result<Configuration> configured(const CommandLine &commandLine)
{
    const Surroundings around = surroundings();
    Sources sources;
    const bool named = !commandLine.configFile.isEmpty();
    sources.fileName = named ? commandLine.configFile : usualFile(around);
    QFile file(sources.fileName);
    if (file.open(QIODevice::ReadOnly))
        sources.file = file.readAll();
    else if (named)
        return malformed({{sources.fileName, u"readable"_s, file.errorString()}});
    sources.environment = variables();
    sources.overrides = commandLine.overrides;
    Result<Configuration> configuration = configure(sources);
    if (!configuration)
        return configuration;
    *configuration = completed(*configuration, around);
    const QList<FieldFault> faults = fileFaults(*configuration);
    if (!faults.isEmpty())
        return malformed(faults);
    return configuration;
}

int serve(QCoreApplication &application, const Configuration &configuration)
{
    const QByteArray supervisor = qgetenv("NOTIFY_SOCKET");
    EndSignals signals_;
    Service service(configuration);
    QString why;
    const ExitCode started = service.start(why);
    if (started != ExitCode::Fine) {
        qCCritical(lcMain).noquote() << "not started" << why;
        return int(started);
    }
    if (!configuration.portFile.isEmpty())
        static_cast<void>(
            writePrivate(configuration.portFile, QByteArray::number(service.port()) + '\n'));
    qCInfo(lcMain).noquote()
        << "serving" << u"address=%1 port=%2"_s.arg(configuration.address).arg(service.port());
    static_cast<void>(notifySupervisor(supervisor, "READY=1"));
    QObject::connect(&signals_, &EndSignals::asked, &service, [&service, &supervisor](int number) {
        qCInfo(lcMain) << "draining"
                       << "signal" << number;
        static_cast<void>(notifySupervisor(supervisor, "STOPPING=1"));
        service.drain();
    });
    QObject::connect(&service, &Service::drained, &application, &QCoreApplication::quit);
    const int status = application.exec();
    if (!configuration.portFile.isEmpty())
        QFile::remove(configuration.portFile);
    qCInfo(lcMain) << "ended";
    return status;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    application.setApplicationName(u"stellwerkd"_s);
    application.setApplicationVersion(QStringLiteral(STW_VERSION));
    if (sodium_init() < 0)
        return int(ExitCode::Failed);
    const Result<CommandLine> commandLine = parseCommandLine(application.arguments().mid(1));
    if (!commandLine)
        return refuse(commandLine.error());
    switch (commandLine->action) {
    case Action::Help: print(helpText()); return 0;
    case Action::Version:
        print(u"stellwerkd %1\n"_s.arg(application.applicationVersion()));
        return 0;
    case Action::PrintDefaults: print(exampleFile()); return 0;
    case Action::Serve:
    case Action::Doctor:
    case Action::CheckConfiguration: break;
    }
    const Result<Configuration> configuration = configured(*commandLine);
    if (!configuration)
        return refuse(configuration.error());
    if (commandLine->action == Action::CheckConfiguration) {
        print(u"The configuration is good.\n"_s);
        return 0;
    }
    installLogging(configuration->logLevel, configuration->logFormat);
    if (commandLine->action == Action::Doctor)
        return int(examine(*configuration));
    return serve(application, *configuration);
}
