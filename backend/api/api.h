#pragma once

#include "backend/api/services.h"
#include "backend/http/server.h"

namespace stw::api {

class Feed;

//! The API behind the HTTP edge: who asks, what they may, what they want; then the operation of
//! the table. It keeps no state of its own but paces and open feeds.
class Api
{
public:
    explicit Api(Parts parts);
    //! The edge must have stopped. Waits for what runs; answers that the core still owes may come
    //! later and do nothing.
    ~Api();
    Q_DISABLE_COPY_MOVE(Api)

    //! Sets the callbacks of \a config. The API must outlive the server.
    void serve(http::Config &config);

private:
    void take(http::Request request, const http::Responder &responder);
    void open(const http::Request &request, const http::Upgrade &upgrade);
    qint64 bodyLimit(const http::Request &request, qint64 standard) const;

    std::shared_ptr<Services> m_services;
    std::shared_ptr<Feed> m_feed;
};

} // namespace stw::api
