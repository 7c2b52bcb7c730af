// SPDX-License-Identifier: GPL-3.0-or-later
//
// Trains the weights of DiceValue: train_dice FILE SEED ROUNDS GAMES
// Round 0 learns from 3 * GAMES games of quick players; in every later round the planner plays
// GAMES games against itself and learns from the last three rounds. FILE is written after each.
#include "engine/ai/dice/planner.h"
#include "engine/ai/net.h"
#include "tools/ai/match.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <deque>
#include <fstream>
#include <optional>
#include <span>
#include <vector>

using namespace mirabilia;
using namespace mirabilia::ai;
using dice::Dice;
using dice::Inputs;
using dice::State;

namespace {

constexpr std::size_t inputCount = DiceValue::inputs;

using Side = std::span<const std::uint16_t>;

/// The start of a round from both sides, and the outcome for the first.
struct Lesson {
    std::array<Side, 2> sides;
    DiceValue::Stage stage;
    float value = 0;
};

/// The lessons of one round of training, packed.
class Lessons {
public:
    /// `believed` is the estimated value; the outcome is added later.
    void add(const State &state, float believed) {
        Entry entry{{}, DiceValue::stageOf(state), believed};
        for (Seat seat = 0; seat < 2; ++seat) {
            Inputs::List list;
            Inputs::list(state, seat, list);
            entry.begins[seat] = inputs.size();
            inputs.insert(inputs.end(), list.begin(), list.end());
        }
        entry.begins[2] = inputs.size();
        all.push_back(entry);
    }

    /// Ends the game of all lessons since the last call. Later estimates count beside the outcome,
    /// by the share `trust`.
    void close(float end, float trust) {
        for (std::size_t i = all.size(); i > closed; --i) {
            const float believed = all[i - 1].value;
            all[i - 1].value = end;
            end = trust * believed + (1 - trust) * end;
        }
        closed = all.size();
    }

    [[nodiscard]] std::size_t size() const { return all.size(); }
    [[nodiscard]] Lesson operator[](std::size_t i) const {
        const auto &[begins, stage, value] = all[i];
        const Side whole(inputs);
        return {{whole.subspan(begins[0], begins[1] - begins[0]),
                 whole.subspan(begins[1], begins[2] - begins[1])},
                stage,
                value};
    }

private:
    struct Entry {
        std::array<std::size_t, 3> begins;
        DiceValue::Stage stage;
        float value;
    };
    std::vector<Entry> all;
    std::vector<std::uint16_t> inputs;
    std::size_t closed = 0;
};

/// DiceValue in training, in floating point: Adagrad, one lesson after the other.
class TrainedValue {
public:
    /// Resets the step sizes.
    void beginAnew() { std::fill(squares.begin(), squares.end(), 1.0F); }

    /// Returns the squared error before the step.
    float learn(const Lesson &lesson, float rate) {
        const float late =
            static_cast<float>(lesson.stage.share) / static_cast<float>(DiceValue::Stage::whole);
        const std::size_t earlier = lesson.stage.first * inputCount;
        const std::array<std::pair<std::size_t, float>, 2> parts{
            {{earlier, 1 - late}, {earlier + inputCount, late}}};
        float number = 0;
        for (const auto &[row, share] : parts) {
            number += share * (sum(row, lesson.sides[0]) - sum(row, lesson.sides[1]));
        }
        const float error = Net::squashed(number) - lesson.value;
        const float slope = 2 * error / ((1 + number * number) * std::sqrt(1 + number * number));
        for (const auto &[row, share] : parts) {
            step(row, lesson.sides[0], share * slope, rate);
            step(row, lesson.sides[1], -share * slope, rate);
        }
        return error * error;
    }

    /// Returns the file of DiceValue.
    [[nodiscard]] std::string written() const {
        std::string bytes = "MIRADICE";
        const auto add = [&](int number) {
            bytes.push_back(static_cast<char>(number & 0xff));
            bytes.push_back(static_cast<char>(number >> 8 & 0xff));
        };
        add(static_cast<int>(inputCount));
        add(static_cast<int>(DiceValue::stages.size()));
        for (const float weight : weights) {
            constexpr float most = 32767;
            add(static_cast<int>(std::round(std::clamp(weight * DiceValue::one, -most, most))));
        }
        return bytes;
    }

private:
    [[nodiscard]] float sum(std::size_t row, Side inputs) const {
        float result = 0;
        for (const std::uint16_t input : inputs) {
            result += weights[row + input];
        }
        return result;
    }

