#include "backend/ports/journal.h"

namespace stw::ports {

Object::Object() = default;
Object::Object(const Object &) = default;
Object::Object(Object &&) noexcept = default;
Object &Object::operator=(const Object &) = default;
Object &Object::operator=(Object &&) noexcept = default;
Object::~Object() = default;

Row::Row() = default;
Row::Row(const Row &) = default;
Row::Row(Row &&) noexcept = default;
Row &Row::operator=(const Row &) = default;
Row &Row::operator=(Row &&) noexcept = default;
Row::~Row() = default;

} // namespace stw::ports
