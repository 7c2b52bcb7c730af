// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/games.h"
#include "app/cli/sim_report.h"
#include "app/cli/sim_series.h"
#include "app/cli/table_text.h"
#include "app/notation/json_value.h"
#include "app/platform/platform.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <ostream>
#include <thread>

namespace mirabilia::cli {

namespace {

constexpr int usualPlayers = 3;

struct SimOptions {
    std::string game = "classic";
    int edition = 1;
    std::optional<int> players; ///< default: usualPlayers, or as near as the game allows
    std::uint64_t games = 100;
    std::string seats = "normal";
    std::uint64_t seed = 1;
    std::string record;
    bool force = false;
    bool show = false;
    unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    DataChoice data;
};

/// The levels of a list like "expert,easy"; a list that is too short is repeated.
std::vector<ai::Level> levelsOf(const std::string &list, int players) {
    std::vector<ai::Level> levels;
    for (const std::string &word : CLI::detail::split(list, ',')) {
        const auto level = ai::findLevel(word);
        if (!level) {
            throw BadInput("--seats: \"" + notation::printable(word) +
                           "\" is no level, expected random, easy, normal, expert or master");
        }
        levels.push_back(*level);
    }
    const auto wanted = static_cast<std::size_t>(players);
    if (levels.empty() || levels.size() > wanted) {
        throw BadInput("--seats: " + std::to_string(levels.size()) + " levels for " +
                       std::to_string(players) + " players");
    }
    for (std::size_t i = 0; levels.size() < wanted; ++i) {
        levels.push_back(levels[i]);
    }
    return levels;
}

std::ofstream openRecord(const SimOptions &options) {
    const std::string shown = "--record " + notation::printable(options.record, 400);
    const std::filesystem::path path = platform::pathOf(options.record);
    std::error_code failed;
    if (!options.force && std::filesystem::exists(path, failed)) {
        throw BadInput(shown + ": the file exists already; --force replaces it");
    }
    std::ofstream file(path, std::ios::binary);
    if (!file) {
        throw BadInput(shown + ": the file cannot be written");
    }
    return file;
}

Series seriesOf(const SimOptions &options, int players, const Console &console) {
    return {.players = levelsOf(options.seats, players),
            .games = options.games,
            .seed = options.seed,
            .threads = static_cast<unsigned>(
                std::min<std::uint64_t>(std::max(1U, options.threads), options.games)),
            .wantRecords = !options.record.empty(),
            .story = options.show ? &console.out : nullptr,
            .colours = console.coloured,
            // A bar would interrupt the story.
            .progress = console.errIsTerminal && !options.show ? &console.err : nullptr};
}

void printResult(const SimOptions &options, const Series &series, const SimReport &report,
                 double seconds, bool complete, const Console &console) {
    if (!complete) {
        console.out << "Stopped after " << report.games() << " of " << options.games << " games.\n";
    }
    // A single game that was shown needs no statistics.
    if (report.games() == 0 || (options.show && options.games == 1)) {
        return;
    }
    const auto games = static_cast<double>(report.games());
    console.out << report.games() << (report.games() == 1 ? " game" : " games") << " of "
                << named(options.game, options.edition) << " with " << series.players.size()
                << " players, seed " << options.seed << "\n\n"
                << report.text() << "\n"
                << decimal(games / seconds) << " games per second on " << series.threads
                << (series.threads == 1 ? " thread\n" : " threads\n");
}

int simulate(const SimOptions &options, const Console &console) {
    const GameTools &game = gameNamed(options.game, options.edition);
    const int players =
        options.players.value_or(std::clamp(usualPlayers, game.fewestPlayers, game.mostPlayers));
    checkPlayers(game, players);
    const DataText data = dataOf(game, dataFor(options.data, console));
    const auto simulator = game.simulator(data.text, data.fileName);
    const Series series = seriesOf(options, players, console);
    std::ofstream records;
    if (series.wantRecords) {
        records = openRecord(options);
    }
    SimReport report(series, game.categories());
    const auto began = std::chrono::steady_clock::now();
    const bool complete =
        playSeries(*simulator, series, [&](std::uint64_t number, const GameOutcome &outcome) {
            report.add(number, outcome);
            if (series.wantRecords) {
                records << outcome.record << "\n";
            }
        });
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
    if (series.wantRecords && !records.flush()) {
        throw BadInput("--record " + notation::printable(options.record, 400) +
                       ": the file cannot be written to its end");
    }
    printResult(options, series, report, took.count(), complete, console);
    return complete ? exitFine : exitInterrupted;
}

} // namespace

void addSimCommand(CLI::App &app, Command &chosen) {
    CLI::App *command = app.add_subcommand("sim", "Play games between computer players");
    const auto options = std::make_shared<SimOptions>();
    command->add_option("--game", options->game, "The game")->capture_default_str();
    command->add_option("--edition", options->edition, "Edition: 1; for classic also 2")
        ->capture_default_str();
    command->add_option("--players", options->players, "Number of players; default: 3, Duel 2");
    command
        ->add_option("--games", options->games, "Number of games; players change seats after each")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}, "1 to 1000000000"))
        ->capture_default_str();
    command
        ->add_option(
            "--seats", options->seats,
            "Levels, comma-separated: random, easy, normal, expert, master; a short list repeats")
        ->capture_default_str();
    command
        ->add_option("--seed", options->seed, "Seed; the same seed gives the same games")
        // CLI11 would turn -1 into a very large number.
        ->check([](const std::string &text) {
            return text.starts_with('-') ? std::string("a seed is not negative") : std::string();
        })
        ->capture_default_str();
    command->add_option("--record", options->record, "Write the games to a new file")
        ->type_name("FILE");
    command->add_flag("--force", options->force, "Let --record overwrite a file");
    command->add_flag("--show", options->show, "Print the first game turn by turn");
    command->add_option("--threads", options->threads, "Games played in parallel")
        ->check(CLI::Range(1U, 256U, "1 to 256"))
        ->capture_default_str();
    addDataOptions(*command, options->data);
    command->callback([options, &chosen] {
        chosen = [options](const Console &console) { return simulate(*options, console); };
    });
}

} // namespace mirabilia::cli
