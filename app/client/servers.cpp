#include "app/client/servers.h"

#include "app/client/privatefile.h"
#include "shared/wire/jsoncodec.h"

#include <QStandardPaths>

#include <algorithm>

namespace stw::client {

using namespace Qt::StringLiterals;

const SavedServer *Servers::find(const QString &url) const
{
    const auto found = std::find_if(items.begin(), items.end(),
                                    [&url](const SavedServer &one) { return one.url == url; });
    return found == items.end() ? nullptr : &*found;
}

void Servers::put(const SavedServer &server)
{
    const auto known = std::find_if(items.begin(), items.end(), [&server](const SavedServer &one) {
        return one.url == server.url;
    });
    if (known == items.end())
        items.append(server);
    else
        *known = server;
}

void Servers::remove(const QString &url)
{
    items.removeIf([&url](const SavedServer &one) { return one.url == url; });
    if (current == url)
        current.clear();
}

QString serversPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
           + "/stellwerk/servers.json"_L1;
}

Result<Servers> loadServers(const QString &path)
{
    const Result<QByteArray> text = readPrivate(path);
    if (!text && text.error().code == ErrorCode::NotFound)
        return Servers();
    // A newer console may have saved more; an older one must not refuse to start over it.
    return text.and_then([](const QByteArray &found) {
        return wire::decode<Servers>(found, wire::Reader::Unknown::Ignore);
    });
}

Result<> saveServers(const QString &path, const Servers &servers)
{
    return writePrivate(path, wire::encode(servers));
}

} // namespace stw::client
