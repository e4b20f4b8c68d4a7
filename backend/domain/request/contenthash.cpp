#include "backend/domain/request/admission.h"

#include <QCryptographicHash>

namespace stw::domain {

namespace {

//! Feeds a hash with each field of describe(): its name, then its value, all length-prefixed, so
//! that no two different contents give the same bytes.
class ContentHash
{
public:
    void operator()(const char *name, const auto &value)
    {
        add(QByteArray(name));
        write(value);
    }
    QString hex() const { return QString::fromLatin1(m_hash.result().toHex()); }

    void add(const QByteArray &bytes)
    {
        m_hash.addData(QByteArray::number(bytes.size()) + ':');
        m_hash.addData(bytes);
    }

private:
    void write(bool value) { add(value ? "true" : "false"); }
    void write(qint64 value) { add('i' + QByteArray::number(value)); }
    void write(const QString &value) { add('s' + value.toUtf8()); }
    void write(const VersionRef &value) { write(value.toString()); }
    void write(Priority value) { write(QString(nameOf(value))); }
    void write(const Price &value) { write(value.toText()); }
    void write(const ParameterValue &value)
    {
        std::visit([this](const auto &scalar) { write(scalar); }, value);
    }
    void write(const QStringList &list)
    {
        add(QByteArray::number(list.size()));
        for (const QString &item : list)
            write(item);
    }
    template <class T>
    void write(const QMap<QString, T> &map)
    {
        add(QByteArray::number(map.size()));
        for (auto entry = map.begin(); entry != map.end(); ++entry) {
            write(entry.key());
            write(entry.value());
        }
    }

    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

} // namespace

QString contentHashOf(ProjectId project, const Asked &asked)
{
    ContentHash hash;
    hash.add(project.toString().toLatin1());
    Asked::describe(asked, hash);
    return hash.hex();
}

} // namespace stw::domain
