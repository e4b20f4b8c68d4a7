#include "tests/app/views/support/grab.h"

#include "app/texts/language.h"
#include "app/widgets/style.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

namespace stw::samples {

using namespace Qt::StringLiterals;

void setUp(const QString &language, widgets::Theme theme, int pixels)
{
    if (!dynamic_cast<widgets::Style *>(QApplication::style()))
        QApplication::setStyle(new widgets::Style); // the application owns it
    QFont font(u"Noto Sans"_s);
    font.setPixelSize(pixels);
    QApplication::setFont(font);
    QApplication::setPalette(widgets::paletteOf(theme));
    texts::useLanguage(*qApp, language);
}

QImage grabOf(QWidget &view, const QSize &size, const QString &name)
{
    view.resize(size);
    view.setAttribute(Qt::WA_DontShowOnScreen);
    view.show();
    for (int round = 0; round < 3; ++round) // layouts settle in turns
        QApplication::processEvents();
    const QImage image = view.grab().toImage();
    const QString folder = qEnvironmentVariable("STW_GRABS");
    if (!folder.isEmpty())
        image.save(QDir(folder).filePath(name + u".png"_s));
    return image;
}

QStringList cutTexts(const QWidget &view)
{
    QStringList cut;
    for (const QLabel *label : view.findChildren<QLabel *>()) {
        if (!label->isVisible() || label->text().isEmpty() || !label->pixmap().isNull())
            continue;
        const QSize needed =
            label->wordWrap() ? QSize(0, label->heightForWidth(label->width())) : label->sizeHint();
        if (needed.width() > label->width() || needed.height() > label->height())
            cut.append(label->text());
    }
    for (const QPushButton *button : view.findChildren<QPushButton *>()) {
        if (button->isVisible() && button->sizeHint().width() > button->width())
            cut.append(button->text());
    }
    for (const QScrollArea *area : view.findChildren<QScrollArea *>()) {
        const bool hides = area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff
                           && area->widget()->width() > area->viewport()->width();
        if (area->isVisible() && hides)
            cut.append(u"wider than its scroll area: %1"_s.arg(area->widget()->width()));
    }
    return cut;
}

} // namespace stw::samples
