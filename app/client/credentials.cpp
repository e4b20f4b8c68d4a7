#include "app/client/credentials.h"

#include "shared/wire/jsoncodec.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

namespace stw::client {

using namespace Qt::StringLiterals;

namespace {

constexpr QFileDevice::Permissions kOwnerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
constexpr QFileDevice::Permissions kOthers = QFileDevice::ReadGroup | QFileDevice::WriteGroup
                                             | QFileDevice::ReadOther | QFileDevice::WriteOther;

//! Reads through one handle, so that the file whose permissions count is the file that is read.
Result<QByteArray> readPrivate(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return failure(file.exists() ? ErrorCode::Forbidden : ErrorCode::NotFound,
                       file.errorString(), {{u"file"_s, path}});
    }
    if (QFileInfo(file.fileName()).isFile() && (file.permissions() & kOthers))
        return malformed({{path, u"private"_s, u"chmod 600"_s}});
    return file.readAll();
}

} // namespace

QString credentialsPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
           + "/stellwerk/credentials"_L1;
}

Result<Credentials> loadCredentials(const QString &path)
{
    return readPrivate(path).and_then(
        [](const QByteArray &text) { return wire::decode<Credentials>(text); });
}

Result<> saveCredentials(const QString &path, const Credentials &credentials)
{
    const QString folder = QFileInfo(path).path();
    if (!QDir().mkpath(folder))
        return failure(ErrorCode::Forbidden, u"no folder"_s, {{u"file"_s, folder}});
    QFile::setPermissions(folder, kOwnerOnly | QFileDevice::ExeOwner);
    QSaveFile file(path);
    file.setDirectWriteFallback(false);
    const bool written = file.open(QIODevice::WriteOnly) && file.setPermissions(kOwnerOnly)
                         && file.write(wire::encode(credentials)) > 0 && file.commit();
    if (!written)
        return failure(ErrorCode::Forbidden, file.errorString(), {{u"file"_s, path}});
    return {};
}

bool removeCredentials(const QString &path)
{
    return !QFile::exists(path) || QFile::remove(path);
}

Result<QByteArray> readSecretFile(const QString &path)
{
    return readPrivate(path).map([](QByteArray text) {
        if (text.endsWith('\n'))
            text.chop(1);
        if (text.endsWith('\r'))
            text.chop(1);
        return text;
    });
}

} // namespace stw::client
