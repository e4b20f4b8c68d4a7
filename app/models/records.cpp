#include "app/models/records.h"

#include "app/texts/format.h"
#include "app/texts/words.h"

#include <QCoreApplication>

namespace stw::models {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Records)
};

constexpr Qt::Alignment kNumber = Qt::AlignRight | Qt::AlignVCenter;

QString orName(const QString &title, const QString &name)
{
    return title.isEmpty() ? name : title;
}

QString cardsOf(const wire::SpecView &view)
{
    const CountRange &cards = view.spec.cards;
    if (cards.maximum == 0)
        return u"–"_s;
    if (cards.minimum == cards.maximum)
        return texts::number(cards.minimum);
    return u"%1–%2"_s.arg(texts::number(cards.minimum), texts::number(cards.maximum));
}

QString rolesOf(const wire::UserView &user)
{
    QStringList words;
    for (const Role role : user.roles)
        words += texts::textOf(role);
    return words.join(u", ");
}

QString standing(const wire::UserView &user)
{
    if (user.disabled)
        return Tr::tr("disabled");
    if (user.service)
        return Tr::tr("service account");
    return user.hasPassword ? Tr::tr("active", "account") : Tr::tr("has not signed in yet");
}

RecordList<wire::SpecView>::Columns specColumns()
{
    return {
        {[] { return Tr::tr("Specification"); },
         [](const wire::SpecView &one) {
             const QString title = texts::textOf(one.spec.title);
             return orName(title, one.spec.name);
         }},
        {[] { return Tr::tr("Kind"); },
         [](const wire::SpecView &one) { return texts::textOf(one.spec.kind); }},
        {[] { return Tr::tr("Cards"); }, &cardsOf, kNumber},
        {[] { return Tr::tr("Price per hour"); },
         [](const wire::SpecView &one) {
             return one.currency.isEmpty() ? u"–"_s : texts::rate(one.perHour, one.currency);
         },
         kNumber},
    };
}

RecordList<Project>::Columns projectColumns()
{
    return {
        {[] { return Tr::tr("Project"); }, [](const Project &one) { return one.name; }},
        {[] { return Tr::tr("Title"); }, [](const Project &one) { return one.title; }},
        {[] { return Tr::tr("Time zone"); }, [](const Project &one) { return one.zone; }},
    };
}

RecordList<wire::UserView>::Columns userColumns()
{
    return {
        {[] { return Tr::tr("Account"); }, [](const wire::UserView &one) { return one.name; }},
        {[] { return Tr::tr("Name", "of a person"); },
         [](const wire::UserView &one) { return one.title; }},
        {[] { return Tr::tr("Roles"); }, &rolesOf},
        {[] { return Tr::tr("Status"); }, &standing},
    };
}

RecordList<wire::MemberView>::Columns memberColumns()
{
    return {
        {[] { return Tr::tr("Account"); }, [](const wire::MemberView &one) { return one.name; }},
        {[] { return Tr::tr("Name", "of a person"); },
         [](const wire::MemberView &one) { return one.title; }},
        {[] { return Tr::tr("Role"); },
         [](const wire::MemberView &one) { return texts::textOf(one.role); }},
    };
}

} // namespace

SpecList::SpecList(QObject *parent)
    : RecordList(
        specColumns(), [](const wire::SpecView &one) { return one.spec.ref().toString(); }, parent)
{}

ProjectList::ProjectList(QObject *parent)
    : RecordList(
        projectColumns(), [](const Project &one) { return one.id.toString(); }, parent)
{}

UserList::UserList(QObject *parent)
    : RecordList(
        userColumns(), [](const wire::UserView &one) { return one.id.toString(); }, parent)
{}

MemberList::MemberList(QObject *parent)
    : RecordList(
        memberColumns(), [](const wire::MemberView &one) { return one.user.toString(); }, parent)
{}

} // namespace stw::models
