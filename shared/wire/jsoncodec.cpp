#include "shared/wire/jsoncodec.h"

#include <QJsonDocument>
#include <QSet>
#include <QStringDecoder>

#include <algorithm>

namespace stw::wire {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDeepest = 64;

//! QJsonDocument takes the last of two equal keys and nests to 1,024; this looks before it reads.
//! Works on well-formed JSON only, which the parser has proven by then.
class KeyScan
{
public:
    explicit KeyScan(const QByteArray &text)
        : m_text(text)
    {}

    std::optional<FieldFault> fault()
    {
        for (m_at = 0; m_at < m_text.size() && !m_fault; ++m_at)
            step(m_text[m_at]);
        return m_fault;
    }

private:
    struct Level
    {
        bool object;
        bool wantsKey;
        QSet<QByteArray> keys; //!< A body may have a hundred thousand.
    };

    void step(char c)
    {
        switch (c) {
        case '{':
        case '[':
            m_levels.append({c == '{', c == '{', {}});
            if (m_levels.size() > kDeepest)
                m_fault = FieldFault{{}, u"depth"_s, u"at most 64 levels"_s};
            break;
        case '}':
        case ']': m_levels.removeLast(); break;
        case ',':
            if (!m_levels.isEmpty())
                m_levels.last().wantsKey = m_levels.last().object;
            break;
        case '"': string(); break;
        default: break;
        }
    }

    void string()
    {
        const qsizetype begin = m_at + 1;
        for (++m_at; m_text[m_at] != '"'; ++m_at) {
            if (m_text[m_at] == '\\')
                ++m_at;
        }
        if (m_levels.isEmpty() || !m_levels.last().wantsKey)
            return;
        Level &level = m_levels.last();
        level.wantsKey = false;
        QByteArray key = m_text.mid(begin, m_at - begin);
        if (key.contains('\\')) // spelled with escapes: compare what it means
            key = QJsonDocument::fromJson("[\"" + key + "\"]").array().at(0).toString().toUtf8();
        if (level.keys.contains(key))
            m_fault = FieldFault{QString::fromUtf8(key), u"duplicate"_s, u"each key once"_s};
        level.keys.insert(key);
    }

    const QByteArray &m_text;
    qsizetype m_at = 0;
    QList<Level> m_levels;
    std::optional<FieldFault> m_fault;
};

} // namespace

void Writer::write(const QString &value)
{
    static constexpr char kHex[] = "0123456789abcdef";
    m_text += '"';
    for (const char c : value.toUtf8()) {
        if (c == '"' || c == '\\') {
            m_text += '\\';
            m_text += c;
        } else if (uchar(c) < 0x20) {
            m_text += "\\u00";
            m_text += kHex[uchar(c) >> 4];
            m_text += kHex[uchar(c) & 15];
        } else {
            m_text += c;
        }
    }
    m_text += '"';
}

void Writer::key(QStringView name, bool &first)
{
    if (!first)
        m_text += ',';
    first = false;
    write(name.toString());
    m_text += ':';
}

void Writer::key(const char *name, bool &first)
{
    if (!first)
        m_text += ',';
    first = false;
    m_text += '"';
    m_text += name;
    m_text += "\":";
}

void Reader::fault(const QString &rule, const QString &expected)
{
    m_faults.append({m_path.join(u'.'), rule, expected});
}

void Reader::read(const QJsonValue &json, bool &value)
{
    if (json.isBool())
        value = json.toBool();
    else
        fault(u"type"_s, u"true or false"_s);
}

void Reader::read(const QJsonValue &json, qint64 &value)
{
    // toInteger() gives its default for what is no whole number: two defaults tell.
    if (json.isDouble() && json.toInteger(0) == json.toInteger(1))
        value = json.toInteger();
    else
        fault(u"type"_s, u"a whole number"_s);
}

void Reader::read(const QJsonValue &json, QString &value)
{
    if (!json.isString()) {
        fault(u"type"_s, u"a text"_s);
        return;
    }
    value = json.toString();
    checkText(value);
}

// What cannot be stored, handed to a process or written back: NUL and halves of surrogate pairs.
void Reader::checkText(const QString &text)
{
    if (text.contains(QChar(u'\0')) || !text.isValidUtf16())
        fault(u"format"_s, u"a Unicode text without NUL"_s);
}

void Reader::read(const QJsonValue &json, Instant &value)
{
    const std::optional<Instant> instant = instantFromText(json.toString());
    if (instant)
        value = *instant;
    else
        fault(u"format"_s, u"an instant like 2026-11-30T18:00:00Z"_s);
}

void Reader::read(const QJsonValue &json, VersionRef &value)
{
    const std::optional<VersionRef> reference = VersionRef::fromString(json.toString());
    if (reference)
        value = *reference;
    else
        fault(u"format"_s, u"name or name@version"_s);
}

void Reader::read(const QJsonValue &json, ParameterValue &value)
{
    if (json.isBool())
        value = json.toBool();
    else if (json.isString())
        read(json, value.emplace<QString>());
    else if (json.isDouble() && json.toInteger(0) == json.toInteger(1))
        value = json.toInteger();
    else
        fault(u"type"_s, u"a text, a whole number, true or false"_s);
}

void Reader::refuseUnknown(const QJsonObject &object, const QStringList &known)
{
    if (m_unknown == Unknown::Ignore)
        return;
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        if (known.contains(entry.key()))
            continue;
        const Step step(*this, entry.key().left(64));
        fault(u"unknown"_s, u"one of "_s + known.join(u", "_s));
    }
}

Result<QJsonValue> parse(const QByteArray &text)
{
    QStringDecoder utf8(QStringConverter::Utf8, QStringConverter::Flag::Stateless);
    const QString decoded = utf8(text);
    if (utf8.hasError())
        return malformed({{{}, u"encoding"_s, u"UTF-8"_s}});
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError)
        return malformed({{{},
                           u"json"_s,
                           u"JSON; at byte %1: %2"_s.arg(error.offset).arg(error.errorString())}});
    if (const std::optional<FieldFault> fault = KeyScan(text).fault())
        return malformed({*fault});
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

} // namespace stw::wire
