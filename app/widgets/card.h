#pragma once

#include <QFrame>
#include <QTimer>

class QHBoxLayout;
class QVBoxLayout;

namespace stw::widgets {

class Label;

//! A surface with a hairline and a title row: title at the left, a muted remark at the right.
class Card : public QFrame
{
    Q_OBJECT

public:
    explicit Card(QWidget *parent = nullptr);

    void setTitle(const QString &title);
    //! Beside the title, soft.
    void setRemark(const QString &remark);
    //! At the right, muted: `computed 14:03:18`.
    void setNote(const QString &note);
    //! Into the title row, at its right end.
    void addHeadWidget(QWidget *widget);
    //! What the card holds; inside 16 / 10.
    QVBoxLayout *body() const { return m_body; }
    //! No frame and no radius: a pane of its own.
    void setFramed(bool framed);
    //! What it holds reaches from edge to edge: lists, whose rows have margins of their own.
    void setFlush(bool flush);
    //! A computation is on its way: the note says so, what is shown stays; after two seconds it
    //! turns italic as well (LOOK.md §5, admission panel).
    void setComputing(bool computing);
    bool isComputing() const { return m_computing; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showNote();

    Label *m_title;
    Label *m_remark;
    Label *m_note;
    QWidget *m_head;
    QHBoxLayout *m_headRow;
    QVBoxLayout *m_body;
    QString m_noteText;
    QTimer m_late;
    bool m_framed = true;
    bool m_computing = false;
};

//! A hairline between two parts of a card or pane.
class Hairline : public QWidget
{
    Q_OBJECT

public:
    explicit Hairline(Qt::Orientation orientation, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {1, 1}; }

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace stw::widgets
