// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/games.h"

#include <memory>
#include <ostream>

namespace mirabilia::cli {

namespace {

int checkData(const std::string &directory, const Console &console) {
    for (const auto &game : loadGames(directory)) {
        console.out << named(game->game(), game->edition()) << ": " << game->summary() << "\n";
    }
    return exitFine;
}

} // namespace

void addDataCommand(CLI::App &app, Command &chosen) {
    CLI::App *command = app.add_subcommand("data", "Look at the data of the games");
    command->require_subcommand(1);
    CLI::App *check = command->add_subcommand("check", "Read the data and say what it holds");
    const auto directory = std::make_shared<std::string>();
    addDataOption(*check, *directory);
    check->callback([directory, &chosen] {
        chosen = [directory](const Console &console) { return checkData(*directory, console); };
    });
}

void addDataOption(CLI::App &command, std::string &directory) {
    command
        .add_option("--data", directory, "Folder with data files that replace the built-in ones")
        ->type_name("DIR");
}

} // namespace mirabilia::cli
