#pragma once

#include "app/widgets/painted.h"
#include "app/widgets/timelinestripgeometry.h"

#include <QList>

namespace stw::widgets {

//! What a stretch of a request's life was. The wait reasons have the patterns of LOOK.md §2.
enum class PieceKind {
    Approval,
    Priority,
    Capacity,
    HealthyCapacity,
    Fragmentation,
    Topology,
    Quota,
    Reservation,
    Waiting, //!< Any other reason.
    Provisioning,
    Running,
    Stopping, //!< And returning.
};

struct Piece
{
    PieceKind kind = PieceKind::Waiting;
    QString name; //!< Above the piece: `Priority`; inside where it runs: `Running · attempt 1`.
    Instant from;
    Instant to;
    bool binding = false; //!< Holds the request now: drawn in amber.
    QString told;         //!< From–to and reason, for the pointer and the arrow keys.

    friend bool operator==(const Piece &, const Piece &) = default;
};

//! The life of a request as one strip whose pieces add up. Arrow keys walk the pieces.
class TimelineStrip : public Painted
{
    Q_OBJECT

public:
    explicit TimelineStrip(QWidget *parent = nullptr);

    //! In order and without holes: each begins where the one before ended.
    void setPieces(const QList<Piece> &pieces);
    const QList<Piece> &pieces() const { return m_pieces; }
    //! Below the ends: `submitted 08:41:00` and `now 14:03:20`.
    void setEnds(const QString &begin, const QString &end);
    //! The sum in words: `queue 18:40 = 6:30 + 12:10 · approval 12:00 · in all 30:40`.
    QString sum() const;

    QString spokenValue() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    QRectF strip() const;
    QList<StripPart> parts() const;
    QList<qint64> seconds() const;
    QString sumOf(bool withParts) const;
    bool isSumBelow(qreal width) const;
    QString told(qsizetype index) const;
    void tell(qsizetype index);
    void paintPiece(QPainter &painter, const Piece &piece, const StripPart &part) const;
    void paintWords(QPainter &painter, const QList<StripPart> &parts) const;
    void paintSum(QPainter &painter) const;

    QList<Piece> m_pieces;
    QString m_begin;
    QString m_end;
    qsizetype m_current = 0;
};

} // namespace stw::widgets
