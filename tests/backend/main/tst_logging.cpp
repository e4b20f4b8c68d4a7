#include "backend/main/logging.h"

#include <QLoggingCategory>
#include <QTest>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::main;

namespace {

Q_LOGGING_CATEGORY(lcProbe, "stw.probe")
Q_LOGGING_CATEGORY(lcForeign, "other.probe")

constexpr Instant kAt{1'700'000'000'123'456};

//! What \a action writes to standard error.
template <class Action>
QByteArray written(Action action)
{
    int ends[2] = {-1, -1};
    if (::pipe2(ends, O_CLOEXEC) != 0)
        return {};
    const int before = ::dup(STDERR_FILENO);
    ::dup2(ends[1], STDERR_FILENO);
    action();
    ::dup2(before, STDERR_FILENO);
    ::close(before);
    ::close(ends[1]);
    QByteArray bytes(65'536, '\0');
    const ssize_t size = ::read(ends[0], bytes.data(), size_t(bytes.size()));
    ::close(ends[0]);
    return bytes.left(qMax(ssize_t(0), size));
}

} // namespace

class tst_Logging : public QObject
{
    Q_OBJECT

private slots:
    void lines_data();
    void lines();
    void longTextsAreCut();
    void levelsDecideWhatIsWritten_data();
    void levelsDecideWhatIsWritten();
};

void tst_Logging::lines_data()
{
    QTest::addColumn<QtMsgType>("type");
    QTest::addColumn<QString>("text");
    QTest::addColumn<LogFormat>("format");
    QTest::addColumn<QString>("expected");

    const QString begin = u"2023-11-14T22:13:20.123456Z "_s;
    QTest::newRow("a clause and its facts stay as they are")
        << QtInfoMsg << u"placed request=req_1 node=a"_s << LogFormat::Text
        << begin + u"info stw.core placed request=req_1 node=a\n"_s;
    QTest::newRow("words of people stay readable")
        << QtInfoMsg << u"Grüße 中"_s << LogFormat::Text << begin + u"info stw.core Grüße 中\n"_s;
    QTest::newRow("a line break cannot forge a line")
        << QtWarningMsg << u"a\nb\r"_s << LogFormat::Text
        << begin + u"warning stw.core a\\u000ab\\u000d\n"_s;
    QTest::newRow("a terminal gets no commands")
        << QtInfoMsg << u"\x1b[2J\u009b"_s << LogFormat::Text
        << begin + u"info stw.core \\u001b[2J\\u009b\n"_s;
    QTest::newRow("a text cannot turn its direction")
        << QtInfoMsg << u"a\u202eb\u2028c"_s << LogFormat::Text
        << begin + u"info stw.core a\\u202eb\\u2028c\n"_s;
    QTest::newRow("an escape cannot be faked")
        << QtInfoMsg << u"\\u000a"_s << LogFormat::Text << begin + u"info stw.core \\\\u000a\n"_s;
    QTest::newRow("the journal gets the level and no time")
        << QtCriticalMsg << u"disk full"_s << LogFormat::Journal << u"<3>stw.core disk full\n"_s;
}

void tst_Logging::lines()
{
    QFETCH(QtMsgType, type);
    QFETCH(QString, text);
    QFETCH(LogFormat, format);
    QFETCH(QString, expected);
    QCOMPARE(QString::fromUtf8(logLine(type, u"stw.core"_s, text, kAt, format)), expected);
}

void tst_Logging::longTextsAreCut()
{
    const QByteArray line =
        logLine(QtInfoMsg, u"stw.core"_s, QString(100'000, u'x'), kAt, LogFormat::Journal);
    QVERIFY(line.size() < 4'200);
    QVERIFY(line.endsWith("x…\n"));
}

void tst_Logging::levelsDecideWhatIsWritten_data()
{
    QTest::addColumn<LogLevel>("level");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("debug") << LogLevel::Debug << QByteArray("diwcwc");
    QTest::newRow("info") << LogLevel::Info << QByteArray("iwcwc");
    QTest::newRow("warning") << LogLevel::Warning << QByteArray("wcwc");
    QTest::newRow("critical") << LogLevel::Critical << QByteArray("cwc");
}

void tst_Logging::levelsDecideWhatIsWritten()
{
    QFETCH(LogLevel, level);
    QFETCH(QByteArray, expected);
    const QByteArray lines = written([level] {
        installLogging(level, LogFormat::Journal);
        qCDebug(lcProbe, "d");
        qCInfo(lcProbe, "i");
        qCWarning(lcProbe, "w");
        qCCritical(lcProbe, "c");
        qCDebug(lcForeign, "d");
        qCInfo(lcForeign, "i");
        qCWarning(lcForeign, "w");
        qCCritical(lcForeign, "c");
        qInstallMessageHandler(nullptr);
    });
    QByteArray letters;
    for (const QByteArray &line : lines.split('\n')) {
        if (!line.isEmpty())
            letters += line.back();
    }
    QCOMPARE(letters, expected);
}

QTEST_APPLESS_MAIN(tst_Logging)
#include "tst_logging.moc"
