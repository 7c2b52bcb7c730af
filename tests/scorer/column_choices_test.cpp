// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/column_choices.h"
#include "tests/scorer/imported.h"

namespace mirabilia::scorer {
namespace {

Import readWith(std::string_view text, const ColumnWishes &wishes) {
    const auto import = readSheets(*decodeUnicode(text), {}, wishes);
    EXPECT_TRUE(import.ok()) << import.error();
    return import.ok() ? *import : Import{};
}

/// "Player:player Bonus:other*", a star where it was chosen.
std::string meanings(const Import &import) {
    std::string text;
    for (const ReadColumn &column : import.columns) {
        text.append(text.empty() ? "" : " ").append(column.head).append(":");
        text.append(column.meaning).append(column.chosen ? "*" : "");
    }
    return text;
}

constexpr std::string_view bonusTable =
    "Player,Blue,Bonus,Bonus,Total\nAnna,20,3,5,23\nBen,12,0,6,12\n";

TEST(ColumnChoices, ShowWhatWasTakenForWhat) {
    const Import import = imported(bonusTable);
    EXPECT_EQ(meanings(import), "Player:player Blue:civilian Bonus:other Bonus: Total:total");
    EXPECT_EQ(import.columns[1].cells, (Lines{"20", "12"}));
    const auto names = meaningsFor(import);
    EXPECT_EQ(names.front(), "");
    for (const std::string &name : names) {
        EXPECT_TRUE(isMeaning(name)) << name;
        EXPECT_EQ(std::count(names.begin(), names.end(), name), 1) << name;
    }
    for (const char *name : {"player", "military", "debts", "armada_defeats", "rank", "date"}) {
        EXPECT_EQ(std::count(names.begin(), names.end(), name), 1) << name;
    }
    EXPECT_FALSE(isMeaning("blau"));
    EXPECT_TRUE(isMeaning("row3"));
}

TEST(ColumnChoices, AreTakenWhateverTheHeadsSay) {
    const Import first = imported(bonusTable);
    const ColumnChoices choices = choicesWith(first.columns, 3, "science");
    const Import second = readWith(bonusTable, {choices, {}});
    EXPECT_EQ(meanings(second),
              "Player:player Blue:civilian Bonus:other Bonus:science* Total:total");
    EXPECT_EQ(second.sheets[0].entries[1].at(Row::science), 6);
    const ColumnChoices more = choicesWith(second.columns, 1, "");
    const Import third = readWith(bonusTable, {more, {}});
    EXPECT_EQ(third.sheets[0].entries[1].at(Row::civilian), std::nullopt);
    EXPECT_EQ(third.columns[1].meaning, "") << "a choice too: it is not guessed again";
    EXPECT_TRUE(third.columns[3].chosen);
}

TEST(ColumnChoices, TakeTheirMeaningFromOthersAndAddUpAmongThemselves) {
    const Import import = readWith(bonusTable, {ColumnChoices{{"bonus", "civilian", 1}}, {}});
    EXPECT_EQ(import.columns[1].meaning, "");
    EXPECT_EQ(import.sheets[0].entries[0].at(Row::civilian), 5);
    const Import both =
        readWith(bonusTable, {ColumnChoices{{"Bonus", "civilian", 1}, {"Blue", "civilian"}}, {}});
    EXPECT_EQ(both.sheets[0].entries[0].at(Row::civilian), 25);
}

TEST(ColumnChoices, WhatCostsPointsIsTakenAway) {
    const std::string_view text = "Player,Red,Lost,Total\nAnna,8,1,7\nBen,3,6,-3\n";
    const Import import = readWith(
        text, {ColumnChoices{{"Red", "military_victories"}, {"Lost", "military_defeats"}}, {}});
    EXPECT_EQ(import.sheets[0].entries[1].at(Row::military), -3);
    EXPECT_EQ(import.columns[2].meaning, "military_defeats");
    EXPECT_EQ(import.sheets[0].entries[1].recordedTotal, std::nullopt) << "it adds up";
}

TEST(ColumnChoices, CoinsStayCoinsAndFlagsStayPoints) {
    const std::string_view text =
        "Player,Blue,Coins,Leaders,Total\nAnna,20,4,1,24\nBen,12,3,1,15\n";
    EXPECT_EQ(meanings(imported(text)),
              "Player:player Blue:civilian Coins:treasury Leaders:add_ons Total:total");
    const Import import =
        readWith(text, {ColumnChoices{{"Coins", "coins"}, {"Leaders", "leaders"}}, {}});
    EXPECT_EQ(import.sheets[0].entries[0].coins, 4);
    EXPECT_EQ(import.sheets[0].entries[0].at(Row::leaders), 1);
}

TEST(ColumnChoices, OfALayoutWithPlayersInColumns) {
    const std::string_view text = ",Anna,Ben\nRed,3,-1\nGreen,1,1\nThing,20,12\n";
    const Import import = readWith(text, {ColumnChoices{{"Thing", "civilian"}}, {}});
    EXPECT_EQ(import.sheets[0].entries[1].at(Row::civilian), 12);
}

TEST(ColumnMemory, HoldsForTheSameHeadsInAnyOrder) {
    ColumnMemory memory;
    const Import first = imported(bonusTable);
    memory.remember(first.columns, choicesWith(first.columns, 3, "science"));
    const ColumnMemory kept = ColumnMemory::fromText(memory.text());
    const std::string_view other = "TOTAL,Bonus,Bonus,player,blue\n23,3,5,Cleo,20\n12,0,6,Dan,12\n";
    EXPECT_EQ(readWith(other, {std::nullopt, kept}).sheets[0].entries[0].at(Row::science), 5);
    EXPECT_EQ(readWith(other, {ColumnChoices(), kept}).sheets[0].entries[0].at(Row::science),
              std::nullopt)
        << "a choice of nothing goes before the memory";
    const std::string_view fewer = "Bonus,Bonus,player,blue\n3,5,Cleo,20\n0,6,Dan,12\n";
    EXPECT_EQ(readWith(fewer, {std::nullopt, kept}).sheets[0].entries[0].at(Row::science),
              std::nullopt);
    memory.remember(first.columns, {});
    EXPECT_EQ(memory.text(), "[]");
}

TEST(ColumnMemory, TakesNoHarmFromItsText) {
    for (const char *text :
         {"", "[", "{}", "[1]", R"([{"heads":1,"choices":2}])",
          R"([{"heads":"a|","choices":[{"head":"a","meaning":"x","number":-1}]}])",
          R"([{"heads":"a|","choices":[{"head":"a"}]}])"}) {
        const ColumnMemory memory = ColumnMemory::fromText(text);
        EXPECT_TRUE(ColumnMemory::fromText(memory.text()).text() == memory.text());
    }
    ColumnMemory memory;
    for (int i = 0; i < 300; ++i) {
        memory.remember({{std::to_string(i), "", {}, false}}, {{std::to_string(i), "total"}});
    }
    EXPECT_EQ(memory.find(Lines{"199"}), nullptr);
    EXPECT_NE(memory.find(Lines{"200"}), nullptr);
}

} // namespace
} // namespace mirabilia::scorer
