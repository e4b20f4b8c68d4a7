#pragma once

#include <QString>

class QCoreApplication;

namespace stw::texts {

//! `de` or `en`, from a POSIX locale name such as `de_AT.UTF-8`. What is neither is English.
QString languageOf(const QString &posixLocale);
//! What the environment asks for: the first set one of LC_ALL, LC_MESSAGES and LANG.
QString languageOfEnvironment();
//! Makes every text of app/texts, and QLocale(), speak \a language (`de` or `en`). The translator
//! belongs to \a application and replaces an earlier one. False: there is no such language.
bool useLanguage(QCoreApplication &application, const QString &language);

} // namespace stw::texts
