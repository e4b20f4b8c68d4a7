#include "app/shell/pagecatalogue.h"

#include "app/shell/pages/allrequestspage.h"
#include "app/shell/pages/composepage.h"
#include "app/shell/pages/controlroompage.h"
#include "app/shell/pages/notificationspage.h"
#include "app/shell/pages/requestpage.h"
#include "app/shell/pages/requestspage.h"
#include "app/shell/pages/settingspage.h"
#include "app/shell/pages/startpage.h"
#include "app/shell/pages/userspage.h"

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
        {QLatin1StringView("start"), QT_TRANSLATE_NOOP("Pages", "Start"), QLatin1StringView("home"),
         Side::Developer, Rail, &makeOf<StartPage>},
        {QLatin1StringView("compose"), QT_TRANSLATE_NOOP("Pages", "New request"),
         QLatin1StringView("request-new"), Side::Developer, Rail, &makeOf<ComposePage>},
        {QLatin1StringView("requests"), QT_TRANSLATE_NOOP("Pages", "My requests"),
         QLatin1StringView("requests"), Side::Developer, Rail, &makeOf<RequestsPage>},
        {QLatin1StringView("controlroom"), QT_TRANSLATE_NOOP("Pages", "Control room"),
         QLatin1StringView("control-room"), Side::Operator, Rail, &makeOf<ControlRoomPage>},
        {QLatin1StringView("allrequests"), QT_TRANSLATE_NOOP("Pages", "All requests"),
         QLatin1StringView("requests"), Side::Operator, Rail, &makeOf<AllRequestsPage>},
        {QLatin1StringView("users"), QT_TRANSLATE_NOOP("Pages", "Users & projects"),
         QLatin1StringView("user"), Side::Administrator, Rail, &makeOf<UsersPage>},
        {QLatin1StringView("notifications"), QT_TRANSLATE_NOOP("Pages", "Notifications"),
         QLatin1StringView("bell"), kEverySide, Rail, &makeOf<NotificationsPage>},
        {QLatin1StringView("request"), QT_TRANSLATE_NOOP("Pages", "Request"),
         QLatin1StringView("requests"), kEverySide, Hidden, &makeOf<RequestPage>},
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
