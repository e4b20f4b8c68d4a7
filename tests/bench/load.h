#pragma once

#include <QByteArray>
#include <QList>

namespace stw::bench {

struct LoadResult
{
    qint64 answered = 0;  //!< With a status of success: durable.
    qint64 refused = 0;   //!< With another status, or without an answer.
    QList<qint64> micros; //!< From sending to the answer, of each answered.
};

//! \a clients connections, each with one submission under way at a time, for \a seconds. One
//! thread, so that the load takes as little as it can of the machine that it measures.
LoadResult submitFor(quint16 port, const QByteArray &token, const QByteArray &body, int clients,
                     int seconds);

//! The same until \a count were sent, and one cancellation for each of \a ids; a minute at most.
LoadResult submitCount(quint16 port, const QByteArray &token, const QByteArray &body, int clients,
                       qint64 count);
LoadResult cancelAll(quint16 port, const QByteArray &token, QList<QByteArray> ids, int clients);

//! Appends of 4 KiB, each followed by fdatasync, for two seconds in \a folder: how many a second.
double fsyncRate(const QString &folder);

qint64 percentile(QList<qint64> values, int percent);

} // namespace stw::bench
