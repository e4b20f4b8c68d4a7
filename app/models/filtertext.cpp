#include "app/models/filterlanguage.h"
#include "app/models/filterwords.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace stw::models {

using namespace Qt::StringLiterals;

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Filter)
};

const QString &fieldText(FilterField field)
{
    return fieldRows()[qsizetype(field)].words.written();
}

QString quoted(const QString &value)
{
    const bool plain = std::none_of(value.begin(), value.end(),
                                    [](QChar c) { return c.isSpace() || u":=<>,"_s.contains(c); });
    return plain ? value : u'"' + value + u'"';
}

QString term(FilterField field, QStringView sign, const QString &value)
{
    return fieldText(field) + sign.toString() + quoted(value);
}

QString statesText(const QList<RequestState> &states)
{
    QStringList words;
    for (const StateRow &row : stateRows()) {
        if (row.states == states)
            return row.words.written();
        if (row.states.size() == 1 && states.contains(row.states.first()))
            words += row.words.written();
    }
    return words.join(u',');
}

QString momentText(Instant moment, const QTimeZone &zone, int further)
{
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(moment.us / 1000, zone);
    if (time.date().startOfDay(zone).toMSecsSinceEpoch() * 1000 != moment.us)
        return toText(moment);
    const QDate date = time.date().addDays(-further);
    const bool german = QLocale().language() == QLocale::German;
    return date.toString(german ? u"d.M.yyyy"_s : u"yyyy-MM-dd"_s);
}

void addCards(QStringList &terms, const state::RequestFilter &filter)
{
    const auto &least = filter.minimumCards;
    const auto &most = filter.maximumCards;
    if (least && least == most) {
        terms += term(FilterField::Cards, u":", QString::number(*least));
        return;
    }
    if (least)
        terms += term(FilterField::Cards, u">=", QString::number(*least));
    if (most)
        terms += term(FilterField::Cards, u"<=", QString::number(*most));
}

QStringList beginningWith(const QString &begin, const QStringList &words)
{
    QStringList found;
    for (const QString &word : words) {
        if (word.startsWith(begin) && word != begin && !found.contains(word))
            found += word;
    }
    return found;
}

QStringList valuesOf(FilterField field)
{
    QStringList words;
    if (field == FilterField::State) {
        for (const StateRow &row : stateRows())
            words += row.words.written();
    }
    if (field == FilterField::Requester)
        words += meWords().written();
    if (field == FilterField::Since || field == FilterField::Until) {
        for (const FilterWords &row : dayWords())
            words += row.written();
    }
    return words;
}

} // namespace

QString textOf(const state::RequestFilter &filter, const FilterContext &context)
{
    QStringList terms;
    if (!filter.states.isEmpty())
        terms += fieldText(FilterField::State) + u':' + statesText(filter.states);
    if (!filter.project.isEmpty())
        terms += term(FilterField::Project, u":", filter.project);
    if (!filter.requester.isEmpty()) {
        const bool me = filter.requester == context.me;
        terms += term(FilterField::Requester, u":", me ? meWords().written() : filter.requester);
    }
    if (!filter.spec.isEmpty())
        terms += term(FilterField::Spec, u":", filter.spec);
    addCards(terms, filter);
    if (filter.from.isSet())
        terms += fieldText(FilterField::Since) + u':' + momentText(filter.from, context.zone, 0);
    if (filter.to.isSet())
        terms += fieldText(FilterField::Until) + u':' + momentText(filter.to, context.zone, 1);
    for (const QString &text : filter.texts)
        terms += quoted(text);
    return terms.join(u' ');
}

QStringList completions(QStringView text, qsizetype caret)
{
    const QStringView before = text.left(caret);
    qsizetype begin = before.size();
    while (begin > 0 && !before[begin - 1].isSpace())
        --begin;
    const QString word = before.mid(begin).toString().toCaseFolded();
    const qsizetype sign = word.indexOf(u':');
    if (sign < 0) {
        QStringList fields;
        for (const FieldRow &row : fieldRows())
            fields += row.words.offered().first() + u':';
        return beginningWith(word, fields);
    }
    for (const FieldRow &row : fieldRows()) {
        if (row.words.holds(word.left(sign))) {
            const qsizetype last = std::max(sign, word.lastIndexOf(u','));
            return beginningWith(word.mid(last + 1), valuesOf(row.field));
        }
    }
    return {};
}

QString textOf(const FilterFault &fault)
{
    switch (fault.kind) {
    case FilterFaultKind::UnknownField:
        return Tr::tr("There is no field “%1”. A word with a colon stands in quotation marks.")
            .arg(fault.word);
    case FilterFaultKind::MissingValue:
        return Tr::tr("A value is missing behind “%1”.").arg(fault.word);
    case FilterFaultKind::UnknownState: return Tr::tr("There is no status “%1”.").arg(fault.word);
    case FilterFaultKind::NotANumber: return Tr::tr("“%1” is not a whole number.").arg(fault.word);
    case FilterFaultKind::NotADate:
        return Tr::tr("“%1” is no date. Use 2026-11-30, today, 7d or 24h.").arg(fault.word);
    case FilterFaultKind::WrongOperator:
        return Tr::tr("“%1”: only cards can be compared by < and >.").arg(fault.word);
    case FilterFaultKind::Contradiction:
        return Tr::tr("“%1” contradicts what stands before it.").arg(fault.word);
    case FilterFaultKind::OpenQuote:
        return Tr::tr("The quotation mark of “%1” is not closed.").arg(fault.word);
    }
    Q_UNREACHABLE();
}

} // namespace stw::models
