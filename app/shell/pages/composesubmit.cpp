#include "app/shell/pages/composepage.h"
#include "app/shell/session.h"
#include "app/texts/errortext.h"
#include "app/texts/format.h"
#include "app/views/compose/composeview.h"

#include <QFile>
#include <QFileInfo>

// The part of ComposePage that sends.

namespace stw::shell {

using namespace Qt::StringLiterals;
using views::Composition;

namespace {

//! Above this the service would refuse it anyway, and reading it would fill the memory.
constexpr qint64 kMostUpload = 1LL << 30;

} // namespace

void ComposePage::submit()
{
    if (std::exchange(m_sending, true))
        return;
    keepDraft(); // with the key, so that a crash does not send it twice
    m_view->panel().setProblem(std::nullopt);
    upload(m_view->form().files);
}

//! One after the other, then the request itself.
void ComposePage::upload(QStringList paths)
{
    if (paths.isEmpty())
        return post();
    const qsizetype all = m_view->form().files.size();
    const qsizetype at = all - paths.size();
    m_view->panel().setSending(
        tr("Uploading file %1 of %2 …").arg(texts::number(at + 1), texts::number(all)));
    QFile file(paths.takeFirst());
    if (file.size() > kMostUpload || !file.open(QIODevice::ReadOnly)) {
        return refuse(
            {ErrorCode::Malformed, {}, {{u"inputs.%1"_s.arg(at), u"unreadable"_s, {}}}, {}});
    }
    const QString name = QFileInfo(file.fileName()).fileName();
    m_context.client.send({.verb = "PUT",
                           .path = "uploads/"_L1 + name,
                           .body = file.readAll(),
                           .contentType = "application/octet-stream"},
                          this, [this, paths](const Result<client::Answer> &answer) {
                              if (answer)
                                  upload(paths);
                              else
                                  refuse(answer.error());
                          });
}

void ComposePage::post()
{
    m_view->panel().setSending(tr("Submitting …"));
    Wish wish = m_view->reading().wish;
    // The person was asked only about what the preview knew. Where the quota went meanwhile, the
    // service refuses instead of queueing in silence, and the panel asks.
    if (m_view->form().onQuota.isEmpty())
        wish.onQuota = u"refuse"_s;
    m_context.client.fetch<RequestRecord>({.verb = "POST",
                                           .path = u"requests"_s,
                                           .body = wire::encode(wish),
                                           .key = m_draft.key.toLatin1()},
                                          this, [this](const Result<RequestRecord> &record) {
                                              if (record)
                                                  takeRecord(*record);
                                              else
                                                  refuse(record.error());
                                          });
}

void ComposePage::takeRecord(const RequestRecord &record)
{
    stopSending();
    m_save.stop();
    m_drafts.remove(m_draft.id);
    m_context.session.learn(record);
    const QString id = record.request.id.toString();
    Composition next;
    next.project = m_view->form().project;
    startAnew(next);
    m_view->setAdmission(std::nullopt);
    m_context.tell({.kind = Message::Kind::Done,
                    .title = tr("The request was submitted."),
                    .text = record.request.purpose.section(u'\n', 0, 0)});
    m_context.go({u"request"_s, id});
}

void ComposePage::refuse(const Error &error)
{
    stopSending();
    if (error.code == ErrorCode::Unauthenticated)
        return m_context.session.end(error);
    views::AdmissionPanel &panel = m_view->panel();
    const QString why = texts::textOf(error.code);
    m_problemAct = [this] { submit(); };
    if (!error.faults.isEmpty()) {
        m_view->setRefused(error.faults, views::ComposeView::Focus::GoesThere);
        return panel.setProblem(error, tr("Please put right what is marked in the form."));
    }
    if (error.code == ErrorCode::KeyReused) {
        // An earlier try had arrived after all, its answer had not, and the form went on.
        m_draft.key = QString::fromLatin1(client::newKey());
        const QString earlier = error.facts.value(u"request"_s);
        m_problemAct = [this, earlier] { m_context.go({u"request"_s, earlier}); };
        return panel.setProblem(error,
                                tr("An earlier try was accepted without what was changed since. "
                                   "Submitting now makes a second request."),
                                tr("Show the first"));
    }
    if (error.code == ErrorCode::QuotaLimit) {
        preview(); // it was free a moment ago: the panel asks how to go on
        return panel.setProblem(error, why);
    }
    if (error.code == ErrorCode::Unavailable) {
        return panel.setProblem(error,
                                tr("No answer came. Trying again is safe: it becomes one request, "
                                   "however often it is sent."),
                                tr("Try again"));
    }
    const QString trace = error.facts.value(u"request_id"_s);
    panel.setProblem(error, trace.isEmpty() ? why : tr("%1 (trace %2)").arg(why, trace),
                     tr("Try again"));
}

void ComposePage::stopSending()
{
    m_sending = false;
    m_view->panel().setSending({});
}

void ComposePage::actOnProblem()
{
    if (m_problemAct)
        m_problemAct();
}

} // namespace stw::shell
