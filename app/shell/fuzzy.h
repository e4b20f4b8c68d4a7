#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace stw::shell {

//! How well a text answers to what was typed.
struct FuzzyMatch
{
    int score = 0;         //!< The higher the better; comparable for one pattern only.
    QList<qsizetype> at{}; //!< Positions in the text that were met, ascending.

    friend bool operator==(const FuzzyMatch &, const FuzzyMatch &) = default;
};

//! Each word of \a pattern must be met in \a text, in any order: best as the beginning of a word,
//! then within one, then letter by letter in the order typed, from the beginning of a word on. Case
//! and marks do not count (`uber` meets `Über`). Nothing typed meets everything with score 0.
std::optional<FuzzyMatch> fuzzyMatch(QStringView pattern, QStringView text);

//! Whether \a text holds each typed word in one piece: for words that nobody sees, so that nobody
//! wonders why something is found.
bool holdsWords(QStringView pattern, QStringView text);

} // namespace stw::shell
