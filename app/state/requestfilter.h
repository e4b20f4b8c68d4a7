#pragma once

#include "shared/model/request.h"

namespace stw::state {

//! Which requests a list shows: what the query of `GET /v1/requests` can say.
struct RequestFilter
{
    QList<RequestState> states; //!< Empty: every state.
    QString project;            //!< Name; empty: all.
    QString requester;          //!< Sign-in name; empty: all.
    QString spec;               //!< Name without version; empty: all.
    QStringList texts;          //!< Each occurs in purpose or id.
    Instant from;               //!< Submitted then or later; not set: no bound.
    Instant to;                 //!< Submitted before.
    std::optional<qint64> minimumCards;
    std::optional<qint64> maximumCards;

    friend bool operator==(const RequestFilter &, const RequestFilter &) = default;
};

//! What the service can sort by; names as on the wire.
enum class RequestOrder { Submitted, Ended, State, Project };

struct RequestSorting
{
    RequestOrder by = RequestOrder::Submitted;
    bool descending = true;

    friend bool operator==(const RequestSorting &, const RequestSorting &) = default;
};

//! The pairs of the query, in the API's names and spelling.
QList<std::pair<QString, QString>> queryOf(const RequestFilter &filter,
                                           const RequestSorting &sorting = {});

//! A filter that a person gave a name. The text is what was typed: both languages are understood.
struct SavedFilter
{
    QString name;
    QString text;

    static void describe(auto &self, auto &&field)
    {
        field("name", self.name);
        field("text", self.text);
    }
    friend bool operator==(const SavedFilter &, const SavedFilter &) = default;
};

struct SavedFilters
{
    QList<SavedFilter> items;

    static void describe(auto &self, auto &&field) { field("items", self.items); }
    friend bool operator==(const SavedFilters &, const SavedFilters &) = default;
};

} // namespace stw::state
