// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/games.h"
#include "app/cli/interrupt.h"
#include "app/cli/progress_bar.h"
#include "app/cli/record_files.h"
#include "app/cli/review_report.h"
#include "app/notation/record.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <future>
#include <map>
#include <memory>
#include <ostream>

namespace mirabilia::cli {

namespace {

using notation::RecordResult;
using notation::Verdict;

constexpr auto lookEvery = std::chrono::milliseconds(100);

struct ReviewOptions {
    std::string file;
    DataChoice data;
    ai::ReviewSettings settings;
    bool json = false;
};

/// Reviews in another thread, while this one draws the bar and watches for Ctrl+C. Nothing if
/// interrupted.
std::optional<GameReview> reviewWatched(const RecordedGame &game, const ReviewOptions &options,
                                        const Console &console) {
    const InterruptGuard interrupt;
    const ProgressBar bar(console.errIsTerminal ? &console.err : nullptr);
    StopSource stop;
    std::atomic<std::size_t> done = 0;
    auto thinking = std::async(std::launch::async, [&] {
        std::vector<ReviewedDecision> judged;
        while (judged.size() < game.decisions() && !stop.stopRequested()) {
            judged.push_back(game.judge(judged.size(), options.settings, stop.token()));
            done = judged.size();
        }
        return judged;
    });
    while (thinking.wait_for(lookEvery) != std::future_status::ready) {
        if (interrupt.requested()) {
            stop.requestStop();
        }
        bar.draw(done, std::max<std::size_t>(1, game.decisions()), "decisions");
    }
    bar.clear();
    std::vector<ReviewedDecision> judged = thinking.get();
    if (stop.stopRequested()) {
        return std::nullopt;
    }
    return notation::reviewOf(game, std::move(judged));
}

/// Reviews one game after the other.
class ReviewRun {
public:
    ReviewRun(const ReviewOptions &wanted, const Console &to)
        : options(wanted)
        , console(to)
        , data(dataFor(wanted.data, to))
        , known(loadGames(data)) {}

    int run() {
        const std::string problem =
            readRecords(options.file, [this](const std::string &text, const std::string &where) {
                reviewAll(text, where);
                return !stopped;
            });
        if (!problem.empty()) {
            fail(notation::printable(options.file, 400), problem, exitBadInput);
        }
        return stopped ? exitInterrupted : code;
    }

private:
    struct Read {
        const GameTools &game;
        std::unique_ptr<const RecordedGame> record;
    };

    /// Reviews a record, or a list of them.
    void reviewAll(const std::string &text, const std::string &where) {
        std::vector<Read> games;
        const auto results = notation::eachRecord(
            text, where, known,
            [&](const notation::JsonValue &record, const notation::GameNotation &game) {
                const GameTools &tools = gameNamed(game.game(), game.edition());
                games.push_back({tools, reviewerOf(tools).read(record)});
            });
        auto next = games.begin();
        for (const RecordResult &result : results) {
            if (result.verdict != Verdict::passed) {
                fail(notation::printable(where, 400) +
                         (result.name == where ? "" : ": " + result.name),
                     result.message,
                     result.verdict == Verdict::refused ? exitBadInput : exitDisagreed);
            } else if (!stopped) {
                reviewOne(result.name, *next++);
            }
        }
    }

    void reviewOne(const std::string &name, const Read &game) {
        const auto review = reviewWatched(*game.record, options, console);
        if (!review) {
            stopped = true;
            return;
        }
        const ReviewSubject subject{name, game.game, options.settings};
        if (options.json) {
            console.out << reviewJson(subject, *review) << "\n" << std::flush;
        } else {
            console.out << (first ? "" : "\n") << reviewText(subject, *review) << std::flush;
        }
        first = false;
    }

    const Reviewer &reviewerOf(const GameTools &game) {
        auto &reviewer = reviewers[&game];
        if (!reviewer) {
            const DataText file = dataOf(game, data);
            reviewer = game.reviewer(file.text, file.fileName);
        }
        return *reviewer;
    }

    void fail(const std::string &place, const std::string &reason, int with) {
        console.err << "mirabilia-cli: " << place << ": " << reason << "\n";
        code = std::max(code, with);
    }

    const ReviewOptions &options;
    const Console &console;
    GameData data;
    notation::Games known;
    std::map<const GameTools *, std::unique_ptr<const Reviewer>> reviewers;
    int code = exitFine;
    bool first = true;
    bool stopped = false;
};

} // namespace

void addReviewCommand(CLI::App &app, Command &chosen) {
    CLI::App *command = app.add_subcommand(
        "review", "Review recorded games: chances to win and the costliest decisions");
    const auto options = std::make_shared<ReviewOptions>();
    command
        ->add_option("FILE", options->file,
                     "Records, one per line; a .json file holds a single one")
        ->required();
    command->add_flag("--json", options->json, "Print one line of JSON per game");
    command
        ->add_option("--iterations", options->settings.iterations,
                     "Iterations of the search per decision")
        ->check(CLI::Range(1U, 1'000'000U, "1 to 1000000"))
        ->capture_default_str();
    addDataOptions(*command, options->data);
    command->callback([options, &chosen] {
        chosen = [options](const Console &console) { return ReviewRun(*options, console).run(); };
    });
}

} // namespace mirabilia::cli
