// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes the net of Dice: train_dice FILE SEED GAMES EPOCHS
// Players who judge one move, with whims, play GAMES games, half of them with two players, the
// others with up to seven. Before every roll the net learns who of two cities will be ahead in the
// end.
#include "engine/ai/dice_net.h"
#include "tests/ai/match.h"
#include "tests/ai/trained_net.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>

using namespace mirabilia;
using namespace mirabilia::ai;
using dice::Dice;
using dice::Inputs;

namespace {

struct Entry {
    std::size_t from;
    std::size_t to;
    float value;
};

class Lessons {
public:
    void play(const DicePolicy &policy, Rng rng) {
        Rng lots = rng.fork(5);
        const int players = lots.below(2) == 0 ? 2 : 2 + static_cast<int>(lots.below(6));
        Rng deals = rng.fork(1);
        Rng choices = rng.fork(2);
        dice::State state = begin<Dice>(players, rng.fork(9));
        std::vector<std::pair<std::size_t, std::pair<Seat, Seat>>> open;
        while (Dice::node(state) != Node::over) {
            if (Dice::node(state) == Node::chance) {
                const std::size_t number = entries.size();
                open.emplace_back(number, see(state, lots));
                Dice::applyChance(state, deals);
                continue;
            }
            const Seat seat = Dice::toAct(state).first();
            const bool whim = choices.below(12) == 0;
            Dice::applyTrusted(state, seat,
                               whim ? anyMove<Dice>(state, seat, choices)
                                    : policy.choose(state, seat, choices));
        }
        const auto totals = Dice::totals(state);
        for (const auto &[number, pair] : open) {
            entries[number].value = DiceForesight::lead(state, totals, pair.first, pair.second);
        }
    }

    void learn(TrainedNet &net, int epochs, Rng rng) {
        for (int epoch = 0; epoch < epochs; ++epoch) {
            rng.shuffle(entries);
            TrainedNet::Loss loss;
            const float rate = 0.02F / static_cast<float>(1 << epoch);
            for (const Entry &entry : entries) {
                net.learn(
                    {std::span(inputs).subspan(entry.from, entry.to - entry.from), {}, entry.value},
                    rate, loss);
            }
            std::printf("epoch %d: %zu lessons, value %.4f, largest sum %.1f\n", epoch,
                        entries.size(), loss.value / static_cast<double>(entries.size()),
                        loss.largest);
            std::fflush(stdout);
        }
    }

private:
    std::pair<Seat, Seat> see(const dice::State &state, Rng &lots) {
        const auto own = static_cast<Seat>(lots.below(state.players));
        const auto step = 1 + lots.below(state.players - 1U);
        const auto rival = static_cast<Seat>((own + step) % state.players);
        Inputs::List list;
        Inputs::list(state, Dice::totals(state), own, rival, list);
        entries.push_back({inputs.size(), inputs.size() + list.size(), 0});
        inputs.insert(inputs.end(), list.begin(), list.end());
        return {own, rival};
    }

    std::vector<Entry> entries;
    std::vector<std::uint16_t> inputs;
};

} // namespace

int main(int argc, char **argv) {
    if (argc != 5) {
        std::fprintf(stderr, "usage: train_dice FILE SEED GAMES EPOCHS\n");
        return 2;
    }
    const Rng rng(std::strtoull(argv[2], nullptr, 10));
    const DicePolicy policy(catalogue<Dice>());
    Lessons lessons;
    for (int game = 0; game < std::atoi(argv[3]); ++game) {
        lessons.play(policy, rng.fork(1).fork(static_cast<std::uint64_t>(game)));
    }
    TrainedNet net(Inputs::inputCount, Inputs::outputCount, 0, rng.fork(0));
    lessons.learn(net, std::atoi(argv[4]), rng.fork(2));
    std::ofstream(argv[1], std::ios::binary) << net.written();
    return 0;
}
