#include "tests/app/views/story.h"

#include <chrono>

namespace story {

using namespace stw;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

template <class Id>
Id idOf(quint64 number)
{
    return Id(uuidV7(kNow.us / 1000 - qint64(number), number, number * 7919));
}

Price price(const char *text)
{
    return *Price::fromText(QString::fromLatin1(text));
}

QuotaLine line(QuotaDimension dimension, std::optional<qint64> limit, qint64 used, qint64 held)
{
    QuotaLine line;
    line.dimension = dimension;
    line.limit = limit;
    line.used = used;
    line.held = held;
    return line;
}

UsageLine usageLine(const QString &period, Meter meter, const char *quantity, const char *cost)
{
    UsageLine line;
    line.tenant = u"forschung"_s;
    line.project = u"sprachmodelle"_s;
    line.meter = nameOf(meter);
    line.period = period;
    line.quantity = *Quantity::fromText(QString::fromLatin1(quantity));
    line.cost = *Cost::fromText(QString::fromLatin1(cost));
    line.currency = u"EUR"_s;
    return line;
}

Node node(const QString &name, int cards, int unhealthy, Health health)
{
    Node node;
    node.name = name;
    node.pool = u"train-fra"_s;
    for (int at = 0; at < cards; ++at) {
        Card card;
        card.id = "%1-%2"_L1.arg(name).arg(at);
        card.health = at < unhealthy ? health : Health::Healthy;
        node.cards += card;
    }
    return node;
}

views::Counted counted(const QList<RequestSummary> &items, qint64 more = 0)
{
    return {items, items.size() + more};
}

state::Notification notification(qint64 seq, state::Topic topic, const QString &purpose,
                                 std::optional<RequestState> state, bool read)
{
    state::Notification one;
    one.key = "%1/%2"_L1.arg(nameOf(topic)).arg(seq);
    one.topic = topic;
    one.line.seq = seq;
    one.line.at = kNow - std::chrono::minutes(1000 - seq * 7);
    one.line.request = requestId(quint64(seq));
    one.line.state = state;
    one.purpose = purpose;
    one.read = read;
    return one;
}

wire::UserView user(quint64 number, const QString &name, const QString &title,
                    const QList<Role> &roles)
{
    wire::UserView user;
    user.id = idOf<UserId>(number);
    user.name = name;
    user.title = title;
    user.roles = roles;
    user.hasPassword = true;
    return user;
}

} // namespace

RequestId requestId(quint64 number)
{
    return idOf<RequestId>(number);
}

Request::Request(const QString &purpose)
{
    static quint64 number = 0;
    m_request.id = requestId(++number);
    m_request.tenant = u"forschung"_s;
    m_request.project = u"sprachmodelle"_s;
    m_request.requester = u"entwicklung"_s;
    m_request.purpose = purpose;
    m_request.tmpl = {u"shell"_s, 1};
    m_request.submittedAt = kNow - 20h;
    m_request.currency = u"EUR"_s;
}

Request &Request::by(const QString &requester)
{
    m_request.requester = requester;
    return *this;
}

Request &Request::in(const QString &project)
{
    m_request.project = project;
    return *this;
}

Request &Request::spec(const QString &name, qint64 cards)
{
    m_request.spec = {name, 1};
    m_request.cards = cards;
    m_request.acceleratorType = cards > 0 ? name : u"cpu"_s;
    return *this;
}

Request &Request::waits(const QString &reason, std::optional<qint64> position)
{
    m_request.state = RequestState::Queued;
    m_request.waitReason = reason;
    m_request.position = position;
    return *this;
}

Request &Request::state(RequestState state)
{
    m_request.state = state;
    return *this;
}

Request &Request::endsIn(Micros length)
{
    m_request.state = RequestState::Active;
    m_request.startedAt = kNow - 2h;
    m_request.endsAt = kNow + length;
    return *this;
}

Request &Request::endedBefore(Micros length, RequestState how)
{
    m_request.state = how;
    m_request.endedAt = kNow - length;
    return *this;
}

Request &Request::costs(qint64 cents)
{
    m_request.cost = Cost{Int128(cents) * 1'000'000'000'000};
    return *this;
}

Request &Request::submittedBefore(Micros length)
{
    m_request.submittedAt = kNow - length;
    return *this;
}

