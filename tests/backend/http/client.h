#pragma once

#include "backend/http/server.h"

#include <QByteArray>
#include <QMap>

#include <chrono>
#include <functional>
#include <thread>

namespace stw::http::test {

struct Reply
{
    int status = 0; //!< 0: the server closed, or was silent for ten seconds.
    QMap<QByteArray, QByteArray> headers = {}; //!< Names in lower case.
    QByteArray body = {};
};

//! A plain blocking socket, so that a test can send exactly the bytes it means.
class Client
{
public:
    explicit Client(quint16 port);
    ~Client();
    Client(Client &&other) noexcept;
    Client &operator=(Client &&) = delete;
    Q_DISABLE_COPY(Client)

    bool send(QByteArrayView bytes); //!< False when the server has closed.
    Reply read(bool isHead = false); //!< The next reply.
    Reply ask(QByteArrayView request);
    QByteArray readBytes(qsizetype count); //!< Fewer when the server closes.
    bool isAtEnd(); //!< Waits until the server closes; false if it says something instead.
    void finishSending();
    void leave(); //!< Closes with a reset, as a killed client does.
    int descriptor() const { return m_socket; }

private:
    bool readMore();

    int m_socket = -1;
    QByteArray m_input;
};

QByteArray get(QByteArrayView path);
QByteArray post(QByteArrayView path, QByteArrayView body);

//! Whether \a condition comes true within ten seconds.
bool eventually(const std::function<bool()> &condition);

} // namespace stw::http::test
