#pragma once

#include <QDialog>

namespace stw::shell {

//! A line of the sheet: keys as people read them, and what they do.
struct ShortcutLine
{
    QString group;
    QString keys;
    QString what;
};

//! F1: every shortcut that works now. Not modal: it may stay open beside the window.
class ShortcutSheet : public QDialog
{
    Q_OBJECT

public:
    ShortcutSheet(const QList<ShortcutLine> &lines, QWidget *parent);
};

} // namespace stw::shell
