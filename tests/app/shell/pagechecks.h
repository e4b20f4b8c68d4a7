#pragma once

#include <QStringList>

class QWidget;

namespace stw::test {

// What is wrong with how the visible parts of a widget can be used; each fault names the part.
// Nothing: all is well.

//! Parts that can have the keyboard but say nothing to assistive technology.
QStringList namelessParts(const QWidget &root);

//! Parts that the Tab key should reach and does not, pressed round once in the active window.
QStringList unreachedParts(QWidget &root);

//! Texts that are cut because their part is smaller than they are. Labels whose width is ignored
//! by their layout may be cut: they say so by that.
QStringList cutTexts(const QWidget &root);

} // namespace stw::test
