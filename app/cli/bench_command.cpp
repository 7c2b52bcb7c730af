// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/games.h"
#include "app/cli/table_text.h"

#include <array>
#include <charconv>
#include <memory>
#include <ostream>

namespace mirabilia::cli {

namespace {

struct BenchOptions {
    std::string game = "classic";
    int edition = 1;
    std::vector<int> players; ///< empty: every number the game allows
    double seconds = 2;
    DataChoice data;
};

std::string hexadecimal(std::uint64_t number) {
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr;
    const std::string written(digits.data(), end);
    return std::string(digits.size() - written.size(), '0') + written;
}

int bench(const BenchOptions &options, const Console &console) {
    const GameTools &game = gameNamed(options.game, options.edition);
    std::vector<int> counts = options.players;
    for (int players = game.fewestPlayers; options.players.empty() && players <= game.mostPlayers;
         ++players) {
        counts.push_back(players);
    }
    for (const int players : counts) {
        checkPlayers(game, players);
    }
    const DataText data = dataOf(game, dataFor(options.data, console));
    TextTable table;
    table.add({"players", "games/s", "decisions/s", "decisions/game", "moves/decision",
               "state bytes", "signature"});
    for (const int players : counts) {
        const BenchResult result = game.bench(data.text, data.fileName, players, options.seconds);
        table.add({std::to_string(players), decimal(result.gamesPerSecond, 0),
                   decimal(result.decisionsPerSecond, 0), decimal(result.decisionsPerGame),
                   decimal(result.optionsPerDecision), std::to_string(result.stateBytes),
                   hexadecimal(result.signature)});
    }
    console.out << "Random games of " << named(game.id, game.edition)
                << " on one core, every move chosen uniformly from all legal ones\n\n"
                << table.text("  ") << "\nThe signature is over " << signatureGames
                << " games with seed " << signatureSeed << ".\n";
    return exitFine;
}

} // namespace

void addBenchCommand(CLI::App &app, Command &chosen) {
    CLI::App *command = app.add_subcommand("bench", "Measure the speed of the rules");
    const auto options = std::make_shared<BenchOptions>();
    command->add_option("--game", options->game, "The game")->capture_default_str();
    command->add_option("--edition", options->edition, "Edition: 1; for classic also 2")
        ->capture_default_str();
    command
        ->add_option("--players", options->players, "Player counts, comma-separated; default: all")
        ->delimiter(',');
    command->add_option("--seconds", options->seconds, "Seconds per player count")
        ->check(CLI::Range(0.0, 3600.0, "0 to 3600"))
        ->capture_default_str();
    addDataOptions(*command, options->data);
    command->callback([options, &chosen] {
        chosen = [options](const Console &console) { return bench(*options, console); };
    });
}

} // namespace mirabilia::cli
