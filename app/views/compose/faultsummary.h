#pragma once

#include <QFrame>

class QLabel;

namespace stw::views {

struct FaultLink
{
    QString path;
    QString title;
    QString sentence;

    friend bool operator==(const FaultLink &, const FaultLink &) = default;
};

//! What is wrong in a form, above it, as links to the fields. Hidden while nothing is.
class FaultSummary : public QFrame
{
    Q_OBJECT

public:
    explicit FaultSummary(QWidget *parent);

    void setFaults(const QList<FaultLink> &faults);

signals:
    void followed(const QString &path);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void show();

    QList<FaultLink> m_faults;
    QLabel *m_links;
};

} // namespace stw::views
