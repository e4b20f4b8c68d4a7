#pragma once

#include "app/shell/pages/requestspage.h"

namespace stw::shell {

//! The requests of every project: the same record, the operator's actions.
class AllRequestsPage : public RequestsPage
{
    Q_OBJECT

public:
    AllRequestsPage(const Context &context, QWidget *parent)
        : RequestsPage(context, Kind::All, parent)
    {}
};

} // namespace stw::shell
