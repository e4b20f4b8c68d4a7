#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace stw::widgets {

//! Says why there is nothing and offers one action, where the first row would be.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget *parent = nullptr);

    //! \a action may be empty: no button.
    void setState(QLatin1StringView icon, const QString &why, const QString &action = {});

signals:
    void actionTriggered();

protected:
    void changeEvent(QEvent *event) override;

private:
    void dress();

    QLatin1StringView m_iconName;
    QLabel *m_icon;
    QLabel *m_why;
    QPushButton *m_action;
};

} // namespace stw::widgets
