#include "app/shell/appearance.h"

#include "app/texts/language.h"
#include "app/widgets/style.h"
#include "app/widgets/tokens.h"

#include <QApplication>
#include <QFontDatabase>
#include <QLibraryInfo>
#include <QTranslator>

namespace stw::shell {

using namespace Qt::StringLiterals;

namespace {

constexpr const char *kScaleVariable = "QT_SCALE_FACTOR";
constexpr const char *kZoneVariable = "TZ";
constexpr QLatin1StringView kQtTranslator{"stw.qt"};
constexpr double kPoints = 9.75; // 13 px at 96 dpi

//! Where no desktop chose a font, one whose figures are all of one width.
void chooseFont(QApplication &application)
{
    static constexpr QLatin1StringView kWanted{"Noto Sans"};
    const QString family = QApplication::font().family();
    const bool chosen = family.compare("Sans Serif"_L1, Qt::CaseInsensitive) != 0
                        && family.compare("Sans"_L1, Qt::CaseInsensitive) != 0;
    if (chosen || !QFontDatabase::hasFamily(kWanted))
        return;
    QFont font(kWanted);
    font.setPointSizeF(kPoints);
    application.setFont(font);
}

//! Qt's own words: the menus of fields, standard buttons.
void speakQt(QApplication &application, const QString &language)
{
    delete application.findChild<QTranslator *>(kQtTranslator);
    auto *translator = new QTranslator(&application);
    translator->setObjectName(kQtTranslator);
    if (translator->load("qtbase_"_L1 + language,
                         QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(translator);
}

} // namespace

Appearance::Appearance(QApplication &application)
    : QObject(&application)
    , m_application(application)
    , m_style(new widgets::Style)
    , m_systemIsDark(widgets::themeOf(QApplication::palette()) == widgets::Theme::Dark)
    , m_systemZone(qgetenv(kZoneVariable))
{
    QApplication::setStyle(m_style);
    chooseFont(application);
}

void Appearance::setOverrides(std::optional<views::Theme> theme, const QString &language)
{
    m_theme = theme;
    m_language = language;
}

void Appearance::apply(const views::Preferences &preferences)
{
    // Every QDateTime follows it, so that no page need know of it.
    if (preferences.zone.isEmpty() && m_systemZone.isNull())
        qunsetenv(kZoneVariable);
    else
        qputenv(kZoneVariable,
                preferences.zone.isEmpty() ? m_systemZone : preferences.zone.toLatin1());
    m_style->setReducedMotion(preferences.reducedMotion);
    const views::Theme theme = m_theme.value_or(preferences.theme);
    const bool dark =
        theme == views::Theme::Dark || (theme == views::Theme::System && m_systemIsDark);
    const QPalette palette =
        widgets::paletteOf(dark ? widgets::Theme::Dark : widgets::Theme::Light);
    if (QApplication::palette() != palette)
        QApplication::setPalette(palette);
    if (!m_language.isEmpty())
        speak(m_language);
    else if (!preferences.language.isEmpty())
        speak(preferences.language);
    else
        speak(texts::languageOfEnvironment());
}

void Appearance::speak(const QString &language)
{
    if (language == m_spoken)
        return;
    m_spoken = language;
    speakQt(m_application, language);
    texts::useLanguage(m_application, language);
}

void startWithScale(int percent)
{
    // What the person's environment says goes first.
    if (percent != views::Preferences::kLeastScale && qEnvironmentVariableIsEmpty(kScaleVariable))
        qputenv(kScaleVariable, QByteArray::number(percent / 100.0));
}

int scaleNow()
{
    bool known = false;
    const double factor = qEnvironmentVariable(kScaleVariable).toDouble(&known);
    return known ? qRound(factor * 100) : views::Preferences::kLeastScale;
}

} // namespace stw::shell
