// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/data_options.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <iosfwd>
#include <stdexcept>
#include <string>

namespace mirabilia::cli {

inline constexpr int exitFine = 0;
inline constexpr int exitDisagreed = 1;
inline constexpr int exitBadInput = 2;
inline constexpr int exitInterrupted = 130;

/// Where a command writes.
struct Console {
    std::ostream &out;
    std::ostream &err;
    bool coloured = false; ///< `out` is a terminal that shows colours
    bool errIsTerminal = false;
};

/// Unusable input from the user; what() is the sentence for stderr.
class BadInput : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Runs the chosen command and returns the exit code; set by parsing the command line.
using Command = std::function<int(const Console &)>;

using AddCommand = void (*)(CLI::App &app, Command &chosen);

// Each adds a command to the tool's command line.
void addScenarioCommand(CLI::App &app, Command &chosen);
void addRecordCommand(CLI::App &app, Command &chosen);
void addReviewCommand(CLI::App &app, Command &chosen);
void addSimCommand(CLI::App &app, Command &chosen);
void addBenchCommand(CLI::App &app, Command &chosen);
void addDataCommand(CLI::App &app, Command &chosen);

} // namespace mirabilia::cli
