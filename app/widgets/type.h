#pragma once

#include <QFont>

namespace stw::widgets {

// Sizes of type (LOOK.md §3). All are factors of the application's font, so that a larger system
// font enlarges everything. Two weights only.

QFont bodyFont();    //!< As the application's: 13 px where that is 13 px.
QFont strongFont();  //!< Body, bold.
QFont figureFont();  //!< 20 of 13, bold: the one number of a card.
QFont titleFont();   //!< 18 of 13, bold: the head of a view.
QFont sectionFont(); //!< 14 of 13, bold: the head of a card.
QFont secondFont();  //!< 12 of 13: a second line.
QFont captionFont(); //!< 12 of 13, bold: above a group.
QFont axisFont();    //!< 11 of 13: axes, badges.
QFont badgeFont();   //!< 11 of 13, bold.
QFont codeFont();    //!< 11.5 of 13, fixed pitch: log, id, command.

//! \a pixels of a design at 13 px, for the application's font: 1.0 becomes 2.0 at 26 px.
int scaled(int pixels);

} // namespace stw::widgets
