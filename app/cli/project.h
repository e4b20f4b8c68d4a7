#pragma once

#include "app/cli/run.h"

namespace stw::cli {

//! Goes on with the project of `--project`, or with the only one that the person is a member of;
//! ends the run as a matter of usage where there are none or several.
void withProject(Run &run, std::function<void(const QString &)> then);

} // namespace stw::cli
