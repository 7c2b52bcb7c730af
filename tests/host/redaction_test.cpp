// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/classic_view.h"
#include "resources/data.h"
#include "tests/host/other_worlds.h"

#include <algorithm>
#include <gtest/gtest.h>

#include <optional>

using namespace mirabilia;
using namespace mirabilia::classic;
using namespace mirabilia::host;

namespace {

const Catalogue &catalogue() {
    static const Catalogue value =
        parseCatalogue(data::file("classic.json"), "classic.json").value();
    return value;
}

struct Listener final : Classic::EventSink {
    void on(const Event &event) override { story.push_back({.event = event}); }
    ClassicStory story;
};

/// Calls `look(state, story)` whenever a phase begins and nobody has chosen yet.
template <class Look>
void playRandomly(int players, std::uint64_t seed, Look look) {
    Rng rng(seed);
    State state = newGame(catalogue(), randomSetup(catalogue(), players, rng)).value();
    Listener listener;
    Classic::MoveList moves;
    while (Classic::node(state) != Node::over) {
        if (Classic::node(state) == Node::chance) {
            Classic::applyChance(state, rng, listener);
            continue;
        }
        if (state.decided.empty()) {
            look(state, listener.story);
        }
        const Seat seat = state.waiting().first();
        moves.clear();
        Classic::legal(state, seat, moves);
        const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        ASSERT_EQ(Classic::apply(state, seat, move, listener), Refusal::none);
    }
}

std::string bytes(const State &state, const ClassicStory &story, Seat viewer) {
    std::string all = tableFor(state, story, viewer, true).SerializeAsString();
    for (const ClassicTold &told : story) {
        if (const auto event = eventTo(state, told, viewer, false)) {
            all += event->SerializeAsString();
        }
    }
    return all;
}

} // namespace

/// proto/README.md: two worlds that differ only in hidden cards give the same bytes for a seat.
TEST(Redaction, HiddenCardsLeaveNoTraceInTheBytesOfASeat) {
    for (const int players : {2, 3, 5, 7}) {
        int worlds = 0;
        int different = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            playRandomly(players, seed, [&](const State &state, const ClassicStory &story) {
                Rng rng(seed * 1000 + state.turn);
                for (Seat viewer = 0; viewer < state.people; ++viewer) {
                    const State world = determinise(Classic::view(state, viewer), rng);
                    const ClassicStory told = withOtherSecrets(state, story, viewer);
                    ASSERT_EQ(bytes(state, story, viewer), bytes(world, told, viewer))
                        << players << " players, seed " << seed << ", seat " << int(viewer);
                    ++worlds;
                    different += Classic::hash(state) != Classic::hash(world) ? 1 : 0;
                }
            });
        }
        EXPECT_GT(worlds, 50 * players);
        // The test would see nothing if the worlds were always the same.
        EXPECT_GT(different, worlds / 2);
    }
}

/// Whoever watches is told the same whatever anybody holds, and whatever anybody has chosen.
TEST(Redaction, WhoWatchesSeesNoHandAndNoChoice) {
    for (const int players : {2, 3, 5, 7}) {
        int different = 0;
        playRandomly(players, 11, [&](const State &state, const ClassicStory &story) {
            Rng rng(state.turn);
            State world = state;
            // What one seat knows is another one's secret: nothing hidden stays as it was.
            for (Seat seat = 0; seat < state.people; ++seat) {
                world = determinise(Classic::view(world, seat), rng);
            }
            const ClassicStory told = withOtherSecrets(state, story, noSeat);
            ASSERT_EQ(bytes(state, story, noSeat), bytes(world, told, noSeat)) << players;
            different += Classic::hash(state) != Classic::hash(world) ? 1 : 0;
            if (state.waiting().size() < 2) {
                return;
            }
            const Seat seat = state.waiting().first();
            Classic::MoveList moves;
            Classic::legal(state, seat, moves);
            std::optional<std::string> seen;
            for (const Move &move : moves) {
                State chosen = state;
                Listener listener;
                ASSERT_EQ(Classic::apply(chosen, seat, move, listener), Refusal::none);
                const std::string now = bytes(chosen, story, noSeat);
                ASSERT_EQ(seen.value_or(now), now) << players;
                seen = now;
            }
        });
        EXPECT_GT(different, 10) << players; // else the test would see nothing
    }
}

TEST(Redaction, TheOwnerIsToldMoreThanTheOthers) {
    bool differs = false;
    playRandomly(3, 5, [&](const State &state, const ClassicStory &story) {
        differs = differs || bytes(state, story, 0) != bytes(state, story, 1);
    });
    EXPECT_TRUE(differs);
}
