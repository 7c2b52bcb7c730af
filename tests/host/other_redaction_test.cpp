// SPDX-License-Identifier: GPL-3.0-or-later
// proto/README.md: two worlds that differ only in what a seat cannot know give the same bytes.
#include "app/host/dice_protocol.h"
#include "app/host/duel_protocol.h"
#include "resources/data.h"
#include "tests/host/other_worlds.h"

#include <gtest/gtest.h>

namespace mirabilia::host {
namespace {

template <Protocol P>
const typename P::Game::Catalogue &dataOf(const char *file) {
    static const auto value = P::Game::parse(data::file(file), file).value();
    return value;
}

template <Protocol P>
struct PlayedEvents final : P::Game::EventSink {
    explicit PlayedEvents(const typename P::Game::State &position) : state(position) {}
    void on(const typename P::Game::Event &event) override {
        story.push_back(P::told(state, event));
    }

    const typename P::Game::State &state;
    std::vector<typename P::Told> story;
};

template <Protocol P>
std::string bytesFor(const typename P::Game::State &state,
                     const std::vector<typename P::Told> &story, Seat viewer,
                     std::span<const typename P::Game::Move> secret = {}) {
    v1::TableView table;
    P::fillTable(state, {story, secret}, viewer, true, table);
    std::string bytes = table.SerializeAsString();
    for (const auto &told : story) {
        if (const auto event = P::eventTo(state, told, viewer, false)) {
            bytes += event->SerializeAsString();
        }
    }
    return bytes;
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
        PlayedEvents<DuelProtocol> hearer(state);
        Duel::MoveList moves;
        while (Duel::node(state) != Node::over) {
            if (Duel::node(state) == Node::chance) {
                Duel::applyOutcome(state, Duel::sampleOutcome(state, rng), hearer);
                continue;
            }
            const bool look = state.phase == duel::Phase::library || rng.below(10) == 0;
            for (const Seat viewer : {Seat{0}, Seat{1}, noSeat}) {
                if (!look) {
                    break;
                }
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

/// Everything that a seat is sent, to be read.
template <Protocol P>
std::string wordsFor(const typename P::Game::State &state,
                     const std::vector<typename P::Told> &story, Seat viewer) {
    v1::TableView table;
    P::fillTable(state, {story, {}}, viewer, true, table);
    std::string words = table.ShortDebugString();
    for (const auto &told : story) {
        if (const auto event = P::eventTo(state, told, viewer, false)) {
            words += event->ShortDebugString();
        }
    }
    return words;
}

/// A card that has not lain face up has no name, neither on the table nor in what was told. The
/// state has none for it either, so there are no two worlds whose bytes could be compared.
TEST(DuelRedaction, WhatLiesFaceDownHasNoName) {
    using duel::Duel;
    const auto &catalogue = dataOf<DuelProtocol>("duel.json");
    int faceDown = 0;
    int named = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Rng rng(seed);
        duel::State state = *Duel::newGame(catalogue, Duel::randomSetup(catalogue, 2, rng));
        PlayedEvents<DuelProtocol> hearer(state);
        Duel::MoveList moves;
        while (Duel::node(state) != Node::over) {
            if (Duel::node(state) == Node::chance) {
                Duel::applyOutcome(state, Duel::sampleOutcome(state, rng), hearer);
                continue;
            }
            for (Seat viewer = 0; viewer < duel::seats; ++viewer) {
                v1::TableView view;
                DuelProtocol::fillTable(state, {}, viewer, true, view);
                for (const v1::DuelSlot &slot : view.duel().structure()) {
                    ASSERT_EQ(slot.card().empty(), !state.faceUp.has(slot.slot()));
                    faceDown += slot.card().empty() ? 1 : 0;
                }
                const std::string words = wordsFor<DuelProtocol>(state, hearer.story, viewer);
                for (const duel::Card &card : catalogue.cards) {
                    const bool found = words.find('"' + card.key + '"') != std::string::npos;
                    ASSERT_TRUE(!found || state.seen.has(card.id)) << card.key;
                    named += found ? 1 : 0;
                }
            }
            const Seat seat = Duel::toAct(state).first();
            Duel::legal(state, seat, moves);
            Duel::apply(state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))],
                        hearer);
        }
    }
    EXPECT_GT(faceDown, 500);
    EXPECT_GT(named, 5000); // else the test would look for the wrong words
}

/// A position of Dice with what was told on the way to it.
struct DiceWorld {
    void decide(Seat seat, const dice::Move &move) {
        PlayedEvents<DiceProtocol> hearer(state);
        ASSERT_EQ(dice::Dice::apply(state, seat, move, hearer), Refusal::none);
        secret[seat].push_back(move);
        story.insert(story.end(), hearer.story.begin(), hearer.story.end());
    }
    void roll(Rng &rng) {
        PlayedEvents<DiceProtocol> hearer(state);
        secret = {};
        dice::Dice::applyOutcome(state, dice::Dice::sampleOutcome(state, rng), hearer);
        story.insert(story.end(), hearer.story.begin(), hearer.story.end());
    }
    [[nodiscard]] std::string bytesFor(Seat viewer) const {
        return viewer == noSeat
                   ? host::bytesFor<DiceProtocol>(state, story, viewer)
                   : host::bytesFor<DiceProtocol>(state, story, viewer, secret[viewer]);
    }

