#include "backend/executors/simulated/simulatedexecutor.h"

#include "shared/base/prng.h"

#include <QCryptographicHash>

namespace stw::executors {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPassEveryMs = 200;
constexpr qint64 kNodes = 240;
constexpr qint64 kCardsPerNode = 8;
const QString kPool = u"simulated"_s;

struct Model
{
    QLatin1StringView vendor;
    QLatin1StringView reportedName;
    qint64 memoryMiB;
};

constexpr Model kModels[] = {
    {"nvidia"_L1, "NVIDIA H100 80GB HBM3"_L1, 81'559},
    {"nvidia"_L1, "NVIDIA A100-SXM4-80GB"_L1, 81'920},
    {"nvidia"_L1, "NVIDIA L40S"_L1, 46'068},
    {"ascend"_L1, "910B3"_L1, 65'536},
};

quint64 seedOf(const QString &text)
{
    const QByteArray hash = QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
    quint64 seed = 0;
    for (int at = 0; at < 8; ++at)
        seed = (seed << 8) | quint8(hash[at]);
    return seed;
}

// One card in 40 is not healthy, as fleets are.
Health healthOf(Prng &prng)
{
    constexpr Health kSick[] = {Health::Suspect, Health::Isolated, Health::Failed,
                                Health::Maintenance};
    return prng.oneIn(40) ? kSick[prng.below(std::size(kSick))] : Health::Healthy;
}

} // namespace

QList<Node> simulatedFleet(const QString &pool)
{
    QList<Node> nodes;
    Prng prng(1920);
    for (qint64 number = 0; number < kNodes; ++number) {
        const Model &model = kModels[size_t(number * qint64(std::size(kModels)) / kNodes)];
        Node node;
        node.simulated = true;
        node.name = u"sim-%1"_s.arg(number + 1, 3, 10, QChar(u'0'));
        node.pool = pool;
        node.cpuMilli = 128'000;
        node.memoryMiB = 1'048'576;
        node.rack = u"SIM-R%1"_s.arg(number / 12 + 1, 2, 10, QChar(u'0'));
        node.serial = u"SIM-N%1"_s.arg(number + 1, 5, 10, QChar(u'0'));
        node.bmcAddress = u"simulated"_s;
        for (qint64 at = 0; at < kCardsPerNode; ++at) {
            Card card;
            card.id = u"SIM-%1-%2"_s.arg(node.name).arg(at);
            card.vendor = model.vendor;
            card.reportedName = model.reportedName;
            card.memoryMiB = model.memoryMiB;
            card.serial = u"SIM-C%1"_s.arg(number * kCardsPerNode + at + 1, 6, 10, QChar(u'0'));
            card.health = healthOf(prng);
            if (card.health != Health::Healthy)
                card.healthReason = u"simulated"_s;
            node.cards.append(card);
        }
        nodes.append(node);
    }
    return nodes;
}

SimulatedExecutor::SimulatedExecutor(ports::Clock &clock, ports::ReportSink sink, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_sink(std::move(sink))
{
    connect(&m_timer, &QTimer::timeout, this, &SimulatedExecutor::pass);
    m_timer.start(kPassEveryMs);
}

Pool SimulatedExecutor::pool() const
{
    return {kPool, u"simulated"_s, u"none"_s, true};
}

void SimulatedExecutor::launch(const ports::LaunchSpec &spec)
{
    {
        const std::lock_guard lock(m_mutex);
        if (!m_works.contains(spec.tag)) {
            Prng prng(seedOf(spec.tag));
            const qint64 seconds = qMin(spec.seconds, qint64(20 + prng.below(600)));
            Work work;
            work.startedAt = m_clock.now();
            work.endsAt = work.startedAt + std::chrono::seconds(seconds);
            work.output =
                u"simulated work of %1 on %2, %3 s\n"_s.arg(spec.tag, spec.slices.value(0).node)
                    .arg(seconds)
                    .toUtf8();
            m_works.insert(spec.tag, work);
        }
    }
    find(spec.tag);
}

void SimulatedExecutor::find(const QString &tag)
{
    ports::Report report;
    {
        const std::lock_guard lock(m_mutex);
        const auto work = m_works.constFind(tag);
        if (work == m_works.constEnd()) {
            ports::WorkOver lost;
            lost.tag = tag;
            lost.end.cause = EndCause::Lost;
            lost.end.at = m_clock.now();
            lost.end.detail = u"the simulation was restarted"_s;
            lost.proof = {m_clock.now(), u"node_restart"_s, u"the simulation was restarted"_s,
                          true};
            lost.retry = true;
            report = lost;
        } else if (work->over) {
            report = *work->over;
        } else {
            report = ports::WorkStarted{tag, work->startedAt, u"simulated"_s, {}};
        }
    }
    m_sink(report);
}

void SimulatedExecutor::cancel(const QString &tag, ports::StopKind)
{
    {
        const std::lock_guard lock(m_mutex);
        const auto work = m_works.find(tag);
        if (work != m_works.end() && !work->over)
            end(tag, *work, EndCause::Cancelled);
    }
    find(tag);
}

void SimulatedExecutor::snapshot()
{
    for (const Node &node : simulatedFleet(kPool))
        m_sink(ports::NodeSeen{node});
}

void SimulatedExecutor::pass()
{
    QStringList ended;
    {
        const std::lock_guard lock(m_mutex);
        for (auto work = m_works.begin(); work != m_works.end(); ++work) {
            if (work->over || work->endsAt > m_clock.now())
                continue;
            Prng prng(seedOf(work.key()) + 1);
            end(work.key(), *work, prng.oneIn(12) ? EndCause::UserError : EndCause::Ok);
            ended.append(work.key());
        }
    }
    for (const QString &tag : ended)
        find(tag);
}

void SimulatedExecutor::end(const QString &tag, Work &work, EndCause cause)
{
    const Instant now = m_clock.now();
    ports::WorkOver over;
    over.tag = tag;
    over.startedAt = work.startedAt;
    over.limiter = u"simulated"_s;
    over.end.cause = cause;
    over.end.at = now;
    over.end.outputBytes = work.output.size();
    if (cause != EndCause::Cancelled)
        over.end.exitCode = cause == EndCause::Ok ? 0 : 1;
    over.proof = {now, u"receipt"_s, u"simulated end"_s, true};
    work.over = over;
}

Result<ports::LogChunk> SimulatedExecutor::log(const QString &tag, qint64 offset, qint64 most)
{
    const std::lock_guard lock(m_mutex);
    const auto work = m_works.constFind(tag);
    if (work == m_works.constEnd())
        return failure(ErrorCode::NotFound, u"output"_s);
    return ports::LogChunk{work->output.mid(offset, most), offset, work->output.size()};
}

Result<QMap<QString, qint64>> SimulatedExecutor::files(const QString &)
{
    return QMap<QString, qint64>{};
}

Result<QByteArray> SimulatedExecutor::file(const QString &, const QString &)
{
    return failure(ErrorCode::NotFound, u"file"_s);
}

Result<void> SimulatedExecutor::keepInput(UserId, const QString &, const QByteArray &)
{
    return {}; // nothing reads it: simulated work has no folder
}

} // namespace stw::executors
