#include "backend/executors/local/filetree.h"

#include "backend/task/files.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <memory>

namespace stw::executors {

using namespace Qt::StringLiterals;
using task::Fd;
using task::systemError;

namespace {

constexpr int kFolder = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;

struct CloseFolder
{
    void operator()(DIR *folder) const { closedir(folder); }
};

//! Calls \a entry with each name; stops when it returns false. The stream has a descriptor of its
//! own, so that the caller's keeps its position.
template <class Entry>
void eachEntry(int folder, const Entry &entry)
{
    const int own = openat(folder, ".", kFolder);
    const std::unique_ptr<DIR, CloseFolder> stream(own < 0 ? nullptr : fdopendir(own));
    while (stream) {
        const dirent *found = readdir(stream.get());
        if (!found)
            return;
        const QByteArray name(found->d_name);
        if (name != "." && name != ".." && !entry(name))
            return;
    }
}

bool isFolder(int folder, const QByteArray &name)
{
    struct stat status = {};
    return fstatat(folder, name.constData(), &status, AT_SYMLINK_NOFOLLOW) == 0
           && S_ISDIR(status.st_mode);
}

//! Work of our own user may have taken our rights away. As root nothing can, and chmod follows
//! links that other work of the same project may put there.
void makeOurs(int folder, const QByteArray &name)
{
    if (geteuid() != 0)
        fchmodat(folder, name.constData(), 0700, 0);
}

class Listing
{
public:
    explicit Listing(uid_t owner)
        : m_owner(owner)
    {}

    void walk(int folder, const QString &prefix, int depth)
    {
        eachEntry(folder, [&](const QByteArray &name) {
            look(folder, name, prefix, depth);
            return m_files.size() < kMostFiles && ++m_seen < kMostSeen;
        });
    }
    QMap<QString, qint64> files() const { return m_files; }

private:
    static constexpr qsizetype kMostFiles = 10'000;
    static constexpr qsizetype kMostSeen = 100'000;
    static constexpr int kMostDepth = 32;

    void look(int folder, const QByteArray &name, const QString &prefix, int depth)
    {
        const QString text = QString::fromUtf8(name);
        struct stat status = {};
        if (text.toUtf8() != name
            || fstatat(folder, name.constData(), &status, AT_SYMLINK_NOFOLLOW) != 0)
            return;
        if (S_ISREG(status.st_mode) && status.st_uid == m_owner) {
            m_files.insert(prefix + text, status.st_size);
        } else if (S_ISDIR(status.st_mode) && depth < kMostDepth) {
            const Fd below(openat(folder, name.constData(), kFolder));
            if (below.isOpen())
                walk(below.get(), prefix + text + u'/', depth + 1);
        }
    }

    uid_t m_owner;
    qsizetype m_seen = 0;
    QMap<QString, qint64> m_files;
};

struct WorkFolder
{
    Fd fd;
    uid_t owner;
};

Result<WorkFolder> openWork(const QString &path)
{
    Fd folder(open(path.toUtf8().constData(), kFolder));
    struct stat status = {};
    if (!folder.isOpen() || fstat(folder.get(), &status) != 0)
        return tl::unexpected(systemError(path));
    return WorkFolder{std::move(folder), status.st_uid};
}

//! Removes trees without recursion: a folder with folders in it is emptied by moving those up to
//! the top, so that neither depth nor open descriptors grow.
class Removal
{
public:
    explicit Removal(int top)
        : m_top(top)
    {}

    Result<> run()
    {
        while (m_failure == 0) {
            const QList<QByteArray> folders = removeFilesIn(m_top);
            if (folders.isEmpty())
                break;
            for (const QByteArray &name : folders)
                flatten(name);
        }
        if (m_failure != 0) {
            errno = m_failure;
            return tl::unexpected(systemError(u"remove"_s));
        }
        return {};
    }

private:
    //! What is left: the names of folders.
    QList<QByteArray> removeFilesIn(int folder)
    {
        QList<QByteArray> folders;
        eachEntry(folder, [&](const QByteArray &name) {
            if (isFolder(folder, name))
                folders.append(name);
            else
                check(unlinkat(folder, name.constData(), 0));
            return m_failure == 0;
        });
        return folders;
    }

