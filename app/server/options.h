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
    std::vector<QHostAddress> listen; ///< nobody said where: every address
    quint16 port = 0;
    net::HostSettings host;
    QString saves; ///< folder
    DataChoice data;
    std::vector<QString> tables;    ///< to be opened, in words
    bool discovery = true;          ///< whoever asks on the network finds this host
    std::optional<quint16> metrics; ///< port on the loopback
    QString announce;               ///< file for the line that is printed; empty: none
    std::string control;            ///< socket for ctl; empty: the usual one among the saves
    bool quiet = false;
    Ctl ctl; ///< where something is asked of another server, and nothing else counts
};

/// Fills `options`, or gives the exit code: 0 after --help and --version, 2 after one sentence on
/// `err`.
[[nodiscard]] std::optional<int> readOptions(int argc, const char *const *argv, Options &options,
                                             std::ostream &out, std::ostream &err);

} // namespace mirabilia::server
