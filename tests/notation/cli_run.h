// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"

#include <sstream>
#include <string>
#include <vector>

namespace mirabilia::cli {

struct CliRun {
    int code = 0;
    std::string out;
    std::string err;
};

/// The command line tool in this process.
inline CliRun runCli(const std::vector<std::string> &arguments) {
    std::vector<const char *> argv{"mirabilia-cli"};
    for (const std::string &argument : arguments) {
        argv.push_back(argument.c_str());
    }
    std::ostringstream out;
    std::ostringstream err;
    const int code = run(static_cast<int>(argv.size()), argv.data(), out, err);
    return {code, out.str(), err.str()};
}

} // namespace mirabilia::cli
