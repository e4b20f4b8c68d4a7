#pragma once

#include "shared/model/request.h"

namespace stw::views {

enum class LifePart { Approval, Waiting, Provisioning, Running, Returning };

//! A part of a request's life, half-open. Each begins where the one before ended.
struct RecordPiece
{
    LifePart kind = LifePart::Waiting;
    qint64 attempt = 1;
    Instant from;
    Instant to;
    QList<QueueReason> reasons = {}; //!< While waiting; the binding one first.

    Micros length() const { return to - from; }
    friend bool operator==(const RecordPiece &, const RecordPiece &) = default;
};

//! The life of \a request from its submission to its end, or to \a now, without a gap: the lengths
//! add up to the whole exactly. Pieces of no length are left out.
QList<RecordPiece> piecesOf(const Request &request, Instant now);

} // namespace stw::views
