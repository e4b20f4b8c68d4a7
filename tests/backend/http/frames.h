#pragma once

#include "tests/backend/http/client.h"

#include <QtEndian>

namespace stw::http::test {

//! RFC 6455 §5.2, as far as a test needs it.
enum class Opcode : quint8 {
    Text = 1,
    Binary = 2,
    Close = 8,
    Ping = 9,
    Pong = 10,
};

struct Frame
{
    int opcode = -1; //!< -1: the server closed.
    QByteArray payload = {};

    bool is(Opcode expected) const { return opcode == int(expected); }
    int closeCode() const
    {
        return payload.size() < 2 ? 0 : qFromBigEndian<quint16>(payload.constData());
    }
};

//! A client's frame, masked with zeros: the mask is for proxies, which are not under test.
inline QByteArray frame(Opcode opcode, const QByteArray &payload)
{
    QByteArray bytes(1, char(0x80 | int(opcode)));
    if (payload.size() < 126) {
        bytes += char(0x80 | int(payload.size()));
    } else if (payload.size() < 65'536) {
        bytes += char(0x80 | 126);
        bytes.resize(4);
        qToBigEndian(quint16(payload.size()), bytes.data() + 2);
    } else {
        bytes += char(0x80 | 127);
        bytes.resize(10);
        qToBigEndian(quint64(payload.size()), bytes.data() + 2);
    }
    return bytes + QByteArray(4, '\0') + payload;
}

inline Frame readFrame(Client &client)
{
    const QByteArray head = client.readBytes(2);
    if (head.size() < 2)
        return {};
    qsizetype length = head[1] & 0x7f;
    if (length == 126)
        length = qFromBigEndian<quint16>(client.readBytes(2).leftJustified(2, '\0').constData());
    else if (length == 127)
        length = qFromBigEndian<qint64>(client.readBytes(8).leftJustified(8, '\0').constData());
    return {head[0] & 0x0f, client.readBytes(length)};
}

inline QByteArray handshake(QByteArrayView path)
{
    return "GET " + path.toByteArray()
           + " HTTP/1.1\r\nHost: h\r\nConnection: keep-alive, Upgrade\r\nUpgrade: WebSocket\r\n"
             "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
}

} // namespace stw::http::test
