// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/records.h"

#include <gtest/gtest.h>

namespace mirabilia::scorer {
namespace {

Entry person(const std::string &player, int civilian, int science) {
    Entry made;
    made.player = player;
    made.set(Row::civilian, civilian);
    made.set(Row::science, science);
    return made;
}

Entry machine(const std::string &name, int civilian) {
    Entry made = person(name, civilian, 0);
    made.computer = true;
    return made;
}

Sheet played(std::vector<Entry> entries) {
    Sheet sheet;
    sheet.entries = std::move(entries);
    return sheet;
}

/// Ann has won, Bob never.
RecordBook sixGames() {
    RecordBook book(Box::classic);
    for (int i = 0; i < 6; ++i) {
        book.add(
            played({person("Ann", 20 + i, 20), person("Bob", 10 + i, 10), machine("Ann", 90)}));
    }
    book.add(played({person("Ann", 5, 5), person("Bob", 2, 2)}));
    return book;
}

TEST(Records, TheGreatestThingIsTold) {
    const RecordBook book = sixGames();
    EXPECT_EQ(book.newIn(played({person("Ann", 25, 20), person("Bob", 15, 10)})), std::nullopt)
        << "as many as before";
    EXPECT_EQ(book.newIn(played({person("Ann", 26, 20), person("Bob", 16, 10)})),
              (Record{Record::Kind::most, "Ann", 46}));
    EXPECT_EQ(book.newIn(played({person("Ann", 25, 20), person("Bob", 16, 10)})),
              (Record{Record::Kind::ownMost, "Bob", 26}));
    EXPECT_EQ(book.newIn(played({person("Ann", 5, 5), person("Bob", 16, 10)})),
              (Record{Record::Kind::firstWin, "Bob"}));
    EXPECT_EQ(book.newIn(played({person("Ann", 0, 0), person("Bob", 26, 20)})),
              (Record{Record::Kind::most, "Bob", 46}));
    EXPECT_EQ(book.newIn(played({person("Ann", 10, 23), person("Bob", 0, 21)})),
              (Record{Record::Kind::row, "Ann", 23, Row::science}));
}

TEST(Records, AWinIsTheFirstOnce) {
    RecordBook book = sixGames();
    const Sheet won = played({person("Ann", 5, 5), person("Bob", 16, 10)});
    book.add(won);
    EXPECT_EQ(book.newIn(won), std::nullopt);
    RecordBook tied = sixGames();
    EXPECT_EQ(tied.newIn(played({person("Ann", 10, 5), person("Bob", 10, 5)})), std::nullopt)
        << "nobody knows who won";
}

TEST(Records, ComputersSetNone) {
    const RecordBook book = sixGames();
    EXPECT_EQ(book.newIn(played({person("Cy", 80, 5), machine("Bob", 1)})),
              (Record{Record::Kind::most, "Cy", 85}));
    EXPECT_EQ(book.newIn(played({person("Ann", 26, 20), machine("Cy", 95)})),
              (Record{Record::Kind::ownMost, "Ann", 46}))
        << "somebody has more, though nobody of the people";
    EXPECT_EQ(book.newIn(played({machine("Bob", 95), person("Ann", 1, 1)})), std::nullopt);
    EXPECT_EQ(book.newIn(played({person("", 80, 0), person("Ann", 1, 1)})), std::nullopt);
}

TEST(Records, FewGamesHaveNone) {
    RecordBook young(Box::classic);
    young.add(played({person("Ann", 5, 5), person("Bob", 2, 2)}));
    EXPECT_EQ(young.newIn(played({person("Ann", 50, 5), person("Bob", 2, 2)})), std::nullopt);
}

TEST(Records, OtherBoxesAreOtherGames) {
    RecordBook book = sixGames();
    Sheet other = played({person("Ann", 90, 5), person("Bob", 2, 2)});
    other.box = Box::dice;
    book.add(other);
    EXPECT_TRUE(book.newIn(played({person("Ann", 26, 20), person("Bob", 1, 1)})));
}

} // namespace
} // namespace mirabilia::scorer
