// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/review.h"
#include "engine/ai/score_terms.h"
#include "engine/ai/sequential_halving.h"
#include "engine/ai/tree.h"

#include <cstdint>

namespace mirabilia::ai {

/// Turns the worth of candidates into priors: one that is `points` behind the best is half as
/// likely.
template <class Candidates, class Options>
void likelihoods(const Candidates &candidates, float points, Options &options) {
    const float most = best(candidates).worth.total;
    options.clear();
    float sum = 0;
    for (const auto &candidate : candidates) {
        const float behind = (most - candidate.worth.total) / points;
        const float prior = 1 / (1 + behind * behind);
        sum += prior;
        options.push({candidate.move, prior});
    }
    for (auto &option : options) {
        option.prior /= sum;
    }
}

struct PlayoutSettings {
    int horizon = noHorizon; ///< how far a playout goes; see SequentialHalving
    float pointsForHalf = 3; ///< see likelihoods()
};

/// Makes an evaluator of any policy: priors come from its judgement, values from a playout to the
/// end of the game or to the horizon.
template <Policy P>
class Playouts {
public:
    using Game = typename P::Game;
    using State = typename Game::State;
    using Move = typename Game::Move;
    using Options = InlineList<Option<Move>, P::Candidates::capacity()>;
    static constexpr bool seesAll = P::seesAll;

    explicit Playouts(const P &policyInUse, const PlayoutSettings &settingsInUse = {})
        : policy(policyInUse)
        , settings(settingsInUse) {}

    void options(const State &state, Seat seat, Options &out) const {
        typename P::Candidates candidates;
        policy.consider(state, seat, candidates);
        likely(candidates, out);
    }
    /// The same for candidates that were considered before.
    void likely(const typename P::Candidates &candidates, Options &out) const {
        likelihoods(candidates, settings.pointsForHalf, out);
    }

    [[nodiscard]] Move choose(const State &state, Seat seat, Rng &rng) const {
        return policy.choose(state, seat, rng);
    }

    void value(const State &reached, Rng &rng, Values &values) const {
        ended(playedOut(reached, rng), values);
    }
    void evaluate(const State &reached, Rng &rng, Options &out, Values &values) const {
        options(reached, Game::toAct(reached).first(), out);
        value(reached, rng, values);
    }

    /// Plays all seats by the policy to the end of the game or to the horizon, for `mostDecisions`
    /// at most.
    [[nodiscard]] State playedOut(const State &reached, Rng &rng) const {
        State state = reached;
        int chances = 0;
        std::uint64_t decisions = 0;
        while (Game::node(state) != Node::over && decisions < mostDecisions) {
            if (Game::node(state) == Node::chance) {
                if (chances++ == settings.horizon) {
                    break;
                }
                Game::applyChance(state, rng);
                continue;
            }
            for (const Seat seat : Game::toAct(state)) {
                Game::applyTrusted(state, seat, policy.choose(state, seat, rng));
                ++decisions;
            }
        }
        return state;
    }

    void ended(const State &state, Values &values) const {
        const auto seats = static_cast<Seat>(Game::seatCount(state));
        for (Seat seat = 0; seat < seats; ++seat) {
            values[seat] = policy.utility(state, seat);
        }
    }

    /// Chances to win at the end of a game, or at the horizon if the policy knows them there.
    [[nodiscard]] Chances chances(const State &reached) const {
        if constexpr (requires { policy.chances(reached); }) {
            return policy.chances(reached);
        } else {
            return victoryOf<Game>(reached);
        }
    }

private:
    const P &policy;
    PlayoutSettings settings;
};

} // namespace mirabilia::ai
