#include "app/shell/appearance.h"
#include "app/shell/frame.h"
#include "app/shell/pagecatalogue.h"
#include "app/widgets/icons.h"
#include "tests/app/shell/pagechecks.h"
#include "tests/app/shell/pages/pagestage.h"
#include "tests/app/shell/people.h"

#include <QApplication>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace stw;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(const stw::shell::PageRow *)

//! Builds each page of the catalogue in the whole window: what is added there is tested here.
class tst_PageCatalogue : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_appearance = std::make_unique<shell::Appearance>(*qApp); }
    void cleanupTestCase() { m_appearance.reset(); }
    void idsAreUnique();
    void everySideHasAFirstPage_data();
    void everySideHasAFirstPage();
    void everyPageCanBeUsed_data();
    void everyPageCanBeUsed();

private:
    std::unique_ptr<shell::Appearance> m_appearance;
};

void tst_PageCatalogue::idsAreUnique()
{
    QSet<QString> ids;
    for (const shell::PageRow &row : shell::pages()) {
        QVERIFY2(!ids.contains(row.id), row.id.data());
        ids.insert(row.id);
        QCOMPARE(shell::pageOf(QString(row.id)), &row);
        QVERIFY(row.sides);
        QVERIFY2(!widgets::icon(row.icon).isNull(), row.icon.data());
    }
    QVERIFY(!shell::pageOf(u"nowhere"));
}

void tst_PageCatalogue::everySideHasAFirstPage_data()
{
    QTest::addColumn<shell::Side>("side");
    QTest::newRow("developer") << shell::Side::Developer;
    QTest::newRow("operator") << shell::Side::Operator;
    QTest::newRow("administrator") << shell::Side::Administrator;
}

void tst_PageCatalogue::everySideHasAFirstPage()
{
    QFETCH(shell::Side, side);
    const auto leads = [side](const shell::PageRow &row) {
        return row.sides.testFlag(side) && row.place == shell::PageRow::Place::Rail;
    };
    QVERIFY(std::ranges::any_of(shell::pages(), leads));
}

void tst_PageCatalogue::everyPageCanBeUsed_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<views::Theme>("theme");
    QTest::addColumn<const shell::PageRow *>("row");
    for (const shell::PageRow &row : shell::pages()) {
        for (const QString &language : {u"de"_s, u"en"_s}) {
            for (const views::Theme theme : {views::Theme::Light, views::Theme::Dark})
                QTest::addRow("%s, %s, %s", row.id.data(), qPrintable(language),
                              nameOf(theme).data())
                    << language << theme << &row;
        }
    }
}

void tst_PageCatalogue::everyPageCanBeUsed()
{
    QFETCH(QString, language);
    QFETCH(views::Theme, theme);
    QFETCH(const shell::PageRow *, row);
    const QTemporaryDir folder;
    qputenv("XDG_DATA_HOME", folder.path().toLocal8Bit());
    shell::PreferenceStore store(folder.path());
    store.set({.theme = theme, .language = language, .zone = {}});
    m_appearance->apply(store.values());
    PageStage stage;
    stage.service.on("GET", u"whoami"_s, {.body = wire::encode(test::everybody())});
    QVERIFY(stage.signIn());

    shell::Frame frame(stage.session, store, views::Environment::Production);
    frame.resize(1440, 900);
    frame.show();
    frame.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&frame));
    frame.go({row->id});
    QCOMPARE(frame.target().page, QString(row->id));
    const auto isQuiet = [&stage] {
        return stage.session.client().findChildren<client::Call *>().isEmpty();
    };
    QTRY_VERIFY(isQuiet());
    QVERIFY(frame.page()->isVisible());
    QVERIFY(!shell::titleOf(*row).isEmpty());
    QVERIFY(!frame.page()->heading().isEmpty());
    QCOMPARE(test::namelessParts(frame).join(u'\n'), QString());
    // What has just changed may not be laid out yet.
    QTRY_COMPARE(test::cutTexts(frame).join(u'\n'), QString());
    QCOMPARE(test::unreachedParts(frame).join(u'\n'), QString());
}

QTEST_MAIN(tst_PageCatalogue)
#include "tst_pagecatalogue.moc"
