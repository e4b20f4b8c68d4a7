#pragma once

#include "app/widgets/tokens.h"

#include <QLineEdit>

namespace stw::widgets {

//! A line edit for words and `field:value`, which shows while typing whether it is understood:
//! tick or cross, and a text at the right where there is room, and as a tool tip. Escape empties
//! it.
class FilterBox : public QLineEdit
{
    Q_OBJECT

public:
    enum class Verdict { None, Valid, Invalid };

    explicit FilterBox(QWidget *parent = nullptr);

    //! `filter` unless told; a search has `search`.
    void setIconName(QLatin1StringView name);
    void setVerdict(Verdict verdict, const QString &text = {});
    Verdict verdict() const { return m_verdict; }
    //! At the right while there is neither focus nor text: `Ctrl+K`.
    void setKeyHint(const QString &hint);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void makeRoom();
    bool isHintShown() const;
    bool isSaidShown() const;

    QLatin1StringView m_icon;
    Verdict m_verdict = Verdict::None;
    QString m_said;
    QString m_hint;
};

} // namespace stw::widgets
