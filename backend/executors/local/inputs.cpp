#include "backend/executors/local/inputs.h"

#include "backend/task/files.h"

#include <QDateTime>
#include <QDir>

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>

namespace stw::executors {

using namespace Qt::StringLiterals;

namespace {

//! Also the pieces of an upload that a killed process left, whose names begin with a dot.
QFileInfoList filesIn(const QString &folder)
{
    return QDir(folder).entryInfoList(QDir::Files | QDir::Hidden | QDir::System);
}

} // namespace

bool isInputName(const QString &name)
{
    constexpr qsizetype kMostBytes = 200;
    const auto bad = [](QChar c) { return c == u'/' || c.category() == QChar::Other_Control; };
    return !name.isEmpty() && name.isValidUtf16() && name.toUtf8().size() <= kMostBytes
           && !name.startsWith(u'.') && std::none_of(name.begin(), name.end(), bad);
}

QString inputFolderOf(const QString &inputs, UserId user)
{
    return inputs + u'/' + user.toString();
}

Inputs::Inputs(const QString &folder, qint64 most)
    : m_folder(folder)
    , m_most(most)
{}

Result<> Inputs::keep(UserId user, const QString &name, const QByteArray &bytes)
{
    if (!isInputName(name))
        return malformed({{u"name"_s, u"format"_s,
                           u"a file name of at most 200 bytes, without / and leading dot"_s}});
    const QString folder = inputFolderOf(m_folder, user);
    const std::lock_guard lock(m_mutex);
    qint64 others = 0;
    for (const QFileInfo &file : filesIn(folder))
        others += file.fileName() == name ? 0 : file.size();
    if (bytes.size() > m_most - others)
        return failure(ErrorCode::TooLarge, u"uploads of one person"_s,
                       {{u"most"_s, QString::number(m_most)},
                        {u"left"_s, QString::number(qMax(m_most - others, qint64(0)))}});
    if (mkdir(folder.toUtf8().constData(), 0700) != 0 && errno != EEXIST)
        return tl::unexpected(task::systemError(folder));
    return task::writeFile(folder + u'/' + name, bytes);
}

void Inputs::expire(Instant before)
{
    const std::lock_guard lock(m_mutex);
    for (const QString &user : QDir(m_folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString folder = m_folder + u'/' + user;
        for (const QFileInfo &file : filesIn(folder)) {
            if (file.lastModified().toMSecsSinceEpoch() * 1000 < before.us)
                QFile::remove(file.filePath());
        }
        QDir().rmdir(folder); // Only an empty one goes.
    }
}

} // namespace stw::executors
