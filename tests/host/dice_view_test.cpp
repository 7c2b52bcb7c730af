// SPDX-License-Identifier: GPL-3.0-or-later
// What the table of Dice draws comes with the message: prices, reasons, what follows.
#include "app/host/dice_protocol.h"
#include "app/host/games.h"
#include "resources/data.h"
#include "tests/engine/dice_support.h"
#include "tests/host/any_move.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace mirabilia::host {
namespace {

using dice::Dice;
using dice::forum;
using dice::PositionSeat;
using dice::stateOf;

PositionSeat seatWith(std::string_view board, std::initializer_list<std::string_view> marked = {},
                      int coins = 7) {
    return dice::seat(board, marked, coins);
}

v1::DiceTable diceTable(const dice::State &state, Seat viewer,
                        std::span<const dice::Move> answered = {}) {
    v1::TableView view;
    DiceProtocol::fillTable(state, {{}, answered}, viewer, false, view);
    return view.dice();
}

const v1::DieView &dieOf(const v1::DiceTable &table, std::string_view key) {
    return *std::find_if(table.forum().begin(), table.forum().end(),
                         [&key](const v1::DieView &die) { return die.die() == key; });
}

const v1::DiceCell &cellOf(const v1::DiceTable &table, int seat, std::string_view key) {
    const auto &cells = table.cities(seat).cells();
    return *std::find_if(cells.begin(), cells.end(),
                         [&key](const v1::DiceCell &cell) { return cell.cell() == key; });
}

const v1::DiceOption &optionOf(const v1::DiceTable &table, v1::DiceAction action,
                               std::string_view cell) {
    return *std::find_if(table.options().begin(), table.options().end(),
                         [&](const v1::DiceOption &option) {
                             return option.move().action() == action && option.cell() == cell;
                         });
}

TEST(DiceView, DiceAndCellsShowTheirPriceOrWhyNot) {
    const dice::State state = stateOf(
        {seatWith("rhodes", {"university.gear.1", "warehouse.stone", "barracks_west.attack.1"}, 2),
         seatWith("giza", {"barracks_east.defense.1", "university.tablet.1", "university.tablet.2",
                           "university.tablet.3"})},
        forum({{"green", "compass", 2},
               {"blue", "mask", 3},
               {"red", "axe", 0},
               {"yellow", "chest", 3},
               {"purple", "agora", 0}}));
    const v1::DiceTable table = diceTable(state, 0);

    EXPECT_EQ(dieOf(table, "green").price().coins(), 2U);
    EXPECT_EQ(dieOf(table, "green").price().die(), 1U);
    EXPECT_EQ(dieOf(table, "green").price().saved(), 1);
    EXPECT_EQ(dieOf(table, "green").price().missing(), 1U);
    EXPECT_EQ(dieOf(table, "green").price().refusal(), "");
    EXPECT_EQ(dieOf(table, "yellow").price().refusal(), "cannot_pay");
    EXPECT_EQ(dieOf(table, "yellow").price().coins(), 3U) << "the cheaper chest: 2, and 1 more";
    EXPECT_TRUE(dieOf(table, "purple").locked());
    EXPECT_EQ(dieOf(table, "purple").price().refusal(), "locked");
    EXPECT_FALSE(dieOf(table, "green").locked());

    const v1::DiceCell &compass = cellOf(table, 0, "university.compass.1");
    EXPECT_EQ(compass.building(), "university");
    EXPECT_TRUE(compass.next());
    EXPECT_EQ(compass.cost(), 2U);
    EXPECT_EQ(compass.missing(), 1U);
    EXPECT_EQ(compass.missing_coins(), 1U);
    EXPECT_EQ(compass.refusal(), "");
    EXPECT_EQ(cellOf(table, 0, "university.compass.2").refusal(), "order");
    EXPECT_FALSE(cellOf(table, 0, "university.compass.2").next());
    EXPECT_TRUE(cellOf(table, 0, "warehouse.stone").crossed());
    EXPECT_FALSE(cellOf(table, 0, "warehouse.stone").fresh());
    EXPECT_EQ(cellOf(table, 0, "barracks_west.attack.1").attack_points(), 3) << "as written";
    EXPECT_EQ(cellOf(table, 0, "barracks_west.attack.2").attack_points(), 3) << "4 - 1";
    EXPECT_FALSE(compass.has_attack_points());
    ASSERT_EQ(table.cities(0).facing_size(), 2);
    EXPECT_EQ(table.cities(0).facing(0).building(), "barracks_west");
    EXPECT_EQ(table.cities(0).facing(0).defence(), 1U);
    EXPECT_EQ(table.cities(0).facing(1).defence(), 0U);

    EXPECT_EQ(table.wonder_cell(), "wonder.1");
    EXPECT_EQ(table.wonder().coins(), 1U);
    EXPECT_EQ(table.wonder().refusal(), "");
    ASSERT_EQ(table.comparisons_size(), 6);
    EXPECT_EQ(table.comparisons(2).face(), "barracks");
    EXPECT_EQ(table.comparisons(2).buildings_size(), 2);
    EXPECT_EQ(table.comparisons(2).own(), 1U);
    EXPECT_EQ(table.comparisons(2).left(), 1U);
    EXPECT_FALSE(table.comparisons(2).left_allows()) << "two players: more, not as many";
    EXPECT_EQ(table.bonuses_to_end(), 3U);
    EXPECT_EQ(table.capacity(), 21U);
}

TEST(DiceView, AMoveSaysWhatItLeadsTo) {
    const dice::State state =
        stateOf({seatWith("giza", {"wonder.1", "wonder.2", "market.camel.1"}, 9),
                 seatWith("rhodes", {"barracks_east.defense.1"})},
                forum({{"red", "axe", 1}, {"yellow", "camel", 0}}));
    const v1::DiceTable table = diceTable(state, 0);
    const v1::DiceOption &axe = optionOf(table, v1::DICE_ACTION_BUILD, "barracks_west.attack.1");
    EXPECT_EQ(axe.price().coins(), 1U);
    EXPECT_EQ(axe.coins_after(), 8U);
    EXPECT_EQ(axe.points(), 2);
    EXPECT_EQ(axe.asks(), v1::DICE_QUESTION_UNSPECIFIED);
    EXPECT_EQ(optionOf(table, v1::DICE_ACTION_BUILD, "market.camel.2").asks(),
              v1::DICE_QUESTION_CROSS);
    const v1::DiceOption &wonder = optionOf(table, v1::DICE_ACTION_WONDER, "wonder.3");
    EXPECT_EQ(wonder.price().missing(), 5U);
    EXPECT_EQ(wonder.coins_after(), 4U);
    EXPECT_EQ(wonder.points(), 7);
    EXPECT_EQ(wonder.completes(), "wonder");
    EXPECT_EQ(wonder.asks(), v1::DICE_QUESTION_BONUS);
    EXPECT_EQ(optionOf(table, v1::DICE_ACTION_PASS, "").coins_after(), 12U);
}

std::vector<std::string> described(const v1::DiceTable &table) {
    std::vector<std::string> texts;
    for (const v1::DiceStep &step : table.steps()) {
        std::string text = v1::DiceStepState_Name(step.state()).substr(16) + " " +
                           v1::DiceQuestion_Name(step.question()).substr(14) + " " + step.cause();
        text += step.of() > 1
                    ? " " + std::to_string(step.number()) + "/" + std::to_string(step.of())
                    : "";
        text += step.cell().empty() ? "" : " " + step.cell() + " " + std::to_string(step.coins());
        texts.push_back(text);
    }
    return texts;
}

TEST(DiceView, TheWayThroughTheRoundIsTold) {
    dice::State state = stateOf(
        {seatWith("giza", {"university.gear.1", "university.gear.2", "university.gear.3"}, 12),
         seatWith("rhodes")},
        forum({{"white", "leader_blue", 1}}));
    EXPECT_EQ(described(diceTable(state, 0)), std::vector<std::string>{"NOW ACTION "});
    std::vector<dice::Move> answered;
    const auto answer = [&](const dice::Move &move) {
        ASSERT_EQ(Dice::apply(state, 0, move), Refusal::none);
        answered.push_back(move);
    };
    const auto cross = [](std::string_view key) {
        return dice::Move{dice::Action::cross, dice::noDie, dice::cell(key), dice::noBonus};
    };
    answer(dice::build("white", "gallery.blue"));
    v1::DiceTable table = diceTable(state, 0, answered);
    EXPECT_EQ(described(table),
              (std::vector<std::string>{"DONE ACTION  gallery.blue 3", "NOW CROSS gallery.blue 1/2",
                                        "TO_COME CROSS gallery.blue 2/2"}));
    EXPECT_EQ(table.steps(1).buildings(0), "agora");
    EXPECT_TRUE(cellOf(table, 0, "gallery.blue").fresh());
    EXPECT_FALSE(dieOf(table, "blue").has_price()) << "no die is asked for";
    EXPECT_EQ(cellOf(table, 0, "market.camel.1").refusal(), "not_available");
    answer(cross("agora.r1c1"));
    answer(dice::decline);
    table = diceTable(state, 0, answered);
    EXPECT_EQ(described(table),
              (std::vector<std::string>{"DONE ACTION  gallery.blue 3",
                                        "DONE CROSS gallery.blue 1/2 agora.r1c1 0",
                                        "DONE CROSS gallery.blue 2/2"}))
        << "while others decide";
    EXPECT_EQ(cellOf(table, 0, "agora.r1c2").refusal(), "") << "nothing is asked";
    EXPECT_TRUE(diceTable(state, 1).steps_size() == 1) << "what seat 0 does is its secret";
}

std::unique_ptr<Match> matchOfThree() {
    static const Games games(data::file);
    v1::SavedGameHeader header;
    for (int seat = 0; seat < 3; ++seat) {
        header.add_seats();
    }
    EXPECT_EQ(games.setUp("dice", std::vector<SeatWish>(3), 5, header), "");
    return games.make(header).match;
}

/// Who wakes or comes late sees what everybody did last.
TEST(DiceView, AMatchRemembersTheLastRoundOfEveryCity) {
    const auto match = matchOfThree();
    Rng rng(5);
    while (!match->over()) {
        const Seat seat = match->toAct().first();
        v1::TableView view;
        match->fillView(seat, view);
        std::map<unsigned, v1::DiceEvent> lasts;
        for (const v1::Event &event : match->events(seat, 0)) {
            if (event.dice().kind() == v1::DiceEvent::CITY_REVEALED) {
                lasts[event.dice().seat()] = event.dice();
            }
        }
        for (const v1::DiceCity &city : view.dice().cities()) {
            EXPECT_EQ(city.has_last(), view.dice().round() > 1);
            EXPECT_EQ(city.last().SerializeAsString(), lasts[city.seat()].SerializeAsString());
        }
        ASSERT_EQ(match->apply(seat, anyMove(view, rng)), "");
    }
}

/// The match itself knows what its seats have done in the round, also after an undo or a restart.
TEST(DiceView, AMatchTellsASeatItsOwnSteps) {
    const auto match = matchOfThree();
    Rng rng(5);
    std::size_t longest = 0;
    while (!match->over()) {
        std::vector<std::size_t> steps;
        for (Seat seat = 0; seat < 3; ++seat) {
            v1::TableView view;
            match->fillView(seat, view);
            const auto done =
                std::count_if(view.dice().steps().begin(), view.dice().steps().end(),
                              [](const v1::DiceStep &step) { return step.has_move(); });
            EXPECT_EQ(done > 0, match->undecidable(seat));
            longest = std::max(longest, static_cast<std::size_t>(done));
        }
        const Seat seat = match->toAct().first();
        v1::TableView view;
        match->fillView(seat, view);
        ASSERT_EQ(match->apply(seat, anyMove(view, rng)), "");
    }
    EXPECT_GT(longest, 2U);
    v1::TableView end;
    match->fillView(0, end);
    ASSERT_GE(end.dice().ended_by_size(), 1);
    const auto ender = static_cast<int>(end.dice().ended_by(0));
    EXPECT_EQ(end.dice().cities(ender).bonuses_size(), 3);
}

} // namespace
} // namespace mirabilia::host
