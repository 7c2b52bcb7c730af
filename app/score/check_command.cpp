// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/score/commands.h"
#include "scorer/export.h"
#include "scorer/text.h"

#include <memory>
#include <ostream>

namespace mirabilia::score {

namespace {

struct CheckOptions {
    Source source;
    DataChoice data;
    bool json = false;
};

void tell(const std::string &file, const std::vector<scorer::LocatedFinding> &findings,
          const Console &console) {
    for (const scorer::LocatedFinding &located : findings) {
        console.out << name(located.finding.kind) << ": "
                    << (file.empty() ? "" : scorer::shortened(file, 200) + ": ") << told(located)
                    << "\n";
    }
}

int check(const CheckOptions &options, const Console &console) {
    const BoxData data = boxData(options.data, console);
    const scorer::Checker checker({data.classic, data.secondEdition}, &data.duel, &data.dice);
    auto imports = readImportsOf(options.source, console);
    scorer::Import all;
    std::vector<scorer::LocatedFinding> findings;
    for (auto &[file, import] : imports) {
        const auto found = checkImport(import, checker);
        findings.insert(findings.end(), found.begin(), found.end());
        all.rows += import.rows;
        all.unknownColumns.insert(all.unknownColumns.end(), import.unknownColumns.begin(),
                                  import.unknownColumns.end());
        all.remarks.insert(all.remarks.end(), import.remarks.begin(), import.remarks.end());
        if (!options.json) {
            tell(imports.size() > 1 ? file : "", found, console);
            import.unread.clear(); // among the findings already
            tellUnread(file, import, console.err);
        }
    }
    if (options.json) {
        console.out << writeFindings(all, findings);
    } else {
        console.out << all.rows << (all.rows == 1 ? " row, " : " rows, ") << findings.size()
                    << (findings.size() == 1 ? " finding\n" : " findings\n");
    }
    return findings.empty() ? exitFine : exitFindings;
}

} // namespace

void addCheckCommand(CLI::App &app, Command &chosen) {
    CLI::App *command =
        app.add_subcommand("check", "Find what cannot be right on score sheets (CSV or JSON)");
    const auto options = std::make_shared<CheckOptions>();
    addSource(*command, options->source);
    command->add_flag("--json", options->json, "Print the findings as JSON");
    addDataOptions(*command, options->data);
    command->callback([options, &chosen] {
        chosen = [options](const Console &console) { return check(*options, console); };
    });
}

} // namespace mirabilia::score
