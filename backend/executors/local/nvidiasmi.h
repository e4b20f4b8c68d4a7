#pragma once

#include "shared/model/fleet.h"

#include <QMap>

namespace stw::executors {

// `nvidia-smi --query-gpu` and `--query-compute-apps` (NVIDIA System Management Interface manual;
// `--help-query-gpu`). Every field asked for is there since driver 450; one that a driver does not
// know would make the tool refuse the whole call, therefore newer ones are not asked for.

QStringList smiCardArguments();
QStringList smiProcessArguments();

//! What one call said of the cards.
struct SmiCards
{
    QMap<QString, Card> cards;   //!< By UUID; health as far as the tool knows it.
    QMap<QString, QString> bus;  //!< UUID to PCI address, as the tool writes it in errors.
    QMap<QString, QString> lost; //!< PCI address to what the tool said of a card it cannot reach.
    QString fault;               //!< The call as a whole told nothing about cards; English.

    friend bool operator==(const SmiCards &, const SmiCards &) = default;
};

//! From standard output, standard error and exit code. No cards and no fault: the machine has none.
SmiCards smiCardsFromText(const QByteArray &output, const QByteArray &messages, int exitCode);

//! UUID to the processes that compute on it. Lines that are no such pair are left out.
QMap<QString, QList<qint64>> smiProcessesFromText(const QByteArray &output);

//! What the node has, after what it had: a card that is not listed any more stays, failed, until
//! the service starts again; what a call without an answer would have told is unknown.
SmiCards afterReading(const SmiCards &before, const SmiCards &reading);

} // namespace stw::executors
