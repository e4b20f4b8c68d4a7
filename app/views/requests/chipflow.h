#pragma once

#include <QLayout>

namespace stw::views {

//! Items side by side, and in further lines where one is full: as many chips as a person saves.
class ChipFlow : public QLayout
{
    Q_OBJECT

public:
    using QLayout::QLayout;
    ~ChipFlow() override;

    void addItem(QLayoutItem *item) override;
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect &area) override;

private:
    //! Where each item goes in \a area; the hidden ones are left out.
    QList<std::pair<QLayoutItem *, QRect>> placed(const QRect &area) const;

    QList<QLayoutItem *> m_items;
};

} // namespace stw::views
