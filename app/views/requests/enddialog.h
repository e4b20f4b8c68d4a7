#pragma once

#include "shared/base/result.h"
#include "shared/model/views.h"

#include <QDialog>

class QPushButton;

namespace stw::widgets {
class Label;
}

namespace stw::views {

class Field;
class LineList;

//! How a person ends a request: before it runs, or while it runs.
enum class Ending { Cancel, Release };

//! Whether a request in \a state can be ended so.
bool canEnd(RequestState state, Ending ending);

struct EndItem
{
    RequestId id;
    QString title;
    QString place; //!< Project and size.
    RequestState state = RequestState::Active;

    friend bool operator==(const EndItem &, const EndItem &) = default;
};
EndItem endItemOf(const RequestSummary &request);

//! Asks whether some requests shall end, says what that means, and shows the answer for each.
class EndDialog : public QDialog
{
    Q_OBJECT

public:
    //! Those of \a items that cannot be ended so are shown with the reason, and left out.
    EndDialog(Ending ending, const QList<EndItem> &items, QWidget *parent);

    Ending ending() const { return m_ending; }
    //! Those that it is asked of, in order.
    QList<RequestId> wanted() const;
    //! The service's answer for one.
    void setAnswer(RequestId id, const Result<> &answer);
    QString reason() const;

signals:
    //! The person has confirmed it, once.
    void confirmed(const QString &reason);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        EndItem item;
        bool possible = true;
        std::optional<Result<>> answer;
    };

    void retranslate();
    void fill();
    void send();

    Ending m_ending;
    QList<Row> m_rows;
    bool m_sent = false;
    widgets::Label *m_meaning;
    LineList *m_list;
    Field *m_reason;
    widgets::Label *m_state;
    QPushButton *m_keep;
    QPushButton *m_do;
};

} // namespace stw::views
