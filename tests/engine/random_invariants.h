// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "engine/core/random_series.h"
#include "tests/engine/policy_play.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <variant>
#include <vector>

/// What the concept `Game` promises, held against random play and play by policies: the same for
/// every game.
namespace mirabilia::invariants {

/// Counts what it hears.
template <Game G>
struct CountingSink final : G::EventSink {
    void on(const typename G::Event &) override { ++heard; }
    int heard = 0;
};

/// One game, checked at every step.
template <Game G>
class CheckedGame {
public:
    using State = typename G::State;

    /// `players(start)` is how the seats decide, see Choose.
    template <class Players>
    CheckedGame(const typename G::Catalogue &catalogue, int count, std::uint64_t seed,
                Players players)
        : rng(seed)
        , playerCount(count)
        , start(G::newGame(catalogue, G::randomSetup(catalogue, count, rng)).value())
        , state(start)
        , choose(players(start)) {}

    void play() {
        for (Node node = G::node(state); node != Node::over; node = G::node(state)) {
            ASSERT_LT(steps.size(), 10'000U) << "the game does not end";
            if (node == Node::chance) {
                ASSERT_NO_FATAL_FAILURE(letChanceDecide());
            } else {
                ASSERT_NO_FATAL_FAILURE(letSeatDecide(node));
            }
            ASSERT_NO_FATAL_FAILURE(checkPoints());
        }
        ASSERT_NO_FATAL_FAILURE(checkEnd());
    }

private:
    struct Choice {
        Seat seat;
        typename G::Move move;
    };

    void letChanceDecide() {
        ASSERT_TRUE(G::toAct(state).empty());
        const auto outcome = G::sampleOutcome(state, rng);
        State silent = state;
        ASSERT_TRUE(G::applyOutcome(silent, outcome));
        ASSERT_TRUE(G::applyOutcome(state, outcome, sink));
        ASSERT_EQ(G::hash(silent), G::hash(state));
        steps.emplace_back(outcome);
    }

    void letSeatDecide(Node node) {
        const SeatMask waiting = G::toAct(state);
        ASSERT_FALSE(waiting.empty());
        if (node == Node::decision) {
            ASSERT_EQ(waiting.size(), 1);
        }
        ASSERT_NO_FATAL_FAILURE(checkSeats(waiting));
        const Seat seat = chosenAmong(waiting);
        const auto move = choose(state, seat, rng);
        State trusting = state;
        State silent = state;
        G::applyTrusted(trusting, seat, move);
        ASSERT_EQ(G::apply(silent, seat, move), Refusal::none);
        ASSERT_EQ(G::apply(state, seat, move, sink), Refusal::none);
        ASSERT_EQ(G::hash(trusting), G::hash(state));
        ASSERT_EQ(G::hash(silent), G::hash(state));
        steps.emplace_back(Choice{seat, move});
    }

    /// Any of them: nobody has to wait for another seat in a simultaneous turn.
    Seat chosenAmong(SeatMask waiting) {
        for (auto skipped = rng.below(static_cast<std::uint32_t>(waiting.size())); skipped > 0;
             --skipped) {
            waiting.remove(waiting.first());
        }
        return waiting.first();
    }

    void checkSeats(SeatMask waiting) {
        for (Seat seat = 0; seat < G::seatCount(state); ++seat) {
            G::legal(state, seat, moves);
            ASSERT_EQ(moves.empty(), !waiting.has(seat)) << "seat " << int(seat);
            for (const auto &move : moves) {
                ASSERT_EQ(G::refusal(state, seat, move), Refusal::none) << "seat " << int(seat);
            }
            if (waiting.has(seat)) {
                ASSERT_NO_FATAL_FAILURE(checkView(seat));
            } else {
                ASSERT_NO_FATAL_FAILURE(checkRefused(seat, waiting.first()));
            }
        }
    }

    /// In the world that a seat imagines it can do exactly what it can do.
    void checkView(Seat seat) {
        const Seat player = G::controller(state, seat);
        ASSERT_LT(player, playerCount);
        const State imagined = G::determinise(G::view(state, player), rng);
        typename G::MoveList there;
        G::legal(imagined, seat, there);
        ASSERT_EQ(moves.size(), there.size()) << "seat " << int(seat);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            ASSERT_EQ(moves[i], there[i]) << "seat " << int(seat);
        }
    }

