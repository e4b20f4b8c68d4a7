#include "app/client/drafts.h"

#include "app/client/privatefile.h"
#include "shared/wire/jsoncodec.h"

#include <QDir>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

namespace stw::client {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView kEnding{".json"};

//! Ids become file names: nothing in them may lead elsewhere.
bool isPlain(const QString &id)
{
    return !id.isEmpty() && std::all_of(id.begin(), id.end(), [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-';
    });
}

} // namespace

QString newDraftId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

QString Drafts::standardFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
           + "/stellwerk/drafts"_L1;
}

QString Drafts::pathOf(const QString &id) const
{
    return m_folder + u'/' + id + kEnding;
}

Drafts::Found Drafts::all() const
{
    Found found;
    const QStringList names = QDir(m_folder).entryList({u'*' + QString(kEnding)}, QDir::Files);
    for (const QString &name : names) {
        const QString path = m_folder + u'/' + name;
        const Result<Draft> draft = readPrivate(path).and_then([](const QByteArray &text) {
            return wire::decode<Draft>(text, wire::Reader::Unknown::Ignore);
        });
        if (draft && isPlain(draft->id) && pathOf(draft->id) == path)
            found.drafts.append(*draft);
        else
            found.setAside.append(setAside(path));
    }
    std::sort(found.drafts.begin(), found.drafts.end(), [](const Draft &a, const Draft &b) {
        return std::pair(a.savedAt, a.id) > std::pair(b.savedAt, b.id);
    });
    return found;
}

Result<> Drafts::keep(const Draft &draft) const
{
    if (!isPlain(draft.id))
        return malformed({{u"id"_s, u"format"_s, u"letters, digits and -"_s}});
    return writePrivate(pathOf(draft.id), wire::encode(draft));
}

bool Drafts::remove(const QString &id) const
{
    return isPlain(id) && (!QFile::exists(pathOf(id)) || QFile::remove(pathOf(id)));
}

} // namespace stw::client
