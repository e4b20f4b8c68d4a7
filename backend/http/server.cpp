#include "backend/http/server.h"

#include "backend/http/edge.h"

#include <thread>

namespace stw::http {

struct Server::Private
{
    explicit Private(Config config)
        : edge(std::move(config), loop)
    {}

    std::shared_ptr<Loop> loop = std::make_shared<Loop>();
    Edge edge;
    std::thread thread = {};
};

Result<std::unique_ptr<Server>> Server::start(Config config)
{
    Q_ASSERT(config.onRequest);
    auto parts = std::make_unique<Private>(std::move(config));
    if (const Result<> listening = parts->edge.listen(); !listening)
        return tl::unexpected(listening.error());
    parts->edge.begin();
    parts->thread = std::thread([loop = parts->loop] { loop->context.run(); });
    return std::unique_ptr<Server>(new Server(std::move(parts)));
}

Server::Server(std::unique_ptr<Private> parts)
    : d(std::move(parts))
{}

Server::~Server()
{
    stop();
}

quint16 Server::port() const
{
    return d->edge.port();
}

int Server::connections() const
{
    return d->edge.count();
}

void Server::stopAccepting()
{
    d->loop->run([edge = &d->edge] { edge->stopAccepting(); });
}

void Server::stop()
{
    if (!d->thread.joinable())
        return;
    d->loop->run([edge = &d->edge] { edge->drain(); });
    d->thread.join();
    d->loop->close();
}

} // namespace stw::http
