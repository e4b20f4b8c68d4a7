#pragma once

#include "shared/model/views.h"

namespace stw::state {

//! What a notification is about. `desktop`: worth a message outside the window (UX 4.7).
enum class Topic {
    Started,  //!< The work runs.
    Ended,    //!< The request is over: completed, released, cancelled, expired, failed.
    Waits,    //!< It waits for another reason than before.
    Requeued, //!< An attempt was lost; it is queued anew.
    Approval, //!< It went to approval.
    Refused,  //!< It was not approved.
    Decision, //!< A proposal awaits a second person.
};

struct TopicRow : NamedRow<Topic>
{
    bool desktop;
};

} // namespace stw::state

template <>
struct stw::Named<stw::state::Topic>
{
    // clang-format off: a table is read in columns.
    static constexpr auto kRows = std::to_array<stw::state::TopicRow>({
        {{stw::state::Topic::Started, QLatin1StringView("started")}, true},
        {{stw::state::Topic::Ended, QLatin1StringView("ended")}, true},
        {{stw::state::Topic::Waits, QLatin1StringView("waits")}, false},
        {{stw::state::Topic::Requeued, QLatin1StringView("requeued")}, true},
        {{stw::state::Topic::Approval, QLatin1StringView("approval")}, false},
        {{stw::state::Topic::Refused, QLatin1StringView("refused")}, true},
        {{stw::state::Topic::Decision, QLatin1StringView("decision")}, true},
    });
    // clang-format on
};

namespace stw::state {

struct Notification
{
    QString key; //!< Topic and object: a newer one of the same key replaces the older.
    Topic topic = Topic::Started;
    FeedLine line;
    QString purpose; //!< Of the request; empty: not known yet.
    bool read = false;

    static void describe(auto &self, auto &&field)
    {
        field("key", self.key);
        field("topic", self.topic);
        field("line", self.line);
        field("purpose", self.purpose);
        field("read", self.read);
    }
    friend bool operator==(const Notification &, const Notification &) = default;
};

//! What is kept between two starts of the console.
struct Inbox
{
    qint64 seq = 0;            //!< Of the last line seen: the feed goes on behind it. 0: none yet.
    QList<Notification> items; //!< The newest first.

    static void describe(auto &self, auto &&field)
    {
        field("seq", self.seq);
        field("items", self.items);
    }
    friend bool operator==(const Inbox &, const Inbox &) = default;
};

} // namespace stw::state
