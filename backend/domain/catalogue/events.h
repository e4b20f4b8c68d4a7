#pragma once

#include "shared/model/catalogue.h"

namespace stw::domain {

struct AcceleratorModelPublished
{
    static constexpr QLatin1StringView kCode{"accelerator_model.published"};
    AcceleratorModel model;
    static void describe(auto &self, auto &&field) { field("model", self.model); }
    friend bool operator==(const AcceleratorModelPublished &,
                           const AcceleratorModelPublished &) = default;
};

struct AcceleratorClassPublished
{
    static constexpr QLatin1StringView kCode{"accelerator_class.published"};
    AcceleratorClass accelerator;
    static void describe(auto &self, auto &&field) { field("class", self.accelerator); }
    friend bool operator==(const AcceleratorClassPublished &,
                           const AcceleratorClassPublished &) = default;
};

struct ImagePublished
{
    static constexpr QLatin1StringView kCode{"image.published"};
    Image image;
    static void describe(auto &self, auto &&field) { field("image", self.image); }
    friend bool operator==(const ImagePublished &, const ImagePublished &) = default;
};

struct TemplatePublished
{
    static constexpr QLatin1StringView kCode{"template.published"};
    Template tmpl;
    static void describe(auto &self, auto &&field) { field("template", self.tmpl); }
    friend bool operator==(const TemplatePublished &, const TemplatePublished &) = default;
};

struct SpecPublished
{
    static constexpr QLatin1StringView kCode{"spec.published"};
    Spec spec;
    static void describe(auto &self, auto &&field) { field("spec", self.spec); }
    friend bool operator==(const SpecPublished &, const SpecPublished &) = default;
};

struct PricePublished
{
    static constexpr QLatin1StringView kCode{"price.published"};
    PriceVersion price;
    static void describe(auto &self, auto &&field) { field("price", self.price); }
    friend bool operator==(const PricePublished &, const PricePublished &) = default;
};

} // namespace stw::domain
