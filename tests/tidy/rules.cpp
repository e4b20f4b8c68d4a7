#include "tests/tidy/rules.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace stw::tidy {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostLines = 500;
constexpr qsizetype kMostColumns = 100;
constexpr qsizetype kMostFunctionLines = 70;

struct Place
{
    QLatin1StringView folder;
    QLatin1StringView library;
};

// Where the library is not named after the folder. Roots have none.
constexpr auto kPlaces = std::to_array<Place>({
    {"backend/main/"_L1, ""_L1},
    {"app/main/"_L1, ""_L1},
    {"app/cli/"_L1, "stw_ctl"_L1},
    {"app/state/"_L1, "stw_appstate"_L1},
});

const QString kPure = u"shared/model backend/domain backend/scheduler app/state"_s;
const QString kTimeless = kPure
                          + u" shared/base shared/wire backend/core backend/store"
                            " backend/api backend/identity backend/invariants"_s;
const QString kEverywhere = u"app backend shared"_s;

struct Ban
{
    QString pattern;
    QString under;  //!< Folders, parted by blanks.
    QString except; //!< Likewise.
    QString instead;
};

const QList<Ban> &bans()
{
    static const QList<Ban> rows{
        {u"<QSql"_s, kEverywhere, u"backend/store"_s, u"a port; SQL lives in backend/store"_s},
        {u"<QHttpServer"_s, kEverywhere, {}, u"backend/http, which is Boost.Beast (adr/0001)"_s},
        {u"<boost/"_s, kEverywhere, u"backend/http"_s, u"backend/http, which alone knows Boost"_s},
        {u"<Q(Widget|Dialog|MainWindow|PushButton|Label)>"_s, kEverywhere,
         u"app/widgets app/views app/shell app/main"_s, u"a model; widgets live in app/views"_s},
        {u"currentDateTime|currentMSecsSinceEpoch|system_clock::now|\\btime\\(nullptr\\)"_s,
         kTimeless,
         {},
         u"ports::Clock, or an argument"_s},
        {u"QRandomGenerator|random_device|\\brand\\(\\)"_s,
         kTimeless,
         {},
         u"stw::Prng with a seed, or ports::Ids"_s},
        {u"\\bQ(Multi)?Hash\\b|\\bQSet\\b|unordered_(map|set)"_s,
         kPure,
         {},
         u"QMap or a sorted QList; hashes differ from process to process"_s},
        {u"\\bQ_OBJECT\\b|\\bQObject\\b|<QTimer>|<QFile>|<QDir>|<Q.*Socket>|std::j?thread\\b|"
         "std::mutex\\b"_s,
         kPure,
         {},
         u"an argument; pure folders hold values and functions"_s},
        {u"\\bqC?(Debug|Info|Warning|Critical)\\b"_s, kPure, {}, u"a return value"_s},
        {u"\\b(double|float)\\b"_s, kPure + u" backend/core"_s,
         u"backend/scheduler/scores backend/scheduler/forecast"_s,
         u"whole numbers with the unit in the name"_s},
        {u"\\bQEventLoop\\b"_s, kEverywhere, {}, u"a callback; nested loops re-enter"_s},
        {u"\\bwaitFor(Finished|Started|ReadyRead|Connected|BytesWritten|Disconnected)\\b"_s,
         kEverywhere,
         {},
         u"a signal; the event loop never blocks"_s},
        {u"\\bsender\\(\\)"_s, kEverywhere, {}, u"a lambda that names its sender"_s},
        {u"\\b(SIGNAL|SLOT)\\("_s, kEverywhere, {}, u"a pointer to the member"_s},
        {u"::instance\\(\\)"_s, kEverywhere, {}, u"a constructor argument"_s},
        {u"\\b(class|struct)\\s+\\w*(Manager|Helper|Utils?|Handler)\\b"_s,
         kEverywhere,
         {},
         u"a name that says what it is"_s},
    };
    return rows;
}

bool isUnder(const QString &path, const QString &folders)
{
    const QStringList all = folders.split(u' ', Qt::SkipEmptyParts);
    return std::any_of(all.begin(), all.end(),
                       [&path](const QString &folder) { return path.startsWith(folder + u'/'); });
}

QString at(qsizetype line, const QString &what)
{
    return u"line %1: %2"_s.arg(line + 1).arg(what);
}

QString sideOf(const QString &path)
{
    return path.section(u'/', 0, 0);
}

QString edgeFault(const QString &path, const QString &included, const Layers &layers)
{
    const QString from = libraryOf(path);
    const QString to = libraryOf(included);
    if (from.isEmpty()) { // a root: its own side and what both sides share
        const bool own = sideOf(included) == sideOf(path) || sideOf(included) == u"shared";
        return own ? QString() : u"%1 does not see %2"_s.arg(sideOf(path), included);
    }
    if (from == to)
        return {};
    if (!layers.contains(from))
        return u"%1 has no line in shared/cmake/StwLayers.cmake"_s.arg(from);
    if (to.isEmpty() || !layers.value(from).contains(to))
        return u"%1 may not use %2 (%3)"_s.arg(from, to.isEmpty() ? u"a root"_s : to, included);
    return {};
}

} // namespace

