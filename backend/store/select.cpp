#include "backend/store/select.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace stw::store {

using namespace Qt::StringLiterals;

Select::Select(Engine engine, const QString &name)
    : m_engine(engine)
    , m_sql(query(engine, name))
{}

void Select::where(const QString &condition, const Bindings &bindings)
{
    m_sql += u"\n  AND "_s + condition;
    m_bindings += bindings;
}

void Select::whereIn(QLatin1StringView column, const QStringList &values)
{
    const QString list = m_engine == Engine::Sqlite
                             ? u"%1 IN (SELECT value FROM json_each(:%1_list))"_s
                             : u"%1 IN (SELECT jsonb_array_elements_text("
                               "CAST(:%1_list AS JSONB)))"_s;
    const QByteArray json =
        QJsonDocument(QJsonArray::fromStringList(values)).toJson(QJsonDocument::Compact);
    where(list.arg(column), {{u":%1_list"_s.arg(column), QString::fromUtf8(json)}});
}

void Select::whereLike(QLatin1StringView column, const QString &before, const QString &value,
                       const QString &after)
{
    QString pattern = value;
    for (const QChar special : {u'!', u'%', u'_'})
        pattern.replace(special, u'!' + QString(special));
    const QString name = u":%1_like_%2"_s.arg(column).arg(m_bindings.size());
    where(u"%1 LIKE %2 ESCAPE '!'"_s.arg(column, name), {{name, before + pattern + after}});
}

void Select::whereReaches(const ports::Reach &reach)
{
    if (!reach.projects)
        return;
    QStringList ids;
    for (const ProjectId &id : *reach.projects)
        ids += id.toString();
    whereIn("project"_L1, ids);
}

void Select::order(const QString &clause, qint64 limit, qint64 skip)
{
    m_sql += u"\nORDER BY "_s + clause + u"\nLIMIT :limit"_s;
    m_bindings.append({u":limit"_s, limit});
    if (skip > 0) {
        m_sql += u"\nOFFSET :skip"_s;
        m_bindings.append({u":skip"_s, skip});
    }
}

Result<void> Select::each(Database &database, const Database::Visit &visit) const
{
    return database.look([&] { return database.each(m_sql, m_bindings, visit); });
}

} // namespace stw::store
