#include "app/shell/pages/savefile.h"

#include "app/texts/errortext.h"

namespace stw::shell {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int kPiece = 1024 * 1024; // the most that the service gives at once

} // namespace

SaveFile::SaveFile(client::Client &client, const QString &path, const QString &target,
                   QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_path(path)
    , m_file(target)
{}

void SaveFile::start()
{
    if (!m_file.open(QIODevice::WriteOnly))
        return fail(m_file.errorString());
    ask();
}

void SaveFile::ask()
{
    client::Ask ask{.path = m_path, .deadline = 10min};
    if (m_path.endsWith("/output"_L1)) {
        ask.query.addQueryItem(u"offset"_s, QString::number(m_offset));
        ask.query.addQueryItem(u"limit"_s, QString::number(kPiece));
    }
    m_client.send(ask, this, [this](const Result<client::Answer> &answer) {
        if (answer)
            take(*answer);
        else
            fail(texts::textOf(answer.error().code));
    });
}

void SaveFile::take(const client::Answer &answer)
{
    if (m_file.write(answer.body) != answer.body.size())
        return fail(m_file.errorString());
    const bool pieces = answer.headers.contains("x-next-offset");
    m_offset =
        pieces ? answer.headers.value("x-next-offset").toLongLong() : m_offset + answer.body.size();
    const bool more = pieces && !answer.body.isEmpty()
                      && m_offset < answer.headers.value("x-output-size").toLongLong();
    if (more)
        return ask();
    if (!m_file.commit())
        return fail(m_file.errorString());
    emit saved(m_file.fileName(), m_offset);
    deleteLater();
}

void SaveFile::fail(const QString &sentence)
{
    m_file.cancelWriting();
    emit failed(sentence);
    deleteLater();
}

} // namespace stw::shell
