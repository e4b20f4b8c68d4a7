#pragma once

#include "app/shell/page.h"
#include "app/shell/session.h"
#include "shared/wire/jsoncodec.h"
#include "tests/app/client/fakeservice.h"

//! A whole list as the service answers it.
template <class T>
QByteArray listingOf(const QList<T> &items)
{
    stw::wire::Listing<T> listing;
    listing.items = items;
    return stw::wire::encode(listing);
}

//! A signed-in person before a fake service, and what a page asked the shell for.
class PageStage
{
public:
    PageStage();

    FakeService service;
    stw::shell::Session session;
    QList<stw::shell::Target> went;
    QList<stw::shell::Message> told;

    //! Signs in; false: that failed.
    bool signIn();
    stw::shell::Context context();
};