    /// A seat that does not decide may not do what another one may, and nothing comes of it.
    void checkRefused(Seat seat, Seat other) {
        typename G::MoveList theirs;
        G::legal(state, other, theirs);
        State untouched = state;
        ASSERT_EQ(G::apply(untouched, seat, theirs[0]), Refusal::notYourTurn);
        ASSERT_EQ(G::hash(untouched), G::hash(state));
    }

    void checkPoints() const {
        const auto totals = G::totals(state);
        for (Seat seat = 0; seat < playerCount; ++seat) {
            int sum = 0;
            const auto points = G::points(state, seat);
            for (std::size_t category = 0; category < G::categories().size(); ++category) {
                sum += points[category];
            }
            ASSERT_EQ(sum, totals[seat]) << "seat " << int(seat);
        }
    }

    void checkEnd() {
        ASSERT_TRUE(G::toAct(state).empty());
        ASSERT_FALSE(G::winners(state).empty());
        const unsigned nobody = ~0U << static_cast<unsigned>(playerCount);
        ASSERT_EQ(G::winners(state).bits() & nobody, 0U);
        ASSERT_GT(sink.heard, 0);
        ASSERT_NO_FATAL_FAILURE(checkReplay());
    }

    /// The log of outcomes and moves leads to the same end.
    void checkReplay() const {
        State again = start;
        for (const auto &step : steps) {
            if (const auto *choice = std::get_if<Choice>(&step)) {
                ASSERT_EQ(G::apply(again, choice->seat, choice->move), Refusal::none);
            } else {
                ASSERT_TRUE(G::applyOutcome(again, std::get<typename G::Outcome>(step)));
            }
        }
        ASSERT_EQ(G::hash(again), G::hash(state));
    }

    Rng rng;
    int playerCount;
    State start;
    State state;
    support::Choose<G> choose;
    CountingSink<G> sink;
    typename G::MoveList moves;
    std::vector<std::variant<typename G::Outcome, Choice>> steps;
};

/// Plays so many games of random moves with this many players, and some more by policies, and
/// checks them at every step.
template <Game G>
void check(const typename G::Catalogue &catalogue, int players, int games) {
    using State = typename G::State;
    const auto play = [&](int game, auto seats) {
        const auto seed = static_cast<std::uint64_t>(game);
        ASSERT_NO_FATAL_FAILURE(CheckedGame<G>(catalogue, players, seed, seats).play());
    };
    for (int game = 0; game < games; ++game) {
        SCOPED_TRACE(testing::Message() << players << " players, seed " << game);
        ASSERT_NO_FATAL_FAILURE(play(game, [](const State &) { return support::randomMove<G>; }));
    }
    for (int game = 0; game < support::policyGames(games); ++game) {
        SCOPED_TRACE(testing::Message() << players << " players by policy, seed " << game);
        ASSERT_NO_FATAL_FAILURE(
            play(game, [game](const State &start) { return support::policyPlayers(start, game); }));
    }
}

/// What a seat does follows from `seed`, the seat and how often it has decided; in which order the
/// seats of a simultaneous turn decide follows from `order`. Returns the end.
template <Game G>
typename G::State playInOrder(const typename G::Catalogue &catalogue, int players,
                              std::uint64_t seed, Rng order) {
    Rng rng(seed);
    auto state = G::newGame(catalogue, G::randomSetup(catalogue, players, rng)).value();
    std::array<std::uint64_t, 8> decisions{};
    typename G::MoveList moves;
    while (G::node(state) != Node::over) {
        if (G::node(state) == Node::chance) {
            G::applyChance(state, rng);
            continue;
        }
        SeatMask waiting = G::toAct(state);
        for (auto skipped = order.below(static_cast<std::uint32_t>(waiting.size())); skipped > 0;
             --skipped) {
            waiting.remove(waiting.first());
        }
        const Seat seat = waiting.first();
        G::legal(state, seat, moves);
        Rng whim = Rng(seed).fork(1 + seat).fork(decisions[seat]++);
        G::applyTrusted(state, seat, moves[whim.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    return state;
}

/// The order in which the seats of a turn decide changes nothing. Not for games in which what one
/// seat may do depends on another seat's choice of the same turn.
template <Game G>
void checkOrder(const typename G::Catalogue &catalogue, int players, int games) {
    for (int game = 0; game < games; ++game) {
        const auto seed = static_cast<std::uint64_t>(game);
        const auto once = playInOrder<G>(catalogue, players, seed, Rng(1000 + seed));
        const auto again = playInOrder<G>(catalogue, players, seed, Rng(2000 + seed));
        ASSERT_EQ(G::hash(once), G::hash(again)) << players << " players, seed " << seed;
    }
}

} // namespace mirabilia::invariants
