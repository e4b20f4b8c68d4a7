#include "app/shell/mainwindow.h"

namespace stw::shell {

MainWindow::MainWindow(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_context{session.client(), session.feed(), session,
                [this](const Target &target) { go(target); }, [](const Message &) {}}
    , m_stack(new QStackedWidget(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_stack);
}

Page *MainWindow::pageFor(const PageRow &row)
{
    Page *&page = m_pages[row.id];
    if (!page) {
        page = row.make(m_context, m_stack);
        m_stack->addWidget(page);
    }
    return page;
}

void MainWindow::go(const Target &target)
{
    const PageRow *row = pageOf(target.page);
    if (!row)
        return;
    Page *page = pageFor(*row);
    m_stack->setCurrentWidget(page);
    page->open(target);
    setWindowTitle(page->heading());
}

} // namespace stw::shell
