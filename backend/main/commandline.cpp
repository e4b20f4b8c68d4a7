#include "backend/main/commandline.h"

#include "backend/main/settings.h"

#include <algorithm>

namespace stw::main {

using namespace Qt::StringLiterals;

namespace {

struct Word
{
    QLatin1StringView text;
    Action action;
};

constexpr auto kWords = std::to_array<Word>({
    {"doctor"_L1, Action::Doctor},
    {"--check-config"_L1, Action::CheckConfiguration},
    {"--print-defaults"_L1, Action::PrintDefaults},
    {"--help"_L1, Action::Help},
    {"-h"_L1, Action::Help},
    {"--version"_L1, Action::Version},
});

const Setting *settingOf(const QString &option)
{
    const auto all = settings();
    const auto found = std::find_if(all.begin(), all.end(), [&option](const Setting &setting) {
        return optionOf(setting) == option;
    });
    return found == all.end() ? nullptr : &*found;
}

} // namespace

Result<CommandLine> parseCommandLine(const QStringList &arguments)
{
    CommandLine line;
    QList<FieldFault> faults;
    for (qsizetype at = 0; at < arguments.size(); ++at) {
        const QString &argument = arguments[at];
        const auto word = std::find_if(kWords.begin(), kWords.end(), [&argument](const Word &row) {
            return argument == row.text;
        });
        if (word != kWords.end()) {
            line.action = word->action;
            continue;
        }
        const qsizetype equals = argument.indexOf(u'=');
        const QString option = equals < 0 ? argument : argument.left(equals);
        const Setting *setting = settingOf(option);
        if (!setting && option != u"--config") {
            faults.append({option, u"unknown"_s, u"an option of --help"_s});
            continue;
        }
        QString value;
        if (equals >= 0) {
            value = argument.mid(equals + 1);
        } else if (setting && std::holds_alternative<bool Configuration::*>(setting->field)) {
            value = u"true"_s;
        } else if (at + 1 < arguments.size()) {
            value = arguments[++at];
        } else {
            faults.append({option, u"required"_s, u"a value after it"_s});
            continue;
        }
        if (setting)
            line.overrides.append({option, value});
        else
            line.configFile = value;
    }
    if (!faults.isEmpty())
        return malformed(faults);
    return line;
}

} // namespace stw::main
