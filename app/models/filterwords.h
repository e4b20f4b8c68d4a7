#pragma once

#include "app/models/filterlanguage.h"

#include <span>

namespace stw::models {

//! What a token of the filter language can be about.
enum class FilterField { State, Project, Requester, Spec, Cards, Since, Until };

//! Words of one meaning. The first of each language is the one that is written and offered.
struct FilterWords
{
    QStringList english;
    QStringList german;

    bool holds(const QString &folded) const
    {
        return english.contains(folded) || german.contains(folded);
    }
    //! In the language of QLocale().
    const QString &written() const;
    const QStringList &offered() const;
};

struct FieldRow
{
    FilterField field;
    FilterWords words;
};
const QList<FieldRow> &fieldRows();

//! A name of one state, or of several that belong together.
struct StateRow
{
    QList<RequestState> states;
    FilterWords words;
};
const QList<StateRow> &stateRows();

//! `today`, `yesterday`, by days back.
const QList<FilterWords> &dayWords();
const FilterWords &meWords();

} // namespace stw::models
