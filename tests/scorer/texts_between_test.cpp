// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that people write between the rows of a table and below them.
#include "tests/scorer/imported.h"

namespace mirabilia::scorer {
namespace {

const std::string head = "Player,Military,Civilian,Total\n";
const std::string evening = "Anna,5,20,25\nBen,-1,12,11\n";

/// "title: Anna Ben" of each sheet.
Lines games(std::string_view text) {
    Lines list;
    const Import import = imported(text);
    EXPECT_EQ(found(import), Lines{}) << text;
    for (const Sheet &sheet : import.sheets) {
        std::string line = sheet.game + sheet.date + ":";
        for (const Entry &entry : sheet.entries) {
            line += " " + entry.player;
        }
        list.push_back(line);
    }
    return list;
}

TEST(TextsBetween, ATitleWithoutAHeadBeginsAGame) {
    for (const char *title : {"Game night 8 March,,,", "Game night 8 March", "\n第二局,,,\n",
                              "At Ben's house", ",Game night,,"}) {
        const std::string name = scorer::tidied(
            std::string(title).substr(0, std::string(title).find_last_not_of(",\n") + 1));
        const std::string plain = name.substr(name.find_first_not_of(','));
        EXPECT_EQ(games(head + evening + title + "\n" + evening),
                  (Lines{": Anna Ben", plain + ": Anna Ben"}));
    }
    EXPECT_EQ(games(head + "1 March 2026,,,\n" + evening + "8 March 2026,,,\n" + evening),
              (Lines{"2026-03-01: Anna Ben", "2026-03-08: Anna Ben"}));
    EXPECT_EQ(games(head + evening + "8 March 2026,,,\n" + evening),
              (Lines{": Anna Ben", "2026-03-08: Anna Ben"}));
    EXPECT_EQ(games(head + evening + "Game 2,,,\nKitchen,,,\nCarla,5,20,25\nDora,-1,12,11\n"),
              (Lines{": Anna Ben", "Game 2, Kitchen: Carla Dora"}));
}

TEST(TextsBetween, WhatIsSaidBelowIsNobody) {
    for (const char *footer :
         {"Winner: Anna", "Thanks for playing!", "Note: rematch soon,,", "*Carla left early",
          "Carla left early", "获胜者：Anna", "played on 2026-03-01,,"}) {
        EXPECT_EQ(games("Player,Score\nAnna,50\nBen,40\n" + std::string(footer)),
                  Lines{": Anna Ben"})
            << footer;
    }
    EXPECT_EQ(games(head + evening + "Winner: Anna\n\nGame 2\n" + evening),
              (Lines{": Anna Ben", "Game 2: Anna Ben"}));
}

TEST(TextsBetween, WhoHasNoPointsIsSomebody) {
    EXPECT_EQ(games("Player,Score\nAnna,50\nBen,40\nCarla,\n"), Lines{": Anna Ben Carla"});
    EXPECT_EQ(games("Player,Score\nAnna,50\nJuan de la Cruz,\nBen,40\n"),
              Lines{": Anna Juan de la Cruz Ben"});
    EXPECT_EQ(games("Player,Score\nPlayer 1,50\nPlayer 2,\nPlayer 3,40\nPlayer 4,\n"),
              Lines{": Player 1 Player 2 Player 3 Player 4"});
    EXPECT_EQ(games("player,civilian,victory\nAnna,,science\nBen,,\nAnna,,military\nBen,,\n"),
              (Lines{": Anna Ben", ": Anna Ben"}));
}

} // namespace
} // namespace mirabilia::scorer
