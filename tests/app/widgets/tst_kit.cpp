#include "app/texts/language.h"
#include "app/widgets/skeleton.h"
#include "app/widgets/style.h"
#include "app/widgets/tokens.h"
#include "tests/app/widgets/kit.h"

#include <QDir>
#include <QFontDatabase>
#include <QLabel>
#include <QTest>

#include <array>

using namespace Qt::StringLiterals;
using namespace stw::widgets;

//! Draws the sheets of all widgets, for people to look at: kit-<what>-<language>-<theme>.png in
//! the build tree, once more at 200 %. What can be checked by machine is.
class tst_Kit : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void sheets_data();
    void sheets();
};

void tst_Kit::initTestCase()
{
    auto *style = new Style; // the application takes it
    style->setReducedMotion(true);
    QApplication::setStyle(style);
    if (QFontDatabase::families().contains(u"Noto Sans"_s)) {
        QFont font(u"Noto Sans"_s);
        font.setPixelSize(13);
        QApplication::setFont(font);
    }
}

void tst_Kit::sheets_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<Theme>("theme");
    for (const QString &language : {u"de"_s, u"en"_s}) {
        QTest::newRow(qPrintable(u"%1-light"_s.arg(language))) << language << Theme::Light;
        QTest::newRow(qPrintable(u"%1-dark"_s.arg(language))) << language << Theme::Dark;
    }
}

void tst_Kit::sheets()
{
    QFETCH(QString, language);
    QFETCH(Theme, theme);
    QVERIFY(stw::texts::useLanguage(*qApp, language));
    QApplication::setPalette(paletteOf(theme));
    const bool german = language == u"de"_s;
    struct Sheet
    {
        QString name;
        std::unique_ptr<QWidget> widget;
    };
    std::array<Sheet, 3> sheets{Sheet{u"kit"_s, test::kit(german)},
                                Sheet{u"controls"_s, test::controls(german)},
                                Sheet{u"swatches"_s, test::swatches(german)}};
    for (const auto &[what, sheet] : sheets) {
        sheet->show();
        QVERIFY(QTest::qWaitForWindowExposed(sheet.get()));
        // Skeletons wait before they show.
        for (const Skeleton *skeleton : sheet->findChildren<Skeleton *>())
            QTRY_VERIFY(!skeleton->spokenValue().isEmpty());
        const QString size = qFuzzyCompare(sheet->devicePixelRatioF(), 1.0) ? u"100"_s : u"200"_s;
        const QDir folder(QStringLiteral(STW_KIT_DIR));
        QVERIFY(folder.mkpath(u"."_s));
        const QString file = folder.filePath(
            u"%1-%2-%3.png"_s.arg(what, QString::fromLatin1(QTest::currentDataTag()), size));
        QVERIFY2(sheet->grab().save(file), qPrintable(file));
        // No label that stands in one line is cut.
        for (const QLabel *label : sheet->findChildren<QLabel *>()) {
            if (label->isVisible() && !label->wordWrap() && !label->text().isEmpty())
                QVERIFY2(label->width() >= label->sizeHint().width(), qPrintable(label->text()));
        }
    }
}

QTEST_MAIN(tst_Kit)
#include "tst_kit.moc"
