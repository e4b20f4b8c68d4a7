#pragma once

#include <QByteArray>

namespace stw::api {

//! The OpenAPI 3.1 document of the operation table, indented JSON with a line feed at its end.
QByteArray openApi();

} // namespace stw::api
