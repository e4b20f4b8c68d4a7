#pragma once

#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QUrlQuery>
#include <QWebSocket>
#include <QWebSocketServer>

//! A fake of the service for tests of its clients: it answers what it is told to, remembers what
//! it was asked, and can lose answers and go away. It knows nothing of what the service does; the
//! real one is met in tests/e2e.
class FakeService : public QObject
{
    Q_OBJECT

public:
    struct Asked
    {
        QByteArray verb;
        QString path; //!< Without `/v1/`; the whole one where it does not begin so.
        QUrlQuery query;
        QMap<QByteArray, QByteArray> headers; //!< Names in lower case.
        QByteArray body;
    };
    struct Reply
    {
        int status = 200;
        QByteArray body = "{}";
        QList<QPair<QByteArray, QByteArray>> headers = {};
        bool lost = false;  //!< The connection is closed instead of an answer.
        bool never = false; //!< No answer at all.
    };
    using Route = std::function<Reply(const Asked &)>;

    explicit FakeService(QObject *parent = nullptr);
    ~FakeService() override;

    QUrl url() const;
    //! Answers \a verb on \a path from now on.
    void on(const QByteArray &verb, const QString &path, const Route &route);
    void on(const QByteArray &verb, const QString &path, const Reply &reply);
    //! Answers each of \a replies once, in order, and then the last one again and again.
    void inTurn(const QByteArray &verb, const QString &path, QList<Reply> replies);

    const QList<Asked> &asked() const { return m_asked; }
    QList<Asked> asked(const QByteArray &verb, const QString &path) const;
    QList<QWebSocket *> feeds() const;
    void tell(const QByteArray &line); //!< To every open feed.
    void dropFeeds();
    void refuseFeeds(bool refused) { m_refusesFeeds = refused; }

    void goAway();   //!< Closes the port and every connection.
    void comeBack(); //!< Opens the same port again.

    static Reply problem(int status, const QByteArray &code, const QByteArray &more = {});

private:
    void serve(QTcpSocket *socket);
    void read(QTcpSocket *socket);
    bool upgrade(QTcpSocket *socket);
    void answer(QTcpSocket *socket, const Asked &asked);

    QTcpServer m_server;
    QWebSocketServer m_sockets;
    quint16 m_port = 0;
    QMap<QByteArray, Route> m_routes;
    QMap<QTcpSocket *, QByteArray> m_buffers;
    QList<Asked> m_asked;
    QList<QPointer<QWebSocket>> m_feeds;
    bool m_refusesFeeds = false;
};
