#pragma once

#include "app/models/recordlist.h"
#include "shared/wire/views.h"

namespace stw::models {

// The lists of the console. Each is a RecordList with its columns.

class SpecList : public RecordList<wire::SpecView>
{
public:
    explicit SpecList(QObject *parent = nullptr); //!< Name, kind, cards, price per hour.
};

class ProjectList : public RecordList<Project>
{
public:
    explicit ProjectList(QObject *parent = nullptr); //!< Name, title, zone.
};

class UserList : public RecordList<wire::UserView>
{
public:
    explicit UserList(QObject *parent = nullptr); //!< Name, title, roles, state.
};

class MemberList : public RecordList<wire::MemberView>
{
public:
    explicit MemberList(QObject *parent = nullptr); //!< Name, title, role.
};

} // namespace stw::models
