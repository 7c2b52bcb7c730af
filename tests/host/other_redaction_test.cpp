// SPDX-License-Identifier: GPL-3.0-or-later
// proto/README.md: two worlds that differ only in what a seat cannot know give the same bytes.
#include "app/host/dice_protocol.h"
#include "app/host/duel_protocol.h"
#include "resources/data.h"

#include <gtest/gtest.h>

namespace mirabilia::host {
namespace {

template <Protocol P>
const typename P::Game::Catalogue &dataOf(const char *file) {
    static const auto value = P::Game::parse(data::file(file), file).value();
    return value;
}

template <Protocol P>
struct Hearer final : P::Game::EventSink {
    explicit Hearer(const typename P::Game::State &position) : state(position) {}
    void on(const typename P::Game::Event &event) override {
        story.push_back(P::told(state, event));
    }

    const typename P::Game::State &state;
    std::vector<typename P::Told> story;
};

template <Protocol P>
std::string bytesFor(const typename P::Game::State &state,
                     const std::vector<typename P::Told> &story, Seat viewer) {
    v1::TableView table;
    P::fillTable(state, story, viewer, true, table);
    std::string bytes = table.SerializeAsString();
    for (const auto &told : story) {
        if (const auto event = P::eventTo(state, told, viewer, false)) {
            bytes += event->SerializeAsString();
        }
    }
    return bytes;
}

/// What The Great Library drew for the other seat, as it might have been.
std::vector<DuelTold> withOtherTokens(std::vector<DuelTold> story, Seat viewer,
                                      const duel::State &state, Rng &rng) {
    for (DuelTold &told : story) {
        auto *drawn = std::get_if<duel::TokensDrawn>(&told.event);
        if (drawn != nullptr && drawn->seat != viewer) {
            const int size = drawn->tokens.size();
            drawn->tokens = {};
            while (drawn->tokens.size() < size) {
                drawn->tokens.add(static_cast<duel::TokenId>(
                    rng.below(static_cast<std::uint32_t>(state.catalogue->tokens.size()))));
            }
        }
    }
    return story;
}

/// Cards that lie face down, and those that were removed, are not even in the state: it is enough
/// to draw other tokens.
TEST(DuelRedaction, DrawnTokensLeaveNoTrace) {
    using duel::Duel;
    const auto &catalogue = dataOf<DuelProtocol>("duel.json");
    int different = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Rng rng(seed);
        duel::State state = *Duel::newGame(catalogue, Duel::randomSetup(catalogue, 2, rng));
        Hearer<DuelProtocol> hearer(state);
        Duel::MoveList moves;
        while (Duel::node(state) != Node::over) {
            if (Duel::node(state) == Node::chance) {
                Duel::applyOutcome(state, Duel::sampleOutcome(state, rng), hearer);
                continue;
            }
            const bool look = state.phase == duel::Phase::library || rng.below(10) == 0;
            for (Seat viewer = 0; look && viewer < duel::seats; ++viewer) {
                const duel::State world = Duel::determinise(Duel::view(state, viewer), rng);
                const auto story = withOtherTokens(hearer.story, viewer, state, rng);
                ASSERT_EQ(bytesFor<DuelProtocol>(state, hearer.story, viewer),
                          bytesFor<DuelProtocol>(world, story, viewer))
                    << "seed " << seed << ", seat " << int(viewer);
                different += Duel::hash(world) != Duel::hash(state) ? 1 : 0;
            }
            const Seat seat = Duel::toAct(state).first();
            Duel::legal(state, seat, moves);
            Duel::apply(state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))],
                        hearer);
        }
    }
    EXPECT_GT(different, 5); // else the test would see nothing
}

/// Only cards that lie face up are named.
TEST(DuelRedaction, WhatLiesFaceDownHasNoNameInTheTable) {
    using duel::Duel;
    const auto &catalogue = dataOf<DuelProtocol>("duel.json");
    Rng rng(1);
    duel::State state = *Duel::newGame(catalogue, Duel::randomSetup(catalogue, 2, rng));
    Duel::MoveList moves;
    int faceDown = 0;
    while (Duel::node(state) != Node::over) {
        if (Duel::node(state) == Node::chance) {
            Duel::applyChance(state, rng);
            continue;
        }
        v1::TableView view;
        DuelProtocol::fillTable(state, {}, 0, true, view);
        for (const v1::DuelSlot &slot : view.duel().structure()) {
            EXPECT_EQ(slot.card().empty(), (state.faceUp >> slot.slot() & 1U) == 0);
            faceDown += slot.card().empty() ? 1 : 0;
        }
        const Seat seat = Duel::toAct(state).first();
        Duel::legal(state, seat, moves);
        Duel::applyTrusted(state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    EXPECT_GT(faceDown, 50);
}

/// One round of Dice, played on from its beginning.
class DiceRound {
public:
    DiceRound(const dice::State &beginning, Rng &luck) : start(beginning), rng(luck) {}

    void decide(dice::State &state, Seat seat) {
        decisions.emplace_back(seat, anyOf(state, seat));
        dice::Dice::applyTrusted(state, seat, decisions.back().second);
    }

    /// The viewer has done the same, everybody else something else, and the same seats are done.
    dice::State otherWorld(Seat viewer, SeatMask waiting) {
        dice::State world = start;
        for (const auto &[seat, move] : decisions) {
            if (seat == viewer) {
                dice::Dice::applyTrusted(world, seat, move);
            }
        }
        for (Seat seat = 0; seat < world.players; ++seat) {
            // The round must not end: its last seat leaves it open.
            while (seat != viewer && world.waiting.has(seat) && !waiting.has(seat)) {
                dice::Dice::applyTrusted(world, seat, anyOf(world, seat));
            }
        }
        return world;
    }

private:
    dice::Move anyOf(const dice::State &state, Seat seat) {
        dice::Dice::legal(state, seat, moves);
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    }

    dice::State start;
    Rng &rng;
    std::vector<std::pair<Seat, dice::Move>> decisions;
    dice::Dice::MoveList moves;
};

TEST(DiceRedaction, WhatOthersDoInTheRoundLeavesNoTrace) {
    using dice::Dice;
    const auto &catalogue = dataOf<DiceProtocol>("dice.json");
    int different = 0;
    for (const int players : {2, 4, 7}) {
        Rng rng(static_cast<std::uint64_t>(players));
        dice::State state = *Dice::newGame(catalogue, Dice::randomSetup(catalogue, players, rng));
        while (Dice::node(state) != Node::over) {
            Dice::applyChance(state, rng);
            DiceRound round(state, rng);
            for (const int number = state.round; state.round == number && !state.waiting.empty();) {
                for (Seat viewer = 0; viewer < players; ++viewer) {
                    const dice::State world = round.otherWorld(viewer, state.waiting);
                    ASSERT_EQ(bytesFor<DiceProtocol>(state, {}, viewer),
                              bytesFor<DiceProtocol>(world, {}, viewer))
                        << players << " players, round " << number << ", seat " << int(viewer);
                    different += Dice::hash(world) != Dice::hash(state) ? 1 : 0;
                }
                SeatMask waiting = state.waiting;
                for (auto skipped = rng.below(static_cast<std::uint32_t>(waiting.size()));
                     skipped > 0; --skipped) {
                    waiting.remove(waiting.first());
                }
                round.decide(state, waiting.first());
            }
        }
    }
    EXPECT_GT(different, 100); // else the test would see nothing
}

} // namespace
} // namespace mirabilia::host
