#include "app/views/compose/offer.h"

#include <algorithm>

namespace stw::views {

namespace {

template <class T, class Is>
const T *found(const QList<T> &among, const Is &is)
{
    const auto at = std::find_if(among.begin(), among.end(), is);
    return at == among.end() ? nullptr : &*at;
}

} // namespace

const Project *Offer::project(const QString &name) const
{
    return found(projects, [&name](const Project &project) { return project.name == name; });
}

const wire::SpecView *Offer::spec(const QString &name) const
{
    return found(specs, [&name](const wire::SpecView &view) { return view.spec.name == name; });
}

const Template *Offer::tmpl(const QString &name) const
{
    return found(templates, [&name](const Template &tmpl) { return tmpl.name == name; });
}

QList<wire::SpecView> Offer::specsFor(const QString &project) const
{
    QList<wire::SpecView> allowed;
    for (const wire::SpecView &view : specs) {
        if (view.spec.projects.isEmpty() || view.spec.projects.contains(project))
            allowed.append(view);
    }
    return allowed;
}

QList<Template> Offer::templatesFor(const QString &spec) const
{
    const wire::SpecView *chosen = this->spec(spec);
    if (!chosen || chosen->spec.templates.isEmpty())
        return templates;
    QList<Template> allowed;
    for (const Template &tmpl : templates) {
        if (chosen->spec.templates.contains(tmpl.name))
            allowed.append(tmpl);
    }
    return allowed;
}

} // namespace stw::views
