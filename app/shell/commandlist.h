#pragma once

#include <QIcon>
#include <QList>
#include <QString>

#include <functional>

namespace stw::shell {

//! Something that the palette can do.
struct Command
{
    QString group; //!< Caption that it stands under.
    QString title;
    QString place = {}; //!< Muted, behind the title: where it acts or leads.
    QIcon icon = {};
    QString shortcut = {};   //!< As people read it.
    QString otherWords = {}; //!< Found by, not shown: the other language's title.
    bool enabled = true;
    QString why = {}; //!< Not enabled: shown instead of the place.
    std::function<void()> run = {};
};

//! A row of the palette: a caption, or a command with the letters that were met.
struct CommandRow
{
    qsizetype command = -1; //!< Index; -1: a caption.
    QString caption = {};
    QList<qsizetype> met = {}; //!< Positions in the title.

    friend bool operator==(const CommandRow &, const CommandRow &) = default;
};

//! The commands that answer to \a typed, best first within their group; groups keep their order.
//! \a typed may name a command in either language.
QList<CommandRow> rowsFor(const QList<Command> &commands, const QString &typed);

} // namespace stw::shell