    void step(std::size_t row, Side inputs, float slope, float rate) {
        for (const std::uint16_t input : inputs) {
            squares[row + input] += slope * slope;
            weights[row + input] -= rate * slope / std::sqrt(squares[row + input]);
        }
    }

    std::vector<float> weights = std::vector<float>(inputCount * DiceValue::stages.size());
    std::vector<float> squares = std::vector<float>(inputCount * DiceValue::stages.size());
};

/// Plays a game of two players who now and then move at random or by the policy, otherwise by the
/// planner, if there is one yet.
void play(const DicePolicy &policy, const DicePlanner *planner, Rng rng, Lessons &lessons) {
    State state = begin<Dice>(2, rng.fork(9));
    Rng deals = rng.fork(1);
    Rng choices = rng.fork(2);
    const std::uint32_t steadiness = rng.fork(8).below(2) == 0 ? 6 : 30;
    while (Dice::node(state) != Node::over) {
        if (Dice::node(state) == Node::chance) {
            lessons.add(state, planner != nullptr ? planner->utility(state, 0) : 0);
            Dice::applyChance(state, deals);
            continue;
        }
        const Seat seat = state.waiting.first();
        const std::uint32_t mood = choices.below(steadiness);
        dice::Move move = anyMove<Dice>(state, seat, choices);
        if (mood > 1 && planner != nullptr) {
            move = planner->choose(dice::determinise(Dice::view(state, seat)), seat, choices);
        } else if (mood > 0) {
            move = policy.choose(state, seat, choices);
        }
        Dice::applyTrusted(state, seat, move);
    }
    lessons.close(policy.utility(state, 0), planner != nullptr ? 0.3F : 0);
}

void learn(TrainedValue &value, const std::deque<Lessons> &rounds, float firstRate, Rng rng) {
    std::vector<Lesson> order;
    for (const Lessons &round : rounds) {
        for (std::size_t i = 0; i < round.size(); ++i) {
            order.push_back(round[i]);
        }
    }
    value.beginAnew();
    for (const float rate : {firstRate, firstRate / 4}) {
        rng.shuffle(order);
        double loss = 0;
        for (const Lesson &lesson : order) {
            loss += static_cast<double>(value.learn(lesson, rate));
        }
        std::printf("  %zu lessons, %.4f; %.0f s\n", order.size(),
                    loss / static_cast<double>(order.size()),
                    static_cast<double>(std::clock()) / CLOCKS_PER_SEC);
        std::fflush(stdout);
    }
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 5) {
        std::fprintf(stderr, "usage: train_dice FILE SEED ROUNDS GAMES\n");
        return 2;
    }
    const Rng rng(std::strtoull(argv[2], nullptr, 10));
    const int rounds = std::atoi(argv[3]);
    const int games = std::atoi(argv[4]);
    const DicePolicy policy(catalogue<Dice>());
    TrainedValue value;
    std::deque<Lessons> window;
    for (int round = 0; round <= rounds; ++round) {
        const Rng series = rng.fork(static_cast<std::uint64_t>(round) + 1);
        const auto frozen = DiceValue::read(value.written());
        const DicePlanner planner(policy, *frozen);
        Lessons lessons;
        for (int game = 0; game < (round == 0 ? 3 : 1) * games; ++game) {
            play(policy, round == 0 ? nullptr : &planner,
                 series.fork(static_cast<std::uint64_t>(game)), lessons);
        }
        window.push_back(std::move(lessons));
        while (window.size() > (round == 1 ? 1U : 3U)) {
            window.pop_front();
        }
        std::printf("round %d\n", round);
        learn(value, window, round == 0 ? 0.03F : 0.02F, series.fork(~std::uint64_t{0}));
        std::ofstream(argv[1], std::ios::binary) << value.written();
    }
    return 0;
}
