#pragma once

#include "backend/domain/world.h"
#include "shared/wire/views.h"

namespace stw::api {

// What of people and credentials may be shown: everything but hashes.

wire::UserView viewOf(const User &user);
wire::TokenView viewOf(const Token &token);

//! Names for ids, to show; the id where the directory knows none.
QString tenantName(const domain::Directory &directory, TenantId id);
QString projectName(const domain::Directory &directory, ProjectId id);
QString userName(const domain::Directory &directory, UserId id);

} // namespace stw::api
