#include "app/cli/layout.h"

#include <algorithm>

namespace stw::cli {

using namespace Qt::StringLiterals;

namespace {

QString line(const QStringList &cells, const QList<qsizetype> &widths)
{
    QString text;
    for (qsizetype at = 0; at < cells.size(); ++at) {
        const bool last = at + 1 == cells.size();
        text += last ? cells[at] : cells[at].leftJustified(widths[at] + 2);
    }
    while (text.endsWith(u' '))
        text.chop(1);
    return text + u'\n';
}

} // namespace

QString table(const QStringList &headers, const QList<QStringList> &rows, const QString &empty)
{
    if (rows.isEmpty())
        return empty + u'\n';
    QList<qsizetype> widths;
    for (qsizetype at = 0; at < headers.size(); ++at) {
        qsizetype width = headers[at].size();
        for (const QStringList &row : rows)
            width = std::max(width, row.value(at).size());
        widths += width;
    }
    QString text = line(headers, widths);
    for (const QStringList &row : rows)
        text += line(row, widths);
    return text;
}

QString factSheet(const Facts &facts)
{
    qsizetype width = 0;
    for (const auto &[name, value] : facts)
        width = std::max(width, name.size());
    QString text;
    for (const auto &[name, value] : facts)
        text += u"  "_s + name.leftJustified(width + 2) + value + u'\n';
    return text;
}

QString oneLine(const QString &text)
{
    QString clean = text;
    for (QChar &c : clean) {
        if (c == u'\n' || c == u'\r' || c == u'\t')
            c = u' ';
        else if (c.category() == QChar::Other_Control)
            c = QChar(QChar::ReplacementCharacter);
    }
    return clean;
}

} // namespace stw::cli
