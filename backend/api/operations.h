#pragma once

#include "backend/api/call.h"
#include "backend/api/schema.h"

namespace stw::api {

enum class Method { Get, Put, Post, Patch, Delete };

} // namespace stw::api

template <>
struct stw::Named<stw::api::Method>
{
    // clang-format off: a table is read in columns.
    static constexpr auto kRows = std::to_array<NamedRow<stw::api::Method>>({
        {stw::api::Method::Get, QLatin1StringView("GET")},
        {stw::api::Method::Put, QLatin1StringView("PUT")},
        {stw::api::Method::Post, QLatin1StringView("POST")},
        {stw::api::Method::Patch, QLatin1StringView("PATCH")},
        {stw::api::Method::Delete, QLatin1StringView("DELETE")},
    });
    // clang-format on
};

template <>
struct stw::Named<stw::ports::RequestSort>
{
    static constexpr auto kRows = std::to_array<NamedRow<stw::ports::RequestSort>>({
        {stw::ports::RequestSort::SubmittedAt, QLatin1StringView("submitted_at")},
        {stw::ports::RequestSort::EndedAt, QLatin1StringView("ended_at")},
        {stw::ports::RequestSort::State, QLatin1StringView("state")},
        {stw::ports::RequestSort::Project, QLatin1StringView("project")},
    });
};

namespace stw::api {

//! Where the project comes from in which the permission is needed.
enum class Within {
    Anywhere, //!< In one project at least, or in the installation; lists show what is in reach.
    Project,  //!< The path's `{project}`.
    Request,  //!< The project of the path's `{request}`.
    Body,     //!< The body's project; checked after decoding.
    Change,   //!< The proposal's change names the permission; checked with it.
    Public,   //!< No caller at all.
};

using Handler = void (*)(const Call &);
using SchemaOf = QJsonObject (*)(Schemas &);

//! What runs, and the body it takes where it takes one.
struct Act
{
    Handler run = nullptr;
    SchemaOf body = nullptr;
    bool rawBody = false; //!< Any bytes, up to Settings::mostUploadBytes.
};

//! What an operation answers when it succeeds.
struct Gives
{
    int status = 200;
    SchemaOf schema = nullptr;                                       //!< None: not JSON.
    QLatin1StringView media = QLatin1StringView("application/json"); //!< Empty: no body.
};

enum class Header { IdempotencyKey, IfMatch };

//! One row of the API. Router, authorization, OpenAPI document and matrix test read it.
struct Operation
{
    QLatin1StringView id;
    Method method = Method::Get;
    QLatin1StringView path; //!< `{name}` is one segment, `{name*}` all that follow.
    Permission permission = Permission::SessionOwn; //!< Means nothing to Public and Change.
    Within within = Within::Anywhere;
    Act act;
    Gives gives;
    std::span<const QueryRule> query = {};
    std::optional<Header> header = {}; //!< A header that must be there.
    bool socket = false;               //!< A WebSocket; an ordinary request gets 426.
};

std::span<const Operation> operations();

template <wire::Ruled Body, void (*act)(const Call &, const Body &)>
void decoded(const Call &call)
{
    const Result<Body> body = wire::decodeBody<Body>(call.request->body);
    if (!body)
        return call.refuse(body.error());
    act(call, *body);
}

template <wire::Ruled Body, void (*act)(const Call &, const Body &)>
constexpr Act takes()
{
    return {&decoded<Body, act>, &schemaOf<Body>};
}

template <class T>
constexpr Gives gives(int status = 200)
{
    return {status, &schemaOf<T>};
}

} // namespace stw::api
