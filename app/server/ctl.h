// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <iosfwd>
#include <memory>
#include <string>

namespace CLI {
class App;
} // namespace CLI

namespace mirabilia::server {

/// `mirabilia-server ctl`: a request to a running server.
struct Ctl {
    std::string saves = "tables"; ///< the server's folder of saves
    std::string control;          ///< its socket; empty: the default in the folder
    bool json = false;
    std::string command; ///< empty: no request, start a server
    std::string table;
    int seat = 0;
    std::string address;
    int minutes = 0; ///< 0: permanent
    bool discard = false;
};

/// Exit codes of ctl; a bad command line is 2.
enum class CtlEnd { Done = 0, Refused = 1, NoServer = 3, NotPermitted = 4 };

/// Adds the command and its options.
void addCtl(CLI::App &app, Ctl &ctl);
/// The socket in the folder of saves, or the one given by the option.
[[nodiscard]] QString socketPath(const std::string &saves, const std::string &control);
/// Sends the request and prints the answer, or one sentence on `err`.
[[nodiscard]] CtlEnd runCtl(const Ctl &ctl, std::ostream &out, std::ostream &err);

} // namespace mirabilia::server
