#include "backend/task/processes.h"

#include <QtTest>

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace stw::task;

class tst_Processes : public QObject
{
    Q_OBJECT

private slots:
    void readsStat_data();
    void readsStat();
    void knowsItself();
    void aZombieIsGone();
    void findsDescendants();
};

void tst_Processes::readsStat_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("a plain name") << QByteArray("sleep");
    QTest::newRow("a name with spaces and parentheses") << QByteArray("a) R 1 (b");
    QTest::newRow("an empty name") << QByteArray();
}

void tst_Processes::readsStat()
{
    QFETCH(QByteArray, name);
    const std::optional<ProcessStat> stat = processStatFromText(
        "12 (" + name
        + ") S 34 56 12 0 -1 4194560 91 0 0 0 0 0 0 0 20 0 5 0 777 5799936 123 184467 1 1 0\n");
    QVERIFY(stat);
    QCOMPARE(stat->state, 'S');
    QCOMPARE(stat->parent, 34);
    QCOMPARE(stat->group, 56);
    QCOMPARE(stat->threads, 5);
    QCOMPARE(stat->startTicks, 777);
    QCOMPARE(stat->residentPages, 123);
    QVERIFY(!processStatFromText("12 (" + name));
    QVERIFY(!processStatFromText("12 (" + name + ") S 34"));
}

void tst_Processes::knowsItself()
{
    const qint64 ticks = statOf(getpid())->startTicks;
    QVERIFY(!bootId().isEmpty());
    QVERIFY(processIs(getpid(), ticks, bootId()));
    QVERIFY(!processIs(getpid(), ticks + 1, bootId()));
    QVERIFY(!processIs(getpid(), ticks, u"another boot"_s));
    QVERIFY(!processIs(0, ticks, bootId()));
    QVERIFY(!processIs(1LL << 30, ticks, bootId()));
}

void tst_Processes::aZombieIsGone()
{
    const pid_t child = fork();
    if (child == 0)
        pause();
    const qint64 ticks = statOf(child)->startTicks;
    QVERIFY(processIs(child, ticks, bootId()));
    kill(child, SIGKILL);
    siginfo_t ended = {};
    QCOMPARE(waitid(P_PID, id_t(child), &ended, WEXITED | WNOWAIT), 0);
    QVERIFY(statOf(child).has_value());
    QVERIFY(!processIs(child, ticks, bootId()));
    QVERIFY(!descendantsOf(getpid()).contains(child));
    QCOMPARE(waitpid(child, nullptr, 0), child);
}

void tst_Processes::findsDescendants()
{
    std::array<int, 2> fromGrandchild{};
    QCOMPARE(pipe(fromGrandchild.data()), 0);
    const pid_t child = fork();
    if (child == 0) {
        const pid_t grandchild = fork();
        if (grandchild > 0 && write(fromGrandchild[1], &grandchild, sizeof grandchild) < 0)
            _exit(1);
        pause();
    }
    pid_t grandchild = 0;
    QCOMPARE(read(fromGrandchild[0], &grandchild, sizeof grandchild), ssize_t(sizeof grandchild));
    const QList<pid_t> found = descendantsOf(getpid());
    QVERIFY(found.contains(child));
    QVERIFY(found.contains(grandchild));
    QVERIFY(!found.contains(getpid()));
    QVERIFY(treeUseOf({child, grandchild}).residentBytes > 0);
    QCOMPARE(treeUseOf({child, grandchild}).tasks, 2);
    kill(grandchild, SIGKILL);
    kill(child, SIGKILL);
    QCOMPARE(waitpid(child, nullptr, 0), child);
    close(fromGrandchild[0]);
    close(fromGrandchild[1]);
}

QTEST_GUILESS_MAIN(tst_Processes)
#include "tst_processes.moc"
