// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/dice/planner.h"

#include <algorithm>
#include <limits>

namespace mirabilia::ai {

using dice::Dice;
using dice::State;

namespace {

/// After a move the planner branches for this many answers, with this many choices each; beyond
/// that it follows the best choice only.
constexpr int answersAhead = 3;
constexpr std::size_t choicesAhead = 5;

/// Plays the others' rounds to the end.
void finishOthers(const DicePolicy &policy, State &state, Seat seat) {
    for (Seat other = 0; other < state.players; ++other) {
        while (other != seat && state.waiting.has(other)) {
            DiceCandidates candidates;
            policy.judge(state, other, candidates);
            Dice::applyTrusted(state, other, best(candidates).move);
        }
    }
}

} // namespace

void DicePlanner::judge(const State &state, Seat seat, DiceCandidates &out) const {
    policy.judge(state, seat, out);
    // In a simulated round others may have chosen before: their choices are as hidden as in play.
    State alone = dice::determinise(dice::view(state, seat));
    finishOthers(policy, alone, seat);
    for (DiceCandidate &candidate : out) {
        State next = alone;
        Dice::applyTrusted(next, seat, candidate.move);
        candidate.worth.total = behind(next, seat, 1);
    }
}

/// The best that the seat can still make of its round.
float DicePlanner::behind(const State &state, Seat seat, int answers) const {
    if (!state.waiting.has(seat)) {
        return utility(state, seat);
    }
    DiceCandidates candidates;
    policy.judge(state, seat, candidates);
    const std::size_t choices = answers <= answersAhead ? choicesAhead : 1;
    float most = std::numeric_limits<float>::lowest();
    for (const std::uint16_t choice : bestOf(candidates, choices)) {
        State next = state;
        Dice::applyTrusted(next, seat, candidates[choice].move);
        most = std::max(most, behind(next, seat, answers + 1));
    }
    return most;
}

dice::Move DicePlanner::choose(const State &state, Seat seat, Rng & /*rng*/) const {
    DiceCandidates candidates;
    judge(state, seat, candidates);
    return best(candidates).move;
}

float DicePlanner::utility(const State &state, Seat seat) const {
    return Dice::node(state) == Node::over ? policy.utility(state, seat) : value(state, seat);
}

Chances DicePlanner::chances(const State &state) const {
    if (Dice::node(state) == Node::over) {
        return victoryOf<Dice>(state);
    }
    // Fitted to how 3,000 games between two planners ended, by the values of the starts of their
    // rounds.
    const float x = (1 + value(state, 0)) / 2;
    const float won = x * x * x * (x * (x * 6 - 15) + 10);
    return {won, 1 - won};
}

} // namespace mirabilia::ai
