#include "backend/api/operations.h"
#include "backend/api/routes/routes.h"

#include <QJsonDocument>

namespace stw::api {

using namespace Qt::StringLiterals;

namespace {

// Hashes of passwords, secrets and tokens serve nobody who reads the log.
QJsonValue blotted(const QJsonValue &value)
{
    static const QStringList kHashes{u"password_hash"_s, u"secret_hash"_s, u"hash"_s};
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue &item : value.toArray())
            array.append(blotted(item));
        return array;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        const bool hash = kHashes.contains(entry.key()) && !entry->toString().isEmpty();
        *entry = hash ? QJsonValue(u"(not shown)"_s) : blotted(*entry);
    }
    return object;
}

wire::AuditLine shown(const ports::JournalLine &line)
{
    const QJsonDocument facts = QJsonDocument::fromJson(line.facts);
    const QByteArray text =
        QJsonDocument(blotted(facts.object()).toObject()).toJson(QJsonDocument::Compact);
    return {line.line,
            line.tenant,
            line.acceleratorType,
            line.role,
            line.onBehalfOf,
            line.cause,
            QString::fromUtf8(text),
            QString::fromLatin1(line.hash.toHex())};
}

// The position to go on after: of the last line seen, also where nothing new came.
QString positionAfter(const QList<ports::JournalLine> &lines, qint64 after)
{
    return QString::number(lines.isEmpty() ? after : lines.last().line.seq);
}

} // namespace

void listAudit(const Call &call)
{
    const ports::JournalQuery wanted{
        {}, call.query.whole("after"_L1, 0), call.query.whole("limit"_L1, 100), {}};
    call.answer(call.services->records().journal(wanted).map([&wanted](const auto &lines) {
        QList<wire::AuditLine> items;
        for (const ports::JournalLine &line : lines)
            items.append(shown(line));
        return listing(items, lines.size() < wanted.limit ? QString()
                                                          : positionAfter(lines, wanted.after));
    }));
}

void verifyAudit(const Call &call, const wire::AuditAnchor &body)
{
    const ports::Head anchor{body.seq, QByteArray::fromHex(body.hash.toLatin1())};
    call.answer(call.services->records().verifyAudit(anchor).map(
        [](const AuditCheck &check) { return json(check); }));
}

void listEvents(const Call &call)
{
    const ports::JournalQuery wanted{call.reach(Permission::RequestRead),
                                     call.query.whole("after"_L1, 0),
                                     call.query.whole("limit"_L1, 100),
                                     {}};
    call.answer(call.services->records().journal(wanted).map([&wanted](const auto &lines) {
        QList<FeedLine> items;
        for (const ports::JournalLine &line : lines)
            items.append(line.line);
        return listing(items, positionAfter(lines, wanted.after));
    }));
}

void refuseOrdinary(const Call &call)
{
    http::Response response =
        problem({ErrorCode::Malformed, u"this is a WebSocket"_s}, call.request->requestId, 426);
    response.headers.emplaceBack("Upgrade", "websocket");
    call.answer(response);
}

} // namespace stw::api
