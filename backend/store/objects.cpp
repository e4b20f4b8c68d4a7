#include "backend/store/objects.h"

#include "shared/wire/jsoncodec.h"

namespace stw::store {

using namespace Qt::StringLiterals;

namespace {

//! Names of the kinds in the table, in the variant's order. Never change.
constexpr auto kKinds = std::to_array<QLatin1StringView>(
    {"tenant"_L1, "project"_L1, "user"_L1, "member"_L1, "token"_L1, "proposal"_L1,
     "accelerator_model"_L1, "accelerator_class"_L1, "image"_L1, "template"_L1, "spec"_L1,
     "price"_L1, "pool"_L1, "node"_L1});
static_assert(kKinds.size() == std::variant_size_v<ports::ObjectFacts>);

QString versioned(const QString &name, qint64 version)
{
    return name + u'@' + QString::number(version).rightJustified(10, u'0');
}

QString idOf(const Member &member)
{
    return member.project.toString() + u'/' + member.user.toString();
}
QString idOf(const PriceVersion &price)
{
    return versioned(price.spec.name, price.spec.version) + u'/'
           + QString::number(price.version).rightJustified(10, u'0');
}
template <class T>
QString idOf(const T &object)
{
    if constexpr (requires { object.ref(); })
        return versioned(object.name, object.version);
    else if constexpr (requires { object.id.toString(); })
        return object.id.toString();
    else
        return object.name;
}

template <size_t... At>
Result<ports::Object> decodeAs(size_t kind, const QByteArray &document, std::index_sequence<At...>)
{
    Result<ports::Object> found = failure(ErrorCode::Internal, u"an object of an unknown kind"_s);
    ((kind == At
      && (found = wire::decode<std::variant_alternative_t<At, ports::ObjectFacts>>(
                      document, wire::Reader::Unknown::Ignore)
                      .map([](const auto &object) { return ports::Object(object); }),
          true))
     || ...);
    return found;
}

} // namespace

ObjectKey keyOf(const ports::Object &object)
{
    return {kKinds[object.index()], std::visit([](const auto &one) { return idOf(one); }, object)};
}

QByteArray documentOf(const ports::Object &object)
{
    return std::visit([](const auto &one) { return wire::encode(one); }, object);
}

Result<ports::Object> objectOf(const QString &kind, const QByteArray &document)
{
    const auto found = std::ranges::find(kKinds, kind);
    return decodeAs(size_t(found - kKinds.begin()), document,
                    std::make_index_sequence<kKinds.size()>());
}

} // namespace stw::store
