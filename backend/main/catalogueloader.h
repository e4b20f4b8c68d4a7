#pragma once

#include "backend/domain/commands.h"
#include "shared/base/result.h"

#include <QByteArray>
#include <QMap>

namespace stw::main {

//! The texts of the catalogue's files by name: those of \a folder, or those the program brings
//! along where \a folder is empty. A file that is missing is empty. See
//! resources/catalogue/README.md.
QMap<QString, QByteArray> catalogueFiles(const QString &folder);

//! What the first start publishes, in an order in which each entry names only earlier ones.
//! Malformed names every fault of every file, as `specs.json: 2.cards.default`: broken JSON, names
//! that are none or twice, words missing in a language, entries that are named and not there,
//! ranges that hold nothing, placeholders without a parameter, defaults out of their own range,
//! specs without a price.
Result<QList<domain::Publish>> loadCatalogue(const QMap<QString, QByteArray> &files);

} // namespace stw::main
