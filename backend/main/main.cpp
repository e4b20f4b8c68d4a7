#include "backend/main/doctor.h"
#include "backend/main/endsignals.h"
#include "backend/main/logging.h"
#include "backend/main/privatefile.h"
#include "backend/main/service.h"
#include "backend/main/setup.h"
#include "backend/main/supervisor.h"

#include <QCoreApplication>
#include <QFile>
#include <QLoggingCategory>
#include <QProcessEnvironment>

#include <sodium.h>
#include <unistd.h>

#include <cstdio>

using namespace stw;
using namespace Qt::StringLiterals;

namespace {

Q_LOGGING_CATEGORY(lcMain, "stw.main")

QMap<QString, QString> environment()
{
    const QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
    QMap<QString, QString> variables;
    for (const QString &name : all.keys())
        variables.insert(name, all.value(name));
    return variables;
}

int serve(QCoreApplication &application, const main::Configuration &configuration)
{
    const QByteArray supervisor = qgetenv("NOTIFY_SOCKET");
    const auto tell = [&supervisor](const QByteArray &state) {
        if (const Result<void> told = main::notifySupervisor(supervisor, state); !told)
            qCWarning(lcMain).noquote() << "supervisor not told" << told.error().detail;
    };
    main::EndSignals ends;
    main::Service service(configuration);
    QString why;
    const main::ExitCode started = service.start(why);
    if (started != main::ExitCode::Fine) {
        qCCritical(lcMain).noquote() << "not started" << why;
        return int(started);
    }
    if (!configuration.portFile.isEmpty()) {
        const Result<void> written =
            main::writePrivate(configuration.portFile, QByteArray::number(service.port()) + '\n');
        if (!written) {
            qCCritical(lcMain).noquote() << "no port file" << written.error().detail;
            return int(main::ExitCode::Failed);
        }
    }
    qCInfo(lcMain).noquote()
        << u"serving address=%1 port=%2"_s.arg(configuration.address).arg(service.port());
    tell("READY=1");
    QObject::connect(&ends, &main::EndSignals::asked, &service, [&](int number) {
        qCInfo(lcMain).noquote() << u"draining signal=%1"_s.arg(number);
        tell("STOPPING=1");
        service.drain();
    });
    QObject::connect(&service, &main::Service::drained, &application, &QCoreApplication::quit);
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
        return int(main::ExitCode::Failed);
    const Result<main::Setup> setup =
        main::setUp({application.arguments().mid(1), environment(), geteuid() == 0});
    if (const std::optional<main::Answer> answer = main::answerOf(setup)) {
        std::fputs(qUtf8Printable(answer->output), stdout);
        std::fputs(qUtf8Printable(answer->faults), stderr);
        return int(answer->code);
    }
    const main::Configuration &configuration = setup->configuration;
    main::installLogging(configuration.logLevel, configuration.logFormat);
    if (setup->action == main::Action::Doctor)
        return int(main::examine(configuration));
    return serve(application, configuration);
}
