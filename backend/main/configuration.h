#pragma once

#include "backend/main/commandline.h"
#include "backend/main/settings.h"

#include <QByteArray>
#include <QMap>

namespace stw::main {

//! Where settings come from; the later one wins: file, variables, options.
struct Sources
{
    QString fileName; //!< For the faults.
    QByteArray file;  //!< TOML 1.0; empty: no file.
    QMap<QString, QString> environment;
    QList<Override> overrides;
};

//! Who runs the service, as far as the defaults of folders depend on it.
struct Surroundings
{
    bool root = false;
    QString home;
    QString dataHome;    //!< $XDG_DATA_HOME, or empty.
    QString configHome;  //!< $XDG_CONFIG_HOME, or empty.
    QString credentials; //!< $CREDENTIALS_DIRECTORY of systemd, or empty.
};

//! The configuration, or Malformed with every fault at once. A fault's field says where it stands:
//! `stellwerkd.toml:12: tls.key`, `STW_PORT`, `--port`.
Result<Configuration> configure(const Sources &sources);

//! The faults that only the files show: a certificate that is not there, a password file that
//! others can read.
QList<FieldFault> fileFaults(const Configuration &configuration);

//! Fills what was left empty and depends on the surroundings: folders and credentials.
Configuration completed(Configuration configuration, const Surroundings &surroundings);

//! Where the configuration file is looked for when no option names one.
QString usualFile(const Surroundings &surroundings);

} // namespace stw::main
