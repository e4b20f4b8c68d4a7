#pragma once

#include "app/cli/run.h"
#include "shared/model/request.h"

namespace stw::cli {

//! Options of a wish, shared by `preview` and `submit`.
std::span<const Option> wishOptions();

//! Goes on with the wish that was typed: its project found, its parameters typed by the template.
void withWish(Run &run, std::function<void(const Wish &)> then);

} // namespace stw::cli
