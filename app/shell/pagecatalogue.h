#pragma once

#include "app/shell/page.h"

namespace stw::shell {

//! The role that the rail shows the console for. A person with several roles never sees mixed
//! menus.
enum class Side : quint8 { Developer = 1, Operator = 2, Administrator = 4 };
Q_DECLARE_FLAGS(Sides, Side)
Q_DECLARE_OPERATORS_FOR_FLAGS(Sides)

//! As the role switch says it: `View: developer`.
QString viewText(Side side);

constexpr Sides kEverySide{Side::Developer, Side::Operator, Side::Administrator};

//! A page of the console. Adding one is adding its row.
struct PageRow
{
    enum class Place { Rail, Foot, Hidden }; //!< Foot: at the lower end of the rail.

    QLatin1StringView id;
    const char *title; //!< Source text in the context `Pages`; see titleOf().
    QLatin1StringView icon;
    Sides sides;
    Place place;
    std::function<Page *(const Context &, QWidget *parent)> make;
};

const QList<PageRow> &pages();
//! Nothing: there is no such page.
const PageRow *pageOf(QStringView id);
//! In the language of now.
QString titleOf(const PageRow &row);

} // namespace stw::shell
