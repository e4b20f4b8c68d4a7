#pragma once

#include "app/widgets/optionbutton.h"

namespace stw::widgets {

//! One of the ways on: word bold, consequence below, time at the right (LOOK.md §5).
class ChoiceButton : public OptionButton
{
    Q_OBJECT

public:
    explicit ChoiceButton(QWidget *parent = nullptr);

    //! An ampersand in \a word marks the mnemonic.
    void setTexts(const QString &word, const QString &consequence, const QString &time = {});

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qreal textWidth(qreal width) const;

    QString m_consequence;
    QString m_time;
};

} // namespace stw::widgets
