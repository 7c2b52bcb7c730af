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

/// `mirabilia-server ctl`: what is asked of a server that runs.
struct Ctl {
    std::string saves = "tables"; ///< folder of that server
    std::string control;          ///< its socket; empty: the usual one in the folder
    bool json = false;
    std::string command; ///< empty: nothing is asked, a server is started
    std::string table;
    int seat = 0;
    std::string address;
    int minutes = 0; ///< 0: for ever
    bool discard = false;
};

/// How ctl ends; a bad command line is 2.
enum class CtlEnd { Done = 0, Refused = 1, NoServer = 3, NotPermitted = 4 };

/// The command with all that it knows.
void addCtl(CLI::App &app, Ctl &ctl);
/// The socket in a folder of saves, or where the option says.
[[nodiscard]] QString socketPath(const std::string &saves, const std::string &control);
/// Asks, and prints what the server says; one sentence on `err` where that is nothing.
[[nodiscard]] CtlEnd runCtl(const Ctl &ctl, std::ostream &out, std::ostream &err);

} // namespace mirabilia::server
