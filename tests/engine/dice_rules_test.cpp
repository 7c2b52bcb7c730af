// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/dice_support.h"

#include <gtest/gtest.h>

namespace mirabilia::dice {
namespace {

/// Rebuilds sheets from nothing but the events.
class SheetFollower : public EventSink {
public:
    explicit SheetFollower(const State &start) : state(start) {}

    void on(const Event &event) override {
        ++heard;
        std::visit([this](const auto &told) { follow(told); }, event);
    }

    const State &state;
    std::array<Sheet, maxSeats> sheets{};
    std::array<std::vector<WrittenAttack>, maxSeats> attacks;
    std::array<DiceMask, maxSeats> unlocked{};
    std::array<int, maxSeats> completed{};
    Forum forum;
    SeatMask agoraFirst;
    SeatMask enders;
    SeatMask winners;
    int heard = 0;
    int rounds = 0;
    bool over = false;

private:
    void follow(const DiceRolled &told) {
        EXPECT_EQ(told.round, rounds + 1);
        EXPECT_EQ(told.entered.size(), rounds == 0 ? 0 : told.left.size());
        if (rounds > 0) {
            EXPECT_EQ((forum.dice - told.left) | told.entered, told.forum.dice);
        }
        forum = told.forum;
    }
    void follow(const CityRevealed &told) {
        Sheet &sheet = sheets[told.seat];
        EXPECT_FALSE(sheet.marked.intersects(told.marked));
        EXPECT_TRUE(rounds == 0 || sheet.coins == told.coinsBefore);
        sheet.marked |= told.marked;
        sheet.bonuses |= told.bonuses;
        sheet.coins = static_cast<std::uint8_t>(told.coins);
        EXPECT_EQ(told.opening.die() == noDie, told.opening.action != Action::build);
        EXPECT_TRUE(told.opening.die() == noDie || forum.dice.has(told.opening.die()));
    }
    void follow(const AttackWritten &told) {
        attacks[told.seat].push_back({told.cell, told.points});
        EXPECT_TRUE(told.opponent == state.leftOf(told.seat) ||
                    told.opponent == state.rightOf(told.seat));
    }
    void follow(const DieUnlocked &told) { unlocked[told.seat].add(told.die); }
    void follow(const BuildingCompleted &told) { ++completed[told.seat]; }
    void follow(const RoundEnded &told) {
        EXPECT_EQ(told.round, ++rounds);
        agoraFirst |= told.agoraFirst;
        EXPECT_TRUE(enders.empty() || told.enders.empty()) << "only one round is the last";
        enders |= told.enders;
    }
    void follow(const GameOver &told) {
        over = true;
        winners = told.winners;
    }
};

void compareWithEvents(const State &state, const SheetFollower &follower) {
    EXPECT_EQ(state.lastRound, !follower.enders.empty());
    for (Seat seat = 0; seat < state.players; ++seat) {
        const Sheet &sheet = state.cities[seat].now;
        EXPECT_EQ(sheet.marked, follower.sheets[seat].marked);
        EXPECT_EQ(sheet.coins, follower.sheets[seat].coins);
        EXPECT_EQ(sheet.bonuses, follower.sheets[seat].bonuses);
        EXPECT_EQ(sheet.agoraFirst, follower.agoraFirst.has(seat));
        EXPECT_EQ(unlockedDice(state, seat), follower.unlocked[seat]);
        EXPECT_EQ(std::min(follower.completed[seat], 3), sheet.bonuses.size());
        for (const WrittenAttack &attack : follower.attacks[seat]) {
            EXPECT_EQ(attackPoints(state, seat, attack.cell), attack.points);
        }
    }
}

TEST(DiceEvents, TellTheWholeGame) {
    for (int players = 2; players <= 7; ++players) {
        Rng rng(static_cast<std::uint64_t>(players));
        State state = randomGame(players, rng);
        SheetFollower follower(state);
        while (Dice::node(state) != Node::over) {
            if (Dice::node(state) == Node::chance) {
                ASSERT_TRUE(Dice::applyOutcome(state, Dice::sampleOutcome(state, rng), follower));
                continue;
            }
            const int before = follower.heard;
            const Seat seat = Dice::toAct(state).first();
            Dice::apply(state, seat, randomMove(state, seat, rng), follower);
            // A choice is a secret until the round ends.
            ASSERT_EQ(follower.heard == before, state.phase == Phase::round);
            if (state.phase != Phase::round) {
                ASSERT_NO_FATAL_FAILURE(compareWithEvents(state, follower));
            }
        }
        EXPECT_TRUE(follower.over);
        EXPECT_FALSE(follower.enders.empty());
        EXPECT_EQ(follower.winners, winners(state));
    }
}

/// The score example of the rulebook: 86 points.
TEST(DiceScores, AreExplainedLineByLine) {
    PositionSeat example = seat(
        "giza", {"wonder.1", "wonder.2", "wonder.3", "barracks_west.attack.1", "agora.r1c1",
                 "agora.r1c2", "market.chest.1", "university.tablet.1", "university.tablet.2"});
    example.attacks = {{cell("barracks_west.attack.1"), 1}};
    PositionSeat wall = seat("rhodes", {"barracks_east.defense.1", "barracks_east.defense.2"});
    const State state = stateOf({example, wall}, forum({}));
    const ScoreReport report = explainScore(state, 0);
    EXPECT_EQ(report.sheet, score(state, 0));
    ScoreSheet sum;
    for (const ScoreLine &line : report.lines) {
        sum.add(line.category, line.points);
        if (line.source == ScoreSource::attack) {
            EXPECT_EQ(line.count, 2) << "the defence that it met";
        }
        if (line.cell == cell("market.chest.1")) {
            EXPECT_EQ(line.count, 3) << "stages of the Wonder";
            EXPECT_EQ(line.points, 6);
        }
    }
    EXPECT_EQ(sum, report.sheet);
    EXPECT_EQ(report.sheet[Category::wonder], 15);
    EXPECT_EQ(report.sheet[Category::barracksWest], 1);
    EXPECT_EQ(report.sheet[Category::agora], 3);
    EXPECT_EQ(report.sheet[Category::university], 2);
    EXPECT_EQ(Dice::totals(state)[0], report.sheet.total());
}

TEST(DiceRoll, OnlyDiceThatCanLieThereDo) {
    const State state = newGame(catalogue(), setupOf({"giza", "rhodes"})).value();
    const auto fits = [&state](const Forum &lies) {
        State after = state;
        const bool taken = Dice::applyOutcome(after, lies);
        EXPECT_EQ(Dice::hash(after) == Dice::hash(state), !taken);
        return taken;
    };
    EXPECT_TRUE(fits(forum({})));
    EXPECT_FALSE(fits(Forum{}));
    EXPECT_FALSE(fits(forum({{"white", "leader_red", 0}}))) << "nobody has unlocked it";
    Forum six = forum({});
    six.dice.remove(die("grey_2"));
    EXPECT_FALSE(fits(six));
    Forum dear = forum({});
    dear.rolls[0].cost = 4;
    EXPECT_FALSE(fits(dear));
    Forum strange = forum({});
    strange.rolls[0].face = 7;
    EXPECT_FALSE(fits(strange));
    State rolled = state;
    ASSERT_TRUE(Dice::applyOutcome(rolled, forum({})));
    EXPECT_FALSE(Dice::applyOutcome(rolled, forum({}))) << "the dice lie already";
}

/// A face that is on a die twice is one face.
TEST(DiceRoll, EqualFacesMakeEqualPositions) {
    const State start = stateOf({seat("giza"), seat("rhodes")}, forum({}));
    State one = start;
    for (Seat each = 0; each < 2; ++each) {
        ASSERT_EQ(Dice::apply(one, each, pass), Refusal::none);
    }
    State other = one;
    Forum lies = forum({});
    lies.rolls[index(die("grey_1"))].face = 0; // stone
    ASSERT_TRUE(Dice::applyOutcome(one, lies));
    lies.rolls[index(die("grey_1"))].face = 1; // stone again
    ASSERT_TRUE(Dice::applyOutcome(other, lies));
    EXPECT_EQ(Dice::hash(one), Dice::hash(other));
}

/// Every way to lie is about equally frequent.
TEST(DiceRoll, DiceAreFair) {
    Rng rng(5);
    const State state = randomGame(3, rng);
    std::array<std::array<int, 4>, 6> seen{};
    constexpr int rolls = 24000;
    for (int i = 0; i < rolls; ++i) {
        const DieRoll blue = Dice::sampleOutcome(state, rng).rolls[index(die("blue"))];
        ++seen[blue.face][blue.cost];
    }
    for (const auto &byCost : seen) {
        for (const int times : byCost) {
            EXPECT_NEAR(times, rolls / 24, 150);
        }
    }
}

TEST(DiceSetup, BoardsAreKnownAndDifferent) {
    const auto refusal = [](const auto &setup) { return newGame(catalogue(), setup).error(); };
    EXPECT_EQ(refusal(setupOf({"babylon", "rhodes"})), "");
    EXPECT_EQ(refusal(setupOf({"babylon"})), "seats: 1, a game has 2 to 7");
    EXPECT_EQ(refusal(setupOf({"babylon", "babylon"})),
              "seats.1.board: \"babylon\" is at seat 0 already");
    auto strange = setupOf({"babylon", "rhodes"});
    strange.boards[1] = BoardId{7};
    EXPECT_EQ(refusal(strange), "seats.1.board: unknown");
}

TEST(DicePositions, ImpossibleOnesAreRefusedWithTheirPlace) {
    const auto refusal = [](const PositionSeat &first) {
        Position position;
        position.seats = {first, seat("rhodes")};
        position.forum = forum({});
        const auto made = makeState(catalogue(), position);
        return made ? "" : made.error();
    };
    EXPECT_EQ(refusal(seat("giza")), "");
    PositionSeat few = seat("giza");
    few.circled = 6;
    few.coins = 3;
    EXPECT_EQ(refusal(few), "seats.0.circled: 6 circled, a reserve has 7 to 21");
    PositionSeat guild = seat("giza", {"guild_court.1"});
    EXPECT_NE(refusal(guild).find("seats.0.marked: \"guild_court.1\" needs the die \"purple\""),
              std::string::npos)
        << refusal(guild);
    PositionSeat twice = seat("giza", {"barracks_west.attack.1"});
    twice.attacks.push_back(twice.attacks.front());
    EXPECT_EQ(refusal(twice), "seats.0.attacks: \"barracks_west.attack.1\" twice");
    PositionSeat nothing = seat("giza");
    nothing.attacks.push_back({cell("agora.r1c1"), 3});
    EXPECT_EQ(refusal(nothing), "seats.0.attacks: points for what is no crossed-off attack");
    PositionSeat bonuses = seat("giza", {"wonder.1", "wonder.2", "wonder.3"});
    bonuses.bonuses = {bonus("bonus_coins"), bonus("bonus_coins")};
    EXPECT_EQ(refusal(bonuses), "seats.0.bonuses: \"bonus_coins\" twice");
}

/// Sequences of decisions from the start of a round: the generator of moves, counted.
TEST(DiceCounts, SequencesOfDecisions) {
    const State state = stateOf({seat("rhodes", {}, 12), seat("halicarnassus", {}, 12)},
                                forum({{"red", "shield", 0}, {"yellow", "camel", 1}}));
    Rng rng(1);
    // Three stones, the mask, two shields, two camels, the compass, the Wonder, passing.
    EXPECT_EQ(support::countSequences<Dice>(state, 1, rng), 11U);
    // Two camels with seven answers each, the Wonder with five, eight times the other seat's turn.
    EXPECT_EQ(support::countSequences<Dice>(state, 2, rng), 2U * 7 + 5 + 8 * 11);
    EXPECT_EQ(support::countSequences<Dice>(state, 3, rng), 1028U);
}

} // namespace
} // namespace mirabilia::dice
