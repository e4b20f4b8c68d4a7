#include "tests/backend/api/stage.h"

#include "backend/identity/secret.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace stw::test {

using namespace Qt::StringLiterals;

namespace {

struct Person
{
    QString name;
    std::optional<Role> role;
    QString project = u"first"_s;
    bool service = false;
};

const QList<Person> &cast()
{
    static const QList<Person> kCast = [] {
        QList<Person> all;
        for (const RoleRow &row : Named<Role>::kRows)
            all.append({row.name, row.value, u"first"_s, false});
        all.append({u"stranger"_s, Role::Developer, u"other"_s, false});
        all.append({u"nobody"_s, {}, {}, false});
        all.append({u"robot"_s, Role::Developer, u"first"_s, true});
        return all;
    }();
    return kCast;
}

constexpr qint64 kDay = 24 * 3600;

} // namespace

QJsonObject Answer::json() const
{
    return QJsonDocument::fromJson(body).object();
}

QJsonArray Answer::items() const
{
    return json().value("items"_L1).toArray();
}

QString Answer::code() const
{
    return json().value("code"_L1).toString();
}

QStringList Answer::faultyFields() const
{
    QStringList fields;
    for (const QJsonValue &fault : json().value("faults"_L1).toArray())
        fields += fault.toObject().value("field"_L1).toString();
    return fields;
}

QString Answer::faultOf(const QString &field) const
{
    for (const QJsonValue &fault : json().value("faults"_L1).toArray()) {
        if (fault.toObject().value("field"_L1).toString() == field)
            return fault.toObject().value("rule"_L1).toString();
    }
    return {};
}

Stage::Stage(bool singlePerson)
    : core(clock)
    , records(core)
{
    peopleTheDirectory();
    stockTheCatalogue();
    fillTheFleet();
    own = running(u"first"_s, u"own"_s).id;
    foreign = running(u"other"_s, u"foreign"_s).id;

    api::Settings settings;
    settings.version = u"0.1.0-test"_s;
    settings.singlePerson = singlePerson;
    settings.passwordCost = {1, 8 * 1024};
    settings.mostUploadBytes = 2 * 1024 * 1024;
    m_api = std::make_unique<api::Api>(
        api::Parts{core, records, {{u"local"_s, &executor}}, clock, ids, settings});
    http::Config config;
    m_api->serve(config);
    auto server = http::Server::start(config);
    if (!server)
        qFatal("no server: %s", qPrintable(server.error().detail));
    m_server = std::move(*server);
    port = m_server->port();
}

Stage::~Stage()
{
    m_server->stop();
}

QStringList Stage::people()
{
    QStringList names;
    for (const Person &person : cast())
        names += person.name;
    return names;
}

QByteArray Stage::tokenOf(const QString &person)
{
    return "stw_s_" + person.toLatin1();
}

QStringList Stage::plantedSecrets()
{
    return {u"PLANTED-NODE-SERIAL"_s, u"PLANTED-RACK"_s, u"PLANTED-BMC"_s,
            u"PLANTED-CARD-SERIAL"_s};
}

