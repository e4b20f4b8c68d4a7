#pragma once

#include "app/widgets/banner.h"
#include "app/widgets/quotabar.h"
#include "app/widgets/tone.h"
#include "shared/base/result.h"
#include "shared/model/admission.h"

namespace stw::views {

// What an admission says, in the words of now.

struct Verdict
{
    QLatin1StringView icon;
    QString word;
    widgets::Tone tone = widgets::Tone::Quiet;
};

//! More than a limit leaves.
bool isOver(const Admission &admission);
Verdict verdictOf(const Admission &admission);
QList<widgets::QuotaBarLine> quotaLinesOf(const QList<QuotaLine> &lines);

//! One of the ways on over quota: whether it is open, what it brings and when it starts.
struct WayWords
{
    bool open = false;
    QString consequence; //!< Where it is not open: why.
    QString time;
};
WayWords reduceWords(const Admission &admission);
WayWords waitWords(const Admission &admission);

QString costText(const Admission &admission);
QString costUnits(const Admission &admission); //!< `384 card hours · 19.20 EUR/h`
QString priceText(const Admission &admission);
QString routeText(const Admission &admission);
QString startText(const Admission &admission);
QString computedText(const Admission &admission);

struct ReasonWords
{
    QLatin1StringView icon;
    QString name;
    QString sentence;
    QString owner; //!< Who can change it, as a sentence.
};
ReasonWords wordsOf(const QueueReason &reason);

//! Why there is no new answer, and whether older values are still shown.
widgets::BannerText previewBanner(const Error &error, bool olderValues);

} // namespace stw::views
