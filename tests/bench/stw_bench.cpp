// Figures of the running product, as ratios within one run where time is involved.
#include "tests/bench/load.h"
#include "tests/e2e/support/installation.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QThread>

#include <unistd.h>

#include <cstdio>

using namespace stw::bench;
using namespace stw::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int kClients = 256;
constexpr int kSeconds = 20;

struct Options
{
    Engine engine = Engine::Sqlite;
    bool json = false;
    PostgresCluster *cluster = nullptr;
};

void print(const Options &options, const QString &what, const QJsonObject &figures)
{
    if (options.json) {
        std::puts(QJsonDocument(figures).toJson(QJsonDocument::Compact).constData());
        return;
    }
    std::printf("%s (%s)\n", qUtf8Printable(what),
                options.engine == Engine::Sqlite ? "SQLite" : "PostgreSQL");
    for (auto figure = figures.begin(); figure != figures.end(); ++figure)
        std::printf("  %-26s %s\n", qUtf8Printable(figure.key()),
                    qUtf8Printable(QString::number(figure->toDouble(), 'f', 2)));
}

QByteArray statusField(qint64 pid, const QByteArray &name)
{
    QFile file(u"/proc/%1/status"_s.arg(pid));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith(name + ':'))
            return line.mid(name.size() + 1).trimmed();
    }
    return {};
}

double rssMb(qint64 pid)
{
    return statusField(pid, "VmRSS").split(' ').first().toDouble() / 1'024;
}

double cpuSeconds(qint64 pid)
{
    QFile file(u"/proc/%1/stat"_s.arg(pid));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = file.readAll();
    const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    return (fields.value(11).toDouble() + fields.value(12).toDouble())
           / double(sysconf(_SC_CLK_TCK));
}

//! Takes every core, so that what is submitted after it waits.
void fillTheMachine(Installation &installation)
{
    HttpClient client(installation.port());
    client.token = installation.admin();
    const int cores = QThread::idealThreadCount();
    for (int core = 0; core < cores; ++core)
        client.post("/v1/requests", shellWish(u"sleep 3000"_s), {freshKey()});
    QThread::msleep(500);
}

QByteArray wishBody()
{
    return QJsonDocument(shellWish(u"true"_s)).toJson(QJsonDocument::Compact);
}

