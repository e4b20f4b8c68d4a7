#pragma once

#include "shared/base/result.h"
#include "shared/model/request.h"

namespace stw::client {

//! A request that is not sent yet: what was chosen, and what was typed, valid or not.
struct Draft
{
    QString id; //!< File name: letters, digits, `-`. See newDraftId().
    QString server;
    QString account;
    Instant savedAt;
    QString key; //!< Idempotency key, kept over crashes, so that nothing is sent twice.
    Wish wish;
    QMap<QString, QString> typed; //!< By field: the text as it stands there.

    static void describe(auto &self, auto &&field)
    {
        field("id", self.id);
        field("server", self.server);
        field("account", self.account);
        field("saved_at", self.savedAt);
        field("key", self.key);
        field("wish", self.wish);
        field("typed", self.typed);
    }
    friend bool operator==(const Draft &, const Draft &) = default;
};

QString newDraftId();

//! Drafts in a folder, one file each, written whole or not at all.
class Drafts
{
public:
    explicit Drafts(const QString &folder)
        : m_folder(folder)
    {}

    struct Found
    {
        QList<Draft> drafts;  //!< The newest first.
        QStringList setAside; //!< New paths of files that could not be read.
    };
    //! What the folder holds. A broken file is renamed, so that it is neither lost nor in the way.
    Found all() const;
    Result<> keep(const Draft &draft) const;
    //! True also where there was none.
    bool remove(const QString &id) const;

    //! `$XDG_DATA_HOME/stellwerk/drafts`.
    static QString standardFolder();

private:
    QString pathOf(const QString &id) const;

    QString m_folder;
};

} // namespace stw::client
