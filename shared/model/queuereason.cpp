#include "shared/model/queuereason.h"

#include <algorithm>

namespace stw {

QueueReason::QueueReason() = default;
QueueReason::QueueReason(const QueueReason &) = default;
QueueReason::QueueReason(QueueReason &&) noexcept = default;
QueueReason &QueueReason::operator=(const QueueReason &) = default;
QueueReason &QueueReason::operator=(QueueReason &&) noexcept = default;
QueueReason::~QueueReason() = default;

QLatin1StringView codeOf(const QueueReason &reason)
{
    return std::visit([](const auto &facts) { return facts.kCode; }, reason);
}

ReasonOwner ownerOf(const QueueReason &reason)
{
    return std::visit([](const auto &facts) { return facts.kOwner; }, reason);
}

bool sameCause(const QList<QueueReason> &a, const QList<QueueReason> &b)
{
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(),
        [](const QueueReason &left, const QueueReason &right) {
            if (left.index() != right.index())
                return false;
            const auto *quota = std::get_if<QuotaExhausted>(&left);
            const auto *other = std::get_if<QuotaExhausted>(&right);
            return !quota || (quota->dimension == other->dimension && quota->scope == other->scope);
        });
}

} // namespace stw
