// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/data_options.h"
#include "app/net/table_host.h"
#include "app/server/ctl.h"

#include <QHostAddress>
#include <QString>

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace mirabilia::server {

/// The command line of mirabilia-server.
struct Options {
    std::vector<QHostAddress> listen; ///< empty: every address
    quint16 port = 0;
    net::HostSettings host;
    QString saves; ///< folder
    DataChoice data;
    std::vector<QString> tables;    ///< tables to open, as table words
    std::vector<QString> sheets;    ///< sheets to share, as words of `readSheet`
    bool discovery = true;          ///< answer searches on the network
    std::optional<quint16> metrics; ///< port on the loopback interface
    QString announce;               ///< also write the announcement to this file; empty: no file
    std::string control;            ///< control socket; empty: the default in the folder of saves
    bool quiet = false;
    Ctl ctl; ///< if set, a request to another server; nothing else counts
};

/// Fills `options`, or returns the exit code: 0 after --help and --version, 2 after one sentence on
/// `err`.
[[nodiscard]] std::optional<int> readOptions(int argc, const char *const *argv, Options &options,
                                             std::ostream &out, std::ostream &err);

} // namespace mirabilia::server
