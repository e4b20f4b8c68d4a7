#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

namespace stw::cli {

//! Columns as wide as their widest cell, two spaces apart; no rows: \a empty alone.
QString table(const QStringList &headers, const QList<QStringList> &rows, const QString &empty);

using Facts = QList<std::pair<QString, QString>>;

//! A line for each fact, indented, the values below each other.
QString factSheet(const Facts &facts);

//! Text of others (output, purposes, file names) with control characters made visible, so that it
//! cannot steer the terminal. Line ends and tabs of \a text become spaces.
QString oneLine(const QString &text);

} // namespace stw::cli
