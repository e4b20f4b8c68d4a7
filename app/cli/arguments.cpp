#include "app/cli/arguments.h"

#include <QCoreApplication>

#include <algorithm>

namespace stw::cli {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Arguments)
};

// clang-format off: a table is read in columns.
constexpr Option kCommon[] = {
    {"json"_L1, {}, false, [] { return Tr::tr("Print JSON, as the service gave it."); }},
    {"lang"_L1, "en|de"_L1, false,
     [] { return Tr::tr("Language; the environment's unless given."); }},
    {"server"_L1, "URL"_L1, false,
     [] { return Tr::tr("Server; STW_SERVER or the one signed in to unless given."); }},
    {"ca-file"_L1, "FILE"_L1, false,
     [] { return Tr::tr("PEM file of the authorities to trust."); }},
    {"help"_L1, {}, false, [] { return Tr::tr("Show the help of the command."); }},
};
// clang-format on

const Option *optionNamed(const QString &name, const Command *command)
{
    const auto among = [&name](std::span<const Option> options) -> const Option * {
        const auto found = std::find_if(options.begin(), options.end(),
                                        [&name](const Option &row) { return name == row.name; });
        return found == options.end() ? nullptr : &*found;
    };
    const Option *own = command ? among(command->options) : nullptr;
    return own ? own : among(kCommon);
}

//! Takes the one or two words that name a command off \a words.
const Command *takeCommand(QStringList &words, std::span<const Command> commands)
{
    for (const qsizetype count : {2, 1}) {
        const QString name = words.mid(0, count).join(u' ');
        for (const Command &command : commands) {
            if (words.size() >= count && name == command.name) {
                words.remove(0, count);
                return &command;
            }
        }
    }
    return nullptr;
}

bool takesValue(const QString &name, std::span<const Command> commands)
{
    // Asked before the command is known: no name is a switch here and takes a value there.
    if (const Option *common = optionNamed(name, nullptr))
        return !common->value.isEmpty();
    return std::any_of(commands.begin(), commands.end(), [&name](const Command &command) {
        const Option *option = optionNamed(name, &command);
        return option && !option->value.isEmpty();
    });
}

struct Typed
{
    QString name;
    std::optional<QString> value;
};

struct Sorted
{
    QStringList plain;
    QList<Typed> options;
};

Sorted sorted(const QStringList &words, std::span<const Command> commands)
{
    Sorted result;
    for (qsizetype at = 0; at < words.size(); ++at) {
        const QString &word = words[at];
        if (word == "--"_L1) {
            result.plain += words.mid(at + 1);
            break;
        }
        if (!word.startsWith("--"_L1)) {
            result.plain += word;
            continue;
        }
        const qsizetype equals = word.indexOf(u'=');
        if (equals > 0) {
            result.options.append({word.mid(2, equals - 2), word.mid(equals + 1)});
            continue;
        }
        Typed typed{word.mid(2), {}};
        if (takesValue(typed.name, commands) && at + 1 < words.size())
            typed.value = words[++at];
        result.options.append(typed);
    }
    return result;
}

QList<FieldFault> faultsOf(const Typed &typed, const Option *option, bool again)
{
    const QString field = "--"_L1 + typed.name;
    if (!option)
        return {{field, u"unknown"_s, {}}};
    if (option->value.isEmpty() == typed.value.has_value())
        return {{field, u"format"_s, typed.value ? field : field + u' ' + option->value}};
    if (again && !option->repeats)
        return {{field, u"duplicate"_s, {}}};
    return {};
}

QList<FieldFault> countFaults(const Arguments &arguments)
{
    const QStringList wanted =
        QString(arguments.command->arguments).split(u' ', Qt::SkipEmptyParts);
    QList<FieldFault> faults;
    for (qsizetype at = arguments.positional.size(); at < wanted.size(); ++at) {
        if (!wanted[at].startsWith(u'['))
            faults.append({wanted[at], u"required"_s, {}});
    }
    for (const QString &extra : arguments.positional.mid(wanted.size()))
        faults.append({extra, u"unknown"_s, {}});
    return faults;
}

} // namespace

QStringList Arguments::values(QLatin1StringView name) const
{
    QStringList found = options.values(name);
    std::reverse(found.begin(), found.end()); // QMultiMap gives the newest first
    return found;
}

std::span<const Option> commonOptions()
{
    return kCommon;
}

Result<Arguments> parseArguments(const QStringList &words, std::span<const Command> commands)
{
    Sorted typed = sorted(words, commands);
    Arguments arguments;
    arguments.command = takeCommand(typed.plain, commands);
    arguments.positional = typed.plain;

    QList<FieldFault> faults;
    for (const Typed &one : typed.options) {
        const Option *option = optionNamed(one.name, arguments.command);
        const auto found = faultsOf(one, option, arguments.options.contains(one.name));
        faults += found;
        if (found.isEmpty())
            arguments.options.insert(one.name, one.value.value_or(QString()));
    }
    if (arguments.has("help"_L1))
        return arguments;
    if (arguments.command)
        faults += countFaults(arguments);
    else if (!arguments.positional.isEmpty())
        faults.append({arguments.positional.mid(0, 2).join(u' '), u"unknown"_s, {}});
    if (!faults.isEmpty())
        return malformed(faults);
    return arguments;
}

QString usageOf(const Command &command)
{
    QStringList words{command.name};
    if (!command.arguments.isEmpty())
        words += command.arguments;
    for (const Option &option : command.options) {
        const QString text = option.value.isEmpty()
                                 ? "--"_L1 + option.name
                                 : QString("--"_L1 + option.name + u' ' + option.value);
        words += option.repeats ? u"[%1 …]"_s.arg(text) : u"[%1]"_s.arg(text);
    }
    return words.join(u' ');
}

} // namespace stw::cli
