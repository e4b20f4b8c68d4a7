#pragma once

#include <QByteArrayView>

namespace stw::http {

//! Finds where a request's head ends, in bytes that arrive bit by bit, and refuses what Beast's
//! parser lets pass: bare line feeds (at once, not at the deadline), folded lines and an empty
//! first line. RFC 9112 §2.2 and §5.2 allow a server to refuse all three.
class HeadScan
{
public:
    enum class State {
        Unfinished,
        Complete,
        Malformed,
    };

    //! \a bytes begins where it began in the last call, and may have grown at its end.
    State scan(QByteArrayView bytes);
    //! Bytes of the head with its empty line, once Complete.
    qsizetype length() const { return m_lineStart; }
    //! Whether the end of the request line was seen.
    bool sawRequestLine() const { return m_lineStart > 0; }

private:
    qsizetype m_lineStart = 0;
    qsizetype m_searched = 0; //!< No line feed from m_lineStart up to here.
};

} // namespace stw::http
