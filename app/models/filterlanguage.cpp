#include "app/models/filterlanguage.h"

#include "app/models/filterwords.h"

#include <QDate>

#include <algorithm>

namespace stw::models {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr QChar kQuote = u'"';

//! A piece of the text without blanks outside quotation marks.
struct Piece
{
    qsizetype at = 0;
    QStringView raw;
    bool openQuote = false;
};

QList<Piece> piecesOf(QStringView text)
{
    QList<Piece> pieces;
    qsizetype at = 0;
    while (at < text.size()) {
        if (text[at].isSpace()) {
            ++at;
            continue;
        }
        const qsizetype begin = at;
        bool quoted = false;
        while (at < text.size() && (quoted || !text[at].isSpace())) {
            quoted = quoted != (text[at] == kQuote);
            ++at;
        }
        pieces.append({begin, text.mid(begin, at - begin), quoted});
    }
    return pieces;
}

QString unquoted(QStringView text)
{
    return text.toString().remove(kQuote);
}

enum class Relation { Is, Less, LessOrIs, More, MoreOrIs };

struct Term
{
    QStringView field; //!< Empty: a plain word.
    Relation relation = Relation::Is;
    QStringView value;
};

Term termOf(QStringView raw)
{
    const auto sign = std::find_if(raw.begin(), raw.end(), [](QChar c) {
        return c == u':' || c == u'=' || c == u'<' || c == u'>' || c == kQuote;
    });
    const qsizetype at = sign - raw.begin();
    if (sign == raw.end() || *sign == kQuote || at == 0)
        return {{}, Relation::Is, raw};
    const bool wide =
        at + 1 < raw.size() && raw[at + 1] == u'=' && (*sign == u'<' || *sign == u'>');
    Relation relation = Relation::Is;
    if (*sign == u'<')
        relation = wide ? Relation::LessOrIs : Relation::Less;
    if (*sign == u'>')
        relation = wide ? Relation::MoreOrIs : Relation::More;
    return {raw.left(at), relation, raw.mid(at + (wide ? 2 : 1))};
}

std::optional<FilterField> fieldNamed(const QString &folded)
{
    for (const FieldRow &row : fieldRows()) {
        if (row.words.holds(folded))
            return row.field;
    }
    return std::nullopt;
}

const StateRow *stateNamed(const QString &folded)
{
    for (const StateRow &row : stateRows()) {
        if (row.words.holds(folded))
            return &row;
    }
    return nullptr;
}

std::optional<QDate> dateOf(const QString &text, QDate today)
{
    for (qsizetype back = 0; back < dayWords().size(); ++back) {
        if (dayWords()[back].holds(text))
            return today.addDays(-back);
    }
    for (const QString &format : {u"yyyy-MM-dd"_s, u"d.M.yyyy"_s}) {
        if (const QDate date = QDate::fromString(text, format); date.isValid())
            return date;
    }
    // Without a year: the last one that has been.
    const QString withYear = text + QString::number(today.year());
    QDate date = QDate::fromString(withYear, u"d.M.yyyy"_s);
    if (date > today)
        date = date.addYears(-1);
    return date.isValid() ? std::optional(date) : std::nullopt;
}

Instant startOf(QDate date, const QTimeZone &zone)
{
    return {date.startOfDay(zone).toMSecsSinceEpoch() * 1000};
}

QDate dayOf(Instant at, const QTimeZone &zone)
{
    return QDateTime::fromMSecsSinceEpoch(at.us / 1000, zone).date();
}

//! `7d`, `24h`: so long ago. German `7t`.
std::optional<Micros> lengthOf(const QString &text)
{
    if (text.size() < 2)
        return std::nullopt;
    bool whole = false;
    const int count = text.chopped(1).toInt(&whole);
    const QChar unit = text.back();
    constexpr int kMost = 10'000;
    if (!whole || count < 0 || count > kMost)
        return std::nullopt;
    if (unit == u'h')
        return Micros(std::chrono::hours(count));
    if (unit == u'd' || unit == u't')
        return Micros(std::chrono::days(count));
    return std::nullopt;
}

//! Reads one term into the filter and says what is wrong with it.
class TermReader
{
public:
    TermReader(state::RequestFilter &filter, const FilterContext &context)
        : m_filter(filter)
        , m_context(context)
    {}

    std::optional<FilterFault> read(const Piece &piece)
    {
        const Term term = termOf(piece.raw);
        m_field = {piece.at, term.field};
        m_value = {piece.at + piece.raw.size() - term.value.size(), term.value};
        if (piece.openQuote)
            return fault(FilterFaultKind::OpenQuote, {piece.at, piece.raw});
        if (term.field.isEmpty()) {
            if (const QString word = unquoted(term.value); !word.isEmpty())
                m_filter.texts += word;
            return std::nullopt;
        }
        const std::optional<FilterField> field = fieldNamed(term.field.toString().toCaseFolded());
        if (!field)
            return fault(FilterFaultKind::UnknownField, m_field);
        if (unquoted(term.value).trimmed().isEmpty())
            return fault(FilterFaultKind::MissingValue, {piece.at, piece.raw});
        if (term.relation != Relation::Is && *field != FilterField::Cards)
            return fault(FilterFaultKind::WrongOperator, {piece.at, piece.raw});
        return readField(*field, term.relation, unquoted(term.value).trimmed().toCaseFolded());
    }

private:
    struct Span
    {
        qsizetype at = 0;
        QStringView text;
    };

