#pragma once

#include "app/state/requestfilter.h"
#include "shared/base/result.h"
#include "shared/model/views.h"

#include <QAbstractTableModel>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

namespace stw::models {

//! A piece of the list that the table wants.
struct RequestPiece
{
    state::RequestFilter filter;
    state::RequestSorting sorting;
    QString cursor;    //!< Where it begins; empty: at the first row.
    qint64 skip = 0;   //!< Rows left out from there.
    qint64 limit = 50; //!< At most.
};

struct RequestPage
{
    QList<RequestSummary> items;
    QString next;                //!< Cursor behind the last item; empty: there is nothing.
    std::optional<qint64> total; //!< Of the whole list; told where the piece has no cursor.
};

using RequestAnswer = std::function<void(const Result<RequestPage> &)>;
//! Fetches a piece and answers once, later or at once. A call of it means that earlier pieces are
//! not awaited any more, and may be cancelled.
using RequestSource = std::function<void(const RequestPiece &, const RequestAnswer &)>;

//! A list of requests of any length, filtered and sorted by the service. Only the rows around what
//! is looked at are held (kHeld); others are fetched when a view asks for them, and are blank until
//! then. Rows stay while newer ones load. What the feed tells is put in at most ten times a second.
class RequestTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    static constexpr qint64 kPiece = 100; //!< Rows fetched at once.
    static constexpr qsizetype kHeld = 500;
    struct Times
    {
        std::chrono::milliseconds merge{100};   //!< Between two changes that the feed brings.
        std::chrono::milliseconds reload{1000}; //!< Between two looks at the service for them.
        std::chrono::milliseconds settle{15};   //!< A view that scrolls asks for its last place.
    };

    enum Column {
        Name, //!< Purpose, or the id.
        State,
        Project,
        Requester,
        Spec,
        Cards,
        Reason,
        Position,
        Submitted,
        End,
        CostSoFar,
        ColumnCount,
    };
    enum Role {
        SummaryRole = Qt::UserRole, //!< RequestSummary; invalid while the row is blank.
        IdRole,                     //!< QString
        StateRole,                  //!< int of RequestState
        ReasonRole,                 //!< QString: a few words why it waits; empty.
        EndRole,                    //!< qint64: microseconds of the granted or real end; 0.
        LoadedRole,                 //!< bool
        MarkedRole,                 //!< bool
        SortableRole,               //!< bool, of header data: the service can sort by it.
    };

    explicit RequestTable(RequestSource source, QObject *parent = nullptr);
    RequestTable(RequestSource source, const Times &times, QObject *parent = nullptr);

    //! Fetches anew; rows stay until the answer, marks do not.
    void setFilter(const state::RequestFilter &filter);
    const state::RequestFilter &filter() const { return m_filter; }
    const state::RequestSorting &sorting() const { return m_sorting; }
    void sort(int column, Qt::SortOrder order) override;
    //! Fetches anew: the first time, and when the service is back. Rows and marks stay.
    void refresh();

    //! A line of the feed.
    void apply(const FeedLine &line);
    //! A newer summary of a request that may be shown.
    void apply(const RequestSummary &summary);

    bool isLoading() const { return m_loading; }
    //! Counted by the service under the filter; nothing: no answer yet.
    std::optional<qint64> total() const { return m_total; }
    //! Of the last answer; nothing: it was good.
    const std::optional<Error> &error() const { return m_error; }

    //! Marks are kept by request, also where its row is not held. A new filter drops them.
    void mark(int row, bool marked);
    //! Every row that is held. The service is not asked for the others: who acts on all of a
    //! filter fetches their ids by the same source.
    void markAll(bool marked);
    QList<RequestId> marked() const { return m_marked; } //!< In the order of marking.
    void setMarked(const QList<RequestId> &ids);

    //! Nothing: the row is blank.
    const RequestSummary *at(int row) const;
    int rowOf(RequestId id) const; //!< -1: not held.

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    //! The language has changed: every text is asked for again.
    void retranslate();

signals:
    void loadingChanged();
    void totalChanged();
    void errorChanged();
    void markedChanged();

private:
    struct Row
    {
        std::unique_ptr<RequestSummary> summary; //!< Null: blank.
        bool stale = false;                      //!< Shown, and fetched anew when looked at.
    };
    enum class Kind { Replace, Reload, Fill };
    struct Flight
    {
        Kind kind = Kind::Replace;
        int first = 0;
    };

    void fetch(Kind kind, int first);
    void take(quint64 ticket, const Result<RequestPage> &page);
    void replaceAll(const RequestPage &page);
    void merge(const RequestPage &page);
    void fill(int first, const RequestPage &page);
    bool isHeadHeld(int count) const;
    int removeGone(const QMap<RequestId, int> &wanted, int count);
    int putInOrder(const QList<RequestSummary> &items);
    void moveAnchors(int by, int end, const QString &next);
    void setSize(qint64 size);
    void put(int row, const RequestSummary &summary);
    //! Lets go of rows far from \a around.
    void dropFar(int around);
    //! A view looked at a row that is blank or stale.
    void want(int row) const;
    void fetchWanted();
    void flush();
    void startReload();
    void dropMarks();
    void tellRows(int first, int last);
    void setLoading(bool loading);
    void setError(const std::optional<Error> &error);
    void setTotal(qint64 total);

    const RequestSource m_source;
    const Times m_times;
    state::RequestFilter m_filter;
    state::RequestSorting m_sorting;
    std::vector<Row> m_rows;
    QMap<int, QString> m_anchors; //!< A row, and the cursor of the piece that begins with it.
    QMap<RequestId, FeedLine> m_pending;
    QList<RequestId> m_marked;
    std::optional<qint64> m_total;
    std::optional<Error> m_error;
    Flight m_flight;
    quint64 m_ticket = 0; //!< Of the piece that is awaited; earlier ones are not heard.
    bool m_loading = false;
    bool m_behind = false; //!< The service knows more than is shown.
    mutable int m_wanted = -1;
    mutable QTimer m_settle;
    QTimer m_merge;
    QTimer m_reload;
};

} // namespace stw::models
