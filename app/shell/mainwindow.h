#pragma once

#include <QStackedWidget>

namespace stw::views {
class SignInView;
}

namespace stw::shell {

class Frame;
class PreferenceStore;

//! The window: signing in, or the frame. Remembers its size and place.
class MainWindow : public QStackedWidget
{
    Q_OBJECT

public:
    static constexpr QSize kSize{1440, 900};

    explicit MainWindow(PreferenceStore &store);
    ~MainWindow() override;

    views::SignInView &signIn() { return *m_signIn; }
    void showSignIn();
    Frame *frame() const { return m_frame; } //!< nullptr: there is none.
    //! Takes it over; the one before ends. nullptr: signing in is left.
    void setFrame(Frame *frame);
    void showFrame();

private:
    void showHeading(const QString &heading);

    PreferenceStore &m_store;
    views::SignInView *m_signIn;
    Frame *m_frame = nullptr;
};

} // namespace stw::shell
