// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sim_series.h"

#include "app/cli/interrupt.h"
#include "app/cli/progress_bar.h"
#include "engine/core/stop.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <thread>

namespace mirabilia::cli {

namespace {

constexpr auto tick = std::chrono::milliseconds(100);

class Run {
public:
    Run(const Simulator &plays, const Series &wanted, const GameHandler &handler)
        : simulator(plays)
        , series(wanted)
        , handle(handler) {}

    bool play() {
        const InterruptGuard interrupt;
        std::vector<std::thread> workers;
        working = series.threads;
        for (unsigned i = 0; i < series.threads; ++i) {
            workers.emplace_back([this] { work(); });
        }
        watch(interrupt);
        for (std::thread &worker : workers) {
            worker.join();
        }
        if (failure) {
            std::rethrow_exception(failure);
        }
        return next == series.games;
    }

private:
    void work() {
        try {
            const StopToken token = stop.token();
            while (!token.stopRequested()) {
                const std::uint64_t number = started++;
                if (number >= series.games) {
                    break;
                }
                playOne(number, token);
            }
        } catch (...) {
            const std::lock_guard lock(mutex);
            failure = std::current_exception();
            stop.requestStop();
        }
        const std::lock_guard lock(mutex);
        --working;
        changed.notify_all();
    }

    void playOne(std::uint64_t number, const StopToken &token) {
        std::vector<ai::Level> levels(series.players.size());
        for (std::size_t player = 0; player < levels.size(); ++player) {
            levels[seatOf(series, player, number)] = series.players[player];
        }
        std::optional<GameOutcome> outcome =
            simulator.play({.seed = series.seed,
                            .number = number,
                            .levels = levels,
                            .wantRecord = series.wantRecords,
                            .story = number == 0 ? series.story : nullptr,
                            .colours = series.colours},
                           token);
        if (!outcome) {
            return;
        }
        const std::lock_guard lock(mutex);
        ++done;
        finished.emplace(number, std::move(*outcome));
        for (auto it = finished.begin(); it != finished.end() && it->first == next;
             it = finished.erase(it)) {
            handle(next, it->second);
            ++next;
        }
    }

    /// Runs in the main thread: draws the bar and watches for Ctrl+C until all workers have ended.
    void watch(const InterruptGuard &interrupt) {
        std::unique_lock lock(mutex);
        while (working > 0) {
            changed.wait_for(lock, tick);
            if (interrupt.requested()) {
                stop.requestStop();
            }
            bar.draw(done, series.games, "games");
        }
        bar.clear();
    }

    const Simulator &simulator;
    const Series &series;
    const GameHandler &handle;
    const ProgressBar bar{series.progress};
    StopSource stop;
    std::atomic<std::uint64_t> started = 0;
    std::mutex mutex; ///< guards what follows
    std::condition_variable changed;
    std::map<std::uint64_t, GameOutcome> finished; ///< waiting for earlier games
    std::uint64_t next = 0;                        ///< the next game to hand over
    std::uint64_t done = 0;
    unsigned working = 0;
    std::exception_ptr failure;
};

} // namespace

Seat seatOf(const Series &series, std::size_t player, std::uint64_t game) {
    return static_cast<Seat>((player + game) % series.players.size());
}

bool playSeries(const Simulator &simulator, const Series &series, const GameHandler &handle) {
    return Run(simulator, series, handle).play();
}

} // namespace mirabilia::cli
