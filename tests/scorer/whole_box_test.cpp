// SPDX-License-Identifier: GPL-3.0-or-later
// Rows and ways to win of the expansions.
#include "scorer/export.h"
#include "scorer/ranking.h"
#include "tests/scorer/imported.h"

namespace mirabilia::scorer {
namespace {

Sheet duelWithExpansions() {
    Sheet sheet;
    sheet.box = Box::duel;
    sheet.addOns = "pantheon, agora";
    for (const char *player : {"Ada", "Bo"}) {
        Entry entry;
        entry.player = player;
        for (const Row row : rowsOf(Box::duel)) {
            entry.set(row, 2);
        }
        entry.set(Row::civilian, 1); // no cards of the box alone give it
        entry.set(Row::pantheon, 21);
        entry.set(Row::agora, 9);
        sheet.entries.push_back(entry);
    }
    sheet.entries[1].set(Row::military, 0);
    return sheet;
}

TEST(WholeBox, GodsAndSenatorsCount) {
    const Sheet sheet = duelWithExpansions();
    EXPECT_EQ(total(Box::duel, sheet.entries[0]), 45);
    EXPECT_TRUE(sheet.plays(Row::pantheon));
    EXPECT_TRUE(sheet.plays(Row::agora));
    const Checker checker(classicBoxes(), &duelBox(), &diceBox());
    EXPECT_TRUE(checker.check(sheet).empty());
    EXPECT_FALSE(checker.boundsOf(sheet, Row::guilds));
    Sheet plain = sheet;
    plain.addOns.clear();
    for (Entry &entry : plain.entries) {
        entry.set(Row::pantheon, std::nullopt);
        entry.set(Row::agora, std::nullopt);
    }
    EXPECT_FALSE(checker.check(plain).empty());
}

TEST(WholeBox, TheSenateMayDecide) {
    Sheet sheet = duelWithExpansions();
    sheet.entries[1].supremacy = Supremacy::political; // with fewer points
    EXPECT_EQ(winners(sheet), (std::vector<std::size_t>{1}));
    for (const std::string &text : {writeCsv({&sheet, 1}), writeJson({&sheet, 1})}) {
        const Import import = imported(text);
        ASSERT_EQ(import.sheets.size(), 1U);
        EXPECT_EQ(import.sheets[0].box, Box::duel);
        EXPECT_EQ(import.sheets[0].entries[1].supremacy, Supremacy::political);
        EXPECT_EQ(import.sheets[0].entries[0].at(Row::pantheon), 21);
        EXPECT_EQ(import.sheets[0].entries[0].at(Row::agora), 9);
    }
}

TEST(WholeBox, AnAgoraByItselfIsThatOfDice) {
    EXPECT_EQ(imported("player,agora\nAda,3\nBo,4\n").sheets.at(0).box, Box::dice);
    EXPECT_EQ(imported("player,progress,senate\nAda,3,4\nBo,4,4\n").sheets.at(0).box, Box::duel);
    EXPECT_EQ(imported("player,military,gods\nAda,3,4\nBo,4,4\n").sheets.at(0).box, Box::duel);
    const Import json = imported(R"([{"players": [
        {"player": "Ada", "points": {"progress": 4, "agora": 3}},
        {"player": "Bo", "points": {"progress": 4, "agora": 3}}]}])");
    EXPECT_EQ(json.sheets.at(0).box, Box::duel);
}

TEST(WholeBox, BabelMayCostPoints) {
    const Import import = imported("player,military,babel,total\nAda,3,-2,1\nBo,4,5,9\n");
    ASSERT_EQ(import.sheets.size(), 1U);
    EXPECT_EQ(import.sheets[0].entries[0].at(Row::babel), -2);
    EXPECT_TRUE(found(import).empty());
    Sheet sheet;
    sheet.addOns = "Tower of Babel";
    EXPECT_TRUE(sheet.plays(Row::babel));
}

} // namespace
} // namespace mirabilia::scorer
