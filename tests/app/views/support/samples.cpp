#include "tests/app/views/support/samples.h"

namespace stw::samples {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

wire::SpecView specOf(const QString &name, const LocalText &title, SpecKind kind, CountRange cards,
                      qint64 cores, qint64 gib, const QString &perUnit)
{
    wire::SpecView view;
    view.spec.name = name;
    view.spec.version = 7;
    view.spec.title = title;
    view.spec.kind = kind;
    view.spec.acceleratorClass = cards.maximum > 0 ? name : QString();
    view.spec.cards = cards;
    view.spec.cpuMilli = cores * 1'000;
    view.spec.memoryMiB = gib * 1'024;
    view.spec.standardSeconds = 8 * 3'600;
    view.spec.maximumSeconds = 72 * 3'600;
    view.perUnitHour = *Price::fromText(perUnit);
    view.perHour = Price{view.perUnitHour.units * (cards.standard > 0 ? cards.standard : cores)};
    view.currency = u"EUR"_s;
    return view;
}

Instant at(const QString &clock)
{
    return *instantFromText(u"2026-11-17T%1+01:00"_s.arg(clock));
}

constexpr qint64 kCardHour = 1'000LL * 3'600'000; // card-milli · milliseconds

} // namespace

Instant pictureTime()
{
    return at(u"14:03:20"_s);
}

Offer offer()
{
    Offer offer;
    Project language;
    language.name = u"sprachmodelle"_s;
    language.title = u"Domänenanpassung"_s;
    Project image;
    image.name = u"bildmodelle"_s;
    offer.projects = {language, image};
    offer.specs = {
        specOf(u"dev-48g"_s, {u"Development 48G"_s, u"Entwicklung 48G"_s}, SpecKind::Environment,
               {1, 1, 1}, 16, 128, u"0.95"_s),
        specOf(u"training-80g-1"_s, {u"Training 80G × 1"_s, {}}, SpecKind::Task, {1, 1, 1}, 16, 128,
               u"2.40"_s),
        specOf(u"training-80g-8"_s, {u"Training 80G × 8"_s, {}}, SpecKind::Task, {1, 8, 8}, 16, 128,
               u"2.40"_s),
        specOf(u"training-npu-8"_s, {u"Training NPU × 8"_s, {}}, SpecKind::Task, {8, 8, 8}, 24, 192,
               u"1.80"_s),
        specOf(u"cpu-large"_s, {u"8 cores, 16 GB"_s, u"8 Kerne, 16 GB"_s}, SpecKind::Task,
               {0, 0, 0}, 8, 16, u"0.02"_s),
    };
    offer.specs[3].spec.projects = {u"bildmodelle"_s};
    Template torch;
    torch.name = u"pytorch"_s;
    torch.version = 3;
    torch.title = {u"Training with PyTorch"_s, u"Training mit PyTorch"_s};
    torch.summary = {u"Runs a training script on all allocated cards."_s,
                     u"Führt ein Trainingsskript auf allen zugewiesenen Karten aus."_s};
    torch.parameters = {
        {u"command"_s,
         {u"Start command"_s, u"Startbefehl"_s},
         ParameterType::Text,
         true,
         {},
         1,
         4'096,
         {}},
        {u"checkpoint_minutes"_s,
         {u"Minutes between checkpoints"_s, u"Minuten zwischen Prüfpunkten"_s},
         ParameterType::Integer,
         false,
         qint64(30),
         5,
         240,
         {}},
        {u"precision"_s,
         {u"Precision"_s, u"Rechengenauigkeit"_s},
         ParameterType::Choice,
         false,
         u"bf16"_s,
         0,
         0,
         {u"bf16"_s, u"fp16"_s, u"fp32"_s}},
        {u"profile"_s,
         {u"Write a profile"_s, u"Profil schreiben"_s},
         ParameterType::Boolean,
         false,
         false,
         0,
         0,
         {}},
    };
    Template shell;
    shell.name = u"shell"_s;
    shell.title = {u"Shell command"_s, u"Shell-Befehl"_s};
    shell.parameters = {{u"command"_s,
                         {u"Command line"_s, u"Befehlszeile"_s},
                         ParameterType::Text,
                         true,
                         {},
                         1,
                         4'096,
                         {}}};
    offer.templates = {torch, shell};
    return offer;
}

