#include "app/cli/commands.h"
#include "app/cli/exitcodes.h"
#include "app/cli/layout.h"

#include <QCoreApplication>

namespace stw::cli {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Help)
};

QString optionsText(std::span<const Option> options)
{
    Facts facts;
    for (const Option &option : options) {
        const QString name = "--"_L1 + option.name;
        facts.append(
            {option.value.isEmpty() ? name : QString(name + u' ' + option.value), option.help()});
    }
    return factSheet(facts);
}

QString environmentText()
{
    return factSheet({
        {u"STW_SERVER"_s, Tr::tr("Server to talk to.")},
        {u"STW_TOKEN"_s, Tr::tr("Token to use instead of the kept one.")},
        {u"STW_TOKEN_FILE"_s, Tr::tr("File with such a token.")},
        {u"STW_CA_FILE"_s, Tr::tr("PEM file of the authorities to trust.")},
    });
}

} // namespace

QString helpText()
{
    Facts facts;
    for (const Command &command : commands()) {
        const QString name = command.name;
        facts.append({command.arguments.isEmpty() ? name : QString(name + u' ' + command.arguments),
                      command.help()});
    }
    return Tr::tr("stellwerkctl: compute without manual provisioning, from the command line.")
           + u"\n\n"_s + Tr::tr("Commands") + u'\n' + factSheet(facts) + u'\n'
           + Tr::tr("Options of every command") + u'\n' + optionsText(commonOptions()) + u'\n'
           + Tr::tr("Environment") + u'\n' + environmentText() + u'\n'
           + Tr::tr("More: stellwerkctl help COMMAND, stellwerkctl help exit-codes") + u'\n';
}

QString helpText(const Command &command)
{
    QString text = u"stellwerkctl "_s + usageOf(command) + u"\n\n"_s + command.help() + u'\n';
    if (!command.options.empty())
        text += u'\n' + Tr::tr("Options") + u'\n' + optionsText(command.options);
    return text;
}

QString exitCodesText()
{
    Facts facts;
    for (const ExitCodeRow &row : exitCodes())
        facts.append({QString::number(int(row.code)), row.meaning()});
    return Tr::tr("Exit codes") + u'\n' + factSheet(facts);
}

std::optional<QString> helpFor(const QStringList &words)
{
    const QString name = words.join(u' ');
    if (name.isEmpty())
        return helpText();
    if (name == "exit-codes"_L1)
        return exitCodesText();
    QString text;
    for (const Command &command : commands()) {
        const QString full = command.name;
        if (full == name || full.startsWith(name + u' '))
            text += (text.isEmpty() ? u""_s : u"\n"_s) + helpText(command);
    }
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

} // namespace stw::cli
