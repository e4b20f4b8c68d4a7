#include "app/widgets/style.h"

namespace stw::widgets {

using namespace Qt::StringLiterals;

Style::Style()
    : QProxyStyle(u"Fusion"_s)
{}

} // namespace stw::widgets
