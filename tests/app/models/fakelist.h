#pragma once

#include "app/models/requesttable.h"

//! A service's list of requests: any length, cursors that stand for what was last, answers when
//! told to.
class FakeList
{
public:
    explicit FakeList(int count);

    stw::models::RequestSource source();
    //! Answers what was last asked; false: nothing was.
    bool answer();
    void fail(const stw::Error &error);
    bool isAsked() const { return bool(m_answer); }

    static stw::RequestSummary summary(int number);

    QList<stw::RequestSummary> all; //!< As filtered and sorted.
    QList<stw::models::RequestPiece> asked;
    bool atOnce = true; //!< Answers without being told to.

private:
    stw::models::RequestPage page(const stw::models::RequestPiece &piece) const;

    stw::models::RequestAnswer m_answer;
};
