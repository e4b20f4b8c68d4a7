#pragma once

#include "app/widgets/painted.h"
#include "app/widgets/quotabargeometry.h"
#include "shared/model/quota.h"

#include <QList>

namespace stw::widgets {

//! One dimension: what it is called, what it amounts to, and the same in words.
struct QuotaBarLine
{
    QString name;
    QuotaAmounts amounts;
    QString before;  //!< `12`; may be empty.
    QString after;   //!< `20 of 16`, bold.
    QString missing; //!< `4 missing`, in the colour of failure; empty: enough.

    friend bool operator==(const QuotaBarLine &, const QuotaBarLine &) = default;
};

//! A line in the words of the language chosen now.
QuotaBarLine quotaBarLine(QuotaDimension dimension, const QuotaAmounts &amounts);

//! Before and after of each quota dimension that has a limit, the exceeded ones first.
class QuotaBar : public Painted
{
    Q_OBJECT

public:
    explicit QuotaBar(QWidget *parent = nullptr);

    void setLines(const QList<QuotaBarLine> &lines);
    //! Those that are drawn, in their order.
    const QList<QuotaBarLine> &lines() const { return m_lines; }
    //! Name, bar and words in one row, where there is room for it.
    void setBeside(bool beside);
    //! A row above that says what the fillings mean.
    void setLegendVisible(bool visible);

    QString spokenValue() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Columns
    {
        qreal name = 0;
        qreal words = 0;
    };

    Columns columns() const;
    bool isBeside(qreal width) const;
    bool isBroken(const QuotaBarLine &line, qreal width) const;
    qreal heightOf(const QuotaBarLine &line, qreal width) const;
    void paintLine(QPainter &painter, const QuotaBarLine &line, const QRectF &where) const;
    void paintBar(QPainter &painter, const QuotaAmounts &amounts, const QRectF &bar) const;
    void paintLegend(QPainter &painter, const QRectF &where) const;

    QList<QuotaBarLine> m_lines;
    bool m_beside = false;
    bool m_legend = false;
};

} // namespace stw::widgets
