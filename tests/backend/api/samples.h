#pragma once

#include "backend/api/operations.h"
#include "tests/backend/api/stage.h"

namespace stw::test {

//! A request that \a operation takes on \a stage: every path parameter filled with something of the
//! project `first` that exists, every body valid. Fails the test where the operation has none.
Ask sampleOf(const api::Operation &operation, const Stage &stage);

} // namespace stw::test
