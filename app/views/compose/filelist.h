#pragma once

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace stw::widgets {
class Label;
}

namespace stw::views {

//! The files that go along with a request: chosen or dropped here, each can be taken out again.
class FileList : public QWidget
{
    Q_OBJECT

public:
    explicit FileList(QWidget *parent);

    void setFiles(const QStringList &paths);
    const QStringList &files() const { return m_paths; }

signals:
    void edited();

protected:
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void retranslate();
    void rebuild();
    void choose();
    void add(const QStringList &paths);
    QWidget *rowOf(const QString &path);

    QStringList m_paths;
    QVBoxLayout *m_rows;
    QPushButton *m_add;
    widgets::Label *m_hint;
};

} // namespace stw::views
