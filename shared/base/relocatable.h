#pragma once

#include <QTypeInfo>

#include <optional>
#include <variant>

namespace stw {

// QList moves what it holds one by one, with code generated for each type, unless the type is
// known to be relocatable: its bytes may be moved. All structs of this house that describe()
// themselves are, since they hold values of the kinds below only; the codec refuses to compile
// another field.

namespace detail {
struct AnyField
{
    void operator()(const char *, auto &&) const {}
};
} // namespace detail

//! Lists its fields, names first.
template <class T>
concept Described = requires(T &value)
{
    T::describe(value, detail::AnyField());
};

template <class T>
constexpr bool kRelocatable = QTypeInfo<T>::isRelocatable;
template <class T>
constexpr bool kRelocatable<std::optional<T>> = kRelocatable<T>;

} // namespace stw

template <stw::Described T>
class QTypeInfo<T>
{
public:
    enum {
        isPointer = false,
        isIntegral = false,
        isComplex = true,
        isRelocatable = true,
    };
};

template <class... Ts>
class QTypeInfo<std::variant<Ts...>>
{
public:
    enum {
        isPointer = false,
        isIntegral = false,
        isComplex = true,
        isRelocatable = (stw::kRelocatable<Ts> && ...),
    };
};
