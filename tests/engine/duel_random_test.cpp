// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/duel_support.h"
#include "tests/engine/random_invariants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

namespace mirabilia::duel {
namespace {

template <class Visit>
void forEachDecision(int games, Visit visit) {
    support::forEachDecision<Duel>(2, games, visit);
}

/// Whoever wants to can win in every way: the invariants hold in such games too.
TEST(DuelPolicyPlay, GamesEndInEveryWay) {
    std::array<int, 4> ends{};
    for (int game = 0; game < 100; ++game) {
        const State over = support::playByPolicy<Duel>(2, game, [](const State &) {});
        ++ends[static_cast<std::size_t>(over.victory)];
    }
    for (const Victory victory : {Victory::military, Victory::science, Victory::civilian}) {
        EXPECT_GT(ends[static_cast<std::size_t>(victory)], 1);
    }
}

TEST(DuelRandomPlay, KeepsWhatEveryGamePromises) {
    invariants::check<Duel>(catalogue(), 2, gamesPerCount() / 3);
}

/// Calls `visit` at every chance node of random games.
template <class Visit>
void forEachChance(int games, Visit visit) {
    for (int game = 0; game < games; ++game) {
        Rng rng(static_cast<std::uint64_t>(game));
        State state = newGame(catalogue(), Duel::randomSetup(catalogue(), 2, rng)).value();
        for (; Duel::node(state) != Node::over;) {
            if (Duel::node(state) == Node::chance) {
                visit(state, rng);
                Duel::applyChance(state, rng);
                continue;
            }
            Duel::MoveList moves;
            Duel::legal(state, state.mover, moves);
            Duel::applyTrusted(state, state.mover,
                               moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
}

/// The numbered outcomes are different, possible and all there are.
TEST(DuelOutcomes, AreExactlyThoseThatAreDrawn) {
    std::map<Phase, int> met;
    forEachChance(gamesPerCount() / 10, [&](const State &state, Rng &rng) {
        const std::uint32_t count = Duel::countOutcomes(state);
        ASSERT_EQ(count == 0, state.phase == Phase::setUp || state.phase == Phase::layOut);
        std::vector<Outcome> all;
        for (std::uint32_t number = 0; number < count; ++number) {
            all.push_back(Duel::outcome(state, number));
            State after = state;
            ASSERT_TRUE(Duel::applyOutcome(after, all.back()));
            ASSERT_EQ(std::count(all.begin(), all.end(), all.back()), 1);
        }
        if (count > 0) {
            ++met[state.phase];
            ASSERT_EQ(std::count(all.begin(), all.end(), Duel::sampleOutcome(state, rng)), 1);
        }
    });
    EXPECT_EQ(met.size(), 3U);
}

/// Each is drawn as often as the others: its share of the probability is 1 / count. Chi-square,
/// within five standard deviations.
TEST(DuelOutcomes, AreEquallyLikely) {
    std::map<std::pair<Phase, int>, int> met; // by phase, and number of cards to turn up
    forEachChance(40, [&](const State &state, Rng &rng) {
        const std::uint32_t count = Duel::countOutcomes(state);
        const std::pair kind(state.phase,
                             state.toReveal().size() +
                                 (state.guildBacks.intersects(state.toReveal()) ? 10 : 0));
        if (count < 2 || count > 100 || ++met[kind] > 3) {
            return;
        }
        constexpr int drawsEach = 30;
        std::vector<int> drawn(count);
        for (std::uint32_t i = 0; i < count * drawsEach; ++i) {
            const Outcome outcome = Duel::sampleOutcome(state, rng);
            std::uint32_t number = 0;
            while (!(Duel::outcome(state, number) == outcome)) {
                ++number;
            }
            ++drawn[number];
        }
        double square = 0;
        for (const int times : drawn) {
            square += (times - drawsEach) * (times - drawsEach) / static_cast<double>(drawsEach);
        }
        const double freedom = count - 1;
        EXPECT_LT(std::abs(square - freedom), 5 * std::sqrt(2 * freedom));
    });
    EXPECT_GE(met.size(), 5U);
}

TEST(DuelRandomPlay, NoCardIsLostOrDoubled) {
    forEachDecision(gamesPerCount(), [](const State &state) {
        CardSet faceUp;
        for (const std::size_t slot : state.faceUp) {
            ASSERT_FALSE(faceUp.has(state.board[slot]));
            faceUp.add(state.board[slot]);
        }
        const CardSet built = state.cities[0].built | state.cities[1].built;
        const CardSet elsewhere = built | state.discard | faceUp;
        ASSERT_EQ(state.cities[0].built.size() + state.cities[1].built.size() +
                      state.discard.size() + faceUp.size(),
                  elsewhere.size());
        ASSERT_TRUE((elsewhere - state.seen).empty());
        ASSERT_EQ(state.seen.size() - elsewhere.size(), state.wondersBuilt)
            << "a card under each wonder";
        const int hidden = (state.lying - state.faceUp).size();
        ASSERT_EQ(state.seen.size() + hidden, 20 * state.age);
        ASSERT_LE((state.seen & catalogue().guilds).size() + state.guildBacks.size(), 3);
    });
}

TEST(DuelRandomPlay, NoTokenOrWonderIsLostOrDoubled) {
    forEachDecision(gamesPerCount() / 3, [](const State &state) {
        const TokenSet taken = state.cities[0].tokens | state.cities[1].tokens;
        ASSERT_EQ(state.cities[0].tokens.size() + state.cities[1].tokens.size() +
                      state.boardTokens.size() + state.asideTokens.size(),
                  10);
        ASSERT_EQ(taken | state.boardTokens | state.asideTokens, catalogue().allTokens);
        ASSERT_TRUE((state.drawnTokens - state.asideTokens).empty());
        WonderSet owned = state.offer;
        int wonders = state.offer.size();
        for (const City &city : state.cities) {
            for (const WonderId id : city.wonders) {
                if (id != noWonder) {
                    owned.add(id);
                    ++wonders;
                }
            }
        }
        ASSERT_EQ(owned.size(), wonders);
        ASSERT_LE(state.wondersBuilt, 7);
    });
}

/// A card that can be taken is always there, and nothing that is covered can be.
TEST(DuelRandomPlay, TheStructureComesApartFromTheBottom) {
    forEachDecision(gamesPerCount() / 3, [](const State &state) {
        if (state.phase != Phase::pick) {
            return;
        }
        ASSERT_FALSE(state.available().empty());
        ASSERT_TRUE(state.toReveal().empty());
        for (const std::size_t slot : state.lying) {
            const bool covered = state.layout().places[slot].coveredBy.intersects(state.lying);
            ASSERT_EQ(covered, !state.available().has(slot));
        }
    });
}

std::vector<Move> conceivableMoves(const State &state) {
    std::vector<Move> moves;
    std::vector<CardId> ids{noCard, static_cast<CardId>(120)};
    for (const Card &any : catalogue().cards) {
        ids.push_back(any.id);
    }
    for (const CardId id : ids) {
        for (const Action action :
             {Action::build, Action::discard, Action::destroy, Action::revive}) {
            moves.push_back(Move::withCard(action, id));
            Move more = moves.back();
            more.token = TokenId{0};
            moves.push_back(more);
        }
        moves.push_back(Move::buildWonder(id, noWonder));
        for (std::size_t place = 0; place < 14; ++place) {
            moves.push_back(Move::buildWonder(id, static_cast<WonderId>(place)));
        }
    }
    for (std::size_t number = 0; number < 17; ++number) {
        moves.push_back(Move::draft(static_cast<WonderId>(number)));
        moves.push_back(Move::take(static_cast<TokenId>(number)));
        moves.push_back(Move::begin(static_cast<Seat>(number)));
    }
    EXPECT_NE(state.catalogue, nullptr);
    return moves;
}

TEST(DuelRandomPlay, LegalMovesAreExactlyThoseThatAreNotRefused) {
    Rng sample(5);
    forEachDecision(gamesPerCount(), [&](const State &state) {
        if (sample.below(state.phase == Phase::pick ? 40 : 10) != 0) {
            return;
        }
        Duel::MoveList moves;
        Duel::legal(state, state.mover, moves);
        std::size_t allowed = 0;
        for (const Move &move : conceivableMoves(state)) {
            const bool listed = std::find(moves.begin(), moves.end(), move) != moves.end();
            const Refusal refused = Duel::refusal(state, state.mover, move);
            ASSERT_EQ(listed, refused == Refusal::none) << code(refused);
            ASSERT_EQ(Duel::refusal(state, opponentOf(state.mover), move), Refusal::notYourTurn);
            allowed += listed ? 1 : 0;
        }
        ASSERT_EQ(allowed, moves.size()) << "a move twice";
    });
}

TEST(DuelRandomPlay, SavingAndLoadingChangesNothing) {
    forEachDecision(gamesPerCount() / 3, [](const State &state) {
        const Position position = positionOf(state);
        const auto made = makeState(catalogue(), position);
        ASSERT_TRUE(made.ok()) << made.error();
        ASSERT_EQ(*made, state) << "production, prices and powers too";
        ASSERT_EQ(Duel::hash(*made), Duel::hash(state));
        ASSERT_EQ(positionOf(*made), position);
    });
}

TEST(DuelRandomPlay, ChanceNodesCanBeSavedToo) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Rng rng(seed);
        State state = newGame(catalogue(), Duel::randomSetup(catalogue(), 2, rng)).value();
        while (Duel::node(state) != Node::over) {
            if (Duel::node(state) == Node::chance) {
                const auto made = makeState(catalogue(), positionOf(state));
                ASSERT_TRUE(made.ok()) << made.error();
                ASSERT_EQ(*made, state);
                Duel::applyChance(state, rng);
            } else {
                Duel::applyTrusted(state, state.mover,
                                   support::randomMove<Duel>(state, state.mover, rng));
            }
        }
        const auto made = makeState(catalogue(), positionOf(state));
        ASSERT_TRUE(made.ok()) << made.error();
        ASSERT_EQ(*made, state);
    }
}

TEST(DuelRandomPlay, WorldsThatDifferOnlyInWhatIsHiddenLookAlike) {
    Rng chance(3);
    int secrets = 0;
    forEachDecision(gamesPerCount(), [&](const State &state) {
        for (Seat seat = 0; seat < seats; ++seat) {
            const View seen = view(state, seat);
            const State imagined = determinise(seen, chance);
            ASSERT_EQ(view(imagined, seat), seen);
            secrets += imagined == state ? 0 : 1;
            if (state.phase != Phase::library || state.mover == seat) {
                ASSERT_EQ(imagined, state);
            } else {
                ASSERT_TRUE(seen.table().drawnTokens.empty());
                ASSERT_EQ(imagined.drawnTokens.size(), 3);
            }
        }
    });
    EXPECT_GT(secrets, 0) << "nobody ever used The Great Library";
}

TEST(DuelRandomPlay, GamesHaveTheirLength) {
    for (int game = 0; game < gamesPerCount(); ++game) {
        Rng rng(static_cast<std::uint64_t>(game));
        State state = newGame(catalogue(), Duel::randomSetup(catalogue(), 2, rng)).value();
        Duel::MoveList moves;
        const RandomGame played = playRandomly<Duel>(state, rng, moves);
        // Six drafts, sixty cards, two beginners; six pairs, The Great Library, two wonders that
        // destroy, The Mausoleum.
        ASSERT_LE(played.decisions, 6 + 60 + 2 + 6 + 4);
        ASSERT_GE(played.decisions, state.victory == Victory::civilian ? 68 : 20);
        ASSERT_NE(state.victory, Victory::none);
    }
}

/// Every deal that a shuffled box could bring is as likely: where each card of age III lies,
/// counted over many ages that are taken apart card by card.
TEST(DuelRandomPlay, DealsAreThoseOfAShuffledBox) {
    constexpr int deals = 20000;
    std::array<std::array<int, slotCount>, maxCards> found{};
    Position empty;
    empty.age = 3;
    empty.phase = Phase::layOut;
    const State before = stateOf(empty);
    Rng rng(77);
    for (int deal = 0; deal < deals; ++deal) {
        State state = before;
        Duel::applyChance(state, rng);
        Duel::applyTrusted(state, state.mover, Move::begin(0));
        while (Duel::node(state) != Node::over) {
            if (Duel::node(state) == Node::chance) {
                Duel::applyChance(state, rng);
                continue;
            }
            const auto slot = state.available().first();
            ++found[index(state.board[slot])][slot];
            Duel::applyTrusted(state, state.mover,
                               Move::withCard(Action::discard, state.board[slot]));
        }
    }
    for (const Card &any : catalogue().cards) {
        const double share = any.age != 3                  ? 0
                             : any.family == Family::guild ? 3.0 / 7 / 20
                                                           : 17.0 / 20 / 20;
        const double error = std::sqrt(deals * share * (1 - share));
        for (std::size_t slot = 0; slot < slotCount; ++slot) {
            // 540 numbers are looked at: five standard errors would happen once in 3000 runs.
            EXPECT_NEAR(found[index(any.id)][slot], deals * share, 5 * error)
                << any.key << " in slot " << slot;
        }
    }
}

} // namespace
} // namespace mirabilia::duel
