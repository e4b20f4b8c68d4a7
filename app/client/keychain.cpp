#include "app/client/keychain.h"

#include <qt6keychain/keychain.h>

namespace stw::client {

using namespace Qt::StringLiterals;

namespace {

const QString kService = u"stellwerk"_s;

Error errorOf(const QKeychain::Job &job)
{
    const bool denied =
        job.error() == QKeychain::AccessDenied || job.error() == QKeychain::AccessDeniedByUser;
    return {denied ? ErrorCode::Forbidden : ErrorCode::Unavailable,
            job.errorString(),
            {},
            {{u"cause"_s, job.errorString()}}};
}

} // namespace

DesktopKeychain::DesktopKeychain(QObject *parent)
    : QObject(parent)
{}

void DesktopKeychain::read(const QString &key, const Read &read)
{
    auto *job = new QKeychain::ReadPasswordJob(kService, this);
    job->setKey(key);
    connect(job, &QKeychain::Job::finished, this, [job, read] {
        if (job->error() == QKeychain::NoError)
            read(std::optional(job->textData()));
        else if (job->error() == QKeychain::EntryNotFound)
            read(std::optional<QString>());
        else
            read(tl::unexpected<Error>(errorOf(*job)));
    });
    job->start();
}

void DesktopKeychain::write(const QString &key, const QString &secret, const Done &done)
{
    auto *job = new QKeychain::WritePasswordJob(kService, this);
    job->setKey(key);
    job->setTextData(secret);
    connect(job, &QKeychain::Job::finished, this, [job, done] {
        done(job->error() == QKeychain::NoError ? Result<>()
                                                : tl::unexpected<Error>(errorOf(*job)));
    });
    job->start();
}

void DesktopKeychain::remove(const QString &key, const Done &done)
{
    auto *job = new QKeychain::DeletePasswordJob(kService, this);
    job->setKey(key);
    connect(job, &QKeychain::Job::finished, this, [job, done] {
        const bool gone =
            job->error() == QKeychain::NoError || job->error() == QKeychain::EntryNotFound;
        done(gone ? Result<>() : tl::unexpected<Error>(errorOf(*job)));
    });
    job->start();
}

} // namespace stw::client
