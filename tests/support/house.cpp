#include "tests/support/house.h"

namespace stw::test {

using namespace domain;
using namespace Qt::StringLiterals;

namespace {

Spec gpuSpec()
{
    Spec spec;
    spec.name = u"gpu"_s;
    spec.acceleratorClass = u"training-80g"_s;
    spec.cards = {1, 8, 1};
    spec.nodes = {1, 4, 1};
    spec.cpuMilli = 4'000;
    spec.memoryMiB = 8'192;
    return spec;
}

Spec cpuSpec()
{
    Spec spec;
    spec.name = u"cpu-small"_s;
    spec.cpuMilli = 2'000;
    spec.memoryMiB = 2'048;
    return spec;
}

Template shell()
{
    Parameter command;
    command.name = u"command"_s;
    Template shell;
    shell.name = u"shell"_s;
    shell.image = {u"base"_s, 1};
    shell.entry = {u"/bin/sh"_s, u"-c"_s, u"${command}"_s};
    shell.parameters = {command};
    return shell;
}

PriceVersion priceOf(const Spec &spec, QStringView amount)
{
    PriceVersion price;
    price.spec = spec.ref();
    price.perUnitHour = Price::fromText(amount).value();
    price.validFrom = Instant{1};
    return price;
}

} // namespace

House::House()
{
    const Tenant acme{TenantId(next()), u"acme"_s, {}};
    const Tenant other{TenantId(next()), u"other"_s, {}};
    done(CreateTenant{acme});
    done(CreateTenant{other});
    done(CreateProject{{ProjectId(next()), acme.id, u"lab"_s, {}, u"Europe/Berlin"_s, 0, 1}});
    done(CreateProject{{ProjectId(next()), acme.id, u"shop"_s, {}, u"UTC"_s, 0, 1}});
    done(CreateProject{{ProjectId(next()), other.id, u"far"_s, {}, u"UTC"_s, 0, 1}});
    for (const QString &name : {u"anna"_s, u"ben"_s}) {
        const UserId id = addUser(name);
        done(SetMember{{project(u"lab"_s), id, Role::Developer}});
    }
    done(SetMember{{project(u"shop"_s), user(u"anna"_s), Role::Owner}});
    furnish();
}

void House::furnish()
{
    const auto publish = [this](const auto &entry) { done(Publish{{entry}}); };
    publish(AcceleratorModelPublished{{u"H100-80G"_s, u"nvidia"_s, {u"H100"_s}, 80'000, 82'000}});
    publish(AcceleratorModelPublished{{u"A100-80G"_s, u"nvidia"_s, {u"A100"_s}, 80'000, 82'000}});
    publish(AcceleratorClassPublished{{u"training-80g"_s, {}, {u"H100-80G"_s, u"A100-80G"_s}}});
    Image base;
    base.name = u"base"_s;
    base.digest = u"sha256:0"_s;
    publish(ImagePublished{base});
    publish(TemplatePublished{shell()});
    publish(SpecPublished{gpuSpec()});
    publish(SpecPublished{cpuSpec()});
    publish(PricePublished{priceOf(gpuSpec(), u"2.5")});
    publish(PricePublished{priceOf(cpuSpec(), u"0.04")});
    done(RegisterPool{{u"p"_s, u"local"_s, u"user"_s, false}});
}

Result<QList<Event>> House::run(const Command &command)
{
    const Result<QList<Event>> events = decide(world, command, {actor, now, settings});
    if (events) {
        for (const Event &event : *events) {
            apply(world, event);
            ++world.seq;
        }
    }
    return events;
}

QList<Event> House::done(const Command &command)
{
    const Result<QList<Event>> events = run(command);
    if (!events)
        qFatal("refused: %s", qPrintable(events.error().detail));
    return *events;
}

UserId House::addUser(const QString &name, const QList<Role> &roles)
{
    const UserId id(next());
    User made;
    made.id = id;
    made.name = name;
    done(CreateUser{made});
    for (const Role role : roles)
        done(GrantRole{{id, role, true}});
    return id;
}

void House::limit(ScopeKind scope, const QString &target, QuotaDimension dimension,
                  std::optional<qint64> most)
{
    done(SetLimit{{scope, target, dimension, most}});
}

Wish House::wish(const QString &spec)
{
    Wish wish;
    wish.project = u"lab"_s;
    wish.spec = {spec, 0};
    wish.tmpl = {u"shell"_s, 1};
    wish.parameters = {{u"command"_s, u"echo hello"_s}};
    return wish;
}

Submit House::submitOf(const Wish &wish, const QString &name)
{
    const RequestId id(next());
    return {id, user(name), wish, id.toString(), u"digest"_s};
}

RequestId House::submit(const Wish &wish, const QString &name)
{
    const Submit command = submitOf(wish, name);
    done(command);
    return command.id;
}

Place House::placeOf(RequestId id, const QString &node, const QStringList &cards)
{
    const Asked &asked = request(id).asked;
    return {id, AllocationId(next()), u"p"_s, {{node, cards, asked.cpuMilli, asked.memoryMiB}}};
}

void House::place(RequestId id, const QString &node, const QStringList &cards)
{
    done(placeOf(id, node, cards));
}

void House::start(RequestId id)
{
    done(ReportStarted{id, request(id).attempt, now, u"cgroup1"_s, u"stw-1"_s});
}

ReportEnded House::endOf(RequestId id, EndCause cause)
{
    ReportEnded ended;
    ended.id = id;
    ended.attempt = request(id).attempt;
    ended.end.cause = cause;
    ended.end.at = now;
    ended.proof = {now, u"receipt"_s, {}, true};
    return ended;
}

RequestId pickRequest(Prng &prng, const QList<RequestId> &ids, const World &world)
{
    const std::set<RequestId> &holders = world.occupancy.holders;
    if (ids.isEmpty())
        return {};
    if (!holders.empty() && prng.oneIn(2))
        return *std::next(holders.begin(), qptrdiff(prng.below(holders.size())));
    const quint64 recent = quint64(qMin(ids.size(), qsizetype(5)));
    return ids[ids.size() - 1 - qsizetype(prng.below(recent))];
}

} // namespace stw::test