    void flatten(const QByteArray &name)
    {
        makeOurs(m_top, name);
        const Fd folder(openat(m_top, name.constData(), kFolder));
        if (!folder.isOpen())
            return check(-1);
        for (const QByteArray &below : removeFilesIn(folder.get())) {
            makeOurs(folder.get(), below);
            moveUp(folder.get(), below);
        }
        check(unlinkat(m_top, name.constData(), AT_REMOVEDIR));
    }

    void moveUp(int folder, const QByteArray &name)
    {
        int moved = -1;
        do {
            const QByteArray fresh = "removed-" + QByteArray::number(++m_moved);
            moved = renameat2(folder, name.constData(), m_top, fresh.constData(), RENAME_NOREPLACE);
        } while (moved != 0 && errno == EEXIST);
        check(moved);
    }

    void check(int result)
    {
        if (result != 0 && errno != ENOENT)
            m_failure = errno;
    }

    int m_top;
    int m_failure = 0;
    qint64 m_moved = 0;
};

} // namespace

Result<QMap<QString, qint64>> listFiles(const QString &folder)
{
    const Result<WorkFolder> work = openWork(folder);
    if (!work)
        return tl::unexpected(work.error());
    Listing listing(work->owner);
    listing.walk(work->fd.get(), {}, 0);
    return listing.files();
}

Result<QByteArray> readBelow(const QString &folder, const QString &name, qint64 most)
{
    constexpr qsizetype kLongestName = 4096;
    if (name.isEmpty() || name.size() > kLongestName || name.contains(QChar(u'\0')))
        return failure(ErrorCode::NotFound, u"no such file"_s);
    const Result<WorkFolder> work = openWork(folder);
    if (!work)
        return tl::unexpected(work.error());
    // Non-blocking: opening a FIFO must not hang.
    const Result<Fd> file = task::openBeneath(work->fd.get(), name, O_RDONLY | O_NONBLOCK);
    struct stat status = {};
    // A hard link may name a file of somebody else, which we could read and the work could not.
    if (!file || fstat(file->get(), &status) != 0 || !S_ISREG(status.st_mode)
        || status.st_uid != work->owner)
        return failure(ErrorCode::NotFound, u"no such file"_s);
    if (status.st_size > most)
        return failure(ErrorCode::TooLarge, name, {{u"most"_s, QString::number(most)}});
    QByteArray bytes(qsizetype(status.st_size), Qt::Uninitialized);
    qsizetype at = 0;
    while (at < bytes.size()) {
        const ssize_t got = pread(file->get(), bytes.data() + at, size_t(bytes.size() - at), at);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return tl::unexpected(systemError(name));
        if (got == 0)
            break; // It became shorter meanwhile.
        at += got;
    }
    bytes.truncate(at);
    return bytes;
}

Result<> removeTree(int folder, const QString &name)
{
    const QByteArray entry = name.toUtf8();
    if (!isFolder(folder, entry)) {
        if (unlinkat(folder, entry.constData(), 0) != 0 && errno != ENOENT)
            return tl::unexpected(systemError(name));
        return {};
    }
    makeOurs(folder, entry);
    const Fd top(openat(folder, entry.constData(), kFolder));
    if (!top.isOpen())
        return tl::unexpected(systemError(name));
    if (const Result<> emptied = Removal(top.get()).run(); !emptied)
        return emptied;
    if (unlinkat(folder, entry.constData(), AT_REMOVEDIR) != 0)
        return tl::unexpected(systemError(name));
    return {};
}

} // namespace stw::executors
