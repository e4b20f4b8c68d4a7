#include "app/client/privatefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace stw::client {

using namespace Qt::StringLiterals;

namespace {

constexpr QFileDevice::Permissions kOwnerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
constexpr QFileDevice::Permissions kOthers = QFileDevice::ReadGroup | QFileDevice::WriteGroup
                                             | QFileDevice::ReadOther | QFileDevice::WriteOther;
constexpr int kMostAside = 1000;

} // namespace

Result<QByteArray> readPrivate(const QString &path)
{
    QFile file(path); // one handle: the file whose permissions count is the file that is read
    if (!file.open(QIODevice::ReadOnly)) {
        return failure(file.exists() ? ErrorCode::Forbidden : ErrorCode::NotFound,
                       file.errorString(), {{u"file"_s, path}});
    }
    if (QFileInfo(file.fileName()).isFile() && (file.permissions() & kOthers))
        return malformed({{path, u"private"_s, u"chmod 600"_s}});
    return file.readAll();
}

Result<> writePrivate(const QString &path, const QByteArray &bytes)
{
    const QString folder = QFileInfo(path).path();
    if (!QDir().mkpath(folder))
        return failure(ErrorCode::Forbidden, u"no folder"_s, {{u"file"_s, folder}});
    QFile::setPermissions(folder, kOwnerOnly | QFileDevice::ExeOwner);
    QSaveFile file(path);
    file.setDirectWriteFallback(false);
    const bool written = file.open(QIODevice::WriteOnly) && file.setPermissions(kOwnerOnly)
                         && file.write(bytes) == bytes.size() && file.commit();
    if (!written)
        return failure(ErrorCode::Forbidden, file.errorString(), {{u"file"_s, path}});
    return {};
}

QString setAside(const QString &path)
{
    for (int at = 1; at <= kMostAside; ++at) {
        const QString aside = at == 1 ? path + ".bad"_L1 : u"%1.bad-%2"_s.arg(path).arg(at);
        if (!QFile::exists(aside))
            return QFile::rename(path, aside) ? aside : QString();
    }
    return {};
}

} // namespace stw::client
