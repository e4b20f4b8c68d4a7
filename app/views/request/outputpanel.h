#pragma once

#include "app/views/request/outputtext.h"

#include <QWidget>

class QHBoxLayout;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QToolButton;

namespace stw::widgets {
class Banner;
class Label;
} // namespace stw::widgets

namespace stw::views {

//! What the work wrote, as it comes: follows the end until a person scrolls up, can be searched
//! and downloaded.
class OutputPanel : public QWidget
{
    Q_OBJECT

public:
    //! Older lines are dropped from the view; the download has them.
    static constexpr int kMostLines = 50'000;

    explicit OutputPanel(QWidget *parent = nullptr);

    //! Another request or attempt: begins anew.
    void clear();
    void append(const QByteArray &piece);
    //! Nothing follows.
    void setComplete(bool complete);
    //! Why there is nothing to see yet; in place of the text.
    void setEmptyText(const QString &sentence);
    //! Reading failed; what was read stays.
    void setProblem(const QString &sentence);
    //! Of attempts 1 to \a last the output of the last one can be read.
    void setAttempts(qint64 last);

    bool isFollowing() const;
    void setFollowing(bool follows);
    QString text() const;
    qint64 size() const { return m_bytes; }
    void focusSearch();

signals:
    void downloadWanted();
    void retryWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    QHBoxLayout *makeHead();
    void retranslate();
    void dress();
    void showSize();
    void showAttempts();
    void search(bool backwards);
    void mark();
    void goToEnd();

    OutputText m_decoder;
    qint64 m_bytes = 0;
    qint64 m_attempts = 0;
    bool m_complete = false;
    bool m_endsLine = false; //!< What was read ends with a line end that is not shown yet.
    bool m_moving = false;   //!< Scrolled by us.

    widgets::Label *m_title;
    widgets::Label *m_attempt;
    QLineEdit *m_search;
    widgets::Label *m_found;
    QToolButton *m_previous;
    QToolButton *m_next;
    QPushButton *m_follow;
    QPushButton *m_download;
    widgets::Banner *m_banner;
    QPlainTextEdit *m_text;
    widgets::Label *m_cut;
};

} // namespace stw::views
