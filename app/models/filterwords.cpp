#include "app/models/filterwords.h"

#include <QLocale>

namespace stw::models {

using namespace Qt::StringLiterals;

namespace {

QList<RequestState> statesThatAre(bool terminal)
{
    QList<RequestState> states;
    for (const RequestStateRow &row : Named<RequestState>::kRows) {
        if (row.terminal == terminal)
            states += row.value;
    }
    return states;
}

} // namespace

const QString &FilterWords::written() const
{
    return offered().first();
}

const QStringList &FilterWords::offered() const
{
    return QLocale().language() == QLocale::German ? german : english;
}

const QList<FieldRow> &fieldRows()
{
    // clang-format off: a table is read in columns.
    static const QList<FieldRow> rows{
        {FilterField::State, {{u"status"_s, u"state"_s}, {u"status"_s}}},
        {FilterField::Project, {{u"project"_s}, {u"projekt"_s}}},
        {FilterField::Requester, {{u"requester"_s, u"user"_s}, {u"person"_s, u"antragsteller"_s}}},
        {FilterField::Spec, {{u"spec"_s, u"specification"_s}, {u"spezifikation"_s, u"spez"_s}}},
        {FilterField::Cards, {{u"cards"_s}, {u"karten"_s}}},
        {FilterField::Since, {{u"since"_s, u"from"_s}, {u"seit"_s, u"ab"_s}}},
        {FilterField::Until, {{u"until"_s, u"to"_s}, {u"bis"_s}}},
    };
    // clang-format on
    return rows;
}

const QList<StateRow> &stateRows()
{
    using enum RequestState;
    // clang-format off: a table is read in columns.
    static const QList<StateRow> rows{
        {statesThatAre(false), {{u"open"_s}, {u"offen"_s}}},
        {statesThatAre(true), {{u"ended"_s, u"over"_s}, {u"beendet"_s}}},
        {{Submitted, AwaitingApproval, Queued}, {{u"waiting"_s, u"waits"_s}, {u"wartet"_s}}},
        {{Draft}, {{u"draft"_s}, {u"entwurf"_s}}},
        {{Submitted}, {{u"submitted"_s}, {u"eingereicht"_s}}},
        {{AwaitingApproval},
         {{u"approval"_s, u"awaiting approval"_s, u"awaiting_approval"_s},
          {u"genehmigung"_s, u"in genehmigung"_s}}},
        {{Queued}, {{u"queued"_s}, {u"warteschlange"_s, u"in warteschlange"_s}}},
        {{Provisioning}, {{u"provisioning"_s}, {u"bereitstellung"_s, u"in bereitstellung"_s}}},
        {{Active}, {{u"running"_s, u"active"_s}, {u"läuft"_s, u"laeuft"_s, u"aktiv"_s}}},
        {{Releasing},
         {{u"returning"_s, u"releasing"_s}, {u"rückgabe"_s, u"rueckgabe"_s, u"rückgabe läuft"_s}}},
        {{Completed}, {{u"completed"_s}, {u"abgeschlossen"_s}}},
        {{Released}, {{u"released"_s}, {u"zurückgegeben"_s, u"zurueckgegeben"_s}}},
        {{Expired}, {{u"expired"_s}, {u"abgelaufen"_s}}},
        {{Failed}, {{u"failed"_s}, {u"fehlgeschlagen"_s}}},
        {{Cancelled}, {{u"cancelled"_s, u"canceled"_s}, {u"zurückgezogen"_s, u"zurueckgezogen"_s}}},
        {{Rejected}, {{u"rejected"_s}, {u"abgelehnt"_s}}},
        {{Lapsed},
         {{u"undecided"_s, u"not decided"_s, u"lapsed"_s},
          {u"unentschieden"_s, u"nicht entschieden"_s}}},
    };
    // clang-format on
    return rows;
}

const QList<FilterWords> &dayWords()
{
    static const QList<FilterWords> words{{{u"today"_s}, {u"heute"_s}},
                                          {{u"yesterday"_s}, {u"gestern"_s}}};
    return words;
}

const FilterWords &meWords()
{
    static const FilterWords words{{u"me"_s}, {u"ich"_s, u"mich"_s}};
    return words;
}

} // namespace stw::models
