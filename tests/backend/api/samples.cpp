#include "tests/backend/api/samples.h"

namespace stw::test {

using namespace Qt::StringLiterals;

namespace {

constexpr char kFullWish[] =
    R"({"project":"first","spec":"cpu-small","template":"shell@1","parameters":{"command":"true"},)"
    R"("cards":0,"nodes":1,"seconds":60,"priority":"normal","purpose":"a test","on_quota":"wait",)"
    R"("inputs":["input.bin"]})";

// Bodies by operation; where none is named, the operation takes none.
QMap<QString, QByteArray> bodies()
{
    return {
        {u"sessions.create"_s, R"({"name":"developer","password":"wrong password"})"},
        {u"sessions.password"_s, R"({"old_password":"wrong","new_password":"long enough"})"},
        {u"tokens.issue"_s, R"({"name":"laptop","scopes":["session.own"],"days":30})"},
        {u"tenants.create"_s, R"({"name":"newcomer","title":"Newcomer"})"},
        {u"projects.create"_s, R"({"tenant":"acme","name":"second","title":"S","zone":"UTC"})"},
        {u"projects.edit"_s, R"({"title":"The first"})"},
        {u"members.set"_s, R"({"role":"developer"})"},
        {u"users.create"_s, R"({"name":"newcomer","title":"New","service":false})"},
        {u"users.edit"_s, R"({"title":"Nobody","disabled":false})"},
        {u"users.issue_token"_s, R"({"name":"pipeline","scopes":["session.own"],"days":30})"},
        {u"proposals.create"_s,
         R"({"change":{"code":"limit_change","scope":"project","target":"first",)"
         R"("dimension":"cards","limit":9000},"reason":"growth"})"},
        {u"requests.preview"_s, kFullWish},
        {u"requests.submit"_s, kFullWish},
        {u"requests.cancel"_s, R"({"reason":"changed my mind"})"},
        {u"requests.release"_s, R"({"reason":"done"})"},
        {u"audit.verify"_s, R"({"seq":1,"hash":")" + QByteArray(64, 'a') + R"("})"},
        {u"uploads.keep"_s, "some bytes"},
    };
}

} // namespace

Ask sampleOf(const api::Operation &operation, const Stage &stage)
{
    const QString id = operation.id;
    const QMap<QString, QString> parameters{
        {u"{token}"_s, stage.spareToken.toString()},
        {u"{project}"_s, u"first"_s},
        {u"{user}"_s, id == u"users.issue_token" ? u"robot"_s
                      : id == u"members.remove"  ? u"robot"_s
                                                 : u"nobody"_s},
        {u"{proposal}"_s, stage.limitProposal.toString()},
        {u"{ref}"_s, id.startsWith(u"specs") ? u"cpu-small"_s : u"shell@1"_s},
        {u"{request}"_s, stage.own.toString()},
        {u"{path*}"_s, u"out/result.txt"_s},
        {u"{name}"_s, u"input.bin"_s},
    };
    QString path = operation.path;
    for (auto parameter = parameters.begin(); parameter != parameters.end(); ++parameter)
        path.replace(parameter.key(), parameter.value());
    if (path.contains(u'{'))
        qFatal("no sample for %s", qPrintable(path));

    Ask ask;
    ask.method = QByteArray(nameOf(operation.method).data());
    ask.path = path.toUtf8();
    ask.body = bodies().value(id);
    if ((operation.act.body || operation.act.rawBody) && ask.body.isEmpty())
        qFatal("no sample body for %s", operation.id.data());
    if (operation.header == api::Header::IdempotencyKey)
        ask.headers.insert("Idempotency-Key", "sample");
    if (operation.header == api::Header::IfMatch)
        ask.headers.insert("If-Match", "\"1\"");
    return ask;
}

} // namespace stw::test
