#include "backend/store/sqlfiles.h"

#include <QDirIterator>
#include <QFile>
#include <QMap>

namespace stw::store {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView kQueries{":/store/sql/queries/"};
constexpr QLatin1StringView kMigrations{":/store/sql/migrations/"};

QString suffixOf(Engine engine)
{
    switch (engine) {
    case Engine::Sqlite: return u".sqlite.sql"_s;
    case Engine::PostgreSql: return u".postgresql.sql"_s;
    }
    Q_UNREACHABLE();
}

QString read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString();
}

//! The file of each step below \a folder that \a engine uses, by the step's path without endings.
QMap<QString, QString> stepsOf(Engine engine, const QString &folder)
{
    QMap<QString, QString> pathOfStep;
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const QString step = path.left(path.indexOf(u'.', path.lastIndexOf(u'/')));
        if (path == step + u".sql"_s || path == step + suffixOf(engine))
            pathOfStep.insert(step.mid(folder.size()), path);
    }
    return pathOfStep;
}

} // namespace

QString query(Engine engine, const QString &name)
{
    for (const QString &ending : {suffixOf(engine), u".sql"_s}) {
        const QString text = read(kQueries + name + ending);
        if (!text.isEmpty())
            return text;
    }
    qFatal("no SQL file for the query %s", qPrintable(name));
}

QStringList queryNames(Engine engine)
{
    return stepsOf(engine, kQueries).keys();
}

QList<Migration> migrations(Engine engine)
{
    QList<Migration> found;
    const QMap<QString, QString> steps = stepsOf(engine, kMigrations);
    for (auto step = steps.begin(); step != steps.end(); ++step) {
        const qint64 version = step.key().section(u'_', 0, 0).toLongLong();
        if (found.isEmpty() || found.last().version != version)
            found.append(Migration{version, {}});
        found.last().statements.append(read(step.value()));
    }
    return found;
}

} // namespace stw::store
