#include "backend/main/supervisor.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstddef>
#include <cstring>

using namespace Qt::StringLiterals;
using namespace stw;
using namespace stw::main;

namespace {

//! What systemd has at the other end.
class Listener
{
public:
    explicit Listener(const QByteArray &name)
        : m_fd(::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        std::memcpy(address.sun_path, name.constData(), size_t(name.size()));
        if (name.startsWith('@'))
            address.sun_path[0] = '\0';
        const auto length = socklen_t(offsetof(sockaddr_un, sun_path) + size_t(name.size()));
        m_bound = ::bind(m_fd, reinterpret_cast<const sockaddr *>(&address), length) == 0;
    }
    ~Listener() { ::close(m_fd); }
    Q_DISABLE_COPY_MOVE(Listener)

    bool isBound() const { return m_bound; }
    QByteArray read() const
    {
        QByteArray bytes(1'024, '\0');
        const ssize_t size = ::recv(m_fd, bytes.data(), size_t(bytes.size()), MSG_DONTWAIT);
        return bytes.left(qMax(ssize_t(0), size));
    }

private:
    int m_fd;
    bool m_bound = false;
};

} // namespace

class tst_Supervisor : public QObject
{
    Q_OBJECT

private slots:
    void aStateArrives_data();
    void aStateArrives();
    void withoutASupervisorNothingHappens();
    void whatIsNoSocketIsRefused_data();
    void whatIsNoSocketIsRefused();
    void aSocketThatIsGoneIsSaid();
};

void tst_Supervisor::aStateArrives_data()
{
    QTest::addColumn<bool>("abstract");
    QTest::newRow("at a path") << false;
    QTest::newRow("at an abstract name") << true;
}

void tst_Supervisor::aStateArrives()
{
    QFETCH(bool, abstract);
    const QTemporaryDir folder;
    const QByteArray name = (abstract ? "@" : "") + QFile::encodeName(folder.filePath(u"n"_s));
    const Listener listener(name);
    QVERIFY(listener.isBound());
    QVERIFY(notifySupervisor(name, "READY=1\nSTATUS=listens"));
    QCOMPARE(listener.read(), QByteArray("READY=1\nSTATUS=listens"));
    QVERIFY(notifySupervisor(name, "STOPPING=1"));
    QCOMPARE(listener.read(), QByteArray("STOPPING=1"));
}

void tst_Supervisor::withoutASupervisorNothingHappens()
{
    QVERIFY(notifySupervisor({}, "READY=1"));
}

void tst_Supervisor::whatIsNoSocketIsRefused_data()
{
    QTest::addColumn<QByteArray>("socket");
    QTest::newRow("a relative path") << QByteArray("run/notify");
    QTest::newRow("a slash alone") << QByteArray("/");
    QTest::newRow("a name too long for an address") << '/' + QByteArray(107, 'x');
}

void tst_Supervisor::whatIsNoSocketIsRefused()
{
    QFETCH(QByteArray, socket);
    const Result<void> result = notifySupervisor(socket, "READY=1");
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::Malformed);
}

void tst_Supervisor::aSocketThatIsGoneIsSaid()
{
    const QTemporaryDir folder;
    const Result<void> result =
        notifySupervisor(QFile::encodeName(folder.filePath(u"gone"_s)), "READY=1");
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::Unavailable);
}

QTEST_APPLESS_MAIN(tst_Supervisor)
#include "tst_supervisor.moc"
