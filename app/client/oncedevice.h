#pragma once

#include <QIODevice>

#include <algorithm>

namespace stw::client {

//! A body that can be read once and not again. When a connection breaks before the answer, Qt
//! resends a request by itself, a POST too (QHttpNetworkConnectionChannel, RemoteHostClosedError);
//! it gives up where the body cannot be rewound, which leaves repeating to Call.
class OnceDevice : public QIODevice
{
    Q_OBJECT

public:
    OnceDevice(const QByteArray &bytes, QObject *parent)
        : QIODevice(parent)
        , m_bytes(bytes)
    {
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }

    qint64 size() const override { return m_bytes.size(); }
    bool seek(qint64) override { return false; }
    bool reset() override { return false; }

protected:
    qint64 readData(char *data, qint64 most) override
    {
        const qint64 count = std::min<qint64>(most, m_bytes.size() - m_at);
        std::copy_n(m_bytes.constData() + m_at, count, data);
        m_at += count;
        return count;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    const QByteArray m_bytes;
    qint64 m_at = 0;
};

} // namespace stw::client
