#pragma once

#include <QtGlobal>

#include <optional>

namespace stw {

__extension__ using Int128 = __int128;

// Whole numbers that say when they do not fit, instead of wrapping. Nothing means overflow.

inline std::optional<qint64> checkedAdd(qint64 a, qint64 b)
{
    qint64 sum = 0;
    return __builtin_add_overflow(a, b, &sum) ? std::nullopt : std::optional(sum);
}

inline std::optional<qint64> checkedMul(qint64 a, qint64 b)
{
    qint64 product = 0;
    return __builtin_mul_overflow(a, b, &product) ? std::nullopt : std::optional(product);
}

inline std::optional<Int128> checkedMul128(Int128 a, Int128 b)
{
    Int128 product = 0;
    return __builtin_mul_overflow(a, b, &product) ? std::nullopt : std::optional(product);
}

template <class... Factors>
std::optional<qint64> checkedProduct(qint64 first, Factors... more)
{
    std::optional<qint64> product = first;
    ((product = product ? checkedMul(*product, qint64(more)) : std::nullopt), ...);
    return product;
}

} // namespace stw
