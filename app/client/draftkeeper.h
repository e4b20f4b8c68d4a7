#pragma once

#include "app/client/drafts.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace stw::client {

//! Keeps the draft that is being typed: shortly after each change, and at its end. What was typed
//! is lost for no longer than the delay.
class DraftKeeper : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kDelay{500};

    explicit DraftKeeper(const Drafts &drafts, QObject *parent = nullptr,
                         std::chrono::milliseconds delay = kDelay);
    ~DraftKeeper() override;

    //! The draft as it is now. One of another id: the one before is kept first.
    void set(const Draft &draft);
    //! Keeps it now.
    void flush();
    //! Sent or thrown away: it is not kept any more, and its file is gone.
    void forget();

signals:
    void kept(const QString &id);
    //! The disk does not take it; the next change tries again.
    void failed(const stw::Error &error);

private:
    const Drafts m_drafts;
    std::optional<Draft> m_draft;
    QTimer m_timer;
};

} // namespace stw::client
