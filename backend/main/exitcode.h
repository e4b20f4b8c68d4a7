#pragma once

#include "shared/base/named.h"

namespace stw::main {

//! How `stellwerkd` ends; systemd and scripts may branch on it.
enum class ExitCode { Fine, Failed, BadConfiguration, AddressInUse, DataInUse, Inconsistent };

struct ExitCodeRow : NamedRow<ExitCode>
{
    QLatin1StringView meaning;
};

} // namespace stw::main

namespace stw {

template <>
struct Named<main::ExitCode>
{
    using E = main::ExitCode;
    using T = QLatin1StringView;
    // The position is the exit status.
    static constexpr auto kRows = std::to_array<main::ExitCodeRow>({
        {{E::Fine, T("fine")}, T("ended as asked")},
        {{E::Failed, T("failed")}, T("something outside failed; the log says what")},
        {{E::BadConfiguration, T("bad_configuration")},
         T("options, variables or the file break rules")},
        {{E::AddressInUse, T("address_in_use")}, T("another process listens there")},
        {{E::DataInUse, T("data_in_use")}, T("another stellwerkd uses the same data")},
        {{E::Inconsistent, T("inconsistent")},
         T("the store contradicts itself; run `stellwerkd doctor`")},
    });
};

} // namespace stw
