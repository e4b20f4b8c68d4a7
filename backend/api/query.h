#pragma once

#include "shared/base/instant.h"
#include "shared/base/named.h"
#include "shared/base/result.h"

#include <limits>
#include <span>

namespace stw::api {

enum class QueryKind {
    Text,   //!< `minimum` and `maximum` are characters.
    Whole,  //!< A whole number in that range.
    Moment, //!< RFC 3339.
    Choice, //!< One of `choices`.
};

//! A name that an operation takes in the query. Others are refused.
struct QueryRule
{
    QLatin1StringView name;
    QueryKind kind = QueryKind::Text;
    qint64 minimum = 0;
    qint64 maximum = 200;
    QStringList (*choices)() = nullptr;
    bool repeatable = false;
};

template <NamedEnum E>
QStringList namesOf()
{
    QStringList names;
    for (const auto &row : Named<E>::kRows)
        names += row.name;
    return names;
}

//! The query of a request, known to keep its operation's rules.
class Query
{
public:
    using Pairs = QList<std::pair<QString, QString>>;

    //! Every fault at once: unknown, repeated, out of range, not a number.
    static Result<Query> read(const Pairs &pairs, std::span<const QueryRule> rules);

    QString text(QLatin1StringView name) const; //!< Empty where absent.
    QStringList texts(QLatin1StringView name) const;
    qint64 whole(QLatin1StringView name, qint64 otherwise) const;
    Instant moment(QLatin1StringView name) const; //!< Not set where absent.
    template <NamedEnum E>
    E choice(QLatin1StringView name, E otherwise) const
    {
        return fromName<E>(text(name)).value_or(otherwise);
    }

private:
    Pairs m_pairs;
};

} // namespace stw::api
