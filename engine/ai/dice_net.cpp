// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/dice_net.h"

#include "resources/data.h"

namespace mirabilia::ai {

const Net *DiceForesight::netFor(const dice::Catalogue &catalogue) {
    static const auto net =
        Net::read(data::file("dice.net"), dice::Inputs::inputCount, dice::Inputs::outputCount);
    return net && dice::Inputs::fit(catalogue) ? &*net : nullptr;
}

float DiceForesight::lead(const dice::State &over, const dice::Totals &totals, Seat own,
                          Seat rival) {
    constexpr float shareOfPoints = 0.2F;
    constexpr float decisive = 10;
    const auto points = static_cast<float>(totals[own] - totals[rival]);
    const int coins = over.cities[own].now.coins - over.cities[rival].now.coins;
    const float ahead = points != 0 ? points : static_cast<float>(coins);
    const float result = ahead > 0 ? 1.0F : ahead < 0 ? -1.0F : 0.0F;
    return result + shareOfPoints * (Net::squashed(points / decisive) - result);
}

/// Ahead of one and ahead of the other, as if the one had nothing to do with the other.
float DiceForesight::utility(const dice::State &state, Seat seat) const {
    const dice::Totals totals = Game::totals(state);
    const bool over = Game::node(state) == Node::over;
    float first = 1;
    for (Seat rival = 0; rival < state.players; ++rival) {
        if (rival == seat) {
            continue;
        }
        float ahead = 0;
        if (over) {
            ahead = lead(state, totals, seat, rival);
        } else {
            dice::Inputs::List inputs;
            dice::Inputs::list(state, totals, seat, rival, inputs);
            ahead = Net::squashed(net.output(net.hidden(inputs), 0));
        }
        first *= (ahead + 1) / 2;
    }
    return 2 * first - 1;
}

} // namespace mirabilia::ai
