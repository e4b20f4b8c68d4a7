#pragma once

#include "backend/api/api.h"
#include "backend/http/server.h"
#include "tests/backend/api/fakes.h"
#include "tests/backend/http/client.h"

#include <QJsonObject>

namespace stw::test {

struct Answer
{
    int status = 0;
    QMap<QByteArray, QByteArray> headers;
    QByteArray body;

    QJsonObject json() const;
    QJsonArray items() const;
    QString code() const; //!< Of a problem.
    //! The field names of a problem's faults.
    QStringList faultyFields() const;
    QString faultOf(const QString &field) const; //!< Its rule.
};

struct Ask
{
    QByteArray method = "GET";
    QByteArray path;
    QByteArray body = {};
    QMap<QByteArray, QByteArray> headers = {};
};

//! One request on a connection of its own.
Answer exchange(quint16 port, const QByteArray &token, const Ask &ask);

//! A small installation behind a real HTTP edge on a free port, the core and the store faked:
//! tenants `acme` and `rival` with the projects `first` and `other`; one person per role, named
//! after it, with the token text tokenOf(name); a spec, a template, a price; a node and a card with
//! planted secrets; in each project one running request.
class Stage
{
public:
    explicit Stage(bool singlePerson = false);
    ~Stage();
    Q_DISABLE_COPY_MOVE(Stage)

    //! People with a project role hold it in `first`; `stranger` is a developer of `other`;
    //! `nobody` holds none.
    static QStringList people();
    static QByteArray tokenOf(const QString &person);
    static QStringList plantedSecrets();

    Answer ask(const QString &person, const Ask &ask); //!< Empty \a person: no token.
    Answer askWith(const QByteArray &token, const Ask &ask);
    Answer post(const QString &person, const QByteArray &path, const QByteArray &body);

    //! A token of \a person with \a scopes.
    QByteArray scopedToken(const QString &person, const QList<Permission> &scopes);
    UserId user(const QString &name) const;
    ProjectId project(const QString &name) const;
    Request submitted(const QString &project, const QString &key);
    Request running(const QString &project, const QString &key);

    SetClock clock;
    CountedIds ids;
    FakeCore core;
    FakeRecords records;
    FakeExecutor executor;
    RequestId own;     //!< Runs in `first`.
    RequestId foreign; //!< Runs in `other`.
    ProposalId limitProposal;
    ProposalId roleProposal;
    TokenId spareToken; //!< Of the developer.
    quint16 port = 0;

private:
    void peopleTheDirectory();
    ProposalId proposed(const Change &change);
    void stockTheCatalogue();
    void fillTheFleet();

    std::unique_ptr<api::Api> m_api;
    std::unique_ptr<http::Server> m_server;
};

//! A valid wish for the project \a name.
QByteArray wishFor(const QString &name);

} // namespace stw::test
