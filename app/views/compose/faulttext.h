#pragma once

#include "shared/base/result.h"
#include "shared/model/catalogue.h"

namespace stw::views {

//! What a field of the form is called, by the API's path: `parameters.command` is the parameter's
//! title.
QString fieldTitle(const QString &field, const Template *tmpl);

//! What to put into the field instead, in a sentence that stands beside it. The numbers are those
//! of what was chosen; \a expected of the fault is English and only for logs.
QString faultText(const FieldFault &fault, const Spec *spec, const Template *tmpl);

} // namespace stw::views
