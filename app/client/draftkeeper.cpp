#include "app/client/draftkeeper.h"

namespace stw::client {

DraftKeeper::DraftKeeper(const Drafts &drafts, QObject *parent, std::chrono::milliseconds delay)
    : QObject(parent)
    , m_drafts(drafts)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &DraftKeeper::flush);
}

DraftKeeper::~DraftKeeper()
{
    if (m_timer.isActive())
        m_drafts.keep(*m_draft); // nobody is left to be told
}

void DraftKeeper::set(const Draft &draft)
{
    if (m_draft && m_draft->id != draft.id && m_timer.isActive())
        flush();
    m_draft = draft;
    if (!m_timer.isActive()) // not later with each key that is pressed
        m_timer.start();
}

void DraftKeeper::flush()
{
    m_timer.stop();
    if (!m_draft)
        return;
    if (const Result<> written = m_drafts.keep(*m_draft); !written)
        emit failed(written.error());
    else
        emit kept(m_draft->id);
}

void DraftKeeper::forget()
{
    m_timer.stop();
    if (const auto draft = std::exchange(m_draft, std::nullopt))
        m_drafts.remove(draft->id);
}

} // namespace stw::client
