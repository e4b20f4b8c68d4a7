#include "backend/main/demo.h"

#include "backend/identity/password.h"
#include "backend/identity/secret.h"
#include "backend/main/privatefile.h"

#include <QDir>
#include <QLoggingCategory>

namespace stw::main {

using namespace Qt::StringLiterals;
using namespace domain;

namespace {

Q_LOGGING_CATEGORY(lcDemo, "stw.demo")

constexpr int kAskEveryMs = 5'000;
constexpr qint64 kMostLive = 150;

struct Account
{
    QLatin1StringView name;
    Role role;
};

constexpr Account kAccounts[] = {
    {"developer"_L1, Role::Developer}, {"owner"_L1, Role::Owner},
    {"approver"_L1, Role::Approver},   {"operator"_L1, Role::Operator},
    {"policy"_L1, Role::PolicyAdmin},  {"auditor"_L1, Role::Auditor},
};

struct Sample
{
    QLatin1StringView tenant;
    QLatin1StringView project;
    QLatin1StringView title;
    qint64 cards; //!< Limit.
    qint64 cardHours;
};

constexpr Sample kSamples[] = {
    {"research"_L1, "vision"_L1, "Vision models"_L1, 64, 20'000},
    {"research"_L1, "speech"_L1, "Speech models"_L1, 16, 4'000},
    {"products"_L1, "assistant"_L1, "Assistant"_L1, 256, 100'000},
};

constexpr QLatin1StringView kSpecs[] = {"training-80g"_L1, "training-64g"_L1, "inference-48g"_L1};

} // namespace

Demo::Demo(core::Core &core, ports::Clock &clock, ports::Ids &ids, const QString &dataFolder,
           QObject *parent)
    : QObject(parent)
    , m_core(core)
    , m_clock(clock)
    , m_ids(ids)
    , m_prng(quint64(clock.now().us))
{
    if (!core.directory()->userNamed(u"developer"))
        make(dataFolder);
    connect(&m_timer, &QTimer::timeout, this, &Demo::ask);
    m_timer.start(kAskEveryMs);
}

void Demo::post(Command command)
{
    core::Envelope envelope;
    envelope.command = std::move(command);
    envelope.actor.id = u"installation"_s;
    envelope.cause = u"demo"_s;
    envelope.reply = [](const Result<core::Outcome> &outcome) {
        if (!outcome)
            qCWarning(lcDemo).noquote() << "refused" << outcome.error().detail;
    };
    m_core.post(std::move(envelope));
}

void Demo::make(const QString &dataFolder)
{
    QMap<QString, TenantId> tenants;
    QList<ProjectId> projects;
    for (const Sample &sample : kSamples) {
        if (!tenants.contains(sample.tenant)) {
            tenants.insert(sample.tenant, TenantId(m_ids.next()));
            post(CreateTenant{{tenants.value(sample.tenant), sample.tenant, sample.tenant}});
        }
        Project project;
        project.id = ProjectId(m_ids.next());
        project.tenant = tenants.value(sample.tenant);
        project.name = sample.project;
        project.title = sample.title;
        project.zone = u"Europe/Berlin"_s;
        post(CreateProject{project});
        constexpr qint64 kCardMilli = 1'000;
        constexpr qint64 kHourMs = 3'600'000;
        post(SetLimit{{ScopeKind::Project, project.id.toString(), QuotaDimension::Cards,
                       sample.cards * kCardMilli}});
        post(SetLimit{{ScopeKind::Project, project.id.toString(), QuotaDimension::CardHours,
                       sample.cardHours * kCardMilli * kHourMs}});
        projects.append(project.id);
    }
    QByteArray accounts;
    for (const Account &account : kAccounts) {
        const QString password =
            identity::makeSecret(identity::SecretKind::OneTime).text.mid(6, 16);
        const Result<QString> hash = identity::hashPassword(password);
        if (!hash)
            return;
        User user;
        user.id = UserId(m_ids.next());
        user.name = account.name;
        user.title = u"Demo "_s + account.name;
        user.passwordHash = *hash;
        post(CreateUser{user});
        if (rowOf(account.role).reach == RoleReach::Installation)
            post(GrantRole{{user.id, account.role, true}});
        else
            for (const ProjectId project : projects)
                post(SetMember{{project, user.id, account.role}});
        accounts += account.name.data() + QByteArray(" ") + password.toLatin1() + '\n';
    }
    static_cast<void>(writePrivate(QDir(dataFolder).filePath(u"demo-accounts"_s), accounts));
}

void Demo::ask()
{
    const auto directory = m_core.directory();
    const User *developer = directory->userNamed(u"developer");
    if (!developer || m_core.world()->requests.live.size() >= kMostLive)
        return;
    Submit submit;
    submit.id = RequestId(m_ids.next());
    submit.requester = developer->id;
    submit.wish.project = kSamples[m_prng.below(std::size(kSamples))].project;
    submit.wish.spec = {kSpecs[m_prng.below(std::size(kSpecs))], 0};
    submit.wish.tmpl = {u"shell"_s, 0};
    submit.wish.parameters.insert(u"command"_s, u"echo simulated"_s);
    submit.wish.cards = qint64(1) << m_prng.below(4);
    submit.wish.seconds = 3'600;
    submit.wish.purpose = u"Simulated sample"_s;
    submit.idempotencyKey = submit.id.toString();
    submit.bodyDigest = submit.idempotencyKey;
    post(submit);
}

} // namespace stw::main
