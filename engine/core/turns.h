// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/event_sink.h"
#include "engine/core/game.h"

#include <cstdint>

namespace mirabilia {

/// The operations of a game that change a position, with and without events; `Playable` states what
/// they promise. A game inherits them and provides, privately if it likes:
///
/// * `refusal(state, seat, move)` and `sampleOutcome(state, rng)`, as in `Game`;
/// * `admitted(state, outcome)`: the outcome in the form the rules use, none if it cannot happen
///   here;
/// * `decide(state, seat, move, sink)` and `happen(state, outcome, sink)`: apply a legal move or an
///   admitted outcome. `sink` is an `EventSink` or a `NullSink`.
template <class G, class StateType, class MoveType, class OutcomeType, class EventType>
struct Turns {
    using State = StateType;
    using Move = MoveType;
    using Outcome = OutcomeType;
    using Event = EventType;
    using EventSink = mirabilia::EventSink<Event>;

    static Refusal apply(State &state, Seat seat, const Move &move) {
        NullSink sink;
        return applyTo(state, seat, move, sink);
    }
    static Refusal apply(State &state, Seat seat, const Move &move, EventSink &sink) {
        return applyTo(state, seat, move, sink);
    }
    static void applyTrusted(State &state, Seat seat, const Move &move) {
        NullSink sink;
        G::decide(state, seat, move, sink);
    }

    static void applyChance(State &state, Rng &rng) {
        NullSink sink;
        G::happen(state, G::sampleOutcome(state, rng), sink);
    }
    static void applyChance(State &state, Rng &rng, EventSink &sink) {
        G::happen(state, G::sampleOutcome(state, rng), sink);
    }
    /// Only for games that number outcomes; see CountsOutcomes.
    static void applyNumbered(State &state, std::uint32_t number) {
        NullSink sink;
        G::happen(state, G::outcome(state, number), sink);
    }
    static bool applyOutcome(State &state, const Outcome &outcome) {
        NullSink sink;
        return applyOutcomeTo(state, outcome, sink);
    }
    static bool applyOutcome(State &state, const Outcome &outcome, EventSink &sink) {
        return applyOutcomeTo(state, outcome, sink);
    }

private:
    template <class Sink>
    static Refusal applyTo(State &state, Seat seat, const Move &move, Sink &sink) {
        const Refusal refused = G::refusal(state, seat, move);
        if (refused == Refusal::none) {
            G::decide(state, seat, move, sink);
        }
        return refused;
    }
    template <class Sink>
    static bool applyOutcomeTo(State &state, const Outcome &outcome, Sink &sink) {
        const auto admitted = G::admitted(state, outcome);
        if (admitted) {
            G::happen(state, *admitted, sink);
        }
        return admitted.has_value();
    }
};

} // namespace mirabilia
