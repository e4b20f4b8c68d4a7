#pragma once

#include "shared/base/result.h"

#include <QList>
#include <QMap>
#include <QStringList>

#include <optional>

namespace stw::task {

//! The name of one attempt everywhere: `stw-<26 of Crockford's base 32>-<attempt from 1>`.
bool isTag(QStringView text);

//! Who the work becomes. Never root.
struct Identity
{
    qint64 uid = 0;
    qint64 gid = 0;
    QList<qint64> groups; //!< Supplementary ones (`render` for AMD's devices); usually none.

    friend bool operator==(const Identity &, const Identity &) = default;
};

struct CardHandle
{
    QString uuid;   //!< As the vendor's visible-devices variable takes it.
    QString vendor; //!< A row of backend/task/cards.cpp.

    friend bool operator==(const CardHandle &, const CardHandle &) = default;
};

//! Absent means unlimited.
struct Limits
{
    static constexpr qint64 kOutputBytes = 100LL * 1024 * 1024;

    std::optional<qint64> cpuMilli; //!< Thousandths of one CPU.
    std::optional<qint64> memoryMiB;
    std::optional<qint64> pids; //!< Processes and threads together.
    std::optional<qint64> wallSeconds;
    qint64 outputBytes = kOutputBytes; //!< Kept of stdout and stderr together.

    friend bool operator==(const Limits &, const Limits &) = default;
};

//! What the service asks of `stellwerk-task` for one attempt. Paths are absolute.
struct LaunchFile
{
    QString tag;
    QStringList argv; //!< argv[0]: an absolute path, or a name looked up on the work's PATH.
    QMap<QString, QString> env;
    QString workDir;    //!< Exists, 0700, owned by whom the work becomes.
    QString outputPath; //!< Must not exist yet.
    QString receiptsDir;
    std::optional<Identity> identity; //!< Absent: the work stays who the wrapper is.
    QList<CardHandle> cards;
    QString cardTool; //!< Path of the vendor's tool; empty: its usual name on the fixed PATH.
    Limits limits;
    qint64 graceSeconds = 60; //!< From TERM to KILL.
    bool cgroups = true;      //!< False: bound by rlimits and the watch, even where cgroups work.
    //! Where the attempt's cgroup is made, as a path below each hierarchy's mount point.
    //! Empty: below the cgroup that the wrapper itself is in.
    QString cgroupParent;

    friend bool operator==(const LaunchFile &, const LaunchFile &) = default;
};

constexpr int kLaunchFileVersion = 1;
constexpr qsizetype kLargestLaunchFile = 1024 * 1024; //!< Bytes.

QByteArray encode(const LaunchFile &launch);
//! Malformed with every fault at once: unknown fields, wrong types, relative paths, a foreign
//! version.
Result<LaunchFile> launchFileFromJson(const QByteArray &json);

} // namespace stw::task
