#pragma once

#include "app/cli/arguments.h"
#include "app/cli/exitcodes.h"
#include "app/client/client.h"
#include "shared/model/ids.h"

namespace stw::cli {

//! One command under way: what was typed, the client it talks through, where it prints, and its
//! end. Commands are functions of a Run; each ends by one finish() or fail().
class Run : public QObject
{
    Q_OBJECT

public:
    using Then = std::function<void(const client::Answer &)>;

    Run(const Arguments &arguments, const client::Settings &settings, QObject *parent = nullptr);

    const Arguments &arguments() const { return m_arguments; }
    client::Client &client() { return m_client; }
    bool json() const { return m_arguments.has(QLatin1StringView("json")); }

    //! Sends; goes on with \a then, or fails.
    void send(const client::Ask &ask, const Then &then);
    //! Sends; goes on with the answer read as a T, or fails.
    template <class T>
    void fetch(const client::Ask &ask, std::function<void(const T &)> then)
    {
        send(ask, [this, then = std::move(then)](const client::Answer &answer) {
            const auto value = wire::decode<T>(answer.body, wire::Reader::Unknown::Ignore);
            if (value)
                then(*value);
            else
                fail(value.error());
        });
    }
    //! Sends and ends: prints the answer as it came with --json, else \a text of it.
    template <class T>
    void show(const client::Ask &ask, QString (*text)(const T &))
    {
        send(ask, [this, text](const client::Answer &answer) {
            if (json()) {
                finishWith(answer.body);
                return;
            }
            const auto value = wire::decode<T>(answer.body, wire::Reader::Unknown::Ignore);
            if (!value) {
                fail(value.error());
                return;
            }
            print(text(*value));
            finish();
        });
    }
    //! Sends and ends with a sentence; with --json prints the answer's body, where it has one.
    void tell(const client::Ask &ask, const QString &sentence);
    //! Goes on with the whole id of the request that \a text names: an id, or its beginning.
    void withRequest(const QString &text, std::function<void(RequestId)> then);

    void print(const QString &text);        //!< To standard output, as it is.
    void printBytes(const QByteArray &raw); //!< To standard output, at once.
    void note(const QString &line);         //!< A line to standard error.

    void finish(ExitCode code = ExitCode::Ok);
    void finishWith(const QByteArray &json); //!< Prints a line of JSON and ends well.
    void fail(const Error &error);           //!< Says why and ends with the error's code.
    void failUsage(const Error &error);      //!< The same for what was typed wrongly.

signals:
    void finished(stw::cli::ExitCode code);

private:
    void printError(const Error &error);

    const Arguments m_arguments;
    client::Client m_client;
};

//! Fails as a matter of usage and gives false where \a result is an error; else \a into is it.
template <class T, class Into>
bool take(Run &run, const Result<T> &result, Into &into)
{
    if (!result) {
        run.failUsage(result.error());
        return false;
    }
    into = *result;
    return true;
}

} // namespace stw::cli
