#include "tests/app/shell/pagechecks.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTest>

namespace stw::test {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostStops = 400;

QString nameOf(const QWidget *widget)
{
    return u"%1 %2 in %3"_s.arg(
        QLatin1StringView(widget->metaObject()->className()),
        widget->objectName().isEmpty() ? widget->accessibleName() : widget->objectName(),
        QLatin1StringView(widget->parentWidget() ? widget->parentWidget()->metaObject()->className()
                                                 : "nothing"));
}

//! Of another part: it speaks and takes the keyboard for this one.
bool isInside(const QWidget *widget)
{
    const QWidget *parent = widget->parentWidget();
    return widget->focusProxy() || qobject_cast<const QAbstractSpinBox *>(parent)
           || qobject_cast<const QComboBox *>(parent);
}

//! Parts that can have the keyboard. A plain scroll area can, so that arrows scroll it; what
//! speaks is in it.
QList<QWidget *> stopsOf(const QWidget &root)
{
    QList<QWidget *> stops;
    for (QWidget *one : root.findChildren<QWidget *>()) {
        if (one->isVisible() && one->isEnabled() && (one->focusPolicy() & Qt::TabFocus)
            && !isInside(one) && !qobject_cast<QScrollArea *>(one))
            stops.append(one);
    }
    return stops;
}

//! Of an exclusive group Tab meets one; arrows go to the others.
bool isOneOfSeveral(const QWidget *widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    if (!button)
        return false;
    return button->autoExclusive() || (button->group() && button->group()->exclusive());
}

bool mayBeCut(const QLabel &label)
{
    return label.sizePolicy().horizontalPolicy() == QSizePolicy::Ignored;
}

} // namespace

QStringList namelessParts(const QWidget &root)
{
    QStringList faults;
    for (QWidget *stop : stopsOf(root)) {
        const QAccessibleInterface *part = QAccessible::queryAccessibleInterface(stop);
        if (!part || part->text(QAccessible::Name).isEmpty())
            faults.append(nameOf(stop));
    }
    return faults;
}

QStringList unreachedParts(QWidget &root)
{
    QList<QWidget *> left = stopsOf(root);
    left.removeIf(&isOneOfSeveral);
    QWidget *window = root.window();
    for (int stop = 0; stop < kMostStops && !left.isEmpty(); ++stop) {
        QTest::keyClick(window->windowHandle(), Qt::Key_Tab);
        QWidget *focus = QApplication::focusWidget();
        // What it speaks for has been reached with it.
        left.removeIf([focus](const QWidget *one) {
            return focus == one
                   || (focus && one->isAncestorOf(focus) && focus->focusProxy() == one);
        });
    }
    QStringList faults;
    // Some may have gone while the keyboard went round.
    for (const QWidget *one : stopsOf(root)) {
        if (left.contains(one))
            faults.append(nameOf(one));
    }
    return faults;
}

QStringList cutTexts(const QWidget &root)
{
    QStringList faults;
    for (const QLabel *label : root.findChildren<QLabel *>()) {
        if (!label->isVisible() || label->text().isEmpty() || mayBeCut(*label))
            continue;
        const bool cut = label->wordWrap() ? label->heightForWidth(label->width()) > label->height()
                                           : label->sizeHint().width() > label->width();
        if (cut)
            faults.append(u"%1: \"%2\", %3 wide, needs %4"_s.arg(nameOf(label), label->text())
                              .arg(label->width())
                              .arg(label->sizeHint().width()));
    }
    for (const QAbstractButton *button : root.findChildren<QAbstractButton *>()) {
        if (!button->isVisible() || button->text().isEmpty())
            continue;
        if (button->width() < button->minimumSizeHint().width())
            faults.append(u"%1: \"%2\", %3 wide, needs %4"_s.arg(nameOf(button), button->text())
                              .arg(button->width())
                              .arg(button->minimumSizeHint().width()));
    }
    return faults;
}

} // namespace stw::test
