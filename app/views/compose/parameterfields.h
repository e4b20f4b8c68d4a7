#pragma once

#include "app/views/compose/formfield.h"
#include "shared/model/catalogue.h"

#include <functional>

namespace stw::views {

//! A field for one parameter of a template, by its type.
struct ParameterField
{
    FormField *field = nullptr;
    std::function<QString()> typed; //!< As composition.h keeps it.
    bool wide = false;              //!< Takes the whole width.
};

//! Makes the field and fills it with \a typed, or with the template's standard where nothing is
//! typed. \a edited is called at each edit by a person.
ParameterField makeParameterField(const Parameter &parameter, const QString &typed, QWidget *parent,
                                  const std::function<void()> &edited);

} // namespace stw::views
