#include "app/cli/run.h"

#include "app/cli/layout.h"
#include "app/texts/errortext.h"
#include "shared/wire/views.h"

#include <QCoreApplication>

#include <cstdio>

namespace stw::cli {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Run)
};

void write(std::FILE *stream, const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stream);
    std::fflush(stream);
}

} // namespace

Run::Run(const Arguments &arguments, const client::Settings &settings, QObject *parent)
    : QObject(parent)
    , m_arguments(arguments)
    , m_client(settings)
{}

void Run::send(const client::Ask &ask, const Then &then)
{
    m_client.send(ask, this, [this, then](const Result<client::Answer> &answer) {
        if (answer)
            then(*answer);
        else
            fail(answer.error());
    });
}

void Run::tell(const client::Ask &ask, const QString &sentence)
{
    send(ask, [this, sentence](const client::Answer &answer) {
        if (json())
            print(QString::fromUtf8(answer.body) + (answer.body.isEmpty() ? u""_s : u"\n"_s));
        else
            print(sentence + u'\n');
        finish();
    });
}

void Run::withRequest(const QString &text, std::function<void(RequestId)> then)
{
    if (const std::optional<RequestId> id = RequestId::fromString(text)) {
        then(*id);
        return;
    }
    const QString prefix = text.startsWith("req_"_L1) ? text : "req_"_L1 + text;
    const client::Ask ask{.path = u"requests"_s, .query = {{u"text"_s, prefix}}};
    fetch<wire::Listing<RequestSummary>>(ask, [this, prefix, then](const auto &page) {
        QList<RequestId> found;
        for (const RequestSummary &row : page.items) {
            if (row.id.toString().startsWith(prefix))
                found.append(row.id);
        }
        if (found.size() == 1)
            then(found.first());
        else if (found.isEmpty())
            fail({ErrorCode::NotFound, u"no such request"_s, {}, {{u"id"_s, prefix}}});
        else
            failUsage({ErrorCode::Malformed, {}, {{prefix, u"ambiguous"_s, {}}}, {}});
    });
}

void Run::print(const QString &text)
{
    printBytes(text.toUtf8());
}

void Run::printBytes(const QByteArray &raw)
{
    write(stdout, raw);
}

void Run::note(const QString &line)
{
    write(stderr, line.toUtf8() + '\n');
}

void Run::finish(ExitCode code)
{
    emit finished(code);
}

void Run::finishWith(const QByteArray &json)
{
    printBytes(json.trimmed() + '\n');
    finish();
}

void Run::fail(const Error &error)
{
    printError(error);
    finish(exitCodeOf(error.code));
}

void Run::failUsage(const Error &error)
{
    printError(error);
    finish(ExitCode::Usage);
}

void Run::printError(const Error &error)
{
    for (const QString &line : texts::linesOf(error))
        note(oneLine(line));
    for (auto fact = error.facts.begin(); fact != error.facts.end(); ++fact)
        note(u"  %1: %2"_s.arg(fact.key(), oneLine(fact.value())));
    if (error.code == ErrorCode::Unauthenticated)
        note(Tr::tr("Sign in with: stellwerkctl login"));
}

} // namespace stw::cli
