#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>

namespace stw::test {

struct Answer
{
    int status = 0; //!< 0: no answer.
    QByteArray head;
    QByteArray body;

    QJsonObject json() const;
    QByteArray header(const QByteArray &lowerCaseName) const;
};

//! A blocking HTTP/1.1 client over one kept connection to the loopback, for tests and benches that
//! use many threads. Connects anew where the connection was lost. One thread at a time.
class HttpClient
{
public:
    explicit HttpClient(quint16 port)
        : m_port(port)
    {}
    ~HttpClient();
    Q_DISABLE_COPY_MOVE(HttpClient)

    QByteArray token; //!< Sent as bearer; empty: none.

    Answer get(const QByteArray &path) { return call("GET", path); }
    Answer post(const QByteArray &path, const QJsonObject &body,
                const QList<QByteArray> &headers = {});
    //! \a headers are whole lines without their ends. Not sent twice: an answer that was lost stays
    //! unknown (status 0).
    Answer call(const QByteArray &method, const QByteArray &path, const QByteArray &body = {},
                const QList<QByteArray> &headers = {});

private:
    bool connectIfNeeded();
    void close();
    Answer read(bool withoutBody);

    quint16 m_port;
    int m_socket = -1;
    QByteArray m_rest;
};

} // namespace stw::test
