// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"

#include "app/cli/command_line.h"
#include "app/platform/platform.h"

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>

namespace mirabilia::cli {

namespace {

Console consoleFor(std::ostream &out, std::ostream &err) {
    const bool outIsTerminal = &out == &std::cout && platform::isTerminal(stdout);
    return {.out = out,
            .err = err,
            .coloured = outIsTerminal && std::getenv("NO_COLOR") == nullptr,
            .errIsTerminal = &err == &std::cerr && platform::isTerminal(stderr)};
}

} // namespace

int run(int argc, const char *const *argv, std::ostream &out, std::ostream &err,
        std::initializer_list<AddCommand> more) {
    CLI::App app("Mirabilia tools: rule scenarios, game records, reviews, simulations, benchmarks.",
                 "mirabilia-cli");
    app.set_version_flag("--version", "mirabilia-cli " MIRABILIA_VERSION);
    app.require_subcommand(1);
    app.get_formatter()->column_width(36);
    Command chosen;
    addScenarioCommand(app, chosen);
    addRecordCommand(app, chosen);
    addReviewCommand(app, chosen);
    addSimCommand(app, chosen);
    addBenchCommand(app, chosen);
    addDataCommand(app, chosen);
    for (const AddCommand add : more) {
        add(app, chosen);
    }
    if (const auto code = parseCommandLine(app, argc, argv, out, err)) {
        return *code;
    }
    try {
        return chosen(consoleFor(out, err));
    } catch (const std::exception &error) {
        err << "mirabilia-cli: " << error.what() << "\n";
        return exitBadInput;
    }
}

} // namespace mirabilia::cli
