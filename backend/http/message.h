#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

namespace stw::http {

//! One request, complete and checked: the edge never hands over half of one.
struct Request
{
    QByteArray method; //!< A token as sent: `GET`. Unknown ones arrive too; the answer is yours.
    QByteArray target; //!< As sent, visible ASCII, at most Limits::headerBytes.
    //! Percent-decoded UTF-8; begins with `/`, holds no control character and no `.` or `..`
    //! segment.
    QString path;
    QList<std::pair<QString, QString>> query; //!< In order; decoded as forms are (`+` is a space).
    QList<std::pair<QByteArray, QByteArray>> headers; //!< In order, names in lower case.
    QByteArray body;
    QString peer;        //!< The client's address, without the port.
    QString requestId;   //!< Made by the edge, unique; also in the answer as `X-Request-Id`.
    bool secure = false; //!< Came over TLS.

    //! The first value of \a lowerCaseName, or a null array.
    QByteArray header(QByteArrayView lowerCaseName) const;
    //! The first value of \a name in the query.
    std::optional<QString> queryValue(QStringView name) const;
    //! The path cut at each `/` that was sent as such, then decoded: an encoded `%2F` cuts nothing.
    QStringList segments() const;
};

//! What a client gets. The edge adds length, date, connection, request id and security headers.
struct Response
{
    int status = 200;       //!< 200 to 599.
    QByteArray contentType; //!< Empty: none is sent.
    //! Not for `Content-Length`, `Content-Type`, `Connection`, `Transfer-Encoding`, `Date` and
    //! `X-Request-Id`. Such a header, or a control character in one, turns the answer into a 500.
    QList<std::pair<QByteArray, QByteArray>> headers;
    QByteArray body; //!< Not sent to HEAD, but counted; dropped with 204 and 304.
};

} // namespace stw::http
