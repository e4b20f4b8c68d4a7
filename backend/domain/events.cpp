#include "backend/domain/events.h"

namespace stw::domain {

Event::Event() = default;
Event::Event(const Event &) = default;
Event::Event(Event &&) noexcept = default;
Event &Event::operator=(const Event &) = default;
Event &Event::operator=(Event &&) noexcept = default;
Event::~Event() = default;

} // namespace stw::domain
