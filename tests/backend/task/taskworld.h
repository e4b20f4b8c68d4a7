#pragma once

#include "backend/task/launchfile.h"
#include "backend/task/receipts.h"

#include <QTemporaryDir>

#include <optional>

namespace stw::task {

//! A folder with everything one attempt needs, and the means to start it and to wait for it without
//! guessing at time: on the lock for its end, on inotify for what it prints.
class TaskWorld
{
public:
    TaskWorld();
    ~TaskWorld(); //!< Ends what still runs.

    LaunchFile launch; //!< `sh -c` in its own folder; the tests change it.
    TaskWorld &script(const QString &text);
    TaskWorld &withoutCgroups();
    //! Runs as an unprivileged user; only as root.
    TaskWorld &asUser(qint64 uid);
    TaskWorld &writeTool(const QString &text);

    QString path(const QString &name) const; //!< Below the world's own folder.
    QString workPath(const QString &name) const { return launch.workDir + u'/' + name; }
    QString launchPath() const { return path(QStringLiteral("launch.json")); }

    struct Started
    {
        int exitCode = -1;
        QString errors;
    };
    //! Writes the launch file and runs `stellwerk-task` until it says how the start went.
    Started start() const;
    Started startAgain() const; //!< Without writing the file.

    //! Until neither wrapper nor guard lives; nothing when there is no END receipt then.
    std::optional<EndReceipt> waitForEnd() const;
    std::optional<StartReceipt> started() const;
    bool signalWrapper(int signal) const; //!< False when it is not there.
    QByteArray output() const;
    //! Until the output holds the text; false when the attempt ended without it.
    bool waitForOutput(const QByteArray &text) const;
    //! Opens a FIFO of the work folder for writing and closes it: what reads it goes on.
    void openGate(const QString &name) const;
    QByteArray read(const QString &path) const;
    bool hasCgroup() const; //!< Whether folders of the attempt are left.

private:
    QTemporaryDir m_folder;
};

} // namespace stw::task
