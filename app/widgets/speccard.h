#pragma once

#include "app/widgets/optionbutton.h"

namespace stw::widgets {

struct SpecCardText
{
    QString name;
    QString price;     //!< `19.20 €/h`.
    QString resources; //!< `8 whole cards · 128 CPU · 1,024 GiB`.
    QString version;   //!< `training-80g-8 · v7`.
    QString availability;
    enum class Start { Now, Later, Never } start = Start::Now; //!< Tick, clock, lock.

    friend bool operator==(const SpecCardText &, const SpecCardText &) = default;
};

//! One resource specification to choose (LOOK.md §5): three lines, 72 high. Where it may never
//! start the card is disabled and availability says why.
class SpecCard : public OptionButton
{
    Q_OBJECT

public:
    explicit SpecCard(QWidget *parent = nullptr);

    void setSpec(const SpecCardText &text);
    const SpecCardText &spec() const { return m_text; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    SpecCardText m_text;
};

} // namespace stw::widgets
