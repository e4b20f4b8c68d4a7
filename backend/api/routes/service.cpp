#include "backend/api/openapi.h"
#include "backend/api/routes/routes.h"

namespace stw::api {

using namespace Qt::StringLiterals;

void showHealth(const Call &call)
{
    call.answer(json(wire::ServiceState()));
}

void showReadiness(const Call &call)
{
    QString reason = call.services->core().readOnlyReason();
    if (reason.isEmpty()) {
        if (const auto head = call.services->records().head(); !head)
            reason = u"the store cannot be read"_s;
    }
    if (reason.isEmpty())
        return call.answer(json(wire::ServiceState()));
    call.answer(json(wire::ServiceState{u"unavailable"_s, reason}, 503));
}

void showDocument(const Call &call)
{
    static const QByteArray kDocument = openApi();
    call.answer(http::Response{200, "application/json", {}, kDocument});
}

} // namespace stw::api
