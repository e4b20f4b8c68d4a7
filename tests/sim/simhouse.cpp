#include "tests/sim/simhouse.h"

#include <QCryptographicHash>

namespace stw::sim {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kHourMs = 3'600'000;

LocalText words(const QString &text)
{
    return {text, text};
}

Template shell()
{
    Parameter command;
    command.name = u"command"_s;
    command.title = words(u"Command"_s);
    Parameter count;
    count.name = u"count"_s;
    count.title = words(u"Count"_s);
    count.type = ParameterType::Integer;
    count.required = false;
    count.standard = qint64(1);
    count.minimum = 1;
    count.maximum = 9;
    Template shell;
    shell.name = u"shell"_s;
    shell.title = words(u"Shell"_s);
    shell.image = {u"base"_s, 1};
    shell.entry = {u"/bin/sh"_s, u"-c"_s, u"${command}"_s};
    shell.environment = {{u"COUNT"_s, u"${count}"_s}};
    shell.parameters = {command, count};
    return shell;
}

Image base()
{
    Image base;
    base.name = u"base"_s;
    base.title = words(u"Base"_s);
    base.digest = u"sha256:0"_s;
    return base;
}

Node makeNode(const QString &name, const QString &pool, qint64 cpuMilli)
{
    Node node;
    node.name = name;
    node.pool = pool;
    node.cpuMilli = cpuMilli;
    node.memoryMiB = 65'536;
    return node;
}

void addCards(Node &node, qint64 count, const QString &model, qint64 memoryMiB)
{
    for (qint64 at = 0; at < count; ++at) {
        Card card;
        card.id = u"GPU-%1-%2"_s.arg(node.name).arg(at);
        card.vendor = u"nvidia"_s;
        card.model = model;
        card.reportedName = model;
        card.memoryMiB = memoryMiB;
        card.serial = u"serial-"_s + card.id;
        node.cards += card;
    }
}

void addPeople(House &house, SimIds &ids, Instant now)
{
    const auto add = [&](const QString &name, const QList<Role> &roles) {
        User user;
        user.id = UserId(ids.next());
        user.name = name;
        user.title = name;
        house.commands += domain::CreateUser{user};
        for (Role role : roles)
            house.commands += domain::GrantRole{{user.id, role, true}};
        Token token;
        token.id = TokenId(ids.next());
        token.user = user.id;
        token.kind = TokenKind::Api;
        token.name = u"simulator"_s;
        token.issuedAt = now;
        token.expiresAt = now + Micros(std::chrono::days(360));
        token.hash = QString::fromLatin1(
            QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256).toHex());
        house.tokens[user.id] = token;
        house.commands += domain::IssueToken{token, {}};
        return user;
    };
    for (const QString &name : {u"dora"_s, u"emil"_s, u"frieda"_s})
        house.developers += add(name, {});
    for (const QString &name : {u"paul"_s, u"petra"_s})
        house.policies += add(name, {Role::PolicyAdmin});
    house.administrator = add(u"anna"_s, {Role::Administrator, Role::Operator});
}

void addProjects(House &house, SimIds &ids)
{
    for (const QString &name : {u"north"_s, u"south"_s}) {
        house.tenants += Tenant{TenantId(ids.next()), name, name};
        house.commands += domain::CreateTenant{house.tenants.last()};
    }
    const auto add = [&](const QString &name, qsizetype tenant, const QString &zone) {
        Project project;
        project.id = ProjectId(ids.next());
        project.tenant = house.tenants[tenant].id;
        project.name = name;
        project.title = name;
        project.zone = zone;
        house.projects += project;
        house.commands += domain::CreateProject{project};
        for (const User &user : house.developers)
            house.commands += domain::SetMember{{project.id, user.id, Role::Developer}};
    };
    add(u"first"_s, 0, u"Europe/Berlin"_s);
    add(u"second"_s, 0, u"UTC"_s);
    add(u"third"_s, 1, u"America/St_Johns"_s);
}

