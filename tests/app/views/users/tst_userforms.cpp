#include "app/views/users/accountform.h"
#include "app/views/users/conflictbar.h"
#include "app/views/users/projectform.h"
#include "app/views/users/secretbox.h"
#include "app/views/users/usersview.h"
#include "tests/app/texts/languages.h"
#include "tests/app/views/story.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace stw;
using namespace stw::views;
using namespace Qt::StringLiterals;

//! Accounts and projects: what is sent, and what stays typed.
class tst_UserForms : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aNewAccount();
    void anEditNamesItsVersion();
    void changedMeanwhileKeepsWhatWasTyped();
    void aConflictOfSomethingElseIsNoChange();
    void everyRefusalIsSaid_data();
    void everyRefusalIsSaid();
    void aFieldFaultStandsAtItsField();
    void aSecretIsShownOnce();
    void anotherAccountHidesTheSecret();
    void membersAndRoles();
    void aRefreshKeepsTheFormOfANewAccount();

private:
    static QLineEdit *edit(const QWidget &form, const QString &name);
    static QPushButton *button(const QWidget &form, const QString &text);
    static QStringList said(const QWidget &form);
};

void tst_UserForms::init()
{
    QVERIFY(texts::useLanguage(*qApp, u"en"_s));
}

QLineEdit *tst_UserForms::edit(const QWidget &form, const QString &name)
{
    return form.findChild<QLineEdit *>(name);
}

QPushButton *tst_UserForms::button(const QWidget &form, const QString &text)
{
    for (auto *button : form.findChildren<QPushButton *>()) {
        if (button->text() == text)
            return button;
    }
    return nullptr;
}

QStringList tst_UserForms::said(const QWidget &form)
{
    QStringList texts;
    for (const auto *label : form.findChildren<QLabel *>()) {
        if (label->isVisible() && !label->text().isEmpty())
            texts += label->text();
    }
    return texts;
}

void tst_UserForms::aNewAccount()
{
    AccountForm form;
    form.show();
    QSignalSpy created(&form, &AccountForm::createWished);
    QVERIFY(!button(form, u"Create account"_s)->isEnabled());
    QTest::keyClicks(edit(form, u"name"_s), u"k.stein"_s);
    QTest::keyClicks(edit(form, u"title"_s), u" Kim Stein "_s);
    QTest::keyClick(edit(form, u"title"_s), Qt::Key_Return);
    QTest::keyClick(edit(form, u"title"_s), Qt::Key_Return); // on its way already
    QCOMPARE(created.size(), 1);
    const auto wish = created.first().first().value<wire::UserWish>();
    QCOMPARE(wish.name, u"k.stein"_s);
    QCOMPARE(wish.title, u"Kim Stein"_s);
}

void tst_UserForms::anEditNamesItsVersion()
{
    AccountForm form;
    wire::UserView user = story::users().at(1);
    user.revision = 7;
    form.edit(user);
    QSignalSpy edited(&form, &AccountForm::editWished);
    button(form, u"Disable account"_s)->click();
    QCOMPARE(edited.size(), 1);
    QCOMPARE(edited.first().at(0).value<wire::UserView>().revision, 7);
    const auto change = edited.first().at(1).value<wire::UserEdit>();
    QCOMPARE(change.disabled, std::optional(true));
    QVERIFY(!change.title);
}

void tst_UserForms::changedMeanwhileKeepsWhatWasTyped()
{
    AccountForm form;
    form.show();
    wire::UserView user = story::users().at(1);
    form.edit(user);
    edit(form, u"title"_s)->clear();
    QTest::keyClicks(edit(form, u"title"_s), u"Anna Vogel"_s);
    button(form, u"Save changes"_s)->click();
    form.refuse({ErrorCode::Conflict, {}, {}, {}});
    const auto *conflict = form.findChild<ConflictBar *>();
    QVERIFY(conflict->isVisible());
    QSignalSpy reload(&form, &AccountForm::reloadWished);
    button(*conflict, u"Reload"_s)->click();
    QCOMPARE(reload.size(), 1);
    QCOMPARE(reload.first().first().value<UserId>(), user.id);

    user.title = u"Anna Nowak-Sander"_s;
    user.revision = 8;
    form.reload(user);
    QVERIFY(!conflict->isVisible());
    QCOMPARE(edit(form, u"title"_s)->text(), u"Anna Vogel"_s);
    QSignalSpy edited(&form, &AccountForm::editWished);
    button(form, u"Save changes"_s)->click();
    QCOMPARE(edited.size(), 1);
    QCOMPARE(edited.first().at(0).value<wire::UserView>().revision, 8);
}

void tst_UserForms::aConflictOfSomethingElseIsNoChange()
{
    AccountForm form;
    form.show();
    form.edit(story::users().at(1));
    QTest::keyClicks(edit(form, u"token"_s), u"ci"_s);
    button(form, u"Issue API token"_s)->click();
    form.refuse({ErrorCode::Conflict, {}, {}, {}});
    QVERIFY(!form.findChild<ConflictBar *>()->isVisible());
}

