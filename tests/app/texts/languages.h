#pragma once

#include "app/texts/language.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTest>

//! Runs \a body in each language, named by its code.
inline void inEachLanguage(const std::function<void(const QString &)> &body)
{
    for (const QString &language : {QStringLiteral("en"), QStringLiteral("de")}) {
        QVERIFY(stw::texts::useLanguage(*QCoreApplication::instance(), language));
        body(language);
    }
}

//! The same text in both languages, English first.
inline std::pair<QString, QString> inBoth(const std::function<QString()> &text)
{
    stw::texts::useLanguage(*QCoreApplication::instance(), QStringLiteral("de"));
    const QString german = text();
    stw::texts::useLanguage(*QCoreApplication::instance(), QStringLiteral("en"));
    return {text(), german};
}

//! Nothing is missing in it: not empty, no placeholder left, no English plural left open.
inline bool isWhole(const QString &text)
{
    static const QRegularExpression open(QStringLiteral("%[L0-9n]|\\(s\\)"));
    return !text.isEmpty() && !text.contains(open);
}
