#include "app/views/compose/parameterfields.h"

#include "app/texts/format.h"
#include "app/texts/words.h"
#include "app/views/compose/growingedit.h"
#include "app/widgets/type.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>

namespace stw::views {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Compose)
};

constexpr qint64 kOneLine = 255; //!< Characters; what may be longer gets several lines.
constexpr int kMostLines = 6;

using Edited = std::function<void()>;

QString standardOf(const Parameter &parameter)
{
    if (!parameter.standard)
        return {};
    if (const auto *text = std::get_if<QString>(&*parameter.standard))
        return *text;
    if (const auto *whole = std::get_if<qint64>(&*parameter.standard))
        return QString::number(*whole);
    return std::get<bool>(*parameter.standard) ? u"true"_s : u"false"_s;
}

QString hintOf(const Parameter &parameter)
{
    if (parameter.type == ParameterType::Integer)
        return Tr::tr("%1 to %2")
            .arg(texts::number(parameter.minimum), texts::number(parameter.maximum));
    return {};
}

ParameterField lineField(const Parameter &parameter, const QString &typed, QWidget *parent,
                         const Edited &edited)
{
    auto *editor = new QLineEdit(typed, parent);
    auto *field = new FormField("parameters."_L1 + parameter.name, editor, parent);
    QObject::connect(editor, &QLineEdit::textEdited, field, edited);
    return {field, [editor] { return editor->text(); }, parameter.type == ParameterType::Text};
}

ParameterField textField(const Parameter &parameter, const QString &typed, QWidget *parent,
                         const Edited &edited)
{
    auto *editor = new GrowingEdit(1, kMostLines, parent);
    editor->setFont(widgets::codeFont());
    editor->setPlainText(typed);
    auto *field = new FormField("parameters."_L1 + parameter.name, editor, parent);
    QObject::connect(editor, &GrowingEdit::textChanged, field, edited);
    return {field, [editor] { return editor->toPlainText(); }, true};
}

ParameterField flagField(const Parameter &parameter, const QString &typed, QWidget *parent,
                         const Edited &edited)
{
    auto *editor = new QCheckBox(texts::textOf(parameter.title), parent);
    editor->setChecked(typed == "true"_L1);
    auto *field = new FormField("parameters."_L1 + parameter.name, editor, parent);
    field->setTitleVisible(false);
    QObject::connect(editor, &QCheckBox::clicked, field, edited);
    return {field, [editor] { return editor->isChecked() ? u"true"_s : u"false"_s; }, false};
}

ParameterField choiceField(const Parameter &parameter, const QString &typed, QWidget *parent,
                           const Edited &edited)
{
    auto *editor = new QComboBox(parent);
    editor->addItems(parameter.choices);
    editor->setCurrentIndex(int(parameter.choices.indexOf(typed)));
    editor->setPlaceholderText(Tr::tr("Please choose"));
    auto *field = new FormField("parameters."_L1 + parameter.name, editor, parent);
    QObject::connect(editor, &QComboBox::activated, field, edited);
    return {field, [editor] { return editor->currentText(); }, false};
}

ParameterField fieldFor(const Parameter &parameter, const QString &typed, QWidget *parent,
                        const Edited &edited)
{
    switch (parameter.type) {
    case ParameterType::Text:
        return parameter.maximum > kOneLine ? textField(parameter, typed, parent, edited)
                                            : lineField(parameter, typed, parent, edited);
    case ParameterType::Integer: return lineField(parameter, typed, parent, edited);
    case ParameterType::Boolean: return flagField(parameter, typed, parent, edited);
    case ParameterType::Choice: return choiceField(parameter, typed, parent, edited);
    }
    Q_UNREACHABLE();
}

} // namespace

ParameterField makeParameterField(const Parameter &parameter, const QString &typed, QWidget *parent,
                                  const std::function<void()> &edited)
{
    const QString value = typed.isEmpty() ? standardOf(parameter) : typed;
    const ParameterField made = fieldFor(parameter, value, parent, edited);
    const bool optional = !parameter.required && !parameter.standard;
    made.field->setTitle(texts::textOf(parameter.title),
                         optional ? Tr::tr("(optional)") : QString());
    made.field->setHint(hintOf(parameter));
    return made;
}

} // namespace stw::views
