// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/score/score.h"

#include "app/cli/command_line.h"
#include "app/score/commands.h"

#include <exception>
#include <ostream>

namespace mirabilia::score {

int run(int argc, const char *const *argv, std::ostream &out, std::ostream &err, History *history) {
    CLI::App app("Score sheets of 7 Wonders, 7 Wonders Duel and 7 Wonders Dice: checks, sums, "
                 "statistics, files.",
                 "mirabilia-score");
    app.set_version_flag("--version", "mirabilia-score " MIRABILIA_VERSION);
    app.require_subcommand(1);
    Command chosen;
    addCheckCommand(app, chosen);
    addTotalCommand(app, chosen);
    addStatsCommand(app, chosen);
    addExportCommand(app, chosen);
    addImportCommand(app, chosen);
    const auto answered = cli::parseCommandLine(app, argc, argv, out, err);
    try {
        const int code = answered ? *answered : chosen({out, err, history});
        out.flush();
        if (!out) {
            throw BadInput("the output cannot be written");
        }
        return code;
    } catch (const std::exception &error) {
        err << "mirabilia-score: " << error.what() << "\n";
        return exitBadInput;
    }
}

} // namespace mirabilia::score
