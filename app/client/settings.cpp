#include "app/client/settings.h"

#include <QHostAddress>

namespace stw::client {

using namespace Qt::StringLiterals;

namespace {

bool isLoopback(const QString &host)
{
    return host == "localhost"_L1 || QHostAddress(host).isLoopback();
}

} // namespace

Result<QUrl> serverAddress(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    const bool http = url.scheme() == "http"_L1;
    const bool plain = url.userInfo().isEmpty() && !url.hasQuery() && !url.hasFragment();
    if (!url.isValid() || url.host().isEmpty() || (!http && url.scheme() != "https"_L1) || !plain)
        return malformed({{u"server"_s, u"format"_s, u"https://host:port"_s}});
    if (http && !isLoopback(url.host()))
        return malformed({{u"server"_s, u"insecure"_s, u"https://"_s + url.authority()}});
    return url;
}

} // namespace stw::client
