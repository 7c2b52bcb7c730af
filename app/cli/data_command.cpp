// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/games.h"
#include "app/data/check.h"
#include "app/platform/platform.h"
#include "resources/data.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <ostream>
#include <system_error>

namespace mirabilia::cli {

namespace fs = std::filesystem;

namespace {

struct DataOptions {
    DataChoice choice;
    std::string folder;
    bool force = false;
};

/// What the data in use contain, and where they come from.
int tellData(const DataOptions &options, const Console &console) {
    const GameData data = dataFor(options.choice, console);
    for (const auto &game : loadGames(data)) {
        const std::string file = dataFile(game->game(), game->edition());
        console.out << named(game->game(), game->edition()) << ": " << game->summary()
                    << (data.isOwn(file) ? "; from " + data.name(file) : "") << "\n";
    }
    return exitFine;
}

int checkFolder(const DataOptions &options, const Console &console) {
    const fs::path folder = platform::pathOf(options.folder);
    std::error_code failed;
    if (!fs::is_directory(folder, failed)) {
        throw BadInput(shownPath(folder) + ": there is no such folder");
    }
    const DataReport report = checkDataFolder(folder);
    for (const std::string &wrong : report.wrong) {
        console.out << "WRONG " << wrong << "\n";
    }
    for (const std::string &odd : report.odd) {
        console.out << "ODD " << odd << "\n";
    }
    for (const std::string &good : report.good) {
        console.out << "GOOD " << good << "\n";
    }
    if (report.good.empty() && report.wrong.empty()) {
        throw BadInput(shownPath(folder) + ": there is no data file of a game, such as dice.json");
    }
    return report.wrong.empty() ? exitFine : exitDisagreed;
}

/// Writes nothing if one of the files exists, unless --force was given.
int exportData(const DataOptions &options, const Console &console) {
    const fs::path folder = platform::pathOf(options.folder);
    std::error_code failed;
    for (const std::string &file : dataFiles()) {
        if (!options.force && fs::exists(folder / file, failed)) {
            throw BadInput(shownPath(folder / file) + ": it is there already; --force replaces it");
        }
    }
    fs::create_directories(folder, failed);
    if (!fs::is_directory(folder, failed)) {
        throw BadInput(shownPath(folder) + ": it is no folder and cannot be made one");
    }
    for (const std::string &file : dataFiles()) {
        if (!cli::replaceFile(folder / file, data::file(file))) {
            throw BadInput(shownPath(folder / file) + ": it cannot be written");
        }
        console.out << shownPath(folder / file) << "\n";
    }
    return exitFine;
}

} // namespace

void addDataCommand(CLI::App &app, Command &chosen) {
    CLI::App *command = app.add_subcommand("data", "Check or export the data files of the games");
    command->require_subcommand(1);
    const auto options = std::make_shared<DataOptions>();

    CLI::App *check = command->add_subcommand(
        "check",
        "Report errors and oddities in a folder of data files, by default in those in use");
    check->add_option("FOLDER", options->folder, "Folder with data files");
    addDataOptions(*check, options->choice);
    check->callback([options, &chosen] {
        chosen = [options](const Console &console) {
            return options->folder.empty() ? tellData(*options, console)
                                           : checkFolder(*options, console);
        };
    });

    CLI::App *write =
        command->add_subcommand("export", "Write the built-in data files to a folder");
    write->add_option("FOLDER", options->folder, "Target folder, created if missing")->required();
    write->add_flag("--force", options->force, "Overwrite existing files");
    write->callback([options, &chosen] {
        chosen = [options](const Console &console) { return exportData(*options, console); };
    });
}

} // namespace mirabilia::cli