void Stage::peopleTheDirectory()
{
    for (const auto &[tenant, project] :
         {std::pair(u"acme"_s, u"first"_s), std::pair(u"rival"_s, u"other"_s)}) {
        const TenantId id(ids.next());
        core.act(domain::CreateTenant{{id, tenant, tenant}});
        Project made;
        made.id = ProjectId(ids.next());
        made.tenant = id;
        made.name = project;
        core.act(domain::CreateProject{made});
    }
    for (const Person &person : cast()) {
        User user;
        user.id = UserId(ids.next());
        user.name = person.name;
        user.name.replace(u'_', u'-');
        user.service = person.service;
        core.act(domain::CreateUser{user});
        core.change([&user, &person](domain::World &world) { // names of roles hold a `_`
            world.directory.users[user.id].name = person.name;
            world.directory.userOfName.insert(person.name, user.id);
        });
        if (person.role && rowOf(*person.role).reach == RoleReach::Project)
            core.act(domain::SetMember{{project(person.project), user.id, *person.role}});
        else if (person.role)
            core.act(domain::GrantRole{{user.id, *person.role, true}});
        Token token;
        token.id = TokenId(ids.next());
        token.user = user.id;
        token.kind = TokenKind::Api;
        token.name = person.name;
        token.hash = identity::hashOf(QString::fromLatin1(tokenOf(person.name)));
        token.issuedAt = clock.now();
        token.expiresAt = clock.now() + std::chrono::seconds(30 * kDay);
        core.act(domain::IssueToken{token, {}});
    }
    Token spare;
    spare.id = spareToken = TokenId(ids.next());
    spare.user = user(u"developer"_s);
    spare.kind = TokenKind::Api;
    spare.hash = identity::hashOf(u"spare");
    spare.expiresAt = clock.now() + std::chrono::seconds(kDay);
    core.act(domain::IssueToken{spare, {}});

    limitProposal =
        proposed(LimitChange{ScopeKind::Project, u"first"_s, QuotaDimension::Cards, 8'000});
    roleProposal = proposed(RoleGrant{user(u"nobody"_s), Role::Operator, true});
}

ProposalId Stage::proposed(const Change &change)
{
    Proposal proposal;
    proposal.id = ProposalId(ids.next());
    proposal.change = change;
    proposal.reason = u"growth"_s;
    proposal.proposedBy = user(u"auditor"_s); // so that everybody else may activate it
    proposal.proposedAt = clock.now();
    core.act(domain::Propose{proposal});
    return proposal.id;
}

void Stage::stockTheCatalogue()
{
    Image image;
    image.name = u"debian"_s;
    image.digest = u"sha256:0"_s;
    core.act(domain::Publish{domain::ImagePublished{image}});
    Template shell;
    shell.name = u"shell"_s;
    shell.image = {u"debian"_s, 1};
    shell.entry = {u"/bin/sh"_s, u"-c"_s, u"${command}"_s};
    Parameter command;
    command.name = u"command"_s;
    command.minimum = 1;
    shell.parameters = {command};
    core.act(domain::Publish{domain::TemplatePublished{shell}});
    Spec spec;
    spec.name = u"cpu-small"_s;
    spec.cpuMilli = 2'000;
    spec.memoryMiB = 1'024;
    core.act(domain::Publish{domain::SpecPublished{spec}});
    PriceVersion price;
    price.spec = spec.ref();
    price.perUnitHour = *Price::fromText(u"0.02");
    price.validFrom = clock.now() - std::chrono::hours(1);
    core.act(domain::Publish{domain::PricePublished{price}});
}

void Stage::fillTheFleet()
{
    core.act(domain::RegisterPool{executor.pool()});
    Node node;
    node.name = u"node-1"_s;
    node.pool = u"local"_s;
    node.cpuMilli = 64'000;
    node.memoryMiB = 65'536;
    node.serial = u"PLANTED-NODE-SERIAL"_s;
    node.rack = u"PLANTED-RACK"_s;
    node.bmcAddress = u"PLANTED-BMC"_s;
    Card card;
    card.id = u"GPU-1"_s;
    card.vendor = u"nvidia"_s;
    card.reportedName = u"NVIDIA H100"_s;
    card.memoryMiB = 81'559;
    card.serial = u"PLANTED-CARD-SERIAL"_s;
    node.cards = {card};
    core.act(domain::ObserveNode{node});
}

Request Stage::submitted(const QString &projectName, const QString &key)
{
    domain::Submit submit;
    submit.id = RequestId(ids.next());
    submit.requester = user(projectName == u"first" ? u"developer"_s : u"stranger"_s);
    submit.wish.project = projectName;
    submit.wish.spec = {u"cpu-small"_s, 0};
    submit.wish.tmpl = {u"shell"_s, 0};
    submit.wish.parameters = {{u"command"_s, u"true"_s}};
    submit.wish.purpose = u"work of "_s + projectName;
    submit.idempotencyKey = key;
    submit.bodyDigest = key;
    return *core.act(submit).request;
}

Request Stage::running(const QString &projectName, const QString &key)
{
    const Request request = submitted(projectName, key);
    core.act(domain::Place{
        request.id, AllocationId(ids.next()), u"local"_s, {{u"node-1"_s, {}, 2'000, 1'024}}});
    const auto begun =
        core.act(domain::ReportStarted{request.id, 1, clock.now(), u"cgroup1"_s, u"stw-1"_s});
    executor.write(tagOf(request.id, 1), "hello\n");
    executor.writeFile(tagOf(request.id, 1), u"out/result.txt"_s, "42\n");
    return *begun.request;
}

UserId Stage::user(const QString &name) const
{
    return core.directory()->userNamed(name)->id;
}

ProjectId Stage::project(const QString &name) const
{
    return core.directory()->projectNamed(name)->id;
}

QByteArray Stage::scopedToken(const QString &person, const QList<Permission> &scopes)
{
    QString text = u"stw_t_"_s + person;
    for (const Permission scope : scopes)
        text += u'_' + nameOf(scope);
    Token token;
    token.id = TokenId(ids.next());
    token.user = user(person);
    token.kind = TokenKind::Api;
    token.hash = identity::hashOf(text);
    token.scopes = scopes;
    token.expiresAt = clock.now() + std::chrono::seconds(kDay);
    core.act(domain::IssueToken{token, {}});
    return text.toLatin1();
}

Answer Stage::ask(const QString &person, const Ask &wanted)
{
    return askWith(person.isEmpty() ? QByteArray() : tokenOf(person), wanted);
}

Answer Stage::askWith(const QByteArray &token, const Ask &wanted)
{
    return exchange(port, token, wanted);
}

Answer exchange(quint16 port, const QByteArray &token, const Ask &wanted)
{
    QByteArray text = wanted.method + ' ' + wanted.path + " HTTP/1.1\r\nHost: test\r\n";
    if (!token.isEmpty())
        text += "Authorization: Bearer " + token + "\r\n";
    for (auto header = wanted.headers.begin(); header != wanted.headers.end(); ++header)
        text += header.key() + ": " + header.value() + "\r\n";
    if (!wanted.body.isEmpty() || wanted.method == "POST" || wanted.method == "PUT"
        || wanted.method == "PATCH")
        text += "Content-Length: " + QByteArray::number(wanted.body.size()) + "\r\n";
    text += "\r\n" + wanted.body;
    http::test::Client client(port);
    client.send(text);
    const http::test::Reply reply = client.read(wanted.method == "HEAD");
    return {reply.status, reply.headers, reply.body};
}

Answer Stage::post(const QString &person, const QByteArray &path, const QByteArray &body)
{
    return ask(person, {"POST", path, body});
}

QByteArray wishFor(const QString &name)
{
    return R"({"project":")" + name.toUtf8()
           + R"(","spec":"cpu-small","template":"shell@1","parameters":{"command":"true"}})";
}

} // namespace stw::test
