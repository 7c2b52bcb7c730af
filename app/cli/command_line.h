// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <iosfwd>
#include <optional>

namespace mirabilia::cli {

/// Reads the arguments of main(). Returns an exit code if there is nothing more to do: 0 after
/// --help and --version; 2 after a line on `err` that names the program and the error.
std::optional<int> parseCommandLine(CLI::App &app, int argc, const char *const *argv,
                                    std::ostream &out, std::ostream &err);

} // namespace mirabilia::cli
