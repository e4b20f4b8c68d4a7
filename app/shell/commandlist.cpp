#include "app/shell/commandlist.h"

#include "app/shell/fuzzy.h"

#include <algorithm>

namespace stw::shell {

namespace {

struct Scored
{
    CommandRow row;
    int score = 0;
};

//! By its title, else by the words around it and the other language's, which are worth less.
std::optional<Scored> scored(const QList<Command> &commands, qsizetype at, const QString &typed)
{
    const Command &command = commands[at];
    if (const auto met = fuzzyMatch(typed, command.title))
        return Scored{{at, {}, met->at}, met->score};
    const QString all = command.title + u' ' + command.place + u' ' + command.otherWords;
    if (holdsWords(typed, all))
        return Scored{{at, {}, {}}, 0};
    return std::nullopt;
}

} // namespace

QList<CommandRow> rowsFor(const QList<Command> &commands, const QString &typed)
{
    QStringList groups;
    QMap<QString, QList<Scored>> found;
    for (qsizetype at = 0; at < commands.size(); ++at) {
        const QString &group = commands[at].group;
        if (!groups.contains(group))
            groups.append(group);
        if (const auto one = scored(commands, at, typed))
            found[group].append(*one);
    }
    QList<CommandRow> rows;
    for (const QString &group : groups) {
        QList<Scored> &members = found[group];
        if (members.isEmpty())
            continue;
        std::ranges::stable_sort(members, std::ranges::greater(), &Scored::score);
        rows.append({-1, group, {}});
        for (const Scored &one : members)
            rows.append(one.row);
    }
    return rows;
}

} // namespace stw::shell
