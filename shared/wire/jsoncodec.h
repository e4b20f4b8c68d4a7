#pragma once

#include "shared/base/decimal.h"
#include "shared/base/instant.h"
#include "shared/base/named.h"
#include "shared/base/relocatable.h"
#include "shared/base/result.h"
#include "shared/base/strongid.h"
#include "shared/model/catalogue.h"

#include <QJsonArray>
#include <QJsonObject>

#include <concepts>

namespace stw::wire {

// One codec for the API, the journal and the tables: what a struct's describe() lists. Encoding
// writes canonical text (the order of describe(), no white space, absent values left out), so the
// same value is always the same bytes; decoding collects every fault instead of the first.
//
// Spelling: ids and `name@version` are strings, instants RFC 3339 in UTC, decimals strings, enums
// their wire names, a variant is an object with its alternative's `code` beside the facts.

template <class T>
concept Coded = Described<T> && requires
{
    T::kCode;
};

//! Builds JSON text.
class Writer
{
public:
    QByteArray take() { return std::move(m_text); }

    void write(bool value) { m_text += value ? "true" : "false"; }
    void write(qint64 value) { m_text += QByteArray::number(value); }
    void write(const QString &value);
    void write(const Instant &value) { writeAscii(toText(value)); }
    void write(const VersionRef &value) { writeAscii(value.toString()); }
    void write(const ParameterValue &value)
    {
        std::visit([this](const auto &scalar) { write(scalar); }, value);
    }
    template <NamedEnum E>
    void write(E value)
    {
        writeAscii(nameOf(value));
    }
    template <class Tag>
    void write(const StrongId<Tag> &value)
    {
        writeAscii(value.toString());
    }
    template <int Scale>
    void write(const Decimal<Scale> &value)
    {
        writeAscii(value.toText());
    }
    template <class T>
    void write(const QList<T> &list)
    {
        m_text += '[';
        for (qsizetype at = 0; at < list.size(); ++at) {
            if (at > 0)
                m_text += ',';
            write(list[at]);
        }
        m_text += ']';
    }
    template <class T>
    void write(const QMap<QString, T> &map)
    {
        m_text += '{';
        bool first = true;
        for (auto entry = map.begin(); entry != map.end(); ++entry) {
            key(entry.key(), first);
            write(entry.value());
        }
        m_text += '}';
    }
    template <Described T>
    void write(const T &value)
    {
        m_text += '{';
        bool first = true;
        writeFields(value, first);
        m_text += '}';
    }
    template <Coded... Ts>
    void write(const std::variant<Ts...> &value)
    {
        m_text += '{';
        bool first = true;
        std::visit(
            [this, &first](const auto &facts) {
                key(u"code", first);
                writeAscii(facts.kCode);
                if constexpr (requires { facts.kOwner; }) {
                    key(u"owner", first);
                    write(facts.kOwner);
                }
                writeFields(facts, first);
            },
            value);
        m_text += '}';
    }
    //! Text that is JSON already.
    void writeRaw(const QByteArray &json) { m_text += json; }

    void key(QStringView name, bool &first);

private:
    template <class T>
    void writeFields(const T &value, bool &first)
    {
        T::describe(value, [this, &first](const char *name, const auto &field) {
            writeField(name, field, first);
        });
    }
    template <class T>
    void writeField(const char *name, const T &field, bool &first)
    {
        static_assert(kRelocatable<T>, "see shared/base/relocatable.h");
        if constexpr (requires { field.isSet(); }) {
            if (!field.isSet())
                return;
        } else if constexpr (requires {
                                 field.isValid();
                                 field.uuid();
                             }) {
            if (!field.isValid())
                return;
        }
        key(name, first);
        write(field);
    }
    template <class T>
    void writeField(const char *name, const std::optional<T> &field, bool &first)
    {
        static_assert(kRelocatable<T>, "see shared/base/relocatable.h");
        if (!field)
            return;
        key(name, first);
        write(*field);
    }
    void key(const char *name, bool &first);
    void writeAscii(const QString &text) { m_text += '"' + text.toLatin1() + '"'; }
    void writeAscii(QLatin1StringView text)
    {
        m_text += '"';
        m_text.append(text.data(), text.size());
        m_text += '"';
    }

    QByteArray m_text;
};

template <class T>
QByteArray encode(const T &value)
{
    Writer writer;
    writer.write(value);
    return writer.take();
}

//! Reads JSON into values and remembers each broken rule with the path of its field.
class Reader
{
public:
    enum class Unknown { Refuse, Ignore };

    explicit Reader(Unknown unknown = Unknown::Refuse)
        : m_unknown(unknown)
    {}

    const QList<FieldFault> &faults() const { return m_faults; }
    void fault(const QString &rule, const QString &expected);