    static FilterFault fault(FilterFaultKind kind, const Span &span)
    {
        return {kind, span.at, span.text.size(), span.text.toString()};
    }

    std::optional<FilterFault> readField(FilterField field, Relation relation, const QString &value)
    {
        switch (field) {
        case FilterField::State: return readStates();
        case FilterField::Project: return setOnce(m_filter.project, value);
        case FilterField::Spec: return setOnce(m_filter.spec, value);
        case FilterField::Requester: {
            const bool me = meWords().holds(value) && !m_context.me.isEmpty();
            return setOnce(m_filter.requester, me ? m_context.me : value);
        }
        case FilterField::Cards: return readCards(relation, value);
        case FilterField::Since: return readMoment(value, m_filter.from, 0);
        case FilterField::Until: return readMoment(value, m_filter.to, 1);
        }
        Q_UNREACHABLE();
    }

    std::optional<FilterFault> setOnce(QString &field, const QString &value) const
    {
        if (!field.isEmpty() && field != value)
            return fault(FilterFaultKind::Contradiction, m_value);
        field = value;
        return std::nullopt;
    }

    std::optional<FilterFault> readStates()
    {
        QList<RequestState> found;
        qsizetype at = m_value.at;
        for (const QStringView part : m_value.text.split(u',')) {
            const StateRow *row = stateNamed(unquoted(part).trimmed().toCaseFolded());
            if (!row)
                return fault(part.isEmpty() ? FilterFaultKind::MissingValue
                                            : FilterFaultKind::UnknownState,
                             {at, part});
            found += row->states;
            at += part.size() + 1;
        }
        for (const RequestState state : found) {
            if (!m_filter.states.contains(state))
                m_filter.states += state;
        }
        std::sort(m_filter.states.begin(), m_filter.states.end());
        return std::nullopt;
    }

    std::optional<FilterFault> readCards(Relation relation, const QString &value)
    {
        bool whole = false;
        const qint64 count = value.toLongLong(&whole);
        constexpr qint64 kMost = 1'000'000;
        if (!whole || count < 0 || count > kMost)
            return fault(FilterFaultKind::NotANumber, m_value);
        std::optional<qint64> least = m_filter.minimumCards;
        std::optional<qint64> most = m_filter.maximumCards;
        const bool below = relation == Relation::Less || relation == Relation::LessOrIs;
        const bool above = relation == Relation::More || relation == Relation::MoreOrIs;
        if (!below) {
            const qint64 bound = relation == Relation::More ? count + 1 : count;
            least = std::max(least.value_or(bound), bound);
        }
        if (!above) {
            const qint64 bound = relation == Relation::Less ? count - 1 : count;
            most = std::min(most.value_or(bound), bound);
        }
        if (most && *most < least.value_or(0))
            return fault(FilterFaultKind::Contradiction, m_value);
        m_filter.minimumCards = least;
        m_filter.maximumCards = most;
        return std::nullopt;
    }

    //! \a further: a day that is meant to its end is a bound of the day behind it.
    std::optional<FilterFault> readMoment(const QString &value, Instant &bound, int further)
    {
        Instant moment;
        if (const auto exact = instantFromText(value.toUpper())) {
            moment = *exact;
        } else if (const auto length = lengthOf(value)) {
            moment = m_context.now - *length;
        } else {
            const auto date = dateOf(value, dayOf(m_context.now, m_context.zone));
            if (!date)
                return fault(FilterFaultKind::NotADate, m_value);
            moment = startOf(date->addDays(further), m_context.zone);
        }
        if (bound.isSet() && bound != moment)
            return fault(FilterFaultKind::Contradiction, m_value);
        const Instant before = std::exchange(bound, moment);
        const bool empty =
            m_filter.from.isSet() && m_filter.to.isSet() && m_filter.from >= m_filter.to;
        if (!empty)
            return std::nullopt;
        bound = before;
        return fault(FilterFaultKind::Contradiction, m_value);
    }

    state::RequestFilter &m_filter;
    const FilterContext &m_context;
    Span m_field;
    Span m_value;
};

} // namespace

ParsedFilter parseFilter(QStringView text, const FilterContext &context)
{
    ParsedFilter parsed;
    TermReader reader(parsed.filter, context);
    for (const Piece &piece : piecesOf(text)) {
        const std::optional<FilterFault> fault = reader.read(piece);
        parsed.tokens.append({piece.at, piece.raw.size(), piece.raw.toString(), !fault});
        if (fault)
            parsed.faults.append(*fault);
    }
    return parsed;
}

QString without(QStringView text, const ParsedFilter &parsed, qsizetype index)
{
    QStringList kept;
    for (qsizetype at = 0; at < parsed.tokens.size(); ++at) {
        const FilterToken &token = parsed.tokens[at];
        if (at != index)
            kept += text.mid(token.at, token.length).toString();
    }
    return kept.join(u' ');
}

} // namespace stw::models
