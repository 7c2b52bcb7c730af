// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/data.h"
#include "tests/engine/dice_support.h"

#include <gtest/gtest.h>

namespace mirabilia::dice {
namespace {

using nlohmann::json;

void expectRefused(const Parsed<Catalogue> &result, const std::string &place,
                   const std::string &reason) {
    ASSERT_FALSE(result.ok()) << place;
    EXPECT_EQ(result.error().find("my.json: " + place + ": "), 0U) << result.error();
    EXPECT_NE(result.error().find(reason), std::string::npos) << result.error();
}

void expectRefused(const std::string &where, const json &what, const std::string &place,
                   const std::string &reason) {
    expectRefused(parsedWith({{where, what}}), place, reason);
}

const json printedCross = {{"type", "cross"}, {"targets", {"agora"}}, {"times", 1}};
const json threePoints = {{"type", "vp"}, {"n", 3}};

TEST(DiceData, TheOriginalIsComplete) {
    const Catalogue &data = catalogue();
    EXPECT_EQ(data.boards.size(), 7U);
    EXPECT_EQ(data.dice.size(), 10U);
    EXPECT_EQ(data.cellKeys.size(), 56U);
    EXPECT_EQ(data.bonuses.size(), 3U);
    EXPECT_EQ(count(data.forumStart), 7);
    EXPECT_EQ(count(data.special), 3);
    EXPECT_EQ(data.attackCount, 10);
    EXPECT_EQ(count(data.defences), 4);
    for (const Board &board : data.boards) {
        EXPECT_EQ(count(board.cells), 56) << board.key;
        EXPECT_EQ(count(board.of(Building::university)), 9) << board.key;
        EXPECT_EQ(count(board.of(Building::wonder)), 3) << board.key;
    }
    EXPECT_EQ(data.onlyBy[index(die("white"))], data.of(Building::gallery));
    EXPECT_EQ(data.onlyBy[index(die("purple"))], data.of(Building::guildCourt));
    EXPECT_EQ(data.onlyBy[index(die("black"))], 0U);
}

TEST(DiceData, KnowsWhereEveryNumberComesFrom) {
    const Board &giza = catalogue().boards.front();
    EXPECT_EQ(giza[cell("barracks_west.defense.1")].costOrigin, Origin::inferred);
    EXPECT_EQ(giza[cell("barracks_west.defense.1")].effectsOrigin, Origin::sourced);
    EXPECT_EQ(giza[cell("agora.r1c1")].costOrigin, Origin::ours);
    EXPECT_EQ(giza[cell("gallery.laurel.1")].effectsOrigin, Origin::sourced);
    const Catalogue owned = catalogueWith(
        {{"/buildings/agora/cells/0/cost", 2}, {"/buildings/agora/cells/0/origin", "sourced"}});
    const Cell &corrected = owned.boards.front()[cell("agora.r1c1")];
    EXPECT_EQ(corrected.cost, 2);
    EXPECT_EQ(corrected.costOrigin, Origin::sourced);
    expectRefused("/buildings/agora/cells/0/origin", "heard", "/buildings/agora/cells/0/origin",
                  "\"heard\" is unknown");
    expectRefused("/forum/origin/distribution", 3, "/forum/origin/distribution", "expected text");
    expectRefused("/origins/rumour", "somebody said so", "/origins", "sourced, inferred and ours");
}

TEST(DiceData, WordsOfTheDataFile) {
    EXPECT_EQ(name(Colour::purple), "purple");
    EXPECT_EQ(name(Building::guildCourt), "guild_court");
    EXPECT_EQ(name(Origin::ours), "ours");
    EXPECT_FALSE(catalogue().findBoard("petra").has_value());
    EXPECT_FALSE(catalogue().findCell("").has_value());
}

TEST(DiceData, BrokenTextAndTheWrongShapeAreRefused) {
    expectRefused(parseCatalogue("", "my.json"), "line 1", "not valid JSON");
    expectRefused(parseCatalogue("{\n\n nonsense", "my.json"), "line 3", "not valid JSON");
    expectRefused(parseCatalogue("[]", "my.json"), "/", "expected an object");
    expectRefused(parseCatalogue("{}", "my.json"), "/", "\"buildings\" is missing");
    expectRefused("/boards", 3, "/boards", "expected a list");
    expectRefused("/dice/blue", json::array(), "/dice/blue", "expected an object");
}

TEST(DiceData, WrongNumbersAreRefusedWithTheirPlace) {
    expectRefused("/gold_reserve/capacity", 0, "/gold_reserve/capacity", "from 1 to 60");
    expectRefused("/setup/starting_coins", 22, "/setup/starting_coins", "from 0 to 21");
    expectRefused("/rules/pass_coins", 0, "/rules/pass_coins", "from 1 to 60");
    expectRefused("/forum/quadrant_costs", json::array(), "/forum/quadrant_costs", "empty");
    expectRefused("/forum/quadrant_costs", {0, 1, 2, 3, 4}, "/forum/quadrant_costs/4", "four");
    expectRefused("/buildings/market/lanes/coin7/cells/0/cost", 7,
                  "/buildings/market/lanes/coin7/cells/0/cost", "from 0 to 6");
    expectRefused("/buildings/market/lanes/coin7/cells/0/cost", 1.5,
                  "/buildings/market/lanes/coin7/cells/0/cost", "whole number");
    expectRefused("/boards/2/wonder/1/effects/0/times", 0, "/boards/2/wonder/1/effects/0/times",
                  "from 1 to 15");
    expectRefused("/rules/bonuses_to_end", 4, "/bonuses/items", "fewer than end the game");
    expectRefused("/components/players_max", 8, "/components/players_max", "from 2 to 7");
    expectRefused("/components/players_min", 1, "/components/players_min", "only 2");
}

TEST(DiceData, RulesThatTheEngineDoesNotKnowAreRefused) {
    expectRefused("/rules/resources_consumed", true, "/rules/resources_consumed", "only false");
    expectRefused("/rules/simultaneous", false, "/rules/simultaneous", "only true");
    expectRefused("/rules/attack_uses_defence_of", "this round", "/rules/attack_uses_defence_of",
                  "previous round");
    expectRefused("/rules/actions", {"build", "pass"}, "/rules/actions/1", "only \"wonder\"");
    expectRefused("/rules/tie", {"dice"}, "/rules/tie/0", "unknown");
    expectRefused("/forum/distribution", "triangular", "/forum/distribution", "uniform");
    expectRefused("/gold_reserve/when_full", "stop", "/gold_reserve/when_full", "erase");
    expectRefused("/buildings/guild_court/order", "random", "/buildings/guild_court/order",
                  "unknown");
}

TEST(DiceData, WrongDiceAreRefused) {
    expectRefused("/setup/forum_start/0", "pink", "/dice", "\"pink\" is missing");
    expectRefused("/setup/forum_start/0", "blue", "/setup/forum_start/3", "second time");
    expectRefused("/setup/forum_start/0", "white", "/setup/forum_start/0", "special");
    expectRefused("/setup/set_aside", {"black", "white"}, "/dice/purple", "neither");
    expectRefused("/dice/blue/color", "pink", "/dice/blue/color", "unknown");
    expectRefused("/dice/blue/faces", json::array(), "/dice/blue/faces", "without faces");
    expectRefused("/dice/blue/faces/0", "owls", "/dice/blue/faces", "no line of the Agora");
    expectRefused("/dice/grey_1/faces/0", "iron", "/dice/grey_1/faces", "produces \"iron\"");
    expectRefused("/dice/yellow/faces/0", "cow", "/dice/yellow/faces", "market.cow");
    expectRefused("/dice/purple/faces/0", "zoo", "/dice/purple/faces", "\"zoo\"");
    expectRefused("/dice/black/faces/0", "guild_court", "/dice/black/faces", "Guild Court");
    expectRefused("/dice/grey_1/special", true, "/setup/forum_start/0", "special");
}

TEST(DiceData, WrongCellsAreRefused) {
    expectRefused("/buildings/agora/cells/1/id", "agora.r1c1", "/buildings/agora/cells/1/id",
                  "another cell's name");
    expectRefused("/buildings/agora/lines/mask/0", "market.coin7.1",
                  "/buildings/agora/lines/mask/0", "no cell of the Agora");
    expectRefused("/buildings/agora/cells/0/effects/0/type", "glory",
                  "/buildings/agora/cells/0/effects/0/type", "unknown");
    expectRefused("/buildings/agora/cells/0/effects/0", {{"type", "attack"}, {"vp", 2}},
                  "/buildings/agora/cells/0/effects", "Barracks only");
    expectRefused("/buildings/warehouse/cells/0/effects/1", threePoints,
                  "/buildings/warehouse/cells/0/effects", "no row");
    expectRefused("/boards/1/wonder/0/effects/0/targets", {"guild_court"},
                  "/boards/1/wonder/0/effects/0/targets/0", "condition");
    expectRefused("/boards/1/wonder/0/effects/0/targets", json::array(),
                  "/boards/1/wonder/0/effects/0/targets", "no cell");
    expectRefused("/boards/0/university/compass/cells/2/effects/0/die", "blue",
                  "/boards/0/university/compass/cells/2/effects/0/die", "no special die");
    expectRefused("/boards/3/wonder/1/id", "wonder.9", "/boards/3/wonder/1/id", "another board");
    expectRefused("/boards/3/id", "giza", "/boards/3/id", "second time");
    expectRefused("/boards/0/wonder/0/effects",
                  {threePoints, threePoints, threePoints, threePoints, threePoints},
                  "/boards/0/wonder/0/effects/4", "four effects");
    expectRefused("/bonuses/items/2/effect", threePoints, "/bonuses/items/2/effect", "bonus");
    expectRefused("/boards/6", catalogue().boards.size(), "/boards/6", "expected an object");
}

/// What one seat can have open at once has a limit; the original stays below it.
TEST(DiceData, EffectsThatGrantEachOtherTooDeeplyAreRefused) {
    std::vector<Change> changes;
    for (const char *cell : {"0", "1", "2", "3", "4", "5"}) {
        changes.emplace_back("/buildings/agora/cells/" + std::string(cell) + "/effects",
                             json::array({printedCross, printedCross}));
    }
    expectRefused(parsedWith(changes), "/boards/0", "too deeply");
    changes.resize(1);
    EXPECT_TRUE(parsedWith(changes).ok());
}

/// Boards need not be alike: a fourth stage here, a short lane there.
TEST(DiceData, BoardsMayDiffer) {
    json fourth = {{"id", "wonder.4"}, {"cost", 6}, {"effects", {threePoints}}};
    json lane = json::parse(data::file("dice.json"))["boards"][1]["university"]["gear"]["cells"];
    lane.erase(2);
    const Catalogue other =
        catalogueWith({{"/boards/0/wonder/3", fourth}, {"/boards/1/university/gear/cells", lane}});
    EXPECT_EQ(other.cellKeys.size(), 57U);
    EXPECT_EQ(count(other.boards[0].of(Building::wonder)), 4);
    EXPECT_EQ(count(other.boards[1].of(Building::wonder)), 3);
    EXPECT_EQ(count(other.boards[1].of(Building::university)), 8);
    Rng rng(4);
    for (int game = 0; game < 20; ++game) {
        State state = newGame(other, randomSetup(other, 7, rng)).value();
        Dice::MoveList moves;
        EXPECT_GT(playRandomly<Dice>(state, rng, moves).decisions, 0);
    }
}

} // namespace
} // namespace mirabilia::dice
