#include "backend/domain/commands.h"

namespace stw::domain {

Command::Command() = default;
Command::Command(const Command &) = default;
Command::Command(Command &&) noexcept = default;
Command &Command::operator=(const Command &) = default;
Command &Command::operator=(Command &&) noexcept = default;
Command::~Command() = default;

} // namespace stw::domain
