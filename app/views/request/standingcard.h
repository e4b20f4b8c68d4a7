#pragma once

#include "app/views/request/recordwords.h"
#include "app/widgets/card.h"

namespace stw::views {

//! Why a request waits, row by row, or what its state means where it does not.
class StandingCard : public widgets::Card
{
    Q_OBJECT

public:
    explicit StandingCard(QWidget *parent);

    void setRecord(const RequestRecord &record, Instant now);

private:
    QWidget *rowOf(const WaitReason &reason);
    void showRows();

    QList<WaitReason> m_rows;
    widgets::Label *m_sentence;
    QVBoxLayout *m_reasons;
};

} // namespace stw::views
