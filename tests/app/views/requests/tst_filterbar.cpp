#include "app/views/requests/filterbar.h"
#include "app/widgets/chip.h"
#include "app/widgets/filterbox.h"
#include "tests/app/texts/languages.h"

#include <QSignalSpy>

using namespace stw;
using namespace stw::views;
using namespace Qt::StringLiterals;

//! The box and its chips.
class tst_FilterBar : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void typedInEitherLanguage_data();
    void typedInEitherLanguage();
    void whatIsNotUnderstoodIsSaid();
    void aChipIsAFilterAndTakesItBack();
    void savedUnderAName();
    void savedFiltersGoByKeyboard();
    void namingCanBeLeft();
    void manyChipsWrap();

private:
    widgets::FilterBox *box() const { return m_bar->findChild<widgets::FilterBox *>(); }
    widgets::Chip *chip(const QString &name) const;

    std::unique_ptr<FilterBar> m_bar;
};

void tst_FilterBar::init()
{
    QVERIFY(texts::useLanguage(*qApp, u"en"_s));
    m_bar = std::make_unique<FilterBar>();
    m_bar->setContext({u"jana"_s, Instant{1'794'920'600'000'000}, QTimeZone::utc()});
    m_bar->resize(1256, 46);
    m_bar->show();
}

widgets::Chip *tst_FilterBar::chip(const QString &name) const
{
    for (auto *chip : m_bar->findChildren<widgets::Chip *>()) {
        if (chip->text() == name && chip->isVisible())
            return chip;
    }
    return nullptr;
}

void tst_FilterBar::typedInEitherLanguage_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("English") << u"project:alpha cards>4 words"_s;
    QTest::newRow("German") << u"projekt:alpha karten>4 words"_s;
}

void tst_FilterBar::typedInEitherLanguage()
{
    QFETCH(QString, typed);
    QSignalSpy changed(m_bar.get(), &FilterBar::filterChanged);
    QTest::keyClicks(box(), typed);
    QTest::keyClick(box(), Qt::Key_Return);
    QCOMPARE(changed.size(), 1);
    const auto filter = changed.first().first().value<state::RequestFilter>();
    QCOMPARE(filter.project, u"alpha"_s);
    QCOMPARE(filter.minimumCards, std::optional<qint64>(5));
    QCOMPARE(filter.texts, QStringList{u"words"_s});
    QCOMPARE(box()->verdict(), widgets::FilterBox::Verdict::Valid);
}

void tst_FilterBar::whatIsNotUnderstoodIsSaid()
{
    m_bar->setText(u"colour:red"_s);
    QCOMPARE(box()->verdict(), widgets::FilterBox::Verdict::Invalid);
    QVERIFY(!chip(u"Save filter"_s)->isEnabled());
    m_bar->setText({});
    QCOMPARE(box()->verdict(), widgets::FilterBox::Verdict::None);
}

void tst_FilterBar::aChipIsAFilterAndTakesItBack()
{
    QSignalSpy changed(m_bar.get(), &FilterBar::filterChanged);
    QTest::keyClick(chip(u"Running"_s), Qt::Key_Space);
    QCOMPARE(changed.takeLast().first().value<state::RequestFilter>().states,
             QList{RequestState::Active});
    QVERIFY(chip(u"Running"_s)->isChecked());
    QVERIFY(!chip(u"Open"_s)->isChecked());
    // The same filter in the other language is the same chip.
    m_bar->setText(u"status:läuft"_s);
    QVERIFY(chip(u"Running"_s)->isChecked());
    QTest::keyClick(chip(u"Running"_s), Qt::Key_Space);
    QVERIFY(m_bar->text().isEmpty());
    QVERIFY(!chip(u"Running"_s)->isChecked());
}

void tst_FilterBar::savedUnderAName()
{
    QSignalSpy saved(m_bar.get(), &FilterBar::savedChanged);
    for (const QString &text : {u"cards>4"_s, u"cards>8"_s}) {
        m_bar->setText(text);
        QTest::mouseClick(chip(u"Save filter"_s), Qt::LeftButton);
        auto *name = qobject_cast<QLineEdit *>(m_bar->focusWidget());
        QVERIFY(name && name != box());
        QTest::keyClicks(name, u"large"_s);
        QTest::keyClick(name, Qt::Key_Return);
    }
    // The second takes the name over.
    QCOMPARE(saved.size(), 2);
    QCOMPARE(m_bar->saved(), (QList<state::SavedFilter>{{u"large"_s, u"cards>8"_s}}));
    QTRY_VERIFY(chip(u"large"_s)); // shown with the next layout
    QVERIFY(chip(u"large"_s)->isChecked());
}

void tst_FilterBar::savedFiltersGoByKeyboard()
{
    m_bar->setSaved({{u"large"_s, u"cards>4"_s}, {u"mine"_s, u"requester:me"_s}});
    QSignalSpy saved(m_bar.get(), &FilterBar::savedChanged);
    QTRY_VERIFY(chip(u"large"_s));
    QTest::keyClick(chip(u"large"_s), Qt::Key_Delete);
    QCOMPARE(m_bar->saved(), (QList<state::SavedFilter>{{u"mine"_s, u"requester:me"_s}}));
    QCOMPARE(saved.size(), 1);
    QVERIFY(!chip(u"large"_s));
    // Those that everybody has stay.
    QTRY_VERIFY(chip(u"Open"_s));
    QTest::keyClick(chip(u"Open"_s), Qt::Key_Delete);
    QVERIFY(chip(u"Open"_s));
}

void tst_FilterBar::namingCanBeLeft()
{
    m_bar->setText(u"cards>4"_s);
    QTest::mouseClick(chip(u"Save filter"_s), Qt::LeftButton);
    QTest::keyClick(m_bar->focusWidget(), Qt::Key_Escape);
    QVERIFY(chip(u"Save filter"_s));
    QVERIFY(m_bar->saved().isEmpty());
    QCOMPARE(m_bar->text(), u"cards>4"_s);
}

void tst_FilterBar::manyChipsWrap()
{
    const int narrow = m_bar->minimumSizeHint().width();
    const int low = m_bar->heightForWidth(1256);
    QList<state::SavedFilter> filters;
    for (int at = 0; at < 20; ++at)
        filters.append({u"a filter with number %1"_s.arg(at), u"cards>%1"_s.arg(at)});
    m_bar->setSaved(filters);
    QTRY_VERIFY(m_bar->heightForWidth(1256) > low);
    QVERIFY(m_bar->minimumSizeHint().width() < 2 * narrow);
}

QTEST_MAIN(tst_FilterBar)
#include "tst_filterbar.moc"