void tst_UserForms::everyRefusalIsSaid_data()
{
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("a fault of the service") << ErrorCode::Internal;
    QTest::newRow("not permitted") << ErrorCode::Forbidden;
    QTest::newRow("not now") << ErrorCode::Unavailable;
    QTest::newRow("the name is taken") << ErrorCode::Conflict;
}

void tst_UserForms::everyRefusalIsSaid()
{
    QFETCH(ErrorCode, code);
    AccountForm account;
    ProjectForm project;
    account.show();
    project.show();
    for (QWidget *form : {static_cast<QWidget *>(&account), static_cast<QWidget *>(&project)}) {
        const QStringList before = said(*form);
        QTest::keyClicks(edit(*form, u"name"_s), u"x"_s);
        QTest::keyClick(edit(*form, u"name"_s), Qt::Key_Return);
        form == &account ? account.refuse({code, {}, {}, {}}) : project.refuse({code, {}, {}, {}});
        QCOMPARE(said(*form).size(), before.size() + 1);
        QCOMPARE(edit(*form, u"name"_s)->text(), u"x"_s);
    }
}

void tst_UserForms::aFieldFaultStandsAtItsField()
{
    AccountForm form;
    form.show();
    form.refuse({ErrorCode::Malformed, {}, {{u"name"_s, u"required"_s, {}}}, {}});
    QVERIFY(edit(form, u"name"_s)->property("invalid").toBool());
    QVERIFY(!edit(form, u"name"_s)->accessibleDescription().isEmpty());
    QVERIFY(!edit(form, u"title"_s)->property("invalid").toBool());
}

void tst_UserForms::aSecretIsShownOnce()
{
    AccountForm form;
    form.show();
    const wire::UserView user = story::users().at(1);
    form.edit(user);
    form.showSecret({user.id, u"k7m2-9xqd-vw4c-hr8t"_s, story::kTodayEnds}, user.name);
    auto *box = form.findChild<SecretBox *>();
    QVERIFY(box->isVisible());
    QCOMPARE(box->secret(), u"k7m2-9xqd-vw4c-hr8t"_s);
    button(*box, u"Copy"_s)->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), box->secret());
    button(*box, u"I have stored it"_s)->click();
    QVERIFY(!box->isVisible());
    QVERIFY(box->secret().isEmpty());
}

void tst_UserForms::anotherAccountHidesTheSecret()
{
    AccountForm form;
    form.show();
    const wire::UserView user = story::users().at(1);
    form.edit(user);
    form.showSecret({user.id, u"k7m2-9xqd-vw4c-hr8t"_s, story::kTodayEnds}, user.name);
    const auto *box = form.findChild<SecretBox *>();
    form.edit(user); // the same again
    QVERIFY(box->isVisible());
    form.edit(story::users().at(2));
    QVERIFY(!box->isVisible());
    QVERIFY(box->secret().isEmpty());
    form.showSecret({user.id, u"k7m2-9xqd-vw4c-hr8t"_s, story::kTodayEnds}, user.name);
    form.compose();
    QVERIFY(box->secret().isEmpty());
}

void tst_UserForms::membersAndRoles()
{
    ProjectForm form;
    form.show();
    form.setUsers(story::users());
    form.edit(story::projects().first());
    form.setMembers(story::members());
    auto *user = form.findChild<QComboBox *>(u"user"_s);
    auto *role = form.findChild<QComboBox *>(u"role"_s);
    QVERIFY(user->findData(u"m.arndt"_s) < 0); // disabled
    user->setCurrentIndex(user->findData(u"b.kaya"_s));
    role->setCurrentIndex(role->findData(int(Role::Owner)));
    QSignalSpy wished(&form, &ProjectForm::memberWished);
    button(form, u"Add member"_s)->click();
    QCOMPARE(wished.size(), 1);
    QCOMPARE(wished.first().at(0).value<ProjectId>(), story::projects().first().id);
    QCOMPARE(wished.first().at(1).toString(), u"b.kaya"_s);
    QCOMPARE(wished.first().at(2).value<Role>(), Role::Owner);
    form.setMembers(story::members());
    user->setCurrentIndex(user->findData(u"a.nowak"_s));
    QVERIFY(button(form, u"Change role"_s)->isEnabled());
}

void tst_UserForms::aRefreshKeepsTheFormOfANewAccount()
{
    UsersView view;
    view.show();
    view.setUsers(story::users());
    view.compose();
    QTest::keyClicks(edit(*view.accountForm(), u"name"_s), u"k.stein"_s);
    view.setUsers(story::users());
    QVERIFY(view.accountForm()->isNew());
    QCOMPARE(edit(*view.accountForm(), u"name"_s)->text(), u"k.stein"_s);
}

QTEST_MAIN(tst_UserForms)
#include "tst_userforms.moc"
