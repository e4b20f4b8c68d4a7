#pragma once

#include "app/widgets/stepper.h"
#include "app/widgets/timelinestrip.h"
#include "shared/model/views.h"
#include "shared/wire/views.h"

namespace stw::views {

// A record in the words of now, as the parts of the page show it.

//! A line of a fact sheet.
struct Fact
{
    QString name;
    QString value;
    bool copied = false; //!< Worth copying: it has a button for that.
    bool code = false;   //!< Written in the fixed font.

    friend bool operator==(const Fact &, const Fact &) = default;
};

//! What the requester called it, else what it runs.
QString titleOf(const RequestRecord &record);
QList<widgets::Step> stepsOf(const RequestRecord &record, Instant now);
QList<widgets::Piece> stripOf(const RequestRecord &record, Instant now);

QList<Fact> askedFacts(const RequestRecord &record);
QString askedNote(const RequestRecord &record); //!< `revision 1 · submitted 08:41:00`
//! Where the work is and under which names; empty where nothing is allocated.
QList<Fact> accessFacts(const RequestRecord &record);
//! How it ended and why the resources are back, one list for each attempt, the last one first.
QList<Fact> returnFacts(const RequestRecord &record, const Allocation &allocation);

//! A reason to wait, or one line of what happened instead.
struct WaitReason
{
    QLatin1StringView icon;
    QString name;
    QString sentence;
    QString owner;
    Instant since;
    bool binding = false;

    friend bool operator==(const WaitReason &, const WaitReason &) = default;
};
QList<WaitReason> reasonsOf(const RequestRecord &record);
//! What the record's state means for the person, in a sentence.
QString standingText(const RequestRecord &record, Instant now);

//! What ending it now would mean, before it is done.
QString endMeaning(const RequestRecord &record, QLatin1StringView verb, Instant now);

} // namespace stw::views
