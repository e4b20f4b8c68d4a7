#include "app/views/lines/requestwords.h"

#include "app/models/requestcells.h"
#include "app/texts/format.h"
#include "app/texts/queuereasontext.h"
#include "app/texts/words.h"

#include <QCoreApplication>

namespace stw::views {

using namespace Qt::StringLiterals;
using namespace stw::texts;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(RequestLines)
};

QString placeOf(const RequestSummary &request)
{
    return request.cards > 0
               ? Tr::tr("%1 · %2 · %3")
                     .arg(request.project, request.spec.name, cardsText(request.cards))
               : Tr::tr("%1 · %2").arg(request.project, request.spec.name);
}

Line lineWith(const RequestSummary &request)
{
    Line line;
    line.key = request.id.toString();
    line.title = titleOf(request);
    line.text = placeOf(request);
    return line;
}

} // namespace

QString titleOf(const RequestSummary &request)
{
    return request.purpose.isEmpty() ? request.id.toString() : request.purpose.section(u'\n', 0, 0);
}

QString remaining(Micros length)
{
    const auto minutes = std::chrono::floor<std::chrono::minutes>(length);
    if (minutes.count() < 1)
        return Tr::tr("less than 1 min");
    return duration(minutes);
}

QString cardsText(qint64 cards)
{
    return cards == 0 ? Tr::tr("no card") : Tr::tr("%Ln card(s)", nullptr, counted(cards));
}

Line lineOf(const Attention &attention, Instant now)
{
    const RequestSummary &request = attention.request;
    Line line = lineWith(request);
    switch (attention.kind) {
    case AttentionKind::EndsSoon:
        line.icon = "warning"_L1;
        line.tone = widgets::Tone::Warning;
        line.text = Tr::tr("The granted time is nearly over; what is not stored by then is lost.");
        line.right = Tr::tr("ends in %1").arg(remaining(request.endsAt - now));
        line.rightText = texts::dated(request.endsAt, now);
        return line;
    case AttentionKind::Failed:
        line.icon = "error"_L1;
        line.tone = widgets::Tone::Error;
        line.text = Tr::tr("Failed. The output says how far it came.");
        line.right = texts::dated(request.endedAt, now);
        line.rightText = request.project;
        return line;
    case AttentionKind::QuotaMissing:
        line.icon = "policy"_L1;
        line.tone = widgets::Tone::Warning;
        line.text = Tr::tr("Waits until the project's quota has room: release something, or ask "
                           "for less.");
        line.right = Tr::tr("waits for %1").arg(remaining(now - request.submittedAt));
        line.rightText = request.project;
        return line;
    case AttentionKind::NeverFits:
        line.icon = "lock"_L1;
        line.tone = widgets::Tone::Error;
        line.text = Tr::tr("No hardware of the fleet fits it: withdraw it and ask for another "
                           "specification.");
        line.right = Tr::tr("waits for %1").arg(remaining(now - request.submittedAt));
        line.rightText = request.project;
        return line;
    }
    Q_UNREACHABLE();
}

Line runningLine(const RequestSummary &request, Instant now)
{
    Line line = lineWith(request);
    line.strong = false;
    const bool soon = endsSoon(request, now);
    line.icon = soon ? "warning"_L1 : "check"_L1;
    line.tone = soon ? widgets::Tone::Warning : widgets::Tone::Ok;
    if (request.endsAt.isSet()) {
        line.right = Tr::tr("%1 left").arg(remaining(request.endsAt - now));
        line.rightText = Tr::tr("until %1").arg(texts::dated(request.endsAt, now));
    }
    return line;
}

} // namespace stw::views
