#pragma once

#include "shared/model/request.h"

namespace stw::views {

enum class PieceKind { Approval, Waiting, Provisioning, Running, Returning };

//! A part of a request's life, half-open. Each begins where the one before ended.
struct RecordPiece
{
    PieceKind kind = PieceKind::Waiting;
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

//! The same with each boundary cut to a multiple of \a unit behind the first, so that lengths which
//! are shown in that unit still add up to what is shown of the whole.
QList<RecordPiece> inUnits(QList<RecordPiece> pieces, Micros unit);

//! The unit that lengths of a life of \a total are shown in: seconds, or hundredths below a minute.
Micros unitFor(Micros total);

//! `1:02:03`, `6:30`; below a minute in all `4.21`. Of a multiple of \a unit.
QString clockText(Micros length, Micros unit);

//! Sums of the pieces by kind; kinds that did not occur are left out.
QMap<PieceKind, Micros> sumsOf(const QList<RecordPiece> &pieces);

} // namespace stw::views
