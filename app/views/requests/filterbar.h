#pragma once

#include "app/models/filterlanguage.h"

#include <QTimer>
#include <QWidget>

class QLineEdit;
class QPushButton;

namespace stw::widgets {
class Chip;
class FilterBox;
class Label;
} // namespace stw::widgets

namespace stw::views {

class ChipFlow;

//! The filter above a list of requests: words and `field:value` in a box that says while typing
//! whether it is understood, the filters that everybody needs and those that the person saved, as
//! chips.
class FilterBar : public QWidget
{
    Q_OBJECT

public:
    //! Typing is taken up after this pause, and at once with Enter.
    static constexpr std::chrono::milliseconds kPause{200};

    explicit FilterBar(QWidget *parent = nullptr);

    //! Whom `me` means, when `today` is.
    void setContext(const models::FilterContext &context);
    QString text() const;
    //! As if it had been typed and entered.
    void setText(const QString &text);
    //! The same, from a filter.
    void setFilter(const state::RequestFilter &filter);
    const models::ParsedFilter &parsed() const { return m_parsed; }
    void setSaved(const QList<state::SavedFilter> &filters);
    const QList<state::SavedFilter> &saved() const { return m_saved; }
    //! `9 of 38`; empty: not known.
    void setResult(const QString &text);
    void focusBox();

signals:
    void filterChanged(const stw::state::RequestFilter &filter);
    void savedChanged(const QList<stw::state::SavedFilter> &filters);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void retranslate();
    void take();
    void judge();
    void makeChips();
    void checkChips();
    void save();
    void endNaming();
    widgets::Chip *addChip(const QString &name, const QString &text);
    void forget(qsizetype saved);

    models::FilterContext m_context;
    models::ParsedFilter m_parsed;
    QList<state::SavedFilter> m_saved;
    QTimer m_pause;
    widgets::FilterBox *m_box;
    ChipFlow *m_flow;
    QList<widgets::Chip *> m_chips;
    widgets::Chip *m_save;
    QLineEdit *m_name;
    widgets::Label *m_result;
    QPushButton *m_reset;
};

} // namespace stw::views
