#include "backend/main/logging.h"

#include <QDateTime>
#include <QLoggingCategory>

#include <unistd.h>

#include <atomic>

namespace stw::main {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostCharacters = 4'096;

struct LevelRow
{
    QtMsgType type;
    LogLevel level;
    const char *name;
    const char *journalPrefix; //!< syslog(3)'s numbers.
};

constexpr auto kLevels = std::to_array<LevelRow>({
    {QtDebugMsg, LogLevel::Debug, "debug", "<7>"},
    {QtInfoMsg, LogLevel::Info, "info", "<6>"},
    {QtWarningMsg, LogLevel::Warning, "warning", "<4>"},
    {QtCriticalMsg, LogLevel::Critical, "critical", "<3>"},
    {QtFatalMsg, LogLevel::Critical, "fatal", "<2>"},
});

const LevelRow &rowOfType(QtMsgType type)
{
    for (const LevelRow &row : kLevels) {
        if (row.type == type)
            return row;
    }
    return kLevels.back();
}

QString escaped(QStringView text)
{
    QString safe;
    for (const QChar c : text.left(kMostCharacters)) {
        const bool control =
            c.category() == QChar::Other_Control || c.category() == QChar::Other_Format
            || c.category() == QChar::Separator_Line || c.category() == QChar::Separator_Paragraph;
        if (control)
            safe += u"\\u%1"_s.arg(uint(c.unicode()), 4, 16, QChar(u'0'));
        else if (c == u'\\')
            safe += u"\\\\"_s;
        else
            safe += c;
    }
    return text.size() > kMostCharacters ? safe + u'…' : safe;
}

std::atomic<LogFormat> logFormat{LogFormat::Text};

void writeMessage(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    const Instant now{QDateTime::currentMSecsSinceEpoch() * 1'000};
    const QByteArray line =
        logLine(type, QString::fromUtf8(context.category), text, now, logFormat);
    // One call, so that lines of several threads do not mix. What cannot be logged is lost.
    [[maybe_unused]] const ssize_t written =
        ::write(STDERR_FILENO, line.constData(), size_t(line.size()));
}

} // namespace

QByteArray logLine(QtMsgType type, const QString &category, const QString &text, Instant at,
                   LogFormat format)
{
    const LevelRow &row = rowOfType(type);
    const QByteArray body = escaped(category).toUtf8() + ' ' + escaped(text).toUtf8() + '\n';
    if (format == LogFormat::Journal)
        return row.journalPrefix + body;
    return toText(at).toLatin1() + ' ' + row.name + ' ' + body;
}

void installLogging(LogLevel level, LogFormat format)
{
    logFormat = format;
    QString rules = u"*.debug=false\n*.info=false\n"_s;
    for (const LevelRow &row : kLevels) {
        if (row.type != QtFatalMsg)
            rules += u"stw.*.%1=%2\n"_s.arg(QLatin1StringView(row.name),
                                            row.level >= level ? u"true"_s : u"false"_s);
    }
    QLoggingCategory::setFilterRules(rules);
    qInstallMessageHandler(&writeMessage);
}

} // namespace stw::main
