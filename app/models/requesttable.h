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
    ~RequestTable() override;

    //! Fetches anew; rows stay until the answer.
    void setFilter(const state::RequestFilter &filter);
    const state::RequestFilter &filter() const { return m_filter; }
    const state::RequestSorting &sorting() const { return m_sorting; }
    void sort(int column, Qt::SortOrder order) override;
    void refresh();

    //! A line of the feed.
    void apply(const FeedLine &line);
    void apply(const RequestSummary &summary);

    bool isLoading() const { return m_loading; }
    //! Counted by the service under the filter; nothing: no answer yet.
    std::optional<qint64> total() const { return m_total; }
    //! Of the last answer; nothing: it was good.
    const std::optional<Error> &error() const { return m_error; }

    //! Marks are kept by request, also where its row is not held. A new filter drops them.
    void mark(int row, bool marked);
    //! Every row of the filter whose id is known; the service is not asked for the others.
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
    using Row = std::unique_ptr<RequestSummary>;

    QVariant text(const RequestSummary &summary, int column) const;
    //! A view looked at a row that is not held.
    void want(int row) const;
    void fetchWanted();
    void fetch(int first, bool anew);
    void take(quint64 ticket, int first, bool anew, const Result<RequestPage> &page);
    void replaceAll(const RequestPage &page);
    //! Makes the rows from the first on those of \a page, by the fewest steps.
    void merge(const RequestPage &page);
    void place(int first, const RequestPage &page);
    void resize(qint64 total);
    void dropFar(int around);
    void flush();
    void setLoading(bool loading);
    void setError(const std::optional<Error> &error);

    const RequestSource m_source;
    const Times m_times;
    state::RequestFilter m_filter;
    state::RequestSorting m_sorting;
    std::vector<Row> m_rows;
    QMap<int, QString> m_anchors; //!< A row, and the cursor that begins with it.
    QMap<RequestId, FeedLine> m_pending;
    QList<RequestId> m_marked;
    std::optional<qint64> m_total;
    std::optional<Error> m_error;
    quint64 m_ticket = 0; //!< Of the piece that is awaited.
    bool m_loading = false;
    bool m_anew = true;   //!< Filter or order changed: the next answer replaces every row.
    bool m_stale = false; //!< The service knows more than is shown.
    int m_lookedAt = 0;
    mutable int m_wanted = -1;
    mutable QTimer m_settle;
    QTimer m_merge;
    QTimer m_reload;
};

} // namespace stw::models

Q_DECLARE_METATYPE(stw::RequestSummary)
