#pragma once

#include <QString>

namespace stw {

//! Words of the catalogue, which are data and so come in both languages.
struct LocalText
{
    QString en;
    QString de;

    static void describe(auto &self, auto &&field)
    {
        field("en", self.en);
        field("de", self.de);
    }
    friend bool operator==(const LocalText &, const LocalText &) = default;
};

} // namespace stw
