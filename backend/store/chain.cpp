#include "backend/store/chain.h"

#include <QCryptographicHash>
#include <QtEndian>

namespace stw::store {

namespace {

constexpr int kHashBytes = 32;

void add(QCryptographicHash &hash, const QByteArray &field)
{
    const quint32 length = qToBigEndian(quint32(field.size()));
    hash.addData(QByteArrayView(reinterpret_cast<const char *>(&length), sizeof length));
    hash.addData(field);
}

} // namespace

QByteArray chainHash(const QByteArray &previous, const ChainFields &fields)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(previous);
    add(hash, QByteArray::number(fields.seq));
    add(hash, QByteArray::number(fields.atUs));
    for (const QByteArray *field :
         {&fields.kind, &fields.request, &fields.tenant, &fields.project, &fields.acceleratorType,
          &fields.actor, &fields.role, &fields.onBehalfOf, &fields.token, &fields.cause,
          &fields.facts})
        add(hash, *field);
    return hash.result();
}

QByteArray chainStart()
{
    return QByteArray(kHashBytes, '\0');
}

} // namespace stw::store
