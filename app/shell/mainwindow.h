#pragma once

#include "app/shell/pagecatalogue.h"
#include "app/shell/session.h"

#include <QStackedWidget>

namespace stw::shell {

//! The window: its pages are made when they are first opened.
class MainWindow : public QWidget
{
    Q_OBJECT

public:
    explicit MainWindow(Session &session, QWidget *parent = nullptr);

    void go(const Target &target);

private:
    Page *pageFor(const PageRow &row);

    Context m_context;
    QStackedWidget *m_stack;
    QMap<QString, Page *> m_pages;
};

} // namespace stw::shell