QList<RequestSummary> requests()
{
    const QString training = u"training-80g"_s;
    return {
        Request(u"Lauf 13"_s).spec(training, 8).endsIn(5h + 36min).costs(80'640),
        Request(u"Embedding-Vergleich 2"_s).spec(training, 1).endsIn(26min).costs(5'760),
        Request(u"Bewertung 6"_s).spec(training, 1).waits(u"priority"_s, 5).costs(0),
        Request(u"Server NPU × 8"_s).spec(u"training-64g"_s, 8).state(RequestState::Provisioning),
        Request(u"Destillation klein"_s)
            .spec(training, 1)
            .state(RequestState::AwaitingApproval)
            .submittedBefore(2h),
        Request(u"Lauf 12b, Fortsetzung mit vollem Korpus"_s).spec(training, 4).waits(u"quota"_s),
        Request(u"Notebook Analyse"_s).spec(u"inference-24g"_s, 1).endsIn(3h + 57min).costs(272),
        Request(u"Suchlauf 3"_s).spec(training, 1).state(RequestState::Releasing).costs(960),
        Request(u"Ablation 4"_s)
            .spec(u"inference-48g"_s, 2)
            .endedBefore(41min, RequestState::Failed)
            .costs(1'234),
        Request(u"Bewertung 5"_s)
            .spec(training, 1)
            .endedBefore(3h, RequestState::Completed)
            .costs(768),
        Request(QString()).spec(u"cpu-small"_s, 0).endedBefore(9h, RequestState::Released).costs(2),
    };
}

QList<QuotaLine> quota()
{
    constexpr qint64 kHour = 3'600'000'000; // card-milli · ms of one card hour
    return {line(QuotaDimension::Cards, 16'000, 10'000, 2'000),
            line(QuotaDimension::ConcurrentTasks, 20, 3, 1),
            line(QuotaDimension::CardHours, 3'000 * kHour, 1'204 * kHour, 412 * kHour),
            line(QuotaDimension::Memory, {}, 640'000, 0)};
}

QList<UsageLine> usage()
{
    return {usageLine(u"2026-11"_s, Meter::CardHours, "1204.25", "3010.625"),
            usageLine(u"2026-11"_s, Meter::CoreHours, "86.5", "1.73"),
            usageLine(u"2026-10"_s, Meter::CardHours, "900", "2250")};
}

state::Inbox inbox()
{
    using state::Topic;
    return {40,
            {notification(40, Topic::Started, u"Lauf 13"_s, RequestState::Active, false),
             notification(38, Topic::Ended, u"Ablation 4"_s, RequestState::Failed, false),
             notification(31, Topic::Waits, u"Bewertung 6"_s, RequestState::Queued, false),
             notification(27, Topic::Ended, u"Bewertung 5"_s, RequestState::Completed, true),
             notification(20, Topic::Requeued, u"Suchlauf 3"_s, RequestState::Queued, true),
             notification(11, Topic::Refused, u"Vortraining"_s, RequestState::Rejected, true),
             notification(9, Topic::Started, QString(), RequestState::Active, true)}};
}

views::Overview overview()
{
    const QString training = u"training-80g"_s;
    views::Overview all;
    all.asOf = kNow;
    all.waiting = counted({Request(u"Nachlauf 2"_s)
                               .in(u"wetter-ki"_s)
                               .by(u"b.kaya"_s)
                               .spec(training, 4)
                               .waits(u"quota"_s),
                           Request(u"Kopplung 5"_s)
                               .in(u"klima-sim"_s)
                               .by(u"j.lange"_s)
                               .spec(training, 24)
                               .waits(u"healthy_capacity"_s, 2),
                           Request(u"Distillation 7"_s)
                               .in(u"chat-assist"_s)
                               .by(u"a.nowak"_s)
                               .spec(training, 4)
                               .waits(u"priority"_s, 4),
                           Request(u"Auswertung 31"_s)
                               .in(u"medizin-nlp"_s)
                               .by(u"t.vogt"_s)
                               .spec(training, 2)
                               .waits(u"priority"_s, 6),
                           Request(u"MI400-Test"_s)
                               .in(u"robotik"_s)
                               .by(u"m.arndt"_s)
                               .spec(u"training-256g"_s, 8)
                               .waits(u"spec_unavailable"_s)
                               .submittedBefore(73h),
                           Request(u"Stimmen 12"_s)
                               .in(u"audio-lab"_s)
                               .by(u"k.stein"_s)
                               .spec(training, 8)
                               .waits(u"capacity"_s, 7)},
                          37);
    all.running = counted({Request(u"Lauf 13"_s).spec(training, 8).endsIn(5h + 36min),
                           Request(u"Embedding-Vergleich 2"_s).spec(training, 1).endsIn(26min),
                           Request(u"Ensemble 9"_s).spec(training, 32).endsIn(70h)},
                          209);
    RequestSummary late =
        Request(u"Suchlauf 3"_s).by(u"p.roth"_s).spec(training, 1).state(RequestState::Releasing);
    late.endsAt = kNow - 18min;
    all.returning = counted({late});
    all.failed = counted({Request(u"Ablation 4"_s)
                              .in(u"bildmodelle"_s)
                              .by(u"c.wolf"_s)
                              .spec(u"inference-48g"_s, 2)
                              .endedBefore(41min, RequestState::Failed),
                          Request(u"Greifen 4"_s)
                              .in(u"robotik"_s)
                              .by(u"m.arndt"_s)
                              .spec(training, 8)
                              .endedBefore(5h, RequestState::Failed)});
    Node gone = node(u"fra1-r07-n05"_s, 8, 0, Health::Healthy);
    gone.reachable = false;
    Node closed = node(u"fra1-r11-n02"_s, 8, 0, Health::Healthy);
    closed.cordoned = true;
    all.nodes = QList<Node>{node(u"fra1-r01-n01"_s, 8, 0, Health::Healthy), gone,
                            node(u"fra1-r04-n03"_s, 8, 2, Health::Isolated),
                            node(u"fra1-r09-n07"_s, 8, 1, Health::Suspect), closed};
    return all;
}

QList<wire::UserView> users()
{
    QList<wire::UserView> all{
        user(1, u"administrator"_s, u"Erste Verwaltung"_s, {Role::Administrator}),
        user(2, u"a.nowak"_s, u"Anna Nowak"_s, {}),
        user(3, u"b.kaya"_s, u"Berk Kaya"_s, {Role::Operator}),
        user(4, u"policy"_s, u"Petra Polizzi"_s, {Role::PolicyAdmin, Role::Auditor}),
        user(5, u"m.arndt"_s, u"Michael Arndt"_s, {}),
        user(6, u"ci-bot"_s, u"Build-Server der Sprachmodelle"_s, {}),
        user(7, u"j.lange"_s, u"Julia Lange"_s, {}),
    };
    all[4].disabled = true;
    all[5].service = true;
    all[5].hasPassword = false;
    all[6].hasPassword = false;
    return all;
}

QList<wire::MemberView> members()
{
    const QList<wire::UserView> all = users();
    return {{all[1].id, all[1].name, all[1].title, Role::Owner},
            {all[5].id, all[5].name, all[5].title, Role::Developer},
            {all[6].id, all[6].name, all[6].title, Role::Developer}};
}

QList<Tenant> tenants()
{
    return {{idOf<TenantId>(1), u"forschung"_s, u"Forschung"_s},
            {idOf<TenantId>(2), u"produkte"_s, u"Produkte"_s}};
}

QList<Project> projects()
{
    const TenantId tenant = tenants().first().id;
    return {{idOf<ProjectId>(1), tenant, u"sprachmodelle"_s, u"Sprachmodelle"_s, u"Europe/Berlin"_s,
             1, 3},
            {idOf<ProjectId>(2), tenant, u"vision-prod"_s, u"Detektoren in Produktion"_s,
             u"Europe/Berlin"_s, 2, 1},
            {idOf<ProjectId>(3), tenant, u"wetter-ki"_s, u"Wettervorhersage"_s, u"UTC"_s, 3, 1}};
}

QList<wire::SpecView> specs()
{
    const auto spec = [](const QString &name, const LocalText &title, const LocalText &summary,
                         const char *perHour) {
        wire::SpecView view;
        view.spec.name = name;
        view.spec.title = title;
        view.spec.summary = summary;
        view.perHour = price(perHour);
        view.currency = u"EUR"_s;
        return view;
    };
    return {spec(u"cpu-small"_s, {u"1 core, 1 GB"_s, u"1 Kern, 1 GB"_s},
                 {u"Small jobs without an accelerator."_s, u"Kleine Tasks ohne Beschleuniger."_s},
                 "0.02"),
            spec(u"training-80g"_s, {u"Training, 80 GB and more"_s, u"Training, ab 80 GB"_s},
                 {u"1 to 8 whole cards with at least 80 GB each."_s,
                  u"1 bis 8 Ganzkarten mit je mindestens 80 GB."_s},
                 "2.5"),
            spec(u"inference-24g"_s, {u"Inference, 16 to 24 GB"_s, u"Inferenz, 16 bis 24 GB"_s},
                 {u"1 to 8 whole cards with 16 to 24 GB each."_s,
                  u"1 bis 8 Ganzkarten mit je 16 bis 24 GB."_s},
                 "0.45"),
            spec(u"cpu-large"_s, {u"8 cores, 16 GB"_s, u"8 Kerne, 16 GB"_s},
                 {u"Large jobs without an accelerator."_s, u"Große Tasks ohne Beschleuniger."_s},
                 "0.16")};
}

} // namespace story
