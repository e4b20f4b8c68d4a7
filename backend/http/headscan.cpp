#include "backend/http/headscan.h"

#include <algorithm>

namespace stw::http {

HeadScan::State HeadScan::scan(QByteArrayView bytes)
{
    for (;;) {
        const bool hasLine = m_lineStart < bytes.size();
        if (hasLine && (bytes[m_lineStart] == ' ' || bytes[m_lineStart] == '\t'))
            return State::Malformed;
        const qsizetype feed = bytes.indexOf('\n', m_searched);
        if (feed < 0) {
            m_searched = bytes.size();
            return State::Unfinished;
        }
        if (feed == m_lineStart || bytes[feed - 1] != '\r')
            return State::Malformed;
        const bool isEmptyLine = feed == m_lineStart + 1;
        if (isEmptyLine && m_lineStart == 0)
            return State::Malformed;
        m_lineStart = m_searched = feed + 1;
        if (isEmptyLine)
            return State::Complete;
    }
}

} // namespace stw::http
