#pragma once

#include "app/widgets/card.h"
#include "shared/model/views.h"

class QGridLayout;

namespace stw::views {

//! What a request has used so far and what it costs, as figures.
class UsageCard : public widgets::Card
{
    Q_OBJECT

public:
    explicit UsageCard(QWidget *parent);

    //! \a now: up to when an open run or wait is counted.
    void setRecord(const RequestRecord &record, Instant now);

private:
    QGridLayout *m_figures;
    QList<std::pair<QString, QString>> m_shown;
};

} // namespace stw::views