Composition largeTraining()
{
    Composition form;
    form.project = u"sprachmodelle"_s;
    form.spec = u"training-80g-8"_s;
    form.tmpl = u"pytorch"_s;
    form.parameters = {
        {u"command"_s, u"torchrun --nproc-per-node=8 train.py --config run14.yaml"_s}};
    form.cards = 8;
    form.duration = u"48"_s;
    form.purpose =
        u"Lauf 14 der Domänenanpassung. Prüfpunkte alle 30 Minuten, Daten liegen bereits "
        "im Projektspeicher."_s;
    return form;
}

Admission overQuota()
{
    Admission admission;
    admission.computedAt = at(u"14:03:18"_s);
    admission.asked.cards = 8;
    admission.asked.perUnitHour = *Price::fromText(u"2.40");
    admission.demand = {8'000, 0, 128'000, 1'048'576, 1, 48LL * 3'600'000};
    admission.quota = {
        {QuotaDimension::Cards, ScopeKind::Project, 16'000, 8'000, 4'000, 8'000, 4'000, {}},
        {QuotaDimension::CardHours,
         ScopeKind::Project,
         6'000 * kCardHour,
         3'900 * kCardHour,
         732 * kCardHour,
         384 * kCardHour,
         0,
         {}},
        {QuotaDimension::ConcurrentTasks, ScopeKind::Project, 6, 3, 0, 1, 0, {}},
        {QuotaDimension::Cpu, ScopeKind::Tenant, 512'000, 200'000, 0, 128'000, 0, {}},
    };
    admission.feasibility = Feasibility::Waits;
    admission.reasons = {
        QuotaExhausted{QuotaDimension::Cards, ScopeKind::Project, 16'000, 8'000, 4'000, 8'000, {}}};
    admission.startEarliest = at(u"19:55:00"_s);
    admission.startLatest = at(u"22:30:00"_s);
    admission.perHour = *Price::fromText(u"19.20");
    admission.estimate = *Cost::fromText(u"921.60");
    admission.currency = u"EUR"_s;
    admission.largestCards = 4;
    return admission;
}

Admission startsNow()
{
    Admission admission = overQuota();
    admission.asked.cards = 4;
    admission.demand.cardMilli = 4'000;
    admission.quota[0].asked = 4'000;
    admission.quota[0].missing = 0;
    admission.feasibility = Feasibility::Now;
    admission.reasons.clear();
    admission.startEarliest = admission.computedAt;
    admission.startLatest = admission.computedAt;
    admission.perHour = *Price::fromText(u"9.60");
    admission.estimate = *Cost::fromText(u"460.80");
    admission.largestCards.reset();
    return admission;
}

RequestRecord waitingAgain()
{
    RequestRecord record;
    record.tenantName = u"nordwerk"_s;
    record.projectName = u"bildmodelle"_s;
    record.requesterName = u"jana"_s;
    record.position = 3;
    record.actions = {u"cancel"_s};
    record.usage = {
        3'640'000, 14'830'000, *Quantity::fromText(u"33.02"), {}, *Cost::fromText(u"52.84"),
        u"EUR"_s,  false};
    Request &request = record.request;
    request.id = RequestId(Uuid{0x0193'a5c2'0000'7000, 0x8000'0000'0000'7e41});
    request.state = RequestState::Queued;
    request.purpose = u"Segmentation 21"_s;
    request.asked.spec = {u"training-80g-8"_s, 7};
    request.asked.tmpl = {u"pytorch"_s, 3};
    request.asked.image = {u"training-pytorch"_s, 4};
    request.asked.acceleratorClass = u"training-80g"_s;
    request.asked.cards = 8;
    request.asked.cpuMilli = 128'000;
    request.asked.memoryMiB = 1'048'576;
    request.asked.seconds = 48 * 3'600;
    request.asked.perUnitHour = *Price::fromText(u"1.60");
    request.asked.currency = u"EUR"_s;
    request.asked.parameters = {{u"command"_s, u"torchrun train.py --config seg21.yaml"_s},
                                {u"checkpoint_minutes"_s, qint64(30)}};
    request.submittedAt = at(u"08:41:00"_s);
    request.queuedAt = at(u"08:53:00"_s);
    CapacityBusy busy;
    busy.running = 4;
    busy.nextEnd = at(u"17:40:00"_s);
    request.queue = {
        {1, at(u"08:53:00"_s), at(u"08:59:30"_s), {PriorityAhead{4}}},
        {1, at(u"08:59:30"_s), at(u"09:10:30"_s), {busy}},
        {2, at(u"13:20:10"_s), at(u"13:37:00"_s), {busy}},
        {2, at(u"13:37:00"_s), {}, {HealthyCapacity{6, 1, 1, 0, 0, 8}, PriorityAhead{2}}},
    };
    request.attempt = 1;
    Allocation first;
    first.attempt = 1;
    first.pool = u"train-fra"_s;
    first.executor = u"slurm"_s;
    first.tag = tagOf(request.id, 1);
    first.slices = {
        {u"gpu-07"_s, {u"GPU-3f1c0a52-7d1e-4c8e-a1f5-6a8f0c7b1d22"_s}, 128'000, 1'048'576}};
    first.placedAt = at(u"09:10:30"_s);
    first.startedAt = at(u"09:12:30"_s);
    first.endsAt = at(u"23:12:30"_s);
    first.osUser = u"stw-p12"_s;
    first.limiter = u"cgroup2"_s;
    WorkEnd end;
    end.cause = EndCause::Lost;
    end.at = at(u"13:19:40"_s);
    end.exitCode = 0;
    end.peakMemoryBytes = 412LL * 1'024 * 1'024 * 1'024;
    end.cpuMicros = 402'000'000'000;
    end.outputBytes = 2'202'009;
    first.end = end;
    ReturnProof proof;
    proof.at = at(u"13:20:10"_s);
    proof.source = u"receipt"_s;
    proof.evidence = u"process group empty, cards free"_s;
    proof.devicesEmpty = true;
    first.proof = proof;
    request.allocations = {first};
    Charge charge;
    charge.period = u"2026-11"_s;
    charge.unit = u"GPU-3f1c0a52"_s;
    charge.meter = Meter::CardHours;
    charge.quantity = *Quantity::fromText(u"33.02");
    charge.price = request.asked.perUnitHour;
    charge.cost = charge.price * charge.quantity;
    charge.currency = u"EUR"_s;
    request.charges = {charge};
    return record;
}

RequestRecord running()
{
    RequestRecord record = waitingAgain();
    record.position.reset();
    record.actions = {u"release"_s};
    record.usage.open = true;
    Request &request = record.request;
    request.state = RequestState::Active;
    request.queue = request.queue.mid(0, 2);
    request.allocations[0].end.reset();
    request.allocations[0].proof.reset();
    request.charges.clear();
    return record;
}

RequestRecord failed()
{
    RequestRecord record = running();
    record.actions.clear();
    record.usage.open = false;
    Request &request = record.request;
    request.state = RequestState::Failed;
    WorkEnd end;
    end.cause = EndCause::OutOfMemory;
    end.at = at(u"11:02:10"_s);
    end.exitCode = 137;
    ReturnProof proof;
    proof.at = at(u"11:02:14"_s);
    proof.source = u"receipt"_s;
    request.allocations[0].end = end;
    request.allocations[0].proof = proof;
    request.endedAt = proof.at;
    return record;
}

QList<FeedLine> eventsOf(const RequestRecord &record)
{
    struct Row
    {
        QString clock;
        QString kind;
        RequestState state;
    };
    const QList<Row> rows{
        {u"08:41:00"_s, u"request.submitted"_s, RequestState::Submitted},
        {u"08:53:00"_s, u"request.queued"_s, RequestState::Queued},
        {u"08:53:00"_s, u"request.budget_held"_s, RequestState::Queued},
        {u"08:59:30"_s, u"request.deferred"_s, RequestState::Queued},
        {u"09:10:30"_s, u"request.placed"_s, RequestState::Provisioning},
        {u"09:12:30"_s, u"request.delivered"_s, RequestState::Active},
        {u"13:19:40"_s, u"request.work_ended"_s, RequestState::Releasing},
        {u"13:20:10"_s, u"request.requeued"_s, RequestState::Queued},
        {u"13:37:00"_s, u"request.deferred"_s, RequestState::Queued},
    };
    QList<FeedLine> events;
    for (const Row &row : rows) {
        FeedLine line;
        line.seq = events.size() + 1;
        line.at = at(row.clock);
        line.kind = row.kind;
        line.actor = u"scheduler"_s;
        line.request = record.request.id;
        line.state = row.state;
        events.append(line);
    }
    return events;
}

QByteArray trainingOutput()
{
    QByteArray text;
    for (int step = 17'900; step <= 18'400; step += 10) {
        text += "step " + QByteArray::number(step) + "  loss 1.8"
                + QByteArray::number(149 - (step - 17'900) / 10) + "  lr 1.4e-05  tok/s 41310\n";
    }
    return text + "saving checkpoint at step 18400\n\x1b[32mcheckpoint complete\x1b[0m  48.2 GiB\n";
}

} // namespace stw::samples
