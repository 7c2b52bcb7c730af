// SPDX-License-Identifier: GPL-3.0-or-later
// Games of the second edition at a table: begun, killed, continued, told as a record.
#include "app/host/game_setup.h"
#include "app/host/saved_match.h"
#include "app/notation/games.h"
#include "app/notation/record.h"
#include "tests/host/table_at_work.h"

namespace mirabilia::host {
namespace {

class Editions : public TableServicesTest {
protected:
    static GameSetup ofTheSecond() {
        GameSetup setup{{person("Ada"), person("Bo"), person("Cy")}, false};
        setup.edition = 2;
        return setup;
    }
    /// The saved game that lies in the folder.
    [[nodiscard]] store::SavedGame saved(const QString &id) const {
        return std::get<store::SavedGame>(store::readSavedGame(path(id)));
    }
};

TEST_F(Editions, AKilledGameOfTheSecondGoesOnAsSuch) {
    QString id;
    std::string seen;
    {
        auto table = services();
        open(*table, ofTheSecond());
        auto players = sitDown(*table);
        play(players, 8);
        id = saves(*table).first().id;
        seen = players[1]->table().SerializeAsString();
    }
    EXPECT_EQ(saved(id).header.edition(), 2U);
    auto again = services();
    continueWith(*again, id);
    EXPECT_EQ(again->setup(), ofTheSecond());
    auto players = sitDown(*again);
    EXPECT_EQ(players[1]->table().SerializeAsString(), seen);
    play(players, 60);
    ASSERT_TRUE(players[0]->over());

    const std::string record = again->exportRecord().toStdString();
    EXPECT_NE(record.find("\"edition\":2"), std::string::npos) << record.substr(0, 200);
    for (const auto &result :
         notation::verifyRecords(record, "record", notation::loadAll(data::file))) {
        EXPECT_EQ(result.verdict, notation::Verdict::passed) << result.message;
    }
    const PlayedGame played = games().played(record);
    EXPECT_EQ(played.problem, "");
    EXPECT_NE(played.start, nullptr);
    EXPECT_EQ(games().recordReader()(record).problem, "");
}

TEST_F(Editions, TheFirstNeedsNoWord) {
    const v1::SavedGameHeader header = headerFor(withComputers(2));
    EXPECT_EQ(header.edition(), 0U);
    EXPECT_EQ(editionOf(header), 1);
    EXPECT_EQ(editionOf(headerFor(ofTheSecond())), 2);
}

TEST_F(Editions, OneThatIsNotKnownIsRefusedInWords) {
    GameSetup setup = ofTheSecond();
    setup.edition = 3;
    v1::SavedGameHeader header = headerFor(setup);
    EXPECT_NE(games().setUp("classic", wishesOf(setup), 1, header), "");
    EXPECT_FALSE(games().knows("classic", 3));
    EXPECT_FALSE(games().knows("duel", 2));
    EXPECT_TRUE(games().knows("classic", 2));

    header = headerFor(ofTheSecond());
    ASSERT_EQ(games().setUp("classic", wishesOf(ofTheSecond()), 1, header), "");
    EXPECT_TRUE(unfold(games(), {header, {}}).match != nullptr);
    header.set_edition(4'000'000'000U);
    EXPECT_EQ(unfold(games(), {header, {}}).problem, "This program does not know the game.");
    header.clear_edition(); // as a program of before reads it
    EXPECT_TRUE(unfold(games(), {header, {}})
                    .problem.startsWith("It was begun with other data of the game ("));
}

TEST_F(Editions, WithoutTheFreeCityTwoCannotPlay) {
    GameSetup setup = ofTheSecond();
    setup.seats.removeLast();
    v1::SavedGameHeader header = headerFor(setup);
    ASSERT_EQ(games().setUp("classic", wishesOf(setup), 1, header), "");
    EXPECT_EQ(games().make(header).problem, "players: 2, a game has 3 to 7");
}

TEST_F(Editions, BoardsAreThoseOfTheEdition) {
    EXPECT_TRUE(games().knows("classic", 1, {"manneken_pis", "A"}));
    EXPECT_FALSE(games().knows("classic", 2, {"manneken_pis", "A"}));
    EXPECT_TRUE(games().knows("classic", 2, {"olympia", "B"}));
}

TEST_F(Editions, DataOfAnotherOneIsRefused) {
    const Games mixed([](std::string_view name) {
        return DataText(data::file(name == "classic.json" ? "classic-2.json" : name));
    });
    EXPECT_EQ(mixed.problem(), "classic.json: this is the data of another edition");
}

} // namespace
} // namespace mirabilia::host
