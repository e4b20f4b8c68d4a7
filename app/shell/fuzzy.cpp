#include "app/shell/fuzzy.h"

#include <algorithm>

namespace stw::shell {

namespace {

constexpr int kWordBegin = 1'000;
constexpr int kWithin = 500;
constexpr int kScattered = 100;

//! One character for each, so that positions stay.
QString folded(QStringView text)
{
    QString out;
    out.reserve(text.size());
    for (const QChar c : text) {
        const QString parts = c.decomposition();
        const bool marked = c.decompositionTag() == QChar::Canonical && !parts.isEmpty();
        out.append((marked ? parts[0] : c).toCaseFolded());
    }
    return out;
}

bool beginsWord(QStringView text, qsizetype at)
{
    return at == 0 || !text[at - 1].isLetterOrNumber();
}

QList<qsizetype> run(qsizetype from, qsizetype count)
{
    QList<qsizetype> out;
    for (qsizetype i = 0; i < count; ++i)
        out.append(from + i);
    return out;
}

//! A connected place: earlier is a little better, the beginning of a word much.
std::optional<FuzzyMatch> connected(QStringView word, QStringView text)
{
    std::optional<FuzzyMatch> best;
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const int value = (beginsWord(text, at) ? kWordBegin : kWithin) - int(at);
        if (!best || value > best->score)
            best = FuzzyMatch{value, run(at, word.size())};
    }
    return best;
}

//! Letter by letter; each gap costs.
std::optional<FuzzyMatch> scattered(QStringView word, QStringView text)
{
    std::optional<FuzzyMatch> best;
    for (qsizetype begin = text.indexOf(word[0]); begin >= 0;
         begin = text.indexOf(word[0], begin + 1)) {
        if (!beginsWord(text, begin))
            continue;
        QList<qsizetype> at{begin};
        for (qsizetype i = 1; i < word.size() && at.last() >= 0; ++i)
            at.append(text.indexOf(word[i], at.last() + 1));
        if (at.last() < 0)
            break; // a later begin has even less text behind it
        const int value = kScattered - int(at.last() - at.first() - word.size());
        if (!best || value > best->score)
            best = FuzzyMatch{value, at};
    }
    return best;
}

} // namespace

std::optional<FuzzyMatch> fuzzyMatch(QStringView pattern, QStringView text)
{
    const QString in = folded(text);
    const QString typed = folded(pattern);
    FuzzyMatch all;
    for (const QStringView word : QStringView(typed).split(u' ', Qt::SkipEmptyParts)) {
        std::optional<FuzzyMatch> met = connected(word, in);
        if (!met)
            met = scattered(word, in);
        if (!met)
            return std::nullopt;
        all.score += met->score;
        all.at.append(met->at);
    }
    std::ranges::sort(all.at);
    all.at.erase(std::unique(all.at.begin(), all.at.end()), all.at.end());
    return all;
}

bool holdsWords(QStringView pattern, QStringView text)
{
    const QString in = folded(text);
    const QString typed = folded(pattern);
    const QList<QStringView> words = QStringView(typed).split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&in](QStringView word) { return in.contains(word); });
}

} // namespace stw::shell
