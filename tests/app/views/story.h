#pragma once

#include "app/state/notification.h"
#include "app/views/controlroom/overview.h"
#include "shared/model/quota.h"
#include "shared/wire/views.h"

//! The story of the pictures in design/look: Tuesday 17 November 2026, 14:03:20 in Berlin. One set
//! of values for every view, with German and English purposes as people write them.
namespace story {

constexpr stw::Instant kNow{1'794'920'600'000'000};       // 2026-11-17T13:03:20Z
constexpr stw::Instant kTodayEnds{1'794'956'400'000'000}; // 2026-11-17T23:00:00Z

stw::RequestId requestId(quint64 number);

//! A request, made in the order in which its life goes on.
class Request
{
public:
    explicit Request(const QString &purpose);

    Request &by(const QString &requester);
    Request &in(const QString &project);
    Request &spec(const QString &name, qint64 cards);
    Request &waits(const QString &reason, std::optional<qint64> position = {});
    Request &state(stw::RequestState state);
    Request &endsIn(stw::Micros length); //!< Running.
    Request &endedBefore(stw::Micros length, stw::RequestState how);
    Request &costs(qint64 cents);
    Request &submittedBefore(stw::Micros length);
    operator stw::RequestSummary() const { return m_request; } // NOLINT: reads as the value

private:
    stw::RequestSummary m_request;
};

QList<stw::RequestSummary> requests();
QList<stw::QuotaLine> quota();
QList<stw::UsageLine> usage();
stw::state::Inbox inbox();
stw::views::Overview overview();
QList<stw::wire::UserView> users();
QList<stw::wire::MemberView> members();
QList<stw::Tenant> tenants();
QList<stw::Project> projects();
QList<stw::wire::SpecView> specs();

} // namespace story
