#pragma once

#include "shared/wire/views.h"

#include <QWidget>

class QGridLayout;

namespace stw::widgets {
class Label;
}

namespace stw::views {

//! The files in the work folder, each with a button that saves it.
class FileTable : public QWidget
{
    Q_OBJECT

public:
    explicit FileTable(QWidget *parent);

    void setFiles(const QList<wire::FileLine> &files);

signals:
    void wanted(const QString &name);

protected:
    void changeEvent(QEvent *event) override;

private:
    void show();

    QList<wire::FileLine> m_files;
    widgets::Label *m_none;
    QGridLayout *m_grid;
};

} // namespace stw::views
