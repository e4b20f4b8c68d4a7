#include "tests/app/widgets/kit.h"

#include "app/widgets/banner.h"
#include "app/widgets/card.h"
#include "app/widgets/chip.h"
#include "app/widgets/choicebutton.h"
#include "app/widgets/emptystate.h"
#include "app/widgets/filterbox.h"
#include "app/widgets/forecastbar.h"
#include "app/widgets/label.h"
#include "app/widgets/pill.h"
#include "app/widgets/quotabar.h"
#include "app/widgets/skeleton.h"
#include "app/widgets/speccard.h"
#include "app/widgets/stepper.h"
#include "app/widgets/timelinestrip.h"
#include "app/widgets/toast.h"
#include "app/widgets/usagechart.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <cmath>

namespace stw::widgets::test {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kSecond = 1'000'000;
constexpr qint64 kHour = 3600 * kSecond;
constexpr Instant kDay{1'794'873'600 * kSecond}; // 17 November 2026, 0:00 UTC

QWidget *quota(const Words &w, QWidget *parent)
{
    auto *card = new Card(parent);
    card->setTitle(w(u"Quota", u"Kontingent"));
    card->setNote(w(u"computed 14:03:18", u"berechnet 14:03:18"));
    card->setComputing(true);
    auto *bar = new QuotaBar(card);
    bar->setLegendVisible(true);
    bar->setLines({
        quotaBarLine(QuotaDimension::CardHours,
                     {4000 * kHour, 632 * kHour, 384 * kHour, 6000 * kHour}),
        quotaBarLine(QuotaDimension::ConcurrentTasks, {3, 0, 1, 6}),
        quotaBarLine(QuotaDimension::Cards, {10'000, 2'000, 8'000, 16'000}),
        quotaBarLine(QuotaDimension::AcceleratorMemory, {655'360, 0, 655'360, 1'310'720}),
        quotaBarLine(QuotaDimension::Cpu, {128'000, 0, 128'000, {}}),
    });
    card->body()->addWidget(bar);
    auto *beside = new QuotaBar(card);
    beside->setBeside(true);
    beside->setLines({quotaBarLine(QuotaDimension::Cards, {40'000, 0, 32'000, 64'000}),
                      quotaBarLine(QuotaDimension::ConcurrentTasks, {3, 1, 1, 6})});
    card->body()->addWidget(new Hairline(Qt::Horizontal, card));
    card->body()->addWidget(beside);
    card->body()->addStretch(1);
    return card;
}

QWidget *ways(const Words &w, QWidget *parent)
{
    auto *card = new Card(parent);
    card->setTitle(w(u"Three ways on", u"Drei Wege weiter"));
    card->body()->setSpacing(6);
    const auto add = [&](const QString &word, const QString &then, const QString &time) {
        auto *way = new ChoiceButton(card);
        way->setTexts(word, then, time);
        card->body()->addWidget(way);
        return way;
    };
    add(w(u"&Reduce", u"&Reduzieren"),
        w(u"to 4 cards – the largest count that fits", u"auf 4 Karten – größte passende Anzahl"),
        w(u"starts now", u"Start jetzt"));
    add(w(u"&Wait for quota", u"Auf Kontingent &warten"),
        w(u"8 cards free as soon as “Lauf 13” ends", u"8 Karten frei, sobald „Lauf 13“ endet"),
        w(u"from 19:40", u"ab 19:40"))
        ->setChecked(true);
    add(w(u"Ask for an &exception", u"&Ausnahme beantragen"),
        w(u"+4 cards for 48 h, one level more, and a sentence that is long enough to be broken",
          u"+4 Karten für 48 h, zusätzliche Stufe, und ein Satz, der umbrochen werden muss"),
        w(u"after the decision", u"nach Entscheidung"));
    auto *forecast = new ForecastBar(card);
    forecast->setForecast(Forecast{kDay + Micros(14 * kHour + 200 * kSecond),
                                   kDay + Micros(20 * kHour), kDay + Micros(22 * kHour)},
                          QTimeZone::utc());
    card->body()->addSpacing(8);
    card->body()->addWidget(
        new Label(TextRole::Caption, w(u"Expected start", u"Voraussichtlicher Start"), card));
    card->body()->addWidget(
        new Label(TextRole::Figure, w(u"today 20:00 – 22:00", u"heute 20:00 – 22:00"), card));
    card->body()->addWidget(forecast);
    card->body()->addStretch(1);
    return card;
}

QWidget *specs(const Words &w, QWidget *parent)
{
    auto *box = new QWidget(parent);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    using Start = SpecCardText::Start;
    const QString free = w(u"free now", u"sofort frei");
    const QList<SpecCardText> texts{
        {w(u"Development slice", u"Entwicklung Slice"), w(u"€0.34/h", u"0,34 €/h"),
         u"1 Slice · 10 GiB · 8 CPU · 32 GiB"_s, u"dev-slice-10g · v4"_s, u"41 "_s + free,
         Start::Now},
        {u"Training 80G × 8"_s, w(u"€19.20/h", u"19,20 €/h"),
         w(u"8 whole cards · 128 CPU · 1,024 GiB", u"8 Ganzkarten · 128 CPU · 1.024 GiB"),
         u"training-80g-8 · v7"_s, u"0 "_s + free, Start::Later},
        {u"Server NPU × 8"_s, w(u"€13.60/h", u"13,60 €/h"),
         w(u"bare metal · whole server", u"Bare Metal · ganzer Server"), u"server-npu-8 · v2"_s,
         w(u"not released for this project", u"für dieses Projekt nicht freigeschaltet"),
         Start::Never},
    };
    for (const SpecCardText &text : texts) {
        auto *card = new SpecCard(box);
        card->setSpec(text);
        card->setChecked(text.start == Start::Later);
        column->addWidget(card);
    }
    box->setMinimumWidth(284);
    auto *empty = new EmptyState(box);
    empty->setState("requests"_L1, w(u"No requests yet", u"Noch keine Anfragen"),
                    w(u"New request", u"Neue Anfrage"));
    column->addWidget(empty);
    auto *rows = new Skeleton(box);
    rows->setRows(2);
    column->addWidget(rows);
    column->addStretch(1);
    return box;
}

QWidget *life(const Words &w, QWidget *parent)
{
    auto *card = new Card(parent);
    card->setTitle(w(u"Segmentation 21", u"Segmentierung 21"));
    auto *stepper = new Stepper(card);
    stepper->setSteps(
        {{w(u"Draft", u"Entwurf"), u"08:38"_s, StepState::Done},
         {w(u"Approval", u"Genehmigung"), u"12 min"_s, StepState::Done},
         {w(u"Queue", u"Warteschlange"), w(u"attempt 2 · 43 min 10 s", u"Versuch 2 · 43 min 10 s"),
          StepState::Current},
         {w(u"Provisioning", u"Bereitstellung"), w(u"attempt 1: 2 min", u"Versuch 1: 2 min"),
          StepState::DoneEarlier},
         {w(u"Running", u"Läuft"), {}, StepState::Failed},
         {w(u"Return", u"Rückgabe"), {}, StepState::Ahead}});
    card->body()->addWidget(stepper);

    struct Part
    {
        PieceKind kind;
        QString name;
        qint64 seconds;
        bool binding = false;
    };
    const QString capacity = w(u"Capacity", u"Kapazität");
    const QList<Part> parts{
        {PieceKind::Approval, w(u"Approval", u"Genehmigung"), 720},
        {PieceKind::Priority, w(u"Priority", u"Priorität"), 390},
        {PieceKind::Capacity, capacity, 660},
        {PieceKind::Provisioning, w(u"Provisioning", u"Bereitstellung"), 120},
        {PieceKind::Running, w(u"Running · attempt 1", u"Läuft · Versuch 1"), 14'830},
        {PieceKind::Stopping, w(u"Stopping", u"Anhalten"), 30},
        {PieceKind::Reservation, w(u"Reserved", u"Reserviert"), 280},
        {PieceKind::Capacity, capacity, 730},
        {PieceKind::Topology, w(u"Topology", u"Topologie"), 1580, true},
    };
    QList<Piece> pieces;
    Instant at = kDay + Micros(8 * kHour + 41 * 60 * kSecond);
    for (const Part &part : parts) {
        const Instant to = at + Micros(part.seconds * kSecond);
        pieces.append({part.kind, part.name, at, to, part.binding, {}});
        at = to;
    }
    auto *strip = new TimelineStrip(card);
    strip->setPieces(pieces);
    strip->setEnds(w(u"submitted 08:41:00", u"eingereicht 08:41:00"),
                   w(u"now 14:03:20", u"jetzt 14:03:20"));
    card->body()->addWidget(strip);

    QList<Piece> kinds;
    at = kDay;
    for (int kind = 0; kind <= int(PieceKind::Stopping); ++kind) {
        const Instant to = at + Micros(100 * kSecond);
        kinds.append({PieceKind(kind), u"kind %1"_s.arg(kind), at, to, false, {}});
        at = to;
    }
    auto *all = new TimelineStrip(card);
    all->setPieces(kinds);
    card->body()->addWidget(all);
    return card;
}

QWidget *usage(const Words &w, QWidget *parent)
{
    auto *card = new Card(parent);
    card->setTitle(w(u"Usage, attempt 1", u"Nutzung, Versuch 1"));
    card->setNote(w(u"8 cards", u"8 Karten"));
    UsageSeries load{w(u"utilisation", u"Auslastung"), {}};
    UsageSeries memory{w(u"card memory", u"Kartenspeicher"), {}};
    const qreal begin = qreal(kDay.us) / 1000 + 9.2 * 3'600'000;
    for (int i = 0; i < 5000; ++i) {
        const qreal x = begin + i * 3000;
        load.points.append({x, i < 60          ? i * 1.5
                               : i % 600 > 570 ? 42
                                               : 93 + 2 * std::sin(i / 25.0)});
        memory.points.append({x, 62 + qMin(10.0, i / 120.0)});
    }
    auto *chart = new UsageChart(card);
    chart->setZone(QTimeZone::utc());
    chart->setSeries({load, memory}, u"%"_s, 100);
    chart->setMark(UsageMark{qint64(begin + 4700 * 3000), w(u"stopped", u"angehalten")});
    chart->setNote(w(u"dips: checkpoints every 30 min", u"Täler: Prüfpunkte alle 30 min"));
    card->body()->addWidget(chart);
    chart->setMinimumHeight(190);
    card->body()->addStretch(1);
    return card;
}

QWidget *pills(const Words &w, QWidget *parent)
{
    auto *box = new QWidget(parent);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    const auto add = [&](QLatin1StringView name, const QString &text, Tone tone) {
        auto *pill = new Pill(box);
        pill->setStatus(name, text, tone);
        row->addWidget(pill);
    };
    add("edit"_L1, w(u"Draft", u"Entwurf"), Tone::Quiet);
    add("clock"_L1, w(u"Queued", u"In Warteschlange"), Tone::Accent);
    add("check"_L1, w(u"Running", u"Läuft"), Tone::Ok);
    add("warning"_L1, w(u"Ends soon", u"Läuft bald ab"), Tone::Warning);
    add("isolate"_L1, w(u"1 of 8 isolated", u"1 von 8 isoliert"), Tone::Isolated);
    add("error"_L1, w(u"over quota", u"über Kontingent"), Tone::Error);
    add("release"_L1, w(u"Returning", u"Rückgabe läuft"), Tone::Maintenance);
    auto *small = new Pill(box);
    small->setSmall(true);
    small->setStatus({}, w(u"binding", u"bindend"), Tone::Warning);
    row->addWidget(small);
    for (const bool filled : {false, true}) {
        auto *badge = new Badge(box);
        badge->setText(filled ? u"3"_s : u"43"_s);
        badge->setFilled(filled);
        row->addWidget(badge);
    }
    auto *hint = new KeyHint(box);
    hint->setText(w(u"Ctrl+K", u"Strg+K"));
    row->addWidget(hint);
    row->addStretch(1);
    return box;
}

QWidget *filters(const Words &w, QWidget *parent)
{
    auto *box = new QWidget(parent);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto *good = new FilterBox(box);
    good->setText(w(u"project:sprachmodelle status:open", u"projekt:sprachmodelle status:offen"));
    good->setVerdict(FilterBox::Verdict::Valid, w(u"9 of 38", u"9 von 38"));
    auto *bad = new FilterBox(box);
    bad->setText(u"karten>viele"_s);
    bad->setVerdict(FilterBox::Verdict::Invalid,
                    w(u"a number is missing", u"hier fehlt eine Zahl"));
    auto *search = new FilterBox(box);
    search->setIconName("search"_L1);
    search->setPlaceholderText(w(u"Search or run a command", u"Suchen oder Befehl ausführen"));
    search->setKeyHint(w(u"Ctrl+K", u"Strg+K"));
    row->addWidget(good, 2);
    row->addWidget(bad, 2);
    row->addWidget(search, 2);
    auto *on = new Chip(w(u"Open", u"Offene"), box);
    on->setCheckable(true);
    on->setChecked(true);
    auto *off = new Chip(w(u"Ends soon", u"Läuft bald ab"), box);
    off->setCheckable(true);
    auto *removable = new Chip(u"fra1-r11-n02"_s, box);
    removable->setRemovable(true);
    auto *more = new Chip(w(u"Save filter", u"Filter sichern"), box);
    more->setIconName("plus"_L1);
    more->setDashed(true);
    for (Chip *chip : {on, off, removable, more})
        row->addWidget(chip);
    return box;
}

} // namespace

std::unique_ptr<QWidget> kit(bool german)
{
    const Words w{german};
    auto sheet = std::make_unique<QWidget>();
    sheet->resize(1440, 900);
    auto *all = new QVBoxLayout(sheet.get());
    all->setSpacing(12);
    auto *banner = new Banner(sheet.get());
    banner->say({Tone::Warning, w(u"Connection lost.", u"Verbindung unterbrochen."),
                 w(u"New attempt in 8 s. As of 14:03:20, read only.",
                   u"Neuer Versuch in 8 s. Stand 14:03:20, nur lesbar."),
                 w(u"Try again", u"Erneut versuchen")});
    all->addWidget(banner);
    all->addWidget(pills(w, sheet.get()));
    all->addWidget(filters(w, sheet.get()));
    all->addWidget(life(w, sheet.get()));
    auto *row = new QHBoxLayout;
    row->addWidget(specs(w, sheet.get()), 10);
    row->addWidget(quota(w, sheet.get()), 12);
    row->addWidget(ways(w, sheet.get()), 13);
    row->addWidget(usage(w, sheet.get()), 12);
    all->addLayout(row, 1);
    auto *toast = new Toast({Tone::Ok, w(u"Bewertung 5 finished", u"Bewertung 5 abgeschlossen"),
                             w(u"1 card returned, €7.68.", u"1 Karte zurückgegeben, 7,68 €."),
                             w(u"Open the proof of return", u"Rückgabenachweis öffnen")},
                            sheet.get());
    toast->appear();
    return sheet;
}

} // namespace stw::widgets::test
