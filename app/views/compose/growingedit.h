#pragma once

#include <QPlainTextEdit>

namespace stw::views {

//! A field for text of a few lines: as high as what it holds, from \a least to \a most lines. Tab
//! goes on to the next field.
class GrowingEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    GrowingEdit(int least, int most, QWidget *parent);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();

    const int m_least;
    const int m_most;
};

} // namespace stw::views
