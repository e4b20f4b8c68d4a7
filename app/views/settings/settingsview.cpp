#include "app/views/settings/settingsview.h"

#include "app/texts/errortext.h"
#include "app/texts/format.h"
#include "app/widgets/card.h"
#include "app/widgets/icons.h"
#include "app/widgets/label.h"
#include "app/widgets/type.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QTimeZone>
#include <QToolButton>

namespace stw::views {

using namespace Qt::StringLiterals;

namespace {

constexpr int kWidth = 720;
constexpr int kFieldWidth = 320;
constexpr int kScaleStep = 25;
constexpr Theme kThemes[]{Theme::System, Theme::Light, Theme::Dark};
constexpr Environment kEnvironments[]{Environment::Development, Environment::Test,
                                      Environment::Production};

QString percent(int value)
{
    return texts::number(value) + u"\u00a0%"_s;
}

} // namespace

SettingsView::SettingsView(QWidget *parent)
    : QScrollArea(parent)
    , m_look(new widgets::Card)
    , m_servers(new widgets::Card)
    , m_password(new widgets::Card)
    , m_themes(new QButtonGroup(this))
    , m_language(new QComboBox(m_look))
    , m_zone(new QComboBox(m_look))
    , m_scale(new QComboBox(m_look))
    , m_scaleNote(new widgets::Label(widgets::TextRole::Muted, m_look))
    , m_motion(new QCheckBox(m_look))
    , m_shortcuts(new QPushButton(m_look))
    , m_before(new QLineEdit(m_password))
    , m_after(new QLineEdit(m_password))
    , m_again(new QLineEdit(m_password))
    , m_change(new QPushButton(m_password))
    , m_passwordNote(new widgets::Label(widgets::TextRole::Second, m_password))
{
    auto *sheet = new QWidget(this);
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    for (widgets::Card *card : {m_look, m_servers, m_password}) {
        card->setMaximumWidth(widgets::scaled(kWidth));
        card->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
        column->addWidget(card);
    }
    column->addStretch();
    buildLook();
    buildPassword();
    setWidget(sheet);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    connect(m_themes, &QButtonGroup::idClicked, this, &SettingsView::take);
    for (QComboBox *choice : {m_language, m_zone, m_scale})
        connect(choice, &QComboBox::activated, this, &SettingsView::take);
    connect(m_motion, &QCheckBox::clicked, this, &SettingsView::take);
    connect(m_shortcuts, &QPushButton::clicked, this, &SettingsView::shortcutsWanted);
    connect(m_change, &QPushButton::clicked, this, &SettingsView::changePassword);
    retranslate();
}

//! A label in front of the field, all fields at one edge.
QWidget *SettingsView::row(widgets::Card *card, QWidget *field)
{
    auto *line = new QHBoxLayout;
    line->setSpacing(12);
    auto *label = new widgets::Label(widgets::TextRole::Soft, card);
    label->setMinimumWidth(widgets::scaled(180));
    label->setBuddy(field);
    m_labels.insert(field, label);
    line->addWidget(label);
    line->addWidget(field);
    line->addStretch();
    card->body()->addLayout(line);
    return field;
}

void SettingsView::buildLook()
{
    auto *themes = new QWidget(m_look);
    auto *segments = new QHBoxLayout(themes);
    segments->setContentsMargins(0, 0, 0, 0);
    segments->setSpacing(0);
    for (const Theme theme : kThemes) {
        auto *button = new QPushButton(themes);
        button->setCheckable(true);
        button->setProperty("segment", true);
        m_themes->addButton(button, int(theme));
        segments->addWidget(button);
    }
    row(m_look, themes);
    for (QComboBox *choice : {m_language, m_zone, m_scale}) {
        choice->setMinimumWidth(widgets::scaled(kFieldWidth));
        row(m_look, choice);
    }
    m_zone->setEditable(true);
    m_zone->setInsertPolicy(QComboBox::NoInsert);
    m_zone->completer()->setFilterMode(Qt::MatchContains);
    m_zone->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_look->body()->addWidget(m_scaleNote);
    m_look->body()->addWidget(m_motion);
    m_look->body()->addWidget(m_shortcuts, 0, Qt::AlignLeft);
}

void SettingsView::buildPassword()
{
    for (QLineEdit *field : {m_before, m_after, m_again}) {
        field->setEchoMode(QLineEdit::Password);
        field->setMinimumWidth(widgets::scaled(kFieldWidth));
        row(m_password, field);
        connect(field, &QLineEdit::returnPressed, this, &SettingsView::changePassword);
    }
    m_passwordNote->setWordWrap(true);
    m_passwordNote->hide();
    m_password->body()->addWidget(m_passwordNote);
    m_password->body()->addWidget(m_change, 0, Qt::AlignLeft);
}

void SettingsView::setPreferences(const Preferences &values)
{
    m_values = values;
    fillChoices();
}

void SettingsView::setScaleNow(int scale)
{
    m_scaleNow = scale;
    fillChoices();
}

void SettingsView::setServers(const QList<ServerLine> &servers)
{
    if (servers == m_lines)
        return;
    m_lines = servers;
    fillServers();
}

void SettingsView::setAccount(const QString &account, bool online)
{
    m_account = account;
    m_change->setEnabled(online);
    m_change->setToolTip(online ? QString() : tr("The server cannot be reached now."));
    retranslate();
}

void SettingsView::setPasswordDone()
{
    for (QLineEdit *field : {m_before, m_after, m_again})
        field->clear();
    m_passwordNote->hide();
}

void SettingsView::setPasswordError(const Error &error)
{
    QStringList lines;
    for (const FieldFault &fault : error.faults)
        lines.append(texts::textOf(fault));
    m_passwordNote->setText((lines.isEmpty() ? texts::linesOf(error) : lines).join(u' '));
    m_passwordNote->show();
}

void SettingsView::changePassword()
{
    if (m_after->text() != m_again->text()) {
        m_passwordNote->setText(tr("The two new passwords differ. Nothing was changed."));
        m_passwordNote->show();
        m_again->setFocus();
        return;
    }
    if (!m_before->text().isEmpty() && !m_after->text().isEmpty())
        emit passwordChangeWanted(m_before->text(), m_after->text());
}

void SettingsView::fillChoices()
{
    m_filling = true;
    for (QAbstractButton *button : m_themes->buttons()) {
        const bool chosen = m_themes->id(button) == int(m_values.theme);
        button->setChecked(chosen);
        // Tab comes to the chosen one, arrows go on from there.
        button->setFocusPolicy(chosen ? Qt::StrongFocus : Qt::ClickFocus);
    }
    m_language->clear();
    m_language->addItem(tr("As the system"), QString());
    m_language->addItem(u"Deutsch"_s, u"de"_s);
    m_language->addItem(u"English"_s, u"en"_s);
    m_language->setCurrentIndex(std::max(0, m_language->findData(m_values.language)));
    if (m_zone->count() == 0) { // several hundred, which do not change
        m_zone->addItem(QString(), QString());
        for (const QByteArray &zone : QTimeZone::availableTimeZoneIds())
            m_zone->addItem(QString::fromLatin1(zone), QString::fromLatin1(zone));
    }
    m_zone->setItemText(0, tr("As the system"));
    m_zone->setCurrentIndex(std::max(0, m_zone->findData(m_values.zone)));
    m_scale->clear();
    for (int step = Preferences::kLeastScale; step <= Preferences::kMostScale; step += kScaleStep)
        m_scale->addItem(percent(step), step);
    m_scale->setCurrentIndex(std::max(0, m_scale->findData(m_values.scalePercent)));
    m_scaleNote->setVisible(m_values.scalePercent != m_scaleNow);
    m_motion->setChecked(m_values.reducedMotion);
    m_filling = false;
}

//! One line a server: address, account, what it is for, and the way to forget it.
void SettingsView::fillServers()
{
    if (m_serverRows) {
        m_serverRows->hide();
        m_serverRows->deleteLater(); // one of its buttons may have led here
    }
    m_serverRows = new QWidget(m_servers);
    m_serverRows->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto *grid = new QGridLayout(m_serverRows);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setColumnStretch(0, 1);
    for (int at = 0; at < int(m_lines.size()); ++at) {
        const ServerLine &line = m_lines[at];
        grid->addWidget(
            new widgets::Label(line.current ? widgets::TextRole::Strong : widgets::TextRole::Body,
                               line.name.isEmpty() ? line.address : line.name, m_serverRows),
            at, 0);
        grid->addWidget(new widgets::Label(widgets::TextRole::Muted, line.account, m_serverRows),
                        at, 1);
        auto *purpose = new QComboBox(m_serverRows);
        purpose->addItems({tr("Development"), tr("Test"), tr("Production")});
        purpose->setCurrentIndex(int(line.environment));
        purpose->setAccessibleName(tr("What %1 is for").arg(line.address));
        connect(purpose, &QComboBox::activated, this, [this, address = line.address](int chosen) {
            emit environmentChanged(address, kEnvironments[chosen]);
        });
        grid->addWidget(purpose, at, 2);
        auto *remove = new QToolButton(m_serverRows);
        remove->setIcon(widgets::icon("close"_L1));
        remove->setAutoRaise(true);
        remove->setEnabled(!line.current);
        remove->setToolTip(line.current ? tr("You are signed in there.") : tr("Forget"));
        remove->setAccessibleName(tr("Forget %1").arg(line.address));
        connect(remove, &QToolButton::clicked, this,
                [this, address = line.address] { emit serverRemoved(address); });
        grid->addWidget(remove, at, 3);
    }
    m_servers->body()->addWidget(m_serverRows);
    m_serverRows->show();
}

void SettingsView::take()
{
    if (m_filling)
        return;
    Preferences values = m_values;
    values.theme = Theme(m_themes->checkedId());
    values.language = m_language->currentData().toString();
    values.zone = m_zone->currentData().toString();
    values.scalePercent = m_scale->currentData().toInt();
    values.reducedMotion = m_motion->isChecked();
    if (values != m_values)
        emit preferencesChanged(values);
}

void SettingsView::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SettingsView::retranslate()
{
    m_look->setTitle(tr("Look and language"));
    m_servers->setTitle(tr("Servers"));
    m_password->setTitle(tr("Password"));
    m_password->setRemark(m_account);
    const QString themes[]{tr("As the system"), tr("Light"), tr("Dark")};
    for (const Theme theme : kThemes)
        m_themes->button(int(theme))->setText(themes[int(theme)]);
    m_labels[m_themes->button(0)->parentWidget()]->setText(tr("Colours"));
    m_labels[m_language]->setText(tr("Language"));
    m_labels[m_zone]->setText(tr("Time zone"));
    m_labels[m_scale]->setText(tr("Size"));
    m_scaleNote->setText(tr("The new size takes effect when the console starts again."));
    m_motion->setText(tr("Reduce motion"));
    m_shortcuts->setText(tr("Keyboard shortcuts …"));
    m_labels[m_before]->setText(tr("Present password"));
    m_labels[m_after]->setText(tr("New password"));
    m_labels[m_again]->setText(tr("New password, again"));
    m_change->setText(tr("Change password"));
    for (auto at = m_labels.cbegin(); at != m_labels.cend(); ++at)
        at.key()->setAccessibleName(at.value()->text());
    fillChoices();
    fillServers();
}

} // namespace stw::views