Layers layersOf(const QString &cmake)
{
    static const QRegularExpression kRow(u"^set\\(STW_MAY_USE_(\\w+)\\s+\"([^\"]*)\"\\)"_s,
                                         QRegularExpression::MultilineOption);
    Layers layers;
    auto rows = kRow.globalMatch(cmake);
    while (rows.hasNext()) {
        const auto row = rows.next();
        layers.insert(row.captured(1), row.captured(2).split(u';', Qt::SkipEmptyParts));
    }
    return layers;
}

QString libraryOf(const QString &path)
{
    for (const Place &place : kPlaces) {
        if (path.startsWith(place.folder))
            return place.library;
    }
    if (path.startsWith("backend/executors/"_L1))
        return u"stw_executor_"_s + path.section(u'/', 2, 2);
    return u"stw_"_s + path.section(u'/', 1, 1);
}

QString codeOf(const QString &text)
{
    static const QRegularExpression kSilent(
        u"//[^\\n]*|/\\*.*?\\*/|\"(?:[^\"\\\\\\n]|\\\\.)*\"|'(?:[^'\\\\\\n]|\\\\.)'"_s,
        QRegularExpression::DotMatchesEverythingOption);
    QString code = text;
    auto matches = kSilent.globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        const QString line = text.mid(text.lastIndexOf(u'\n', match.capturedStart()) + 1, 9);
        if (line.startsWith("#include"_L1))
            continue;
        for (qsizetype i = match.capturedStart(); i < match.capturedEnd(); ++i) {
            if (code[i] != u'\n')
                code[i] = u' ';
        }
    }
    return code;
}

QStringList includeFaults(const QString &path, const QString &text, const Layers &layers)
{
    static const QRegularExpression kInclude(u"^#include \"([^\"]+)\""_s);
    QStringList faults;
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString included = kInclude.match(lines[i]).captured(1);
        if (included.isEmpty() || included.endsWith(".moc"_L1))
            continue;
        const bool rooted = isUnder(included, kEverywhere);
        const QString fault = rooted ? edgeFault(path, included, layers)
                                     : u"give the path from the root: "_s + included;
        if (!fault.isEmpty())
            faults.append(at(i, fault));
    }
    return faults;
}

QStringList wordFaults(const QString &path, const QString &text)
{
    QStringList faults;
    const QStringList lines = codeOf(text).split(u'\n');
    for (const Ban &ban : bans()) {
        if (!isUnder(path, ban.under) || isUnder(path, ban.except))
            continue;
        const QRegularExpression pattern(ban.pattern);
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const QString word = pattern.match(lines[i]).captured();
            if (!word.isEmpty())
                faults.append(at(i, u"%1 here; use %2"_s.arg(word, ban.instead)));
        }
    }
    return faults;
}

QStringList sizeFaults(const QString &text)
{
    QStringList faults;
    const QStringList lines = text.split(u'\n');
    if (lines.size() > kMostLines + 1) // the last one is empty
        faults.append(u"longer than %1 lines: split it"_s.arg(kMostLines));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i].size() > kMostColumns)
            faults.append(at(i, u"over %1 columns"_s.arg(kMostColumns)));
    }
    return faults;
}

QStringList functionFaults(const QString &text)
{
    QStringList faults;
    const QStringList lines = text.split(u'\n');
    qsizetype begin = -1;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        // clang-format sets the braces of functions alone in the first column.
        if (lines[i] == u"{") {
            const bool table =
                i + 1 < lines.size() && lines[i + 1].startsWith("    static const"_L1);
            begin = table ? -1 : i;
        }
        if (lines[i] == u"}" && begin >= 0 && i - begin - 1 > kMostFunctionLines)
            faults.append(at(begin, u"a function of more than %1 lines"_s.arg(kMostFunctionLines)));
    }
    return faults;
}

QStringList leftoverFaults(const QString &text)
{
    static const QRegularExpression kOpen(u"\\b(TODO|FIXME|XXX|HACK)\\b(?!\\(#\\d+\\))"_s);
    static const QRegularExpression kMachine(u"(^|[\\s\"'(=])/(work|home|root|Users)/"_s);
    QStringList faults;
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto open = kOpen.match(lines[i]);
        if (open.hasMatch())
            faults.append(
                at(i, u"%1 without an issue's number, as in %1(#12)"_s.arg(open.captured(1))));
        if (kMachine.match(lines[i]).hasMatch())
            faults.append(at(i, u"a path of one machine"_s));
    }
    return faults;
}

QStringList translationFaults(const QString &text)
{
    QStringList faults;
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines[i].contains("type=\"unfinished\""_L1))
            faults.append(at(i, u"an unfinished translation"_s));
    }
    return faults;
}

} // namespace stw::tidy