void addCatalogue(House &house, Instant now)
{
    using domain::Publish;
    const auto model = [](const QString &name, qint64 memoryMiB) {
        return domain::AcceleratorModelPublished{
            {name, u"nvidia"_s, {name.left(4)}, memoryMiB - 1000, memoryMiB + 1000}};
    };
    house.commands += Publish{model(u"H100-80G"_s, 81'559)};
    house.commands += Publish{model(u"A100-40G"_s, 40'960)};
    house.commands += Publish{model(u"L40S-48G"_s, 46'068)};
    const auto group = [](const QString &name, const QStringList &models) {
        return domain::AcceleratorClassPublished{{name, words(name), models}};
    };
    house.commands += Publish{group(u"training"_s, {u"H100-80G"_s, u"A100-40G"_s})};
    house.commands += Publish{group(u"absent"_s, {u"L40S-48G"_s})};
    house.commands += Publish{domain::ImagePublished{base()}};
    house.commands += Publish{domain::TemplatePublished{shell()}};
    house.specs = {u"cpu-small"_s, u"gpu"_s, u"gpu-gang"_s, u"gpu-any"_s, u"gpu-absent"_s};
    for (const QString &name : std::as_const(house.specs)) {
        const Spec spec = makeSpec(name, 1);
        house.commands += Publish{domain::SpecPublished{spec}};
        house.commands += Publish{
            domain::PricePublished{makePrice(spec.ref(), 1, 123'456'789 + name.size(), now)}};
    }
}

void addLimits(House &house)
{
    const auto limit = [&](qsizetype project, QuotaDimension dimension, qint64 amount) {
        house.commands += domain::SetLimit{
            {ScopeKind::Project, house.projects[project].id.toString(), dimension, amount}};
    };
    limit(0, QuotaDimension::Cards, 5'000);
    limit(0, QuotaDimension::CardHours, 40 * kHourMs * 1000);
    limit(1, QuotaDimension::Cpu, 6'000);
    limit(1, QuotaDimension::AcceleratorMemory, 250'000);
    limit(2, QuotaDimension::CardHours, 12 * kHourMs * 1000);
    house.commands += domain::SetLimit{
        {ScopeKind::Tenant, house.tenants[0].id.toString(), QuotaDimension::ConcurrentTasks, 6}};
    house.commands += domain::SetLimit{
        {ScopeKind::Tenant, house.tenants[1].id.toString(), QuotaDimension::Memory, 32'768}};
}

} // namespace

House makeHouse(SimIds &ids, Instant now)
{
    House house;
    addPeople(house, ids, now);
    addProjects(house, ids);
    addCatalogue(house, now);
    addLimits(house);
    return house;
}

QList<Node> cardNodes()
{
    QList<Node> nodes{makeNode(u"alpha-1"_s, u"alpha"_s, 8'000),
                      makeNode(u"alpha-2"_s, u"alpha"_s, 4'000),
                      makeNode(u"alpha-3"_s, u"alpha"_s, 4'000)};
    addCards(nodes[0], 4, u"H100-80G"_s, 81'559);
    addCards(nodes[1], 2, u"A100-40G"_s, 40'960);
    addCards(nodes[2], 2, u"A100-40G"_s, 40'960);
    return nodes;
}

QList<Node> plainNodes()
{
    return {makeNode(u"beta-1"_s, u"beta"_s, 4'000), makeNode(u"beta-2"_s, u"beta"_s, 2'500)};
}

Pool cardPool()
{
    return {u"alpha"_s, u"simulated"_s, u"none"_s, true};
}

Pool plainPool()
{
    return {u"beta"_s, u"simulated"_s, u"none"_s, true};
}

Spec makeSpec(const QString &name, qint64 version)
{
    Spec spec;
    spec.name = name;
    spec.version = version;
    spec.title = words(name);
    spec.cpuMilli = 500 + 250 * (version % 3);
    spec.memoryMiB = 2'048;
    spec.standardSeconds = 600;
    spec.maximumSeconds = 14'400;
    if (name == "cpu-small"_L1)
        return spec;
    spec.acceleratorClass = name == "gpu-absent"_L1 ? u"absent"_s : u"training"_s;
    spec.cards = {1, 4, 1};
    spec.acceptsSuspect = name == "gpu-any"_L1;
    if (name == "gpu-gang"_L1) {
        spec.cards = {1, 2, 1};
        spec.nodes = {2, 3, 2};
    }
    return spec;
}

PriceVersion makePrice(const VersionRef &spec, qint64 version, qint64 units, Instant from)
{
    PriceVersion price;
    price.spec = spec;
    price.version = version;
    price.perUnitHour = Price{units};
    price.validFrom = from;
    return price;
}

Wish makeWish(const House &house, Chance &chance)
{
    Wish wish;
    wish.project = chance.oneOf(house.projects).name;
    wish.spec = {chance.oneIn(12) ? house.specs.last()
                                  : house.specs[chance.upTo(house.specs.size() - 2)],
                 0};
    wish.tmpl = {u"shell"_s, chance.oneIn(2) ? 1 : 0};
    wish.parameters[u"command"_s] = u"echo %1"_s.arg(chance.upTo(999));
    if (chance.oneIn(4))
        wish.parameters[u"count"_s] = chance.between(1, 9);
    if (wish.spec.name != "cpu-small"_L1 && chance.oneIn(2))
        wish.cards = chance.between(1, wish.spec.name == "gpu-gang"_L1 ? 2 : 4);
    if (!chance.oneIn(5))
        wish.seconds = chance.oneIn(4) ? chance.between(3'600, 14'400) : chance.between(30, 900);
    wish.purpose = u"simulated"_s;
    if (chance.oneIn(10))
        wish.onQuota = u"refuse"_s;
    return wish;
}

Wish breakWish(Wish wish, Chance &chance)
{
    constexpr auto kBreaks = std::to_array<void (*)(Wish &)>({
        [](Wish &of) { of.project = u"nowhere"_s; },
        [](Wish &of) { of.spec.name = u"unknown"_s; },
        [](Wish &of) { of.tmpl.name = u"unapproved"_s; },
        [](Wish &of) { of.parameters.remove(u"command"_s); },
        [](Wish &of) { of.parameters[u"surprise"_s] = true; },
        [](Wish &of) { of.parameters[u"count"_s] = qint64(10); },
        [](Wish &of) { of.cards = 99; },
        [](Wish &of) { of.nodes = 0; },
        [](Wish &of) { of.seconds = -1; },
        [](Wish &of) { of.seconds = std::numeric_limits<qint64>::max(); },
        [](Wish &of) { of.onQuota = u"perhaps"_s; },
    });
    chance.oneOf(kBreaks)(wish);
    return wish;
}

} // namespace stw::sim
