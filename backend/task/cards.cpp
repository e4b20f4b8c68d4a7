#include "backend/task/cards.h"

#include <algorithm>

namespace stw::task {

using namespace Qt::StringLiterals;

namespace {

struct VisibleVariable
{
    QLatin1StringView vendor;
    QLatin1StringView name;
    QLatin1StringView none; //!< The value that shows no card.
};

// clang-format off: a table is read in columns.
constexpr auto kVariables = std::to_array<VisibleVariable>({
    {"nvidia"_L1, "CUDA_VISIBLE_DEVICES"_L1, "-1"_L1},
    {"nvidia"_L1, "NVIDIA_VISIBLE_DEVICES"_L1, "void"_L1},
    {"amd"_L1, "ROCR_VISIBLE_DEVICES"_L1, "-1"_L1},
    {"ascend"_L1, "ASCEND_RT_VISIBLE_DEVICES"_L1, "-1"_L1},
});
// clang-format on

} // namespace

bool isKnownVendor(const QString &vendor)
{
    return std::any_of(kVariables.begin(), kVariables.end(),
                       [&](const VisibleVariable &row) { return row.vendor == vendor; });
}

QMap<QString, QString> visibleVariables(const QList<CardHandle> &cards)
{
    QMap<QString, QString> variables;
    for (const VisibleVariable &row : kVariables) {
        QStringList uuids;
        for (const CardHandle &card : cards) {
            if (card.vendor == row.vendor)
                uuids.append(card.uuid);
        }
        variables.insert(row.name, uuids.isEmpty() ? QString(row.none) : uuids.join(u','));
    }
    return variables;
}

QStringList cardToolArguments(const QList<CardHandle> &cards)
{
    QStringList uuids;
    for (const CardHandle &card : cards)
        uuids.append(card.uuid);
    return {u"--query-gpu=uuid"_s, u"--format=csv,noheader"_s, u"--id="_s + uuids.join(u',')};
}

bool showsExactly(const QByteArray &answer, const QList<CardHandle> &cards)
{
    QStringList shown;
    for (const QByteArray &line : answer.split('\n')) {
        if (!line.trimmed().isEmpty())
            shown.append(QString::fromUtf8(line.trimmed()));
    }
    QStringList given;
    for (const CardHandle &card : cards)
        given.append(card.uuid);
    std::sort(shown.begin(), shown.end());
    std::sort(given.begin(), given.end());
    return shown == given;
}

QJsonObject toJson(const CardHandle &card)
{
    return {{u"uuid"_s, card.uuid}, {u"vendor"_s, card.vendor}};
}

} // namespace stw::task
