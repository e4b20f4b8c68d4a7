#include "app/cli/prompt.h"

#include <termios.h>
#include <unistd.h>

#include <cstdio>

namespace stw::cli {

namespace {

enum class Echo { Yes, No };

constexpr char kInterrupt = 3;
constexpr char kEndOfInput = 4;
constexpr char kBackspace = 8;
constexpr char kDelete = 127;
constexpr qsizetype kLongest = 4096;

//! Takes keys as they come and unseen, and Ctrl+C as a key, so that the terminal is always put
//! back as it was.
class QuietTerminal
{
public:
    QuietTerminal()
    {
        tcgetattr(STDIN_FILENO, &m_before);
        termios quiet = m_before;
        quiet.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG);
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &quiet);
    }
    ~QuietTerminal()
    {
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before);
        std::fputc('\n', stderr);
    }
    Q_DISABLE_COPY_MOVE(QuietTerminal)

private:
    termios m_before;
};

std::optional<QByteArray> readLine(bool keys)
{
    QByteArray line;
    char c = 0;
    while (line.size() < kLongest && ::read(STDIN_FILENO, &c, 1) == 1) {
        if (c == '\n' || c == '\r')
            return line;
        if (keys && (c == kInterrupt || c == kEndOfInput))
            return std::nullopt;
        if (keys && (c == kDelete || c == kBackspace))
            line.chop(1);
        else
            line += c;
    }
    return line.isEmpty() ? std::nullopt : std::optional(line);
}

std::optional<QByteArray> ask(const QString &question, Echo echo)
{
    if (!::isatty(STDIN_FILENO))
        return readLine(false);
    std::fputs(question.toUtf8().constData(), stderr);
    std::fputc(' ', stderr);
    std::fflush(stderr);
    if (echo == Echo::Yes)
        return readLine(false);
    const QuietTerminal quiet;
    return readLine(true);
}

} // namespace

std::optional<QByteArray> askSecret(const QString &question)
{
    return ask(question, Echo::No);
}

std::optional<QByteArray> askLine(const QString &question)
{
    return ask(question, Echo::Yes);
}

} // namespace stw::cli
