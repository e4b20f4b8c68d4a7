#include "app/texts/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace stw::texts {

using namespace Qt::StringLiterals;

QString languageOf(const QString &posixLocale)
{
    const bool german = posixLocale == "de"_L1 || posixLocale.startsWith("de_"_L1)
                        || posixLocale.startsWith("de."_L1) || posixLocale.startsWith("de@"_L1);
    return german ? u"de"_s : u"en"_s;
}

QString languageOfEnvironment()
{
    for (const char *name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const QString value = qEnvironmentVariable(name);
        if (!value.isEmpty())
            return languageOf(value);
    }
    return u"en"_s;
}

bool useLanguage(QCoreApplication &application, const QString &language)
{
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(":/i18n/stellwerk_%1.qm"_L1.arg(language)))
        return false;
    static constexpr QLatin1StringView kName{"stw.language"};
    delete application.findChild<QTranslator *>(kName);
    translator->setObjectName(kName);
    translator->setParent(&application);
    QCoreApplication::installTranslator(translator.release());
    QLocale::setDefault(language == "de"_L1 ? QLocale(QLocale::German, QLocale::Germany)
                                            : QLocale(QLocale::English, QLocale::UnitedStates));
    return true;
}

} // namespace stw::texts
