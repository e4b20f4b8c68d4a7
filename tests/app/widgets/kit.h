#pragma once

#include <QString>
#include <QWidget>

#include <memory>

namespace stw::widgets::test {

//! The words of one language.
struct Words
{
    bool german;
    QString operator()(const char16_t *english, const char16_t *other) const
    {
        return QString::fromUtf16(german ? other : english);
    }
};

//! Every widget of app/widgets with the values of the story in the pictures of LOOK.md, in the
//! palette of the application. \a german chooses the words that views would hand in.
std::unique_ptr<QWidget> kit(bool german);
//! The controls that the style draws, in their states.
std::unique_ptr<QWidget> controls(bool german);
//! Colours, the six healths at three sizes and in grey, a map of the fleet, and all icons.
std::unique_ptr<QWidget> swatches(bool german);

} // namespace stw::widgets::test
