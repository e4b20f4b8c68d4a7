#include "backend/api/routes/routes.h"

#include <algorithm>

namespace stw::api {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMilli = 1'000;

// Names sort before versions, so of each name the last one is the newest.
template <class T>
QList<T> newest(const QMap<VersionRef, T> &entries)
{
    QList<T> items;
    for (const T &entry : entries) {
        if (!items.isEmpty() && items.last().name == entry.name)
            items.last() = entry;
        else
            items.append(entry);
    }
    return items;
}

bool isOffered(const Call &call, const Spec &spec)
{
    if (spec.projects.isEmpty())
        return true;
    const ports::Reach reach = call.reach(Permission::ProjectRead);
    return !reach.projects
           || std::any_of(reach.projects->begin(), reach.projects->end(), [&](ProjectId id) {
                  return spec.projects.contains(call.directory->projects.value(id).name);
              });
}

wire::SpecView viewOf(const domain::Catalogue &catalogue, const Spec &spec, Instant now)
{
    wire::SpecView view{spec, {}, {}, {}, 0};
    const PriceVersion *price = catalogue.price(spec.ref(), now);
    if (!price)
        return view;
    const qint64 unitsMilli =
        spec.cards.standard > 0 ? spec.cards.standard * kMilli : spec.cpuMilli;
    view.perUnitHour = price->perUnitHour;
    view.perHour.units = price->perUnitHour.units * spec.nodes.standard * unitsMilli / kMilli;
    view.currency = price->currency;
    view.priceVersion = price->version;
    return view;
}

Result<VersionRef> refOf(const Call &call)
{
    const std::optional<VersionRef> ref = VersionRef::fromString(call.path.value(u"ref"_s));
    if (!ref)
        return failure(ErrorCode::NotFound, u"no such name or version"_s);
    return *ref;
}

} // namespace

void listSpecs(const Call &call)
{
    const auto world = call.services->core().world();
    QList<wire::SpecView> items;
    for (const Spec &spec : newest(world->catalogue.specs)) {
        if (isOffered(call, spec))
            items.append(viewOf(world->catalogue, spec, call.now));
    }
    call.answer(listing(items));
}

void showSpec(const Call &call)
{
    const auto world = call.services->core().world();
    call.answer(refOf(call).and_then([&](const VersionRef &ref) -> Result<http::Response> {
        const Spec *spec = world->catalogue.spec(ref);
        if (!spec || !isOffered(call, *spec))
            return failure(ErrorCode::NotFound, u"spec"_s);
        return json(viewOf(world->catalogue, *spec, call.now));
    }));
}

void listTemplates(const Call &call)
{
    call.answer(listing(newest(call.services->core().world()->catalogue.templates)));
}

void showTemplate(const Call &call)
{
    const auto world = call.services->core().world();
    call.answer(refOf(call).and_then([&](const VersionRef &ref) -> Result<http::Response> {
        const Template *found = world->catalogue.tmpl(ref);
        if (!found)
            return failure(ErrorCode::NotFound, u"template"_s);
        return json(*found);
    }));
}

void listImages(const Call &call)
{
    call.answer(listing(newest(call.services->core().world()->catalogue.images)));
}

void listPrices(const Call &call)
{
    QList<PriceVersion> items;
    const auto world = call.services->core().world();
    for (const QList<PriceVersion> &versions : world->catalogue.prices)
        items += versions;
    call.answer(listing(items));
}

} // namespace stw::api