    dice::State state;
    std::vector<DiceTold> story;
    std::array<std::vector<dice::Move>, dice::maxSeats> secret{}; ///< of the running round
};

/// One round of Dice, played on from its beginning.
class DiceRound {
public:
    DiceRound(const DiceWorld &beginning, Rng &luck) : start(beginning), rng(luck) {}

    void decide(DiceWorld &world, Seat seat) {
        decisions.emplace_back(seat, anyOf(world.state, seat));
        world.decide(seat, decisions.back().second);
    }

    /// The viewer has done the same, everybody else something else, and the same seats are done.
    DiceWorld otherWorld(Seat viewer, SeatMask waiting) {
        DiceWorld world = start;
        for (const auto &[seat, move] : decisions) {
            if (seat == viewer) {
                world.decide(seat, move);
            }
        }
        for (Seat seat = 0; seat < world.state.players; ++seat) {
            // The round must not end: its last seat leaves it open.
            while (seat != viewer && world.state.waiting.has(seat) && !waiting.has(seat)) {
                world.decide(seat, anyOf(world.state, seat));
            }
        }
        return world;
    }

private:
    dice::Move anyOf(const dice::State &state, Seat seat) {
        dice::Dice::legal(state, seat, moves);
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    }

    DiceWorld start;
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
        DiceWorld real{*Dice::newGame(catalogue, Dice::randomSetup(catalogue, players, rng)), {}};
        const dice::State &state = real.state;
        while (Dice::node(state) != Node::over) {
            real.roll(rng);
            DiceRound round(real, rng);
            for (const int number = state.round; state.round == number && !state.waiting.empty();) {
                for (int watcher = 0; watcher <= players; ++watcher) {
                    const Seat viewer = watcher < players ? static_cast<Seat>(watcher) : noSeat;
                    const DiceWorld other = round.otherWorld(viewer, state.waiting);
                    ASSERT_EQ(real.bytesFor(viewer), other.bytesFor(viewer))
                        << players << " players, round " << number << ", seat " << int(viewer);
                    different += Dice::hash(other.state) != Dice::hash(state) ? 1 : 0;
                }
                SeatMask waiting = state.waiting;
                for (auto skipped = rng.below(static_cast<std::uint32_t>(waiting.size()));
                     skipped > 0; --skipped) {
                    waiting.remove(waiting.first());
                }
                round.decide(real, waiting.first());
            }
        }
    }
    EXPECT_GT(different, 100); // else the test would see nothing
}

} // namespace
} // namespace mirabilia::host
