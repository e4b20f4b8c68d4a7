#include "backend/task/cgroup.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace stw::task;

//! Where cgroups are made and what is written there; whether it bounds work is in tst_taskend.
class tst_Cgroup : public QObject
{
    Q_OBJECT

private slots:
    void parents_data();
    void parents();
    void writesOfVersion1();
    void writesOfVersion2();
    void absentLimitsWriteNothing();
};

namespace {

const QByteArray kVersion1Mounts =
    "31 23 0:28 / /sys/fs/cgroup rw,relatime - tmpfs tmpfs rw,mode=755\n"
    "32 31 0:29 / /sys/fs/cgroup/cpu,cpuacct rw,relatime shared:3 - cgroup cgroup rw,cpu,cpuacct\n"
    "35 31 0:32 / /sys/fs/cgroup/memory rw,relatime - cgroup cgroup rw,memory\n"
    "39 31 0:36 / /sys/fs/cgroup/pids rw,relatime - cgroup cgroup rw,pids\n";
const QByteArray kVersion2Mount =
    "30 23 0:26 / /sys/fs/cgroup rw,nosuid - cgroup2 cgroup2 rw,nsdelegate\n";
const QByteArray kContainerMount =
    "30 23 0:26 /docker/c1 /sys/fs/cgroup rw,nosuid - cgroup2 cgroup2 rw,nsdelegate\n";

} // namespace

void tst_Cgroup::parents_data()
{
    QTest::addColumn<Limiter>("kind");
    QTest::addColumn<QByteArray>("mounts");
    QTest::addColumn<QByteArray>("own");
    QTest::addColumn<QString>("hint");
    QTest::addColumn<QString>("memory"); // Empty: that version is not usable.
    QTest::addColumn<QString>("cpu");

    const QByteArray own1 = "8:pids:/\n4:memory:/a/b\n1:cpu,cpuacct:/c\n0::/\n";
    const QByteArray own2 = "0::/docker/c1/x\n";
    const QString root = u"/sys/fs/cgroup"_s;
    QTest::newRow("v1: below where the wrapper is, in each hierarchy")
        << Limiter::Cgroup1 << kVersion1Mounts << own1 << QString() << root + u"/memory/a/b"_s
        << root + u"/cpu,cpuacct/c"_s;
    QTest::newRow("v1: a hint counts from the mount point")
        << Limiter::Cgroup1 << kVersion1Mounts << own1 << u"/stellwerk"_s
        << root + u"/memory/stellwerk"_s << root + u"/cpu,cpuacct/stellwerk"_s;
    QTest::newRow("v1 without pids is not enough")
        << Limiter::Cgroup1 << kVersion1Mounts.left(kVersion1Mounts.indexOf("39 31")) << own1
        << QString() << QString() << QString();
    QTest::newRow("v2 mounts are no v1")
        << Limiter::Cgroup1 << kVersion2Mount << own2 << QString() << QString() << QString();
    QTest::newRow("v1 mounts are no v2")
        << Limiter::Cgroup2 << kVersion1Mounts << own1 << QString() << QString() << QString();
    QTest::newRow("v2: one folder for all")
        << Limiter::Cgroup2 << kVersion2Mount << QByteArray("0::/system.slice/s\n") << QString()
        << root + u"/system.slice/s"_s << root + u"/system.slice/s"_s;
    QTest::newRow("v2: a mount that shows a part shows the path below it")
        << Limiter::Cgroup2 << kContainerMount << own2 << QString() << root + u"/x"_s
        << root + u"/x"_s;
    QTest::newRow("v2: a path outside that part is the mount point")
        << Limiter::Cgroup2 << kContainerMount << QByteArray("0::/\n") << QString() << root << root;
    QTest::newRow("no mounts at all")
        << Limiter::Cgroup2 << QByteArray() << QByteArray() << QString() << QString() << QString();
}

void tst_Cgroup::parents()
{
    QFETCH(Limiter, kind);
    QFETCH(QByteArray, mounts);
    QFETCH(QByteArray, own);
    QFETCH(QString, hint);
    QFETCH(QString, memory);
    const std::optional<CgroupParents> found = cgroupParents(kind, mounts, own, hint);
    QCOMPARE(found.has_value(), !memory.isEmpty());
    if (found) {
        QCOMPARE(found->folders.value(u"memory"_s), memory);
        QTEST(found->folders.value(u"cpu"_s), "cpu");
    }
}

void tst_Cgroup::writesOfVersion1()
{
    Limits limits;
    limits.cpuMilli = 1500;
    limits.memoryMiB = 64;
    limits.pids = 10;
    const QList<CgroupWrite> expected{
        {u"memory"_s, u"memory.limit_in_bytes"_s, "67108864", true},
        {u"memory"_s, u"memory.memsw.limit_in_bytes"_s, "67108864", false},
        {u"cpu"_s, u"cpu.cfs_period_us"_s, "100000", true},
        {u"cpu"_s, u"cpu.cfs_quota_us"_s, "150000", true},
        {u"pids"_s, u"pids.max"_s, "10", true}};
    QCOMPARE(cgroupWrites(Limiter::Cgroup1, limits), expected);
}

void tst_Cgroup::writesOfVersion2()
{
    Limits limits;
    limits.cpuMilli = 1500;
    limits.memoryMiB = 64;
    limits.pids = 10;
    const QList<CgroupWrite> expected{{u"memory"_s, u"memory.max"_s, "67108864", true},
                                      {u"memory"_s, u"memory.swap.max"_s, "0", false},
                                      {u"cpu"_s, u"cpu.max"_s, "150000 100000", true},
                                      {u"pids"_s, u"pids.max"_s, "10", true}};
    QCOMPARE(cgroupWrites(Limiter::Cgroup2, limits), expected);
}

void tst_Cgroup::absentLimitsWriteNothing()
{
    QVERIFY(cgroupWrites(Limiter::Cgroup1, Limits{}).isEmpty());
    QVERIFY(cgroupWrites(Limiter::Cgroup2, Limits{}).isEmpty());
}

QTEST_GUILESS_MAIN(tst_Cgroup)
#include "tst_cgroup.moc"
