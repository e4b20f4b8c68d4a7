#pragma once

#include "app/views/compose/composition.h"
#include "app/views/compose/offer.h"
#include "shared/model/admission.h"
#include "shared/model/views.h"

//! The story that the pictures of the console tell, as values: Tuesday 17 November 2026, 14:03:20.
namespace stw::samples {

using views::Composition;
using views::Offer;

Instant pictureTime(); //!< 14:03:20 in Berlin.
Offer offer();
Composition largeTraining(); //!< 8 cards for 48 h, over quota.
Admission overQuota();
Admission startsNow();
RequestRecord waitingAgain(); //!< Preempted, in its second attempt.
RequestRecord running();
RequestRecord failed();
QList<FeedLine> eventsOf(const RequestRecord &record);
QByteArray trainingOutput();

} // namespace stw::samples
