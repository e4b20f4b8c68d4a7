#include "shared/base/overloaded.h"
#include "shared/model/request.h"
#include "tests/backend/executors/conformance/conformance.h"

#include <QtTest>

#include <unistd.h>

namespace stw::conformance {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostMs = 60'000;

template <class Kind>
std::optional<Kind> firstOf(const QList<ports::Report> &reports, const QString &tag)
{
    for (const ports::Report &report : reports) {
        const Kind *kind = std::get_if<Kind>(&report);
        if (kind && kind->tag == tag)
            return *kind;
    }
    return std::nullopt;
}

} // namespace

Watched::Watched(Engine &engine, bool starts)
{
    const auto sink = [this](const ports::Report &report) { m_reports.append(report); };
    m_driver = starts ? engine.open(sink) : engine.openWithoutStarts(sink);
}

std::optional<ports::WorkOver> Watched::waitForEnd(const QString &tag)
{
    const auto over = [&] { return firstOf<ports::WorkOver>(m_reports, tag); };
    return QTest::qWaitFor([&] { return over().has_value(); }, kMostMs) ? over() : std::nullopt;
}

std::optional<ports::WorkStarted> Watched::waitForStart(const QString &tag)
{
    const auto started = [&] { return firstOf<ports::WorkStarted>(m_reports, tag); };
    return QTest::qWaitFor([&] { return started().has_value(); }, kMostMs) ? started()
                                                                           : std::nullopt;
}

std::optional<Node> Watched::waitForNode()
{
    const qsizetype before = m_reports.size();
    m_driver->snapshot();
    const auto node = [&] {
        for (const ports::Report &report : m_reports.mid(before)) {
            if (const auto *seen = std::get_if<ports::NodeSeen>(&report))
                return std::optional(seen->node);
        }
        return std::optional<Node>();
    };
    return QTest::qWaitFor([&] { return node().has_value(); }, kMostMs) ? node() : std::nullopt;
}

QByteArray Watched::output(const QString &tag)
{
    const Result<ports::LogChunk> chunk = m_driver->log(tag, 0, 1024 * 1024);
    return chunk ? chunk->bytes : QByteArray();
}

bool Watched::waitForOutput(const QString &tag, const QByteArray &text)
{
    return QTest::qWaitFor([&] { return output(tag).contains(text); }, kMostMs);
}

ports::LaunchSpec specOf(const QString &script)
{
    static quint64 count = 0;
    // Tests run side by side, and an engine may be one for the whole machine.
    const quint64 unique = quint64(getpid()) << 32 | ++count;
    ports::LaunchSpec spec;
    spec.request =
        RequestId(uuidV7(QDateTime::currentMSecsSinceEpoch(), 0, unique * 0x9e3779b97f4a7c15ULL));
    spec.tag = tagOf(spec.request, spec.attempt);
    spec.project = ProjectId(Uuid{1, 1});
    spec.requester = UserId(Uuid{1, 2});
    spec.osNumber = 7;
    spec.argv = {u"sh"_s, u"-c"_s, script};
    spec.slices = {Slice{u"node"_s, {}, 1000, 256}};
    spec.seconds = 50; // A test that fails must not leave work behind.
    return spec;
}

} // namespace stw::conformance
