#include "app/texts/timelinetext.h"

#include "app/texts/words.h"

#include <QCoreApplication>

namespace stw::texts {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
};

struct TextRow
{
    QLatin1StringView code;
    QString (*text)();
};

// clang-format off: a table is read in columns.
constexpr TextRow kEvents[] = {
    {"request.submitted"_L1, [] { return Tr::tr("Submitted."); }},
    {"request.approval_began"_L1, [] { return Tr::tr("Sent for approval."); }},
    {"request.approval_refused"_L1, [] { return Tr::tr("Not approved."); }},
    {"request.queued"_L1, [] { return Tr::tr("Entered the queue."); }},
    {"request.budget_held"_L1, [] { return Tr::tr("The month's budget was reserved."); }},
    {"request.deferred"_L1, [] { return Tr::tr("Waits for another reason than before."); }},
    {"request.placed"_L1, [] { return Tr::tr("Resources were allocated."); }},
    {"request.delivered"_L1, [] { return Tr::tr("The work runs."); }},
    {"request.release_began"_L1, [] { return Tr::tr("The return began."); }},
    {"request.work_ended"_L1, [] { return Tr::tr("The work is over."); }},
    {"request.returned"_L1, [] { return Tr::tr("Everything is back in the pool."); }},
    {"request.requeued"_L1, [] { return Tr::tr("The attempt was lost; queued anew."); }},
    {"request.withdrawn"_L1, [] { return Tr::tr("Cancelled before it started."); }},
    {"tenant.created"_L1, [] { return Tr::tr("A tenant was created."); }},
    {"project.created"_L1, [] { return Tr::tr("A project was created."); }},
    {"project.edited"_L1, [] { return Tr::tr("A project was edited."); }},
    {"user.created"_L1, [] { return Tr::tr("An account was created."); }},
    {"user.edited"_L1, [] { return Tr::tr("An account was edited."); }},
    {"user.password_set"_L1, [] { return Tr::tr("A password was set."); }},
    {"user.secret_issued"_L1, [] { return Tr::tr("A one-time secret was issued."); }},
    {"user.sign_in_failed"_L1, [] { return Tr::tr("Signing in failed."); }},
    {"member.set"_L1, [] { return Tr::tr("A membership was set."); }},
    {"member.removed"_L1, [] { return Tr::tr("A membership was removed."); }},
    {"token.issued"_L1, [] { return Tr::tr("A credential was issued."); }},
    {"token.extended"_L1, [] { return Tr::tr("A session was extended."); }},
    {"token.revoked"_L1, [] { return Tr::tr("A credential was revoked."); }},
    {"proposal.made"_L1, [] { return Tr::tr("A change was proposed."); }},
    {"proposal.decided"_L1, [] { return Tr::tr("A proposal was decided."); }},
    {"role.changed"_L1, [] { return Tr::tr("A role was granted or taken away."); }},
    {"access.denied"_L1, [] { return Tr::tr("An access was denied."); }},
    {"limit.set"_L1, [] { return Tr::tr("A limit was set."); }},
    {"accelerator_model.published"_L1, [] { return Tr::tr("An accelerator type was published."); }},
    {"accelerator_class.published"_L1, [] { return Tr::tr("A resource class was published."); }},
    {"image.published"_L1, [] { return Tr::tr("An image was published."); }},
    {"template.published"_L1, [] { return Tr::tr("A template was published."); }},
    {"spec.published"_L1, [] { return Tr::tr("A specification was published."); }},
    {"price.published"_L1, [] { return Tr::tr("A price was published."); }},
    {"pool.registered"_L1, [] { return Tr::tr("A pool was registered."); }},
    {"node.observed"_L1, [] { return Tr::tr("A node was observed."); }},
};

constexpr TextRow kActors[] = {
    {"installation"_L1, [] { return Tr::tr("installation"); }},
    {"scheduler"_L1, [] { return Tr::tr("scheduling"); }},
    {"executor"_L1, [] { return Tr::tr("executor"); }},
    {"clock"_L1, [] { return Tr::tr("clock"); }},
};
// clang-format on

QString among(std::span<const TextRow> rows, const QString &code)
{
    for (const TextRow &row : rows) {
        if (code == row.code)
            return row.text();
    }
    return code;
}

} // namespace

QString eventText(const QString &kind)
{
    return among(kEvents, kind);
}

QString textOf(const FeedLine &line)
{
    const QString text = eventText(line.kind);
    if (!line.state || !isTerminal(*line.state))
        return text;
    return text + u' ' + Tr::tr("Status: %1.").arg(textOf(*line.state));
}

QString actorText(const QString &actor)
{
    return among(kActors, actor);
}

} // namespace stw::texts
