#pragma once

#include "app/views/request/recordwords.h"

#include <QWidget>

class QGridLayout;

namespace stw::views {

//! Names and values in two columns; values worth copying have a button for it.
class FactSheet : public QWidget
{
    Q_OBJECT

public:
    explicit FactSheet(QWidget *parent);

    void setFacts(const QList<Fact> &facts);

private:
    void add(const Fact &fact, int row);

    QList<Fact> m_facts;
    QGridLayout *m_grid;
};

} // namespace stw::views
