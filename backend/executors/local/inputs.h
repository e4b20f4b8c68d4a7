#pragma once

#include "shared/base/instant.h"
#include "shared/base/result.h"
#include "shared/model/ids.h"

#include <mutex>

namespace stw::executors {

//! A plain file name: 1 to 200 bytes of UTF-8, no `/`, no control character, no leading dot.
bool isInputName(const QString &name);

QString inputFolderOf(const QString &inputs, UserId user);

//! Uploads of people, until a request names them or they expire. From any thread.
class Inputs
{
public:
    //! \a most: bytes of all uploads of one user together.
    Inputs(const QString &folder, qint64 most);

    //! An upload of the same name is replaced, whole or not at all. Malformed: the name. TooLarge:
    //! with it the user would have too much; the facts say how much is left.
    Result<> keep(UserId user, const QString &name, const QByteArray &bytes);
    void expire(Instant before);

private:
    QString m_folder;
    qint64 m_most;
    std::mutex m_mutex;
};

} // namespace stw::executors
