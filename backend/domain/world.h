#pragma once

#include "backend/domain/commands.h"
#include "backend/domain/events.h"
#include "shared/base/result.h"
#include "shared/model/actor.h"
#include "shared/model/admission.h"

#include <memory>
#include <set>

namespace stw::domain {

struct Directory
{
    QMap<TenantId, Tenant> tenants;
    QMap<ProjectId, Project> projects;
    QMap<QString, ProjectId> projectOfName;
    QMap<UserId, User> users;
    QMap<QString, UserId> userOfName;
    QMap<std::pair<ProjectId, UserId>, Role> members;
    QMap<TokenId, Token> tokens; //!< Neither revoked nor cleaned away.
    QMap<QString, TokenId> tokenOfHash;
    QMap<ProposalId, Proposal> proposals;

    const Tenant *tenantNamed(QStringView nameOrId) const;
    const Project *projectNamed(QStringView nameOrId) const;
    const User *userNamed(QStringView nameOrId) const;
};

struct Catalogue
{
    QList<AcceleratorModel> models;
    QMap<QString, AcceleratorClass> classes;
    QMap<VersionRef, Image> images;
    QMap<VersionRef, Template> templates;
    QMap<VersionRef, Spec> specs;
    QMap<VersionRef, QList<PriceVersion>> prices; //!< By spec version; ascending versions.

    //! The entry that \a ref names; version 0 is the newest. Null: none.
    const Spec *spec(const VersionRef &ref) const;
    const Template *tmpl(const VersionRef &ref) const;
    //! The price valid at \a at: the highest version whose validity has begun. Null: none.
    const PriceVersion *price(const VersionRef &spec, Instant at) const;
};

struct Fleet
{
    QMap<QString, Pool> pools;
    QMap<QString, Node> nodes;
};

struct AccountKey
{
    Scope scope;
    QuotaDimension dimension = QuotaDimension::Cards;
    QString period; //!< `2026-11`; empty for instant dimensions.

    friend std::strong_ordering operator<=>(const AccountKey &, const AccountKey &) = default;
};

struct Balance
{
    qint64 used = 0;
    qint64 held = 0;

    friend bool operator==(const Balance &, const Balance &) = default;
};

//! Double entry: every posting moves an amount from one account to another.
enum class Account { Free, Held, Used };

struct Posting
{
    AccountKey key;
    Account from = Account::Free;
    Account to = Account::Held;
    qint64 amount = 0; //!< ≥ 0, in the dimension's unit.
    RequestId request;
    TenantId tenant;
    ProjectId project;
    QString acceleratorType;

    friend bool operator==(const Posting &, const Posting &) = default;
};

struct Ledger
{
    QMap<std::pair<Scope, QuotaDimension>, qint64> limits;
    QMap<AccountKey, Balance> balances; //!< Zero balances are not kept.
};

//! What live allocations hold.
struct NodeUse
{
    qint64 cpuMilli = 0;
    qint64 memoryMiB = 0;
};
struct Occupancy
{
    QMap<QString, RequestId> cards;
    QMap<QString, NodeUse> nodes;
    std::set<RequestId> holders; //!< Of a live allocation.
};

//! Where a waiting request stands: priority class, then age, then id.
struct QueueKey
{
    int rank = 0; //!< Smaller goes first.
    Instant submittedAt;
    RequestId id;

    friend auto operator<=>(const QueueKey &, const QueueKey &) = default;
};

struct SubmitKey
{
    UserId requester;
    QString key;

    friend std::strong_ordering operator<=>(const SubmitKey &, const SubmitKey &) = default;
};
struct SubmitTrace
{
    RequestId request;
    QString bodyDigest;
    Instant at;
};

using RequestPtr = std::shared_ptr<const Request>;

//! The live requests. A terminal one stays until forget(), which the loop calls once its rows are
//! written; the tables keep it.
struct Requests
{
    QMap<RequestId, RequestPtr> live;
    QMap<QueueKey, RequestId> waiting;
    QMap<SubmitKey, SubmitTrace> keys;
};

//! All that decisions rest on. A plain value: copies share what does not change.
struct World
{
    qint64 seq = 0; //!< Journal position of the last applied event.
    Directory directory;
    Catalogue catalogue;
    Fleet fleet;
    Ledger ledger;
    Occupancy occupancy;
    Requests requests;
};

struct Settings
{
    bool singlePerson = false; //!< One person may activate own proposals.
    qint64 mostAttempts = 3;
    qint64 mostFailures = 5; //!< Failed sign-ins until the account locks.
    qint64 lockSeconds = 300;
    qint64 keySeconds = 86'400; //!< How long an idempotency key is remembered.
};

struct Context
{
    Actor actor;
    Instant now;
    Settings settings;
};

//! Decides and changes nothing: the events that \a command brings about, or why it may not.
//! Nothing to do (a repeated report, a second release) is an empty list.
Result<QList<Event>> decide(const World &world, const Command &command, const Context &context);

//! Changes and decides nothing. Applying the journal's events in order gives the world.
void apply(World &world, const Event &event);

//! Takes a terminal request out of the live ones.
void forget(World &world, RequestId id);

//! What \a event moves in the ledger; \a before is the world it is about to be applied to.
QList<Posting> postingsOf(const World &before, const Event &event);

//! Where \a request stands in the queue.
QueueKey queueKeyOf(const Request &request);

//! Takes for \a request what \a allocation holds.
void occupy(Occupancy &occupancy, const Request &request, const Allocation &allocation);

//! The live request that \a event is about, or none.
RequestId requestOf(const Event &event);

} // namespace stw::domain
