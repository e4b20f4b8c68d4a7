#include "app/client/credentials.h"

#include "app/client/privatefile.h"
#include "shared/wire/jsoncodec.h"

#include <QFile>
#include <QStandardPaths>

namespace stw::client {

using namespace Qt::StringLiterals;

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
    return writePrivate(path, wire::encode(credentials));
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
