#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace stw::widgets {
class Label;
}

namespace stw::views {

//! A field of a form: its title above; below, a hint or what is wrong with it.
class FormField : public QWidget
{
    Q_OBJECT

public:
    //! \a path is the API's name of the field. The field owns \a editor and names it for assistive
    //! technology.
    FormField(const QString &path, QWidget *editor, QWidget *parent);

    const QString &path() const { return m_path; }
    QWidget *editor() const { return m_editor; }
    //! Behind the editor: a unit, a remark.
    void addBeside(QWidget *widget, int stretch = 0);

    //! \a remark stands behind the title, softer. An empty title takes no room, but names it.
    void setTitle(const QString &title, const QString &remark = {});
    void setTitleVisible(bool visible);
    void setHint(const QString &hint);
    //! In place of the hint; empty: nothing is wrong.
    void setFault(const QString &sentence);
    const QString &fault() const { return m_fault; }

signals:
    void left(); //!< The focus has gone elsewhere.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showFoot();

    const QString m_path;
    QWidget *m_editor;
    QHBoxLayout *m_row;
    QWidget *m_head;
    QLabel *m_title;
    widgets::Label *m_remark;
    QWidget *m_footRow;
    QLabel *m_faultIcon;
    widgets::Label *m_foot;
    QLabel *m_faultText;
    QString m_hint;
    QString m_fault;
};

} // namespace stw::views
