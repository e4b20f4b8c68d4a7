#include "app/shell/pagecatalogue.h"

#include "app/shell/pages/settingspage.h"

#include <QCoreApplication>

namespace stw::shell {

namespace {

template <class P>
Page *makeOf(const Context &context, QWidget *parent)
{
    return new P(context, parent);
}

} // namespace

QString viewText(Side side)
{
    switch (side) {
    case Side::Developer: return QCoreApplication::translate("Pages", "View: developer");
    case Side::Operator: return QCoreApplication::translate("Pages", "View: operator");
    case Side::Administrator: return QCoreApplication::translate("Pages", "View: administrator");
    }
    return {};
}

const QList<PageRow> &pages()
{
    using enum PageRow::Place;
    // clang-format off: a table is read in columns.
    static const QList<PageRow> rows{
        {QLatin1StringView("settings"), QT_TRANSLATE_NOOP("Pages", "Settings"),
         QLatin1StringView("settings"), kEverySide, Foot, &makeOf<SettingsPage>},
    };
    // clang-format on
    return rows;
}

const PageRow *pageOf(QStringView id)
{
    for (const PageRow &row : pages()) {
        if (row.id == id)
            return &row;
    }
    return nullptr;
}

QString titleOf(const PageRow &row)
{
    return QCoreApplication::translate("Pages", row.title);
}

} // namespace stw::shell
