#pragma once

#include "shared/model/directory.h"
#include "shared/wire/views.h"

namespace stw::views {

//! What can be asked for, as the service offers it to this person.
struct Offer
{
    QList<Project> projects;
    QList<wire::SpecView> specs;
    QList<Template> templates;

    //! Nothing: there is none of that name (any more).
    const Project *project(const QString &name) const;
    const wire::SpecView *spec(const QString &name) const;
    const Template *tmpl(const QString &name) const;

    //! Those that the project may use, in the service's order.
    QList<wire::SpecView> specsFor(const QString &project) const;
    //! Those that may be used with the specification; all where it is not chosen.
    QList<Template> templatesFor(const QString &spec) const;
};

} // namespace stw::views
