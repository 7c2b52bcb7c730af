// SPDX-License-Identifier: GPL-3.0-or-later
//
// Searches for better weights of the classic players: tune DEALS SWEEPS SEED
// One seat plays with a changed weight against the current ones, without search, with three to five
// players in turn, every deal once in each seat. A change is kept if its gain over the best of the
// others exceeds chance.
#include "engine/ai/classic/policy.h"
#include "tools/ai/match.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

using namespace mirabilia;
using namespace mirabilia::ai;

namespace {

using Field = std::pair<const char *, float Weights::*>;
const std::vector<Field> fields{
    {"liquidity", &Weights::liquidity},
    {"purse", &Weights::purse},
    {"neighbourCoin", &Weights::neighbourCoin},
    {"access", &Weights::access},
    {"saving", &Weights::saving},
    {"stageDemand", &Weights::stageDemand},
    {"nextAges", &Weights::nextAges},
    {"flexibility", &Weights::flexibility},
    {"discount", &Weights::discount},
    {"unrest", &Weights::unrest},
    {"vigilance", &Weights::vigilance},
    {"symbolsPerTurn", &Weights::symbolsPerTurn},
    {"devotion", &Weights::devotion},
    {"sets", &Weights::sets},
    {"chain", &Weights::chain},
    {"growth", &Weights::growth},
    {"freeBuild", &Weights::freeBuild},
    {"lastCard", &Weights::lastCard},
    {"copiedGuild", &Weights::copiedGuild},
    {"fromDiscard", &Weights::fromDiscard},
    {"nextStage", &Weights::nextStage},
    {"rivalry", &Weights::rivalry},
    {"keep", &Weights::keep},
};

struct Gain {
    double mean;
    double error; ///< standard error over deals
};

/// Mean points by which `changed` leads the best of others that play with `usual`.
Gain compare(const Weights &changed, const Weights &usual, int deals, Rng series) {
    double sum = 0;
    double squares = 0;
    for (int deal = 0; deal < deals; ++deal) {
        const int players = 3 + deal % 3;
        const Rng rng = series.fork(static_cast<std::uint64_t>(deal));
        const classic::State start = begin<classic::Classic>(players, rng.fork(9));
        const ClassicPolicy own(start, changed);
        const ClassicPolicy others(start, usual);
        double margin = 0;
        for (Seat hero = 0; hero < players; ++hero) {
            const auto decide = [&](const classic::State &state, Seat seat, Rng &) {
                Candidates candidates;
                (classic::controller(state, seat) == hero ? own : others)
                    .judge(state, seat, Care::thorough, candidates);
                return best(candidates).move;
            };
            const auto totals =
                classic::Classic::totals(playOut<classic::Classic>(start, rng, decide));
            int rival = -100;
            for (Seat seat = 0; seat < players; ++seat) {
                rival = seat == hero ? rival : std::max(rival, totals[seat]);
            }
            margin += totals[hero] - rival;
        }
        margin /= players;
        sum += margin;
        squares += margin * margin;
    }
    const double mean = sum / deals;
    return {mean, std::sqrt((squares / deals - mean * mean) / deals)};
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 4) {
        std::fprintf(stderr, "usage: tune DEALS SWEEPS SEED\n");
        return 2;
    }
    const int deals = std::atoi(argv[1]);
    Weights usual;
    Rng rng(std::strtoull(argv[3], nullptr, 10));
    for (int sweep = 0; sweep < std::atoi(argv[2]); ++sweep) {
        const float step = sweep == 0 ? 1.5F : 1.25F;
        for (const auto &[label, field] : fields) {
            const Rng series(rng.next());
            const Gain base = compare(usual, usual, deals, series);
            for (const float factor : {step, 1 / step}) {
                Weights changed = usual;
                changed.*field *= factor;
                const Gain gain = compare(changed, usual, deals, series);
                const bool better = gain.mean - base.mean > 1.5 * gain.error;
                std::printf("%-15s %6.3f -> %6.3f: %+.3f +- %.3f%s\n", label, usual.*field,
                            changed.*field, gain.mean - base.mean, gain.error,
                            better ? " kept" : "");
                std::fflush(stdout);
                if (better) {
                    usual = changed;
                    break;
                }
            }
        }
    }
    for (const auto &[label, field] : fields) {
        std::printf("%s = %.3f\n", label, usual.*field);
    }
    return 0;
}
