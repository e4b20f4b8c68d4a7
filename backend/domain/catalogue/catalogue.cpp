#include "backend/domain/catalogue/catalogue.h"

#include "backend/domain/decide.h"
#include "shared/base/overloaded.h"

#include <algorithm>

namespace stw::domain {

using namespace Qt::StringLiterals;

namespace {

template <class T>
const T *versionOf(const QMap<VersionRef, T> &entries, const VersionRef &ref)
{
    if (ref.version > 0) {
        const auto found = entries.constFind(ref);
        return found == entries.constEnd() ? nullptr : &*found;
    }
    // Versions of a name sort together: the newest is the one before the next name.
    auto after = entries.upperBound({ref.name, std::numeric_limits<qint64>::max()});
    if (after == entries.constBegin())
        return nullptr;
    --after;
    return after.key().name == ref.name ? &*after : nullptr;
}

template <class T>
std::optional<Error> versionFault(const QMap<VersionRef, T> &entries, const VersionRef &ref)
{
    const T *newest = versionOf(entries, {ref.name, 0});
    const qint64 next = newest ? newest->version + 1 : 1;
    if (ref.version == next && VersionRef::fromString(ref.toString()))
        return std::nullopt;
    return Error{ErrorCode::Conflict, u"version"_s, {}, {{u"next"_s, QString::number(next)}}};
}

std::optional<Error> faultOf(const World &world, const PricePublished &event)
{
    if (!world.catalogue.specs.contains(event.price.spec))
        return Error{ErrorCode::NotFound, u"spec"_s, {}, {}};
    if (event.price.version != world.catalogue.prices.value(event.price.spec).size() + 1)
        return Error{ErrorCode::Conflict, u"version"_s, {}, {}};
    if (event.price.perUnitHour.units < 0)
        return malformed({{u"per_unit_hour"_s, u"range"_s, u"0 or more"_s}}).value();
    return std::nullopt;
}

//! The nodes whose cards the new model names, as they are with it.
QList<Event> recognized(const World &world, const AcceleratorModelPublished &event)
{
    World with = world; // shares all but the models
    applyTo(with, event);
    QList<Event> events;
    for (Node node : world.fleet.nodes) {
        bool changed = false;
        for (Card &card : node.cards) {
            const QString model = modelOf(with.catalogue, card);
            changed = changed || model != card.model;
            card.model = model;
        }
        if (changed)
            events.append(NodeObserved{node});
    }
    return events;
}

} // namespace

const Spec *Catalogue::spec(const VersionRef &ref) const
{
    return versionOf(specs, ref);
}

const Template *Catalogue::tmpl(const VersionRef &ref) const
{
    return versionOf(templates, ref);
}

const PriceVersion *Catalogue::price(const VersionRef &spec, Instant at) const
{
    const auto versions = prices.constFind(spec);
    if (versions == prices.constEnd())
        return nullptr;
    const auto valid =
        std::find_if(versions->crbegin(), versions->crend(),
                     [at](const PriceVersion &price) { return price.validFrom <= at; });
    return valid == versions->crend() ? nullptr : &*valid;
}

QString modelOf(const Catalogue &catalogue, const Card &card)
{
    const auto fits = [&card](const AcceleratorModel &model) {
        return model.vendor == card.vendor && card.memoryMiB >= model.minimumMiB
               && card.memoryMiB <= model.maximumMiB
               && std::all_of(model.patterns.begin(), model.patterns.end(),
                              [&card](const QString &pattern) {
                                  return card.reportedName.contains(pattern, Qt::CaseInsensitive);
                              });
    };
    const auto found = std::find_if(catalogue.models.begin(), catalogue.models.end(), fits);
    return found == catalogue.models.end() ? QString() : found->name;
}

Events decideOn(const World &world, const Publish &command, const Context &)
{
    const Catalogue &catalogue = world.catalogue;
    const std::optional<Error> fault =
        std::visit(Overloaded{
                       [](const AcceleratorModelPublished &) -> std::optional<Error> { return {}; },
                       [](const AcceleratorClassPublished &) -> std::optional<Error> { return {}; },
                       [&](const ImagePublished &event) {
                           return versionFault(catalogue.images, event.image.ref());
                       },
                       [&](const TemplatePublished &event) {
                           return versionFault(catalogue.templates, event.tmpl.ref());
                       },
                       [&](const SpecPublished &event) {
                           return versionFault(catalogue.specs, event.spec.ref());
                       },
                       [&](const PricePublished &event) { return faultOf(world, event); },
                   },
                   command.entry);
    if (fault)
        return tl::unexpected(*fault);
    QList<Event> events =
        std::visit([](const auto &event) { return QList<Event>{event}; }, command.entry);
    if (const auto *model = std::get_if<AcceleratorModelPublished>(&command.entry))
        events += recognized(world, *model);
    return events;
}

void applyTo(World &world, const AcceleratorModelPublished &event)
{
    // By name, so that the tables, which keep no order, give the same list back.
    QList<AcceleratorModel> &models = world.catalogue.models;
    const auto at = std::lower_bound(
        models.begin(), models.end(), event.model.name,
        [](const AcceleratorModel &model, const QString &name) { return model.name < name; });
    if (at != models.end() && at->name == event.model.name)
        *at = event.model;
    else
        models.insert(at, event.model);
}

void applyTo(World &world, const AcceleratorClassPublished &event)
{
    world.catalogue.classes.insert(event.accelerator.name, event.accelerator);
}

void applyTo(World &world, const ImagePublished &event)
{
    world.catalogue.images.insert(event.image.ref(), event.image);
}

void applyTo(World &world, const TemplatePublished &event)
{
    world.catalogue.templates.insert(event.tmpl.ref(), event.tmpl);
}

void applyTo(World &world, const SpecPublished &event)
{
    world.catalogue.specs.insert(event.spec.ref(), event.spec);
}

void applyTo(World &world, const PricePublished &event)
{
    world.catalogue.prices[event.price.spec].append(event.price);
}

} // namespace stw::domain
