#pragma once

#include "app/client/client.h"

#include <QSaveFile>

namespace stw::shell {

//! Saves what the service keeps into a file of the person's, piece by piece and whole or not at
//! all. Deletes itself when it is over.
class SaveFile : public QObject
{
    Q_OBJECT

public:
    //! \a path is the service's; the output is read in pieces, other files at once.
    SaveFile(client::Client &client, const QString &path, const QString &target, QObject *parent);

    void start();

signals:
    void saved(const QString &target, qint64 bytes);
    void failed(const QString &sentence);

private:
    void ask();
    void take(const client::Answer &answer);
    void fail(const QString &sentence);

    client::Client &m_client;
    const QString m_path;
    QSaveFile m_file;
    qint64 m_offset = 0;
};

} // namespace stw::shell
