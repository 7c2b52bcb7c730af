// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/score/commands.h"
#include "scorer/export.h"

#include <memory>
#include <ostream>

namespace mirabilia::score {

namespace {

struct CheckOptions {
    std::string file;
    std::string data;
    bool json = false;
};

int check(const CheckOptions &options, const Console &console) {
    const BoxData data = boxData(options.data);
    const scorer::Import import = readScores(options.file);
    const auto findings =
        checkImport(import, scorer::Checker(data.classic, &data.duel, &data.dice));
    if (options.json) {
        console.out << writeFindings(import, findings);
    } else {
        for (const scorer::LocatedFinding &located : findings) {
            console.out << name(located.finding.kind) << ": " << told(located) << "\n";
        }
        console.out << import.rows << (import.rows == 1 ? " row, " : " rows, ") << findings.size()
                    << (findings.size() == 1 ? " finding\n" : " findings\n");
        scorer::Import columns = import;
        columns.unread.clear(); // among the findings already
        tellUnread(options.file, columns, console.err);
    }
    return findings.empty() ? exitFine : exitFindings;
}

} // namespace

void addCheckCommand(CLI::App &app, Command &chosen) {
    CLI::App *command =
        app.add_subcommand("check", "Find what cannot be right on score sheets (CSV or JSON)");
    const auto options = std::make_shared<CheckOptions>();
    command->add_option("FILE", options->file, "The sheets, one row a player")->required();
    command->add_flag("--json", options->json, "Print the findings as JSON");
    addDataOption(*command, options->data);
    command->callback([options, &chosen] {
        chosen = [options](const Console &console) { return check(*options, console); };
    });
}

} // namespace mirabilia::score
