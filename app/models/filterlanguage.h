#pragma once

#include "app/state/requestfilter.h"

#include <QTimeZone>

namespace stw::models {

// What people type into the filter box: words, and `field:value` in English or German, in any
// order: `status:wartet projekt:alpha karten>4`. Upper and lower case are one. A value with blanks
// stands in quotation marks. Words, and fields that are given again, narrow further; states given
// again, or parted by commas, widen.

enum class FilterFaultKind {
    UnknownField,  //!< `colour:red`
    MissingValue,  //!< `status:` – perhaps still being typed.
    UnknownState,  //!< `status:blue`
    NotANumber,    //!< `cards>many`
    NotADate,      //!< `since:soon`
    WrongOperator, //!< `project>4`
    Contradiction, //!< Given before with another value, or nothing can fulfil both.
    OpenQuote,
};

//! Where the text cannot be understood. Positions count UTF-16 units, as QString does.
struct FilterFault
{
    FilterFaultKind kind = FilterFaultKind::UnknownField;
    qsizetype at = 0;
    qsizetype length = 0;
    QString word;

    friend bool operator==(const FilterFault &, const FilterFault &) = default;
};

//! A word, or a field with its value, as it stands in the text: for chips.
struct FilterToken
{
    qsizetype at = 0;
    qsizetype length = 0;
    QString text;
    bool good = true;

    friend bool operator==(const FilterToken &, const FilterToken &) = default;
};

struct ParsedFilter
{
    state::RequestFilter filter; //!< Of the tokens that are good.
    QList<FilterToken> tokens;
    QList<FilterFault> faults;

    bool isGood() const { return faults.isEmpty(); }
    friend bool operator==(const ParsedFilter &, const ParsedFilter &) = default;
};

//! What words mean that depend on who asks, when and where.
struct FilterContext
{
    QString me; //!< Sign-in name, for `requester:me`.
    Instant now;
    QTimeZone zone = QTimeZone::utc(); //!< Days begin in it.
};

ParsedFilter parseFilter(QStringView text, const FilterContext &context);
//! A filter as text in the language of QLocale(), which parseFilter() reads back to the same.
QString textOf(const state::RequestFilter &filter, const FilterContext &context);
//! What may stand where the word under the caret is, in the language of QLocale(): fields, or the
//! values of a field.
QStringList completions(QStringView text, qsizetype caret);
//! A sentence for people.
QString textOf(const FilterFault &fault);
//! The text without the token at \a index.
QString without(QStringView text, const ParsedFilter &parsed, qsizetype index);

} // namespace stw::models
