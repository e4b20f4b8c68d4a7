#include "app/shell/mainwindow.h"

#include "app/shell/frame.h"
#include "app/shell/preferencestore.h"
#include "app/views/signin/signinview.h"
#include "app/widgets/icons.h"

namespace stw::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView kGeometry{"window"};
constexpr QSize kLeastSize{800, 560};

} // namespace

MainWindow::MainWindow(PreferenceStore &store)
    : m_store(store)
    , m_signIn(new views::SignInView(this))
{
    addWidget(m_signIn);
    setWindowIcon(widgets::applicationIcon());
    setMinimumSize(kLeastSize);
    resize(kSize);
    if (const QByteArray kept = m_store.remembered(kGeometry); !kept.isEmpty())
        restoreGeometry(kept);
    showHeading({});
}

MainWindow::~MainWindow()
{
    m_store.remember(kGeometry, saveGeometry());
    delete m_frame; // before the store and the session that it knows
}

void MainWindow::showSignIn()
{
    setCurrentWidget(m_signIn);
    showHeading({});
}

void MainWindow::setFrame(Frame *frame)
{
    if (m_frame) {
        removeWidget(m_frame);
        m_frame->deleteLater(); // one of its buttons may have led here
    }
    m_frame = frame;
    if (!frame)
        return;
    addWidget(frame);
    connect(frame, &Frame::headingChanged, this, &MainWindow::showHeading);
}

void MainWindow::showFrame()
{
    setCurrentWidget(m_frame);
    if (const Page *page = m_frame->page())
        showHeading(page->heading());
}

void MainWindow::showHeading(const QString &heading)
{
    setWindowTitle(heading.isEmpty() ? u"Stellwerk"_s : tr("%1 – Stellwerk").arg(heading));
}

} // namespace stw::shell
