#include "app/cli/wish.h"

#include "app/cli/project.h"
#include "app/cli/values.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace stw::cli {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Wish)
};

//! Collects every fault of the command line, so that they are shown at once.
class Typed
{
public:
    explicit Typed(const Arguments &arguments)
        : m_arguments(arguments)
    {}

    const QList<FieldFault> &faults() const { return m_faults; }

    void reference(QLatin1StringView option, VersionRef &into)
    {
        const QString field = "--"_L1 + option;
        const QString text = m_arguments.value(option);
        if (const auto found = VersionRef::fromString(text))
            into = *found;
        else if (text.isEmpty())
            m_faults.append({field, u"required"_s, u"name@version"_s});
        else
            m_faults.append({field, u"format"_s, u"name@version"_s});
    }
    template <class T, class Read>
    void value(QLatin1StringView option, std::optional<T> &into, const Read &read)
    {
        if (m_arguments.has(option))
            take(read("--"_L1 + option, m_arguments.value(option)), [&into](T got) { into = got; });
    }
    //! Each `k=v` of \a option; the value of a file where \a fromFile.
    void pairs(QLatin1StringView option, bool fromFile, QMap<QString, QString> &into)
    {
        for (const QString &text : m_arguments.values(option)) {
            take(pairFrom("--"_L1 + option, text), [&](const std::pair<QString, QString> &pair) {
                add(pair.first, fromFile ? contents(pair.second) : pair.second, into);
            });
        }
    }

private:
    template <class T, class Use>
    void take(const Result<T> &result, const Use &use)
    {
        if (result)
            use(*result);
        else
            m_faults += result.error().faults;
    }
    void add(const QString &key, const QString &value, QMap<QString, QString> &into)
    {
        if (into.contains(key))
            m_faults.append({"parameters."_L1 + key, u"duplicate"_s, {}});
        into.insert(key, value);
    }
    QString contents(const QString &path)
    {
        QFile file(path);
        if (file.open(QIODevice::ReadOnly))
            return QString::fromUtf8(file.readAll());
        m_faults.append({path, u"unreadable"_s, {}});
        return {};
    }

    const Arguments &m_arguments;
    QList<FieldFault> m_faults;
};

// clang-format off: a table is read in columns.
constexpr Option kWish[] = {
    {"project"_L1, "P"_L1, false,
     [] { return Tr::tr("Project; may be left out by members of just one."); }},
    {"spec"_L1, "NAME[@V]"_L1, false, [] { return Tr::tr("Resource specification."); }},
    {"template"_L1, "NAME[@V]"_L1, false, [] { return Tr::tr("Template."); }},
    {"param"_L1, "KEY=VALUE"_L1, true,
     [] { return Tr::tr("Value of a parameter of the template."); }},
    {"param-file"_L1, "KEY=FILE"_L1, true, [] { return Tr::tr("The same, taken from a file."); }},
    {"cards"_L1, "N"_L1, false, [] { return Tr::tr("Cards per node."); }},
    {"nodes"_L1, "N"_L1, false, [] { return Tr::tr("Nodes."); }},
    {"duration"_L1, "TIME"_L1, false,
     [] { return Tr::tr("Granted duration: 90s, 30m, 2h, 1h30m."); }},
    {"priority"_L1, "low|normal|high"_L1, false,
     [] { return Tr::tr("Priority, up to the specification's."); }},
    {"purpose"_L1, "TEXT"_L1, false, [] { return Tr::tr("What it is for."); }},
    {"on-quota"_L1, "wait|refuse"_L1, false,
     [] { return Tr::tr("Where the quota is exhausted: wait (default) or refuse."); }},
    {"input"_L1, "FILE"_L1, true,
     [] { return Tr::tr("File to upload and put into the work folder."); }},
};
// clang-format on

//! Everything but the project and the parameters.
void readPlain(const Arguments &arguments, Typed &typed, Wish &wish)
{
    typed.reference("spec"_L1, wish.spec);
    typed.reference("template"_L1, wish.tmpl);
    typed.value("cards"_L1, wish.cards, &wholeFrom);
    typed.value("nodes"_L1, wish.nodes, &wholeFrom);
    typed.value("duration"_L1, wish.seconds, &secondsFrom);
    typed.value("priority"_L1, wish.priority, &choiceFrom<Priority>);
    wish.purpose = arguments.value("purpose"_L1);
    if (arguments.has("on-quota"_L1))
        wish.onQuota = arguments.value("on-quota"_L1);
    for (const QString &path : arguments.values("input"_L1))
        wish.inputs.append(QFileInfo(path).fileName());
}

} // namespace

std::span<const Option> wishOptions()
{
    return kWish;
}

void withWish(Run &run, std::function<void(const Wish &)> then)
{
    Wish wish;
    QMap<QString, QString> parameters;
    Typed typed(run.arguments());
    readPlain(run.arguments(), typed, wish);
    typed.pairs("param"_L1, false, parameters);
    typed.pairs("param-file"_L1, true, parameters);
    if (!typed.faults().isEmpty())
        return run.failUsage({ErrorCode::Malformed, {}, typed.faults(), {}});

    withProject(run, [&run, wish, parameters, then](const QString &project) mutable {
        wish.project = project;
        const QString reference = wish.tmpl.version > 0 ? wish.tmpl.toString() : wish.tmpl.name;
        run.fetch<Template>({.path = "templates/"_L1 + reference},
                            [&run, wish, parameters, then](const Template &tmpl) mutable {
                                if (take(run, parametersFrom(tmpl, parameters), wish.parameters))
                                    then(wish);
                            });
    });
}

} // namespace stw::cli