    void read(const QJsonValue &json, bool &value);
    void read(const QJsonValue &json, qint64 &value);
    void read(const QJsonValue &json, QString &value);
    void read(const QJsonValue &json, Instant &value);
    void read(const QJsonValue &json, VersionRef &value);
    void read(const QJsonValue &json, ParameterValue &value);
    template <NamedEnum E>
    void read(const QJsonValue &json, E &value)
    {
        const std::optional<E> found = fromName<E>(json.toString());
        if (found) {
            value = *found;
            return;
        }
        QStringList names;
        for (const auto &row : Named<E>::kRows)
            names += row.name;
        fault(QStringLiteral("choice"), QStringLiteral("one of ") + names.join(u", "));
    }
    template <class Tag>
    void read(const QJsonValue &json, StrongId<Tag> &value)
    {
        const std::optional<StrongId<Tag>> id = StrongId<Tag>::fromString(json.toString());
        if (id)
            value = *id;
        else
            fault(QStringLiteral("format"),
                  QStringLiteral("an id like ") + Tag::kPrefix + QStringLiteral("_…"));
    }
    template <int Scale>
    void read(const QJsonValue &json, Decimal<Scale> &value)
    {
        const std::optional<Decimal<Scale>> decimal = Decimal<Scale>::fromText(json.toString());
        if (decimal)
            value = *decimal;
        else
            fault(QStringLiteral("format"),
                  QStringLiteral("a decimal string with at most %1 decimals").arg(Scale));
    }
    template <class T>
    void read(const QJsonValue &json, std::optional<T> &value)
    {
        if (json.isNull() || json.isUndefined()) {
            value.reset();
            return;
        }
        T inner{};
        const qsizetype before = m_faults.size();
        read(json, inner);
        if (m_faults.size() == before)
            value = inner;
    }
    template <class T>
    void read(const QJsonValue &json, QList<T> &list)
    {
        if (!json.isArray()) {
            fault(QStringLiteral("type"), QStringLiteral("a list"));
            return;
        }
        list.clear();
        const QJsonArray array = json.toArray();
        for (qsizetype at = 0; at < array.size(); ++at) {
            const Step step(*this, QString::number(at));
            T item{};
            read(array[at], item);
            list.append(item);
        }
    }
    template <class T>
    void read(const QJsonValue &json, QMap<QString, T> &map)
    {
        if (!json.isObject()) {
            fault(QStringLiteral("type"), QStringLiteral("an object"));
            return;
        }
        map.clear();
        const QJsonObject object = json.toObject();
        for (auto entry = object.begin(); entry != object.end(); ++entry) {
            const Step step(*this, entry.key());
            checkText(entry.key());
            T item{};
            read(entry.value(), item);
            map.insert(entry.key(), item);
        }
    }
    template <Described T>
    void read(const QJsonValue &json, T &value)
    {
        if (!json.isObject()) {
            fault(QStringLiteral("type"), QStringLiteral("an object"));
            return;
        }
        const QJsonObject object = json.toObject();
        QStringList known;
        T::describe(value, [this, &object, &known](const char *name, auto &field) {
            const QLatin1StringView key(name);
            known += key;
            const auto found = object.constFind(key);
            if (found == object.constEnd() || found->isNull())
                return; // absent: the default stays
            const Step step(*this, key);
            read(*found, field);
        });
        if constexpr (Coded<T>)
            known += {QStringLiteral("code"), QStringLiteral("owner")};
        refuseUnknown(object, known);
    }
    template <Coded... Ts>
    void read(const QJsonValue &json, std::variant<Ts...> &value)
    {
        const QString code = json.toObject().value(QLatin1StringView("code")).toString();
        if (!readAlternative(code, json, value)) {
            const Step step(*this, QStringLiteral("code"));
            QStringList codes{Ts::kCode...};
            fault(QStringLiteral("choice"), QStringLiteral("one of ") + codes.join(u", "));
        }
    }
    //! Makes \a value the alternative named \a code and reads its facts; false where none is.
    template <Coded... Ts>
    bool readAlternative(const QString &code, const QJsonValue &json, std::variant<Ts...> &value)
    {
        return (readIf<Ts>(code, json, value) || ...);
    }

private:
    //! While it lives, faults are one name deeper.
    class Step
    {
    public:
        Step(Reader &reader, const QString &name)
            : m_reader(reader)
        {
            m_reader.m_path.append(name);
        }
        ~Step() { m_reader.m_path.removeLast(); }
        Q_DISABLE_COPY_MOVE(Step)

    private:
        Reader &m_reader;
    };

    template <class T, class Variant>
    bool readIf(const QString &code, const QJsonValue &json, Variant &value)
    {
        if (code != T::kCode)
            return false;
        T facts{};
        read(json, facts);
        value = std::move(facts);
        return true;
    }
    void refuseUnknown(const QJsonObject &object, const QStringList &known);
    void checkText(const QString &text);

    Unknown m_unknown;
    QStringList m_path;
    QList<FieldFault> m_faults;
};

//! Reads \a text as one JSON value of type T. Faults name each field; text that is no JSON, is not
//! UTF-8 or too deep has one fault with an empty field; one that names a key twice, with that key.
template <class T>
Result<T> decode(const QByteArray &text, Reader::Unknown unknown = Reader::Unknown::Refuse);

//! The parsed value of \a text, or a fault: not JSON, not UTF-8, deeper than 64, a key twice.
Result<QJsonValue> parse(const QByteArray &text);

template <class T>
Result<T> decode(const QJsonValue &json, Reader::Unknown unknown = Reader::Unknown::Refuse)
{
    Reader reader(unknown);
    T value{};
    reader.read(json, value);
    if (!reader.faults().isEmpty())
        return malformed(reader.faults());
    return value;
}

template <class T>
Result<T> decode(const QByteArray &text, Reader::Unknown unknown)
{
    return parse(text).and_then(
        [unknown](const QJsonValue &json) { return decode<T>(json, unknown); });
}

} // namespace stw::wire
