#pragma once

#include <QAbstractTableModel>

#include <functional>

namespace stw::models {

//! A column of a list of values.
template <class T>
struct RecordColumn
{
    QString (*title)(); //!< Translated now.
    QString (*text)(const T &record);
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
};

//! A short list of values of one kind, whole in memory: specs, projects, users, members. What a
//! list shows is a table of columns (records.h).
template <class T>
class RecordList : public QAbstractTableModel
{
public:
    using Columns = QList<RecordColumn<T>>;
    static constexpr int KeyRole = Qt::UserRole; //!< QString that tells records apart.

    RecordList(Columns columns, QString (*key)(const T &), QObject *parent = nullptr)
        : QAbstractTableModel(parent)
        , m_columns(std::move(columns))
        , m_key(key)
    {}

    const QList<T> &records() const { return m_records; }
    const T *at(int row) const
    {
        return row >= 0 && row < m_records.size() ? &m_records[row] : nullptr;
    }
    int rowOf(const QString &key) const
    {
        for (int row = 0; row < m_records.size(); ++row) {
            if (m_key(m_records[row]) == key)
                return row;
        }
        return -1;
    }

    //! Where the keys are the same in the same order, rows, and with them selections, stay.
    void setRecords(const QList<T> &records)
    {
        if (!sameKeys(records)) {
            beginResetModel();
            m_records = records;
            endResetModel();
            return;
        }
        m_records = records;
        retranslate();
    }
    //! Every text is asked for again.
    void retranslate()
    {
        emit headerDataChanged(Qt::Horizontal, 0, int(m_columns.size()) - 1);
        if (!m_records.isEmpty())
            emit dataChanged(index(0, 0),
                             index(int(m_records.size()) - 1, int(m_columns.size()) - 1));
    }

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_records.size());
    }
    int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_columns.size());
    }
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid))
            return {};
        const T &record = m_records[index.row()];
        const RecordColumn<T> &column = m_columns[index.column()];
        if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
            return column.text(record);
        if (role == Qt::TextAlignmentRole)
            return int(column.alignment);
        if (role == KeyRole)
            return m_key(record);
        return {};
    }
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override
    {
        if (orientation != Qt::Horizontal || section < 0 || section >= m_columns.size())
            return {};
        if (role == Qt::DisplayRole)
            return m_columns[section].title();
        if (role == Qt::TextAlignmentRole)
            return int(m_columns[section].alignment);
        return {};
    }

private:
    bool sameKeys(const QList<T> &records) const
    {
        return std::equal(records.begin(), records.end(), m_records.begin(), m_records.end(),
                          [this](const T &a, const T &b) { return m_key(a) == m_key(b); });
    }

    const Columns m_columns;
    QString (*const m_key)(const T &);
    QList<T> m_records;
};

} // namespace stw::models
