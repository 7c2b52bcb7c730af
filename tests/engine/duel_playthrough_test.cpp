// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/duel_support.h"

#include <gtest/gtest.h>

namespace mirabilia::duel {
namespace {

/// Writes a game down, decision by decision, for people.
class Storyteller {
public:
    explicit Storyteller(std::uint64_t seed)
        : rng(seed)
        , state(newGame(catalogue(), Duel::randomSetup(catalogue(), 2, rng)).value()) {}

    std::string tell() {
        out << "seat " << int(state.starter) << " starts\n";
        while (Duel::node(state) != Node::over) {
            if (Duel::node(state) == Node::chance) {
                happen();
            } else {
                decide();
            }
        }
        tellEnd();
        return out.str();
    }

private:
    void happen() {
        const Phase before = state.phase;
        const Outcome outcome = Duel::sampleOutcome(state, rng);
        EXPECT_TRUE(Duel::applyOutcome(state, outcome));
        switch (before) {
        case Phase::setUp: tellTokens("on the board", state.boardTokens); [[fallthrough]];
        case Phase::offer:
            out << "offered:";
            for (const WonderId id : state.offer) {
                out << " " << catalogue().wonder(id).key;
            }
            out << "\n";
            break;
        case Phase::layOut: tellAge(); break;
        case Phase::reveal:
            for (const std::size_t slot : allSlots) {
                if (outcome.cards[slot] != noCard) {
                    out << "    slot " << slot << ": " << catalogue().card(outcome.cards[slot]).key
                        << "\n";
                }
            }
            break;
        default: tellTokens("    drawn", state.drawnTokens); break;
        }
    }

    void decide() {
        Duel::MoveList moves;
        Duel::legal(state, state.mover, moves);
        const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        out << "  " << describe(state.mover, move) << "  (" << moves.size() << " options)";
        Duel::applyTrusted(state, state.mover, move);
        out << "  " << state.cities[0].coins << ":" << state.cities[1].coins << " coins, pawn "
            << int(state.conflict) << " [" << std::hex << Duel::hash(state) << std::dec << "]\n";
    }

    void tellTokens(std::string_view where, TokenSet tokens) {
        out << where << ":";
        for (const TokenId id : tokens) {
            out << " " << catalogue().token(id).key;
        }
        out << "\n";
    }

    /// Row by row as they lie; ? and ! are cards and guilds that lie face down.
    void tellAge() {
        out << "\nage " << int(state.age);
        int row = -1;
        for (std::size_t slot = 0; slot < slotCount; ++slot) {
            if (state.layout().places[slot].row != row) {
                row = state.layout().places[slot].row;
                out << "\n   ";
            }
            const bool known = state.faceUp.has(slot);
            const bool guild = state.guildBacks.has(slot);
            out << " " << (known ? catalogue().card(state.board[slot]).key : guild ? "!" : "?");
        }
        out << "\n";
    }

    void tellEnd() {
        constexpr std::array<std::string_view, 4> victories{"nobody", "military", "science",
                                                            "civilian"};
        out << "\n"
            << victories.at(static_cast<std::size_t>(state.victory)) << " victory\npoints (";
        for (std::size_t category = 0; category < categoryCount; ++category) {
            out << (category == 0 ? "" : ", ") << categoryNames[category];
        }
        out << ")\n";
        for (Seat seat = 0; seat < seats; ++seat) {
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

TEST(DuelPlaythrough, WonByPoints) {
    support::expectStory(Storyteller(639).tell(), "duel-civilian.txt");
}
TEST(DuelPlaythrough, WonByMilitary) {
    support::expectStory(Storyteller(9271).tell(), "duel-military.txt");
}
TEST(DuelPlaythrough, WonByScience) {
    support::expectStory(Storyteller(13269).tell(), "duel-science.txt");
}

} // namespace
} // namespace mirabilia::duel
