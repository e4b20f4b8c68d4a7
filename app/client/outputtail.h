#pragma once

#include "app/client/client.h"
#include "shared/model/ids.h"

#include <QTimer>

namespace stw::client {

//! The output of a request's work, piece by piece: what there is so far, or, followed, until the
//! work is over, across restarts of the service.
class OutputTail : public QObject
{
    Q_OBJECT

public:
    enum class Until { Now, End };

    OutputTail(Client &client, RequestId id, Until until, QObject *parent = nullptr);

    void start() { ask(); }
    //! The work is known to be over: reads what is left and completes.
    void drain();

signals:
    void bytes(const QByteArray &piece);
    void complete(); //!< Nothing follows.
    void failed(const stw::Error &error);

private:
    void ask();
    void take(const Answer &answer);
    void refuse(const Error &error);

    Client &m_client;
    const RequestId m_id;
    Until m_until;
    QPointer<Call> m_call;
    QTimer m_pause;
    qint64 m_offset = 0; //!< Bytes of output seen.
};

} // namespace stw::client
