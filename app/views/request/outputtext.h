#pragma once

#include <QString>
#include <QStringDecoder>

namespace stw::views {

//! Makes text to read of what work wrote, piece by piece: UTF-8 that a piece cuts in two is put
//! together, escape sequences of terminals (ECMA-48 CSI and OSC) are left out, and a lone carriage
//! return, which progress bars use, begins a line.
class OutputText
{
public:
    QString take(const QByteArray &piece);

private:
    enum class In { Text, Escape, Sequence, Command };

    void takeText(QChar c, QString &text);

    QStringDecoder m_decoder{QStringDecoder::Utf8};
    In m_in = In::Text;
    bool m_return = false; //!< The last character was a carriage return.
};

} // namespace stw::views
