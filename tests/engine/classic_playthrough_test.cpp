// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/classic_support.h"

#include <gtest/gtest.h>

#include <sstream>

namespace mirabilia::classic {
namespace {

/// Writes a game down, move by move, for people.
class Storyteller {
public:
    Storyteller(int players, std::uint64_t seed) : rng(seed), state(randomGame(players, rng)) {}

    std::string tell() {
        for (Seat seat = 0; seat < state.cityCount; ++seat) {
            const Board board = state.cities[seat].board;
            out << "seat " << int(seat) << ": " << catalogue().wonder(board.wonder).key << " "
                << name(board.side) << (seat == state.freeCity() ? " (Free City)" : "") << "\n";
        }
        while (Classic::node(state) != Node::over) {
            if (Classic::node(state) == Node::chance) {
                Classic::applyChance(state, rng);
                out << "\nage " << int(state.age) << "\n";
            } else {
                step();
            }
        }
        tellScores();
        return out.str();
    }

private:
    void step() {
        tellCities();
        const SeatMask acting = Classic::toAct(state);
        for (int left = acting.size(); left > 0; --left) {
            const Seat seat = Classic::toAct(state).first();
            Classic::MoveList moves;
            Classic::legal(state, seat, moves);
            const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            out << "    " << describe(state, seat, move) << "  (" << moves.size() << " options)\n";
            Classic::applyTrusted(state, seat, move);
        }
    }

    void tellCities() {
        constexpr std::array<std::string_view, 3> phases{"turn", "last card, turn",
                                                         "discard pile, turn"};
        out << "  " << phases.at(static_cast<std::size_t>(state.phase) - 1) << " "
            << int(state.turn) << " [" << std::hex << Classic::hash(state) << std::dec << "]\n";
        for (Seat seat = 0; seat < state.cityCount; ++seat) {
            const City &here = state.cities[seat];
            out << "   seat " << int(seat) << ": " << here.coins << " coins, " << int(here.shields)
                << " shields, " << int(here.stages) << " stages, " << here.built.size()
                << " buildings;";
            for (const CardId id : hand(state, seat)) {
                out << " " << catalogue().card(id).key;
            }
            out << "\n";
        }
    }

    void tellScores() {
        out << "\npoints (military, treasury, wonders, civilian, science, commerce, guilds)\n";
        for (Seat seat = 0; seat < state.people; ++seat) {
            const ScoreSheet sheet = score(state, seat);
            out << "  seat " << int(seat) << ":";
            for (const int points : sheet.points) {
                out << " " << points;
            }
            out << " = " << sheet.total() << (winners(state).has(seat) ? "  wins" : "") << "\n";
        }
    }

    Rng rng;
    State state;
    std::ostringstream out;
};

void expectStory(int players, std::uint64_t seed, const std::string &file) {
    support::expectStory(Storyteller(players, seed).tell(), file);
}

TEST(Playthrough, TwoPlayers) {
    expectStory(2, 161, "classic-2.txt");
}
TEST(Playthrough, ThreePlayers) {
    expectStory(3, 248, "classic-3.txt");
}
TEST(Playthrough, FivePlayers) {
    expectStory(5, 126, "classic-5.txt");
}

} // namespace
} // namespace mirabilia::classic
