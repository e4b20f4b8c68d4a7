#pragma once

#include "shared/base/relocatable.h"
#include "shared/base/uuid.h"

#include <QLatin1StringView>

namespace stw {

//! An opaque id of one kind of thing, written `<prefix>_<26 characters>`. Ids of different kinds
//! neither convert nor compare. Sorts by the time of its making.
template <class Tag>
class StrongId
{
public:
    static constexpr QLatin1StringView kPrefix = Tag::kPrefix;

    constexpr StrongId() = default;
    constexpr explicit StrongId(const Uuid &uuid)
        : m_uuid(uuid)
    {}

    static std::optional<StrongId> fromString(QStringView text)
    {
        if (!text.startsWith(kPrefix) || text.size() <= kPrefix.size()
            || text[kPrefix.size()] != u'_')
            return std::nullopt;
        const std::optional<Uuid> uuid = uuidFromBase32(text.mid(kPrefix.size() + 1));
        return uuid ? std::optional(StrongId(*uuid)) : std::nullopt;
    }

    constexpr const Uuid &uuid() const { return m_uuid; }
    constexpr bool isValid() const { return !m_uuid.isNull(); }
    QString toString() const { return kPrefix + u'_' + toBase32(m_uuid); }

    friend constexpr auto operator<=>(const StrongId &, const StrongId &) = default;

private:
    Uuid m_uuid;
};

} // namespace stw
