// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/games.h"
#include "app/notation/scenario.h"
#include "app/platform/platform.h"

#include <memory>
#include <ostream>

namespace mirabilia::cli {

namespace {

using notation::ScenarioResult;
using notation::Verdict;

struct ScenarioOptions {
    std::vector<std::string> paths;
    DataChoice data;
    bool show = false;
};

/// Prints and counts the results.
class ScenarioReport {
public:
    ScenarioReport(const Console &console, bool show) : to(console), showPositions(show) {}

    void add(const std::string &file, const ScenarioResult &result) {
        if (result.verdict == Verdict::passed) {
            ++passed;
            to.out << "PASS " << result.name << "\n";
        } else {
            ++failed;
            to.out << "FAIL " << result.name << ": " << result.message << "\n";
        }
        if (result.verdict == Verdict::refused) {
            refused = true;
            to.err << "mirabilia-cli: " << file << ": " << result.message << "\n";
        }
        if (showPositions && !result.position.empty()) {
            to.out << result.position << "\n";
        }
    }

    int close() {
        to.out << passed << " passed, " << failed << " failed\n";
        if (refused) {
            return exitBadInput;
        }
        return failed > 0 || passed == 0 ? exitDisagreed : exitFine;
    }

private:
    const Console &to;
    bool showPositions;
    bool refused = false;
    int passed = 0;
    int failed = 0;
};

void runPath(const std::string &path, const notation::Games &games, ScenarioReport &report) {
    const auto refuse = [&report](const std::string &name, const std::string &reason) {
        report.add(name, {name, Verdict::refused, reason, {}});
    };
    const auto files = filesAt(path, ".json");
    if (!files) {
        refuse(notation::printable(path, 400), files.error());
        return;
    }
    for (const auto &file : *files) {
        const std::string name = notation::printable(platform::nameOf(file), 400);
        const auto text = readFile(file);
        if (!text) {
            refuse(name, text.error());
            continue;
        }
        for (const ScenarioResult &result :
             notation::runScenarios(*text, platform::nameOf(file), games)) {
            report.add(name, result);
        }
    }
}

int runScenarioFiles(const ScenarioOptions &options, const Console &console) {
    const notation::Games games = loadGames(dataFor(options.data, console));
    ScenarioReport report(console, options.show);
    for (const std::string &path : options.paths) {
        runPath(path, games, report);
    }
    return report.close();
}

} // namespace

void addScenarioCommand(CLI::App &app, Command &chosen) {
    CLI::App *command = app.add_subcommand("scenario", "Run rule scenarios");
    const auto options = std::make_shared<ScenarioOptions>();
    command->add_option("FILE", options->paths, "Scenario files or folders")->required();
    command->add_flag("--show", options->show, "Print the position after the last step");
    addDataOptions(*command, options->data);
    command->callback([options, &chosen] {
        chosen = [options](const Console &console) { return runScenarioFiles(*options, console); };
    });
}

} // namespace mirabilia::cli
