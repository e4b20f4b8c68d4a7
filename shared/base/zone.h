#pragma once

#include "shared/base/instant.h"

#include <QByteArray>

namespace stw {

//! A calendar month of an IANA zone as UTC instants, half-open.
struct Month
{
    Instant begin;
    Instant end;
    QString name; //!< `2026-11`

    friend bool operator==(const Month &, const Month &) = default;
};

bool isZone(const QByteArray &ianaId);
//! The month that \a at lies in. A midnight that a zone skips begins at the first instant after it.
Month monthOf(Instant at, const QByteArray &ianaId);

} // namespace stw
