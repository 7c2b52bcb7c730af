// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include <algorithm>
#include <ostream>
#include <string>

namespace mirabilia::cli {

namespace {

std::string problemOf(const CLI::App &app, const CLI::ParseError &error) {
    // CLI11 reports a missing command before the unknown word in its place.
    const std::vector<std::string> unknown = app.remaining(true);
    std::string problem = unknown.empty() ? error.what() : "unexpected \"" + unknown.front() + '"';
    std::replace_if(
        problem.begin(), problem.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return problem;
}

} // namespace

std::optional<int> parseCommandLine(CLI::App &app, int argc, const char *const *argv,
                                    std::ostream &out, std::ostream &err) {
    try {
        app.parse(argc, argv);
        return std::nullopt;
    } catch (const CLI::ParseError &error) {
        if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
            return app.exit(error, out, err);
        }
        constexpr int badCommandLine = 2;
        err << app.get_name() << ": " << problemOf(app, error) << " (see " << app.get_name()
            << " --help)\n";
        return badCommandLine;
    }
}

} // namespace mirabilia::cli
