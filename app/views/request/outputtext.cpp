#include "app/views/request/outputtext.h"

namespace stw::views {

namespace {

constexpr QChar kEscape{0x1b};
constexpr QChar kBell{0x07};

} // namespace

QString OutputText::take(const QByteArray &piece)
{
    const QString decoded = m_decoder.decode(piece);
    QString text;
    text.reserve(decoded.size());
    for (const QChar c : decoded) {
        switch (m_in) {
        case In::Text: takeText(c, text); break;
        case In::Escape:
            m_in = c == u'[' ? In::Sequence : c == u']' ? In::Command : In::Text;
            break;
        case In::Sequence: // until its final character
            if (c >= u'@' && c <= u'~')
                m_in = In::Text;
            break;
        case In::Command: // until a bell, or escape and a backslash
            if (c == kBell)
                m_in = In::Text;
            else if (c == kEscape)
                m_in = In::Escape;
            break;
        }
    }
    return text;
}

void OutputText::takeText(QChar c, QString &text)
{
    const bool afterReturn = std::exchange(m_return, false);
    if (c == u'\n') {
        text += c;
        return;
    }
    if (afterReturn)
        text += u'\n';
    if (c == kEscape)
        m_in = In::Escape;
    else if (c == u'\r')
        m_return = true;
    else if (c >= u' ' || c == u'\t')
        text += c;
}

} // namespace stw::views
