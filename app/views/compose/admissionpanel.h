#pragma once

#include "app/views/compose/composition.h"
#include "shared/model/admission.h"

#include <QTimer>
#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace stw::widgets {
class Banner;
class ChoiceButton;
class ForecastBar;
class KeyHint;
class Label;
class Pill;
class QuotaBar;
} // namespace stw::widgets

namespace stw::views {

//! How a person goes on over quota. The API offers these two; an exception is not among them.
enum class WayOn { Reduce, Wait };

//! What the service says about the form before it is sent, and the button that sends it. Values
//! stay while new ones are computed, and say so.
class AdmissionPanel : public QWidget
{
    Q_OBJECT

public:
    explicit AdmissionPanel(QWidget *parent);

    //! Nothing: the form cannot be assessed yet; the panel says what is missing.
    void setAdmission(const std::optional<Admission> &admission);
    //! A newer answer is on its way.
    void setComputing(bool computing);
    //! The last question failed; the values are older than the form.
    void setPreviewProblem(const std::optional<Error> &error);
    void setWay(const std::optional<WayOn> &way);

    //! Why it cannot be sent, in a sentence; empty: it can.
    void setHindrance(const QString &sentence);
    bool maySubmit() const;
    //! Being sent: what is under way; empty: nothing is.
    void setSending(const QString &progress);
    //! What came of sending, at the button. An action's words may be empty.
    void setProblem(const std::optional<Error> &error, const QString &sentence = {},
                    const QString &action = {});

signals:
    void wayChosen(stw::views::WayOn way);
    void submitWanted();
    void problemAction();
    void retryWanted(); //!< Ask the preview again.

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QVBoxLayout *makeColumn();
    QWidget *section(QLayout *content);
    void makeQuota(QVBoxLayout *column);
    void makeWays(QVBoxLayout *column);
    void makeCost(QVBoxLayout *column);
    void makeRoute(QVBoxLayout *column);
    void makeStart(QVBoxLayout *column);
    QWidget *makeFoot();
    void retranslate();
    void show();
    void showHead();
    void showQuota();
    void showWays();
    void showCost();
    void showRoute();
    void showStart();
    void showReasons();
    void showFoot();
    void showStale();

    std::optional<Admission> m_admission;
    std::optional<Error> m_previewProblem;
    std::optional<WayOn> m_way;
    std::optional<Error> m_problem;
    QString m_problemText;
    QString m_problemAction;
    QString m_hindrance;
    QString m_sending;
    bool m_computing = false;
    QTimer m_late; //!< Computing for so long that it is worth a remark.

    widgets::Label *m_title;
    widgets::Label *m_instant;
    widgets::Pill *m_verdict;
    widgets::Banner *m_previewBanner;
    widgets::Label *m_nothing;
    QWidget *m_parts;
    widgets::Label *m_quotaTitle;
    widgets::QuotaBar *m_quota;
    widgets::Label *m_noLimits;
    QWidget *m_waySection;
    widgets::Label *m_wayTitle;
    widgets::ChoiceButton *m_reduce;
    widgets::ChoiceButton *m_wait;
    widgets::Label *m_costTitle;
    widgets::Label *m_costNote;
    widgets::Label *m_cost;
    widgets::Label *m_costUnits;
    widgets::Label *m_routeTitle;
    widgets::Label *m_route;
    widgets::Label *m_startTitle;
    widgets::Label *m_startNote;
    widgets::Label *m_start;
    widgets::ForecastBar *m_forecast;
    QWidget *m_reasonHolder;
    QVBoxLayout *m_reasons;
    widgets::Banner *m_banner;
    widgets::Label *m_whyNot;
    QPushButton *m_submit;
    widgets::KeyHint *m_keys;
};

} // namespace stw::views
