#pragma once

#include <QMap>
#include <QStringList>

namespace stw::tidy {

//! Which library may use which, as shared/cmake/StwLayers.cmake says.
using Layers = QMap<QString, QStringList>;

Layers layersOf(const QString &cmake);

//! The library of a source, known from its folder: `backend/executors/local/x.cpp` is of
//! `stw_executor_local`. Empty: a composition root, which may use its whole side.
QString libraryOf(const QString &path);

// Each gives what is wrong, a sentence for each fault with the line's number in front.

//! Quoted includes: from the root, and only what the layers allow.
QStringList includeFaults(const QString &path, const QString &text, const Layers &layers);
//! Words that belong elsewhere or nowhere, with what to use instead.
QStringList wordFaults(const QString &path, const QString &text);
//! At most 500 lines of at most 100 columns.
QStringList sizeFaults(const QString &text);
//! Functions of at most 70 lines, but for those that begin with a `static const` table. Not for
//! tests: their tables of rows may be longer.
QStringList functionFaults(const QString &text);
//! Paths of one machine, and tasks left open without an issue's number.
QStringList leftoverFaults(const QString &text);
//! A file of Qt Linguist: entries that nobody finished.
QStringList translationFaults(const QString &text);

//! \a text with comments and the insides of text literals blanked; lines stay where they are.
QString codeOf(const QString &text);

} // namespace stw::tidy