bool submissions(const Options &options)
{
    Installation installation(options.engine, options.cluster);
    if (!installation.start())
        return false;
    const QByteArray token = installation.admin();
    fillTheMachine(installation);
    const double before = cpuSeconds(installation.pid());
    const double fsyncs = fsyncRate(installation.folder());
    const LoadResult load = submitFor(installation.port(), token, wishBody(), kClients, kSeconds);
    const double rate = double(load.answered) / kSeconds;
    print(options, u"durable submissions, 256 clients, 20 s"_s,
          {{u"fsyncs_per_s"_s, fsyncs},
           {u"requests_per_s"_s, rate},
           {u"requests_per_fsync"_s, rate / fsyncs},
           {u"requests_per_cpu_s"_s,
            double(load.answered) / (cpuSeconds(installation.pid()) - before)},
           {u"p50_ms"_s, double(percentile(load.micros, 50)) / 1'000},
           {u"p99_ms"_s, double(percentile(load.micros, 99)) / 1'000},
           {u"refused"_s, double(load.refused)},
           {u"rss_mb"_s, rssMb(installation.pid())}});
    return rate >= qMin(10 * fsyncs, 5'000.0);
}

bool firstLine(const Options &options)
{
    constexpr int kRounds = 30;
    Installation installation(options.engine, options.cluster);
    if (!installation.start())
        return false;
    HttpClient client(installation.port());
    client.token = installation.admin();
    // The work itself says when it wrote: the clock of the machine, in microseconds.
    const QJsonObject wish = shellWish(u"date +%s%6N"_s);
    QList<qint64> micros;
    for (int round = 0; round < kRounds; ++round) {
        const qint64 sent = QDateTime::currentMSecsSinceEpoch() * 1'000;
        const QString id = client.post("/v1/requests", wish, {freshKey()})
                               .json()[u"request"_s][u"id"_s]
                               .toString();
        installation.ended(client.token, id);
        const Answer output = client.get("/v1/requests/" + id.toLatin1() + "/output");
        micros.append(output.body.trimmed().toLongLong() - sent);
    }
    const qint64 middle = percentile(micros, 50);
    print(options, u"submit to the first line of the work"_s,
          {{u"p50_ms"_s, double(middle) / 1'000},
           {u"p99_ms"_s, double(percentile(micros, 99)) / 1'000}});
    return middle < 100'000;
}

bool idle(const Options &options)
{
    constexpr int kIdleSeconds = 20;
    Installation installation(options.engine, options.cluster);
    if (!installation.start())
        return false;
    QThread::sleep(2);
    const double before = cpuSeconds(installation.pid());
    QThread::sleep(kIdleSeconds);
    const double percent = 100 * (cpuSeconds(installation.pid()) - before) / kIdleSeconds;
    const double rss = rssMb(installation.pid());
    print(options, u"idle"_s, {{u"rss_mb"_s, rss}, {u"cpu_percent"_s, percent}});
    return rss < 60 && percent < 1;
}

//! 100,000 requests that are over and 1,000 that wait.
bool full(const Options &options)
{
    constexpr int kFinished = 100'000;
    constexpr int kLive = 1'000;
    Installation installation(options.engine, options.cluster);
    if (!installation.start())
        return false;
    const QByteArray token = installation.admin();
    fillTheMachine(installation);
    HttpClient client(installation.port());
    client.token = token;
    const quint16 port = installation.port();
    submitCount(port, token, wishBody(), kClients, kLive);
    qint64 cancelled = 0;
    // In portions: a long queue is not what is measured here. Over by cancelling them: as much a
    // finished record as any other.
    while (cancelled < kFinished) {
        submitCount(port, token, wishBody(), kClients, 500);
        QList<QByteArray> ids;
        const Answer page = client.get("/v1/requests?state=queued&limit=500");
        for (const QJsonValue &item : page.json().value(u"items"_s).toArray())
            ids.append(item[u"id"_s].toString().toLatin1());
        const qint64 over = cancelAll(port, token, ids, kClients).answered;
        if (over == 0)
            return false;
        cancelled += over;
    }
    installation.terminate();
    QElapsedTimer timer;
    timer.start();
    if (!installation.start())
        return false;
    const double seconds = double(timer.elapsed()) / 1'000;
    QThread::sleep(2);
    const double rss = rssMb(installation.pid());
    print(options, u"start with 100,000 finished and 1,000 live requests"_s,
          {{u"start_s"_s, seconds}, {u"rss_mb"_s, rss}, {u"finished"_s, double(cancelled)}});
    return seconds < 3 && rss < 300;
}

struct Bench
{
    const char *name;
    const char *what;
    bool (*run)(const Options &);
};

constexpr Bench kBenches[] = {
    {"submissions", "durable submissions per second beside the disk's fsyncs", &submissions},
    {"first-line", "submit to the first line of the work", &firstLine},
    {"idle", "memory and CPU of an idle service", &idle},
    {"full", "start and memory with many requests", &full},
};

int usage()
{
    std::puts("usage: stw_bench NAME [--postgresql] [--json]");
    for (const Bench &bench : kBenches)
        std::printf("  %-12s %s\n", bench.name, bench.what);
    return 2;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    Options options;
    options.json = arguments.contains(u"--json"_s);
    std::unique_ptr<PostgresCluster> cluster;
    if (arguments.contains(u"--postgresql"_s)) {
        auto made = PostgresCluster::make();
        if (!made) {
            std::fputs(qUtf8Printable(made.error().detail + u'\n'), stderr);
            return 1;
        }
        cluster = std::move(*made);
        options.engine = Engine::Postgres;
        options.cluster = cluster.get();
    }
    for (const Bench &bench : kBenches) {
        if (arguments.value(1) == QLatin1StringView(bench.name)) {
            const bool met = bench.run(options);
            if (!met)
                std::fputs("below what was promised\n", stderr);
            return met ? 0 : 1;
        }
    }
    return usage();
}
