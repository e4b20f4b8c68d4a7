#include "app/cli/actions.h"
#include "app/cli/pages.h"
#include "app/cli/run.h"

namespace stw::cli {

using namespace Qt::StringLiterals;

void specs(Run &run)
{
    const QString name = run.arguments().at(0);
    if (name.isEmpty())
        run.show<wire::Listing<wire::SpecView>>({.path = u"specs"_s}, &pageOf);
    else
        run.show<wire::SpecView>({.path = "specs/"_L1 + name}, &pageOf);
}

void templates(Run &run)
{
    const QString name = run.arguments().at(0);
    if (name.isEmpty())
        run.show<wire::Listing<Template>>({.path = u"templates"_s}, &pageOf);
    else
        run.show<Template>({.path = "templates/"_L1 + name}, &pageOf);
}

} // namespace stw::cli
