// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/duel_net.h"

#include "resources/data.h"

#include <algorithm>

namespace mirabilia::ai {

const Net *DuelNet::of(const duel::Catalogue &catalogue) {
    static const auto net =
        Net::read(data::file("duel.net"), duel::Inputs::inputCount, duel::Inputs::outputCount);
    return net && duel::Inputs::fit(catalogue) ? &*net : nullptr;
}

void DuelNet::options(const duel::State &state, Seat seat, Options &out) const {
    duel::Inputs::List inputs;
    duel::Inputs::list(state, inputs);
    const Net::Hidden hidden = net.hidden(inputs);
    Game::MoveList moves;
    Game::legal(state, seat, moves);
    out.clear();
    float most = -1e9F;
    for (const duel::Move &move : moves) {
        float score = 0;
        for (const std::uint16_t row : duel::Inputs::rowsOf(state, move)) {
            score += row == duel::Inputs::noOutput ? 0 : net.output(hidden, row);
        }
        most = std::max(most, score);
        out.push({move, score});
    }
    float sum = 0;
    for (auto &option : out) {
        option.prior = nearlyExp(option.prior - most);
        sum += option.prior;
    }
    for (auto &option : out) {
        option.prior /= sum;
    }
}

void DuelNet::value(const duel::State &state, Rng &, Values &values) const {
    duel::Inputs::List inputs;
    duel::Inputs::list(state, inputs);
    const float own = Net::squashed(net.output(net.hidden(inputs), duel::Inputs::value));
    values[state.mover] = own;
    values[duel::opponentOf(state.mover)] = -own;
}

duel::Move DuelNet::choose(const duel::State &state, Seat seat, Rng &) const {
    Options all;
    options(state, seat, all);
    return std::max_element(all.begin(), all.end(),
                            [](const auto &a, const auto &b) { return a.prior < b.prior; })
        ->move;
}

Values DuelNet::worth(const duel::State &over) {
    constexpr float shareOfPoints = 0.1F;
    constexpr float decisive = 12;
    const SeatMask winners = Game::winners(over);
    float own = winners.size() != 1 ? 0.0F : winners.has(0) ? 1.0F : -1.0F;
    if (over.victory == duel::Victory::civilian) {
        const duel::Totals totals = Game::totals(over);
        const float margin = Net::squashed(static_cast<float>(totals[0] - totals[1]) / decisive);
        own += shareOfPoints * (margin - own);
    }
    return {own, -own};
}

Chances foresee(const DuelNet &evaluator, const duel::State &state, Rng &rng, Values &values) {
    evaluator.value(state, rng, values);
    return {(1 + values[0]) / 2, (1 + values[1]) / 2};
}

} // namespace mirabilia::ai
