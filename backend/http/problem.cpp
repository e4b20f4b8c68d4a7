#include "backend/http/problem.h"

#include "backend/http/responsehead.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <array>

namespace stw::http {
namespace {

using namespace Qt::StringLiterals;

struct Row
{
    Refusal refusal;
    int status;
    QLatin1StringView code;
    QLatin1StringView detail;
};

// clang-format off: a table is read in columns.
constexpr auto kRows = std::to_array<Row>({
    {Refusal::Malformed, 400, "malformed"_L1, "The request breaks the rules of HTTP."_L1},
    {Refusal::Timeout, 408, "timeout"_L1, "The request did not arrive in time."_L1},
    {Refusal::BodyTooLarge, 413, "too_large"_L1, "The body is too large."_L1},
    {Refusal::TargetTooLong, 414, "too_large"_L1, "The address is too long."_L1},
    {Refusal::ExpectationFailed, 417, "malformed"_L1, "Only 100-continue can be expected."_L1},
    {Refusal::UpgradeRequired, 426, "malformed"_L1, "Only version 13 of WebSocket is spoken."_L1},
    {Refusal::HeadTooLarge, 431, "too_large"_L1, "The headers are too large."_L1},
    {Refusal::Unanswered, 500, "internal"_L1, "The request was dropped without an answer."_L1},
    {Refusal::WrongAnswer, 500, "internal"_L1, "The answer could not be sent as it was."_L1},
    {Refusal::Full, 503, "unavailable"_L1, "There are too many connections."_L1},
});
// clang-format on

constexpr bool isOrdered()
{
    for (std::size_t i = 0; i < kRows.size(); ++i) {
        if (kRows[i].refusal != Refusal(i))
            return false;
    }
    return kRows.size() == std::size_t(Refusal::Full) + 1;
}
static_assert(isOrdered(), "one row for each refusal, in the order of the enumerators");

} // namespace

Response problemOf(Refusal refusal, const QString &requestId)
{
    const Row &row = kRows[std::size_t(refusal)];
    const QJsonObject problem{
        {u"type"_s, u"about:blank"_s}, {u"title"_s, QString::fromLatin1(reasonOf(row.status))},
        {u"status"_s, row.status},     {u"code"_s, row.code},
        {u"detail"_s, row.detail},     {u"request_id"_s, requestId},
    };
    Response response{row.status,
                      "application/problem+json",
                      {},
                      QJsonDocument(problem).toJson(QJsonDocument::Compact)};
    if (refusal == Refusal::UpgradeRequired) {
        response.headers = {{"Upgrade", "websocket"}, {"Sec-WebSocket-Version", "13"}};
    }
    return response;
}

} // namespace stw::http
