// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/dice_support.h"

#include <gtest/gtest.h>

namespace mirabilia::dice {
namespace {

using nlohmann::json;

using support::expectRefused;

json original() {
    return json::parse(support::dataText<Dice>());
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
    EXPECT_EQ(data.forumStart.size(), 7);
    EXPECT_EQ(data.special.size(), 3);
    EXPECT_EQ(data.attackCount, 10);
    EXPECT_EQ(data.defences.size(), 4);
    for (const Board &board : data.boards) {
        EXPECT_EQ(board.cells.size(), 56) << board.key;
        EXPECT_EQ(board.of(Building::university).size(), 9) << board.key;
        EXPECT_EQ(board.of(Building::wonder).size(), 3) << board.key;
    }
    EXPECT_EQ(data.onlyBy[index(die("white"))], data.of(Building::gallery));
    EXPECT_EQ(data.onlyBy[index(die("purple"))], data.of(Building::guildCourt));
    EXPECT_TRUE(data.onlyBy[index(die("black"))].empty());
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

TEST(DiceData, AKeyThatStandsTwiceHidesNothing) {
    const auto changed = support::changedData<Dice>;
    expectRefused(changed("\"id\": \"wonder.2\", \"cost\": 3",
                          "\"id\": \"wonder.2\", \"cost\": 4, \"cost\": 3"),
                  "/boards/0/wonder/1", "\"cost\" stands there twice");
    expectRefused(changed("\"format\": 1", "\"format\": 1, \"format\": 1"), "/", "twice");
    const std::string deep = std::string(100000, '[') + std::string(100000, ']');
    const auto nested = changed("\"format\": 1", "\"format\": " + deep);
    ASSERT_FALSE(nested.ok());
    EXPECT_NE(nested.error().find("/format/0/0/0"), std::string::npos) << nested.error();
    EXPECT_NE(nested.error().find("nested too deeply"), std::string::npos) << nested.error();
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

TEST(DiceData, WhatTheRulesTakeForGrantedMustStandThere) {
    expectRefused("/format", 2, "/format", "only 1");
    expectRefused("/game", "duel", "/game", "only \"dice\"");
    expectRefused("/components/dice", 9, "/components/dice", "has 10");
    expectRefused("/components/boards", 8, "/components/boards", "has 7");
    expectRefused("/components/forum_dice", 6, "/components/forum_dice", "has 7");
    expectRefused("/gold_reserve/row_length", 0, "/gold_reserve/row_length", "from 1 to 21");
    expectRefused("/buildings/barracks_west/faces", "right_neighbour",
                  "/buildings/barracks_west/faces", "only \"left_neighbour\"");
    expectRefused("/buildings/barracks_east/faces", "left_neighbour",
                  "/buildings/barracks_east/faces", "only \"right_neighbour\"");
    const std::string condition = "/buildings/guild_court/condition/";
    expectRefused(condition + "three_plus", "more_than_each", condition + "three_plus",
                  "at_least_each_neighbour");
    expectRefused(condition + "two_players", "at_least", condition + "two_players",
                  "more_than_opponent");
    expectRefused(condition + "counts_as_of", "now", condition + "counts_as_of", "start_of_round");
    expectRefused("/buildings/university/cells_per_lane", 4, "/buildings/university/cells_per_lane",
                  "has 3");
    expectRefused("/buildings/warehouse/in_city", true, "/buildings/warehouse/in_city", "false");
}

TEST(DiceData, DiceBuildingsAndLanesMustAgree) {
    expectRefused("/buildings/market/die", "blue", "/dice/yellow/building", "for other dice");
    expectRefused("/buildings/wonder/die", "blue", "/buildings/wonder/die", "no die");
    expectRefused("/dice/red/building", "market", "/dice/red/building", "for other dice");
    expectRefused("/dice/red/building", nullptr, "/buildings/barracks_west/die", "no die");
    expectRefused("/dice/red/building", "castle", "/dice/red/building", "no building");
    const std::string symbol = "/buildings/barracks_west/lanes/attack/symbol";
    expectRefused(symbol, "sword", symbol, "\"sword\" does not reach");
    expectRefused(symbol, "spear", symbol, "\"spear\" does not reach");
}

TEST(DiceData, TheOrderOfALaneMustStandThere) {
    for (const char *place :
         {"/buildings/guild_court", "/buildings/market/lanes/coin7", "/boards/4/university/compass",
          "/buildings/wonder", "/buildings/gallery/lanes/leader_red",
          "/buildings/barracks_east/lanes/defense"}) {
        json document = original();
        document[json::json_pointer(place)].erase("order");
        expectRefused(parseCatalogue(document.dump(), "my.json"), place, "\"order\" is missing");
    }
}

TEST(DiceData, EveryBoardHasAllLanes) {
    json document = original();
    document["boards"][2]["university"].erase("gear");
    expectRefused(parseCatalogue(document.dump(), "my.json"), "/boards/2/university",
                  "\"gear\" is missing");
}

TEST(DiceData, EveryCellOfTheAgoraStandsInALine) {
    const std::string lines = "/buildings/agora/lines/";
    expectRefused(lines + "mask", json::array(), lines + "mask", "without cells");
    expectRefused(lines + "mask", {"agora.r1c1", "agora.r1c1"}, lines + "mask/1", "second time");
    expectRefused(lines + "mask", {"agora.r1c1", "agora.r2c2"}, lines + "mask",
                  "neither a row nor a column");
    EXPECT_TRUE(parsedWith({{lines + "mask", {"agora.r1c3", "agora.r1c2"}}}).ok());
    expectRefused(parsedWith({{lines + "mask", {"agora.r1c2", "agora.r1c3"}},
                              {lines + "temple", {"agora.r2c1", "agora.r3c1"}}}),
                  "/buildings/agora/cells/0", "no line leads");
    expectRefused("/buildings/agora/cells/1/col", 0, "/buildings/agora/cells/1", "another cell");
    expectRefused("/buildings/agora/cells/1/row", 9, "/buildings/agora/cells/1/row", "from 0");
}

TEST(DiceData, EverySpecialDieCanBeUnlocked) {
    std::vector<Change> changes;
    for (std::size_t board = 0; board < catalogue().boards.size(); ++board) {
        for (const char *lane : {"compass", "tablet", "gear"}) {
            const std::string die = "/boards/" + std::to_string(board) + "/university/" + lane +
                                    "/cells/2/effects/0/die";
            if (original()[json::json_pointer(die)] == "black") {
                changes.emplace_back(die, "white");
            }
        }
    }
    EXPECT_EQ(changes.size(), 7U);
    expectRefused(parsedWith(changes), "/setup/set_aside/0", "no board");
    changes.pop_back();
    EXPECT_TRUE(parsedWith(changes).ok());
}

TEST(DiceData, TiesAreBrokenByCoinsFirst) {
    expectRefused("/rules/tie", json::array(), "/rules/tie", "\"shared victory\" is missing");
    expectRefused("/rules/tie", {"most circled unspent coins"}, "/rules/tie/0", "shared victory");
    expectRefused("/rules/tie", {"shared victory", "most circled unspent coins"}, "/rules/tie/0",
                  "only \"most circled");
}

TEST(DiceData, ARulingHasOneOfItsOptions) {
    const std::string tie = "/rulings/agora_first_tie/";
    expectRefused(tie + "options", {"all", "oldest"}, tie + "options/1",
                  "known: all, none, most_coins");
    expectRefused(tie + "options", {"none", "most_coins"}, tie + "value", "none of the options");
    expectRefused("/rulings/cross_effect/value", "mandatory", "/rulings/cross_effect/value",
                  "known: optional");
    expectRefused("/rulings/grey_faces/all_six", json::array(), "/rulings/grey_faces/all_six",
                  "without faces");
}

TEST(DiceData, MisspeltKeysAreRefused) {
    for (const char *place :
         {"/cots", "/rules/pass_coin", "/rulings/atack_floor", "/buildings/forge",
          "/buildings/agora/cells/0/cots", "/buildings/agora/cells/0/orgin",
          "/boards/1/wonder/0/effects/0/timess", "/buildings/market/lanes/camel/oder",
          "/buildings/agora/order", "/face_targets/axxe", "/dice/blue/colour",
          "/bonuses/items/0/cost", "/effects/glory"}) {
        expectRefused(place, 1, place, "not known here");
        expectRefused(place, json::object(), place, "not known here");
    }
    expectRefused("/buildings/agora/cells/0/origin", {{"costs", "ours"}},
                  "/buildings/agora/cells/0/origin/costs", "no \"costs\"");
    EXPECT_TRUE(parsedWith({{"/dice/blue/note", "mine has a scratch"}}).ok());
}

/// Whatever the file says is either taken as it stands there, or refused: nothing is overlooked.
TEST(DiceData, EveryFactIsAskedFor) {
    json document = original();
    const json leaves = original().flatten();
    int facts = 0;
    for (const auto &[pointer, leaf] : leaves.items()) {
        const auto last = pointer.substr(pointer.rfind('/') + 1);
        if (last == "note" || last == "about" || pointer.find("/boards/") == 0) {
            continue; // the boards are alike; cells of other buildings stand for theirs
        }
        json &value = document[json::json_pointer(pointer)];
        const json before = std::exchange(value, json::array({-77}));
        EXPECT_FALSE(parseCatalogue(document.dump(), "my.json").ok()) << pointer;
        value = before;
        ++facts;
    }
    EXPECT_GT(facts, 400);
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

/// What a city collects must fit what it is kept in, whatever the data says.
TEST(DiceData, SumsThatCouldOverflowAreRefused) {
    const json each{
        {"type", "coins_and_vp_per_space"}, {"coins", 1}, {"vp", 60}, {"building", "agora"}};
    const json most = json::array({each, each, each, each});
    std::vector<Change> changes;
    for (const char *cells :
         {"/buildings/agora/cells", "/buildings/market/lanes/camel/cells",
          "/buildings/market/lanes/chest/cells", "/buildings/market/lanes/coin7/cells",
          "/buildings/guild_court/cells"}) {
        for (const Change &change : support::everywhere<Dice>(cells, "/effects", most)) {
            changes.push_back(change);
        }
    }
    expectRefused(parsedWith(changes), "/buildings/guild_court/cells/0/effects",
                  "more than 32767 points");
}

/// Boards need not be alike: a fourth stage here, a short lane there.
TEST(DiceData, BoardsMayDiffer) {
    json fourth = {{"id", "wonder.4"}, {"cost", 6}, {"effects", {threePoints}}};
    json lane = original()["boards"][1]["university"]["gear"]["cells"];
    lane.erase(2);
    const Catalogue other =
        catalogueWith({{"/boards/0/wonder/3", fourth}, {"/boards/1/university/gear/cells", lane}});
    EXPECT_EQ(other.cellKeys.size(), 57U);
    EXPECT_EQ(other.boards[0].of(Building::wonder).size(), 4);
    EXPECT_EQ(other.boards[1].of(Building::wonder).size(), 3);
    EXPECT_EQ(other.boards[1].of(Building::university).size(), 8);
    Rng rng(4);
    for (int game = 0; game < 20; ++game) {
        State state = newGame(other, randomSetup(other, 7, rng)).value();
        Dice::MoveList moves;
        EXPECT_GT(playRandomly<Dice>(state, rng, moves).decisions, 0);
    }
}

} // namespace
} // namespace mirabilia::dice
