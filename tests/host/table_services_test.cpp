// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/host/table_at_work.h"

using namespace mirabilia;
using namespace mirabilia::host;

namespace {

TEST_F(TableServicesTest, AWholeGameAgainstComputersEndsWithExplainedScores) {
    for (const int computers : {2, 6}) {
        auto table = services();
        open(*table, withComputers(computers));
        auto players = sitDown(*table);
        play(players, 60);
        const v1::TableView &end = players[0]->latest.view();
        ASSERT_TRUE(end.over());
        ASSERT_EQ(end.scores_size(), computers + 1);
        for (const v1::PlayerScore &sheet : end.scores()) {
            int explained = 0;
            for (const v1::ScoreLine &line : sheet.lines()) {
                explained += line.points();
            }
            EXPECT_EQ(explained, sheet.total());
        }
        EXPECT_GE(end.winners_size(), 1);
        EXPECT_TRUE(table->exportRecord().startsWith(u'{'));
        EXPECT_TRUE(saves(*table).first().finished);
    }
}

TEST_F(TableServicesTest, TwoPeopleShareTheScreenWithTheFreeCity) {
    auto table = services();
    GameSetup setup{{person("Ada"), person("Bo"), SeatSetup{}}, false};
    setup.seats[2].kind = SeatSetup::Kind::FreeCity;
    open(*table, setup);
    auto players = sitDown(*table);
    ASSERT_EQ(players.size(), 2U);
    play(players, 120);
    EXPECT_TRUE(players[0]->over());
    EXPECT_EQ(players[0]->latest.view().scores_size(), 2);
}

TEST_F(TableServicesTest, AComputerPlaysTheFreeCityInItsTurns) {
    auto table = services();
    GameSetup setup = withComputers(1);
    setup.seats.append(SeatSetup{});
    setup.seats[2].kind = SeatSetup::Kind::FreeCity;
    open(*table, setup);
    auto players = sitDown(*table);
    play(players, 120);
    EXPECT_TRUE(players[0]->over());
}

TEST_F(TableServicesTest, AKilledProgramLosesNothingThatWasConfirmed) {
    std::string before;
    QString id;
    {
        auto table = services();
        open(*table, withComputers(2));
        auto players = sitDown(*table);
        play(players, 8);
        ASSERT_TRUE(QTest::qWaitFor([&] { return players[0]->mustAct(); }, 20000));
        id = QString::fromStdString(players[0]->latest.view().match_id());
        v1::ClassicTable seen = players[0]->table();
        before = seen.hand(0).card() + std::to_string(seen.cities(0).coins());
    } // the file is all there is
    auto again = services();
    ASSERT_EQ(saves(*again).size(), 1);
    EXPECT_EQ(saves(*again).first().id, id);
    EXPECT_EQ(saves(*again).first().persons, QStringList{"Ada"});
    EXPECT_FALSE(saves(*again).first().finished);
    continueWith(*again, id);
    auto players = sitDown(*again);
    ASSERT_TRUE(QTest::qWaitFor([&] { return players[0]->mustAct(); }, 20000));
    const v1::ClassicTable &seen = players[0]->table();
    EXPECT_EQ(seen.hand(0).card() + std::to_string(seen.cities(0).coins()), before);
    EXPECT_GT(players[0]->latest.events_size(), 10); // the whole story, for the log
    play(players, 60);
    EXPECT_TRUE(players[0]->over());
}

TEST_F(TableServicesTest, EveryStepCanBeUndone) {
    auto table = services();
    open(*table, withComputers(2));
    auto players = sitDown(*table);
    std::vector<std::string> hands;
    for (int turn = 0; turn < 9; ++turn) {
        ASSERT_TRUE(QTest::qWaitFor([&] { return players[0]->mustAct(); }, 20000));
        hands.push_back(players[0]->table().hand(0).card() +
                        std::to_string(players[0]->table().cities(0).coins()));
        play(players, 1);
    }
    for (int turn = 8; turn >= 0; --turn) {
        ASSERT_TRUE(QTest::qWaitFor([&] { return players[0]->mustAct(); }, 20000));
        v1::Command command;
        command.mutable_undo()->set_steps(1);
        const int restores = players[0]->restores;
        players[0]->link->send(command);
        ASSERT_TRUE(QTest::qWaitFor([&] { return players[0]->restores > restores; }));
        EXPECT_EQ(players[0]->table().hand(0).card() +
                      std::to_string(players[0]->table().cities(0).coins()),
                  hands[static_cast<std::size_t>(turn)]);
    }
    EXPECT_FALSE(players[0]->latest.view().can_undo());
}

TEST_F(TableServicesTest, AChoiceIsTakenBackWhileOthersThink) {
    auto table = services();
    open(*table, {{person("Ada"), person("Bo"), person("Cy")}, false});
    auto players = sitDown(*table);
    players[0]->send(*players[0]->firstPossible());
    ASSERT_TRUE(QTest::qWaitFor([&] { return players[0]->table().has_own_choice(); }));
    EXPECT_TRUE(players[0]->latest.view().can_take_back());
    EXPECT_FALSE(players[1]->table().has_own_choice());
    v1::Command command;
    command.set_seat(0);
    command.set_revision(players[0]->latest.view().revision());
    command.mutable_take_back();
    players[0]->link->send(command);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !players[0]->table().has_own_choice(); }));
    EXPECT_TRUE(players[0]->mustAct());
    play(players, 2);
    const QString id = saves(*table).first().id;
    table.reset();
    auto again = services();
    continueWith(*again, id); // the log holds the step that was taken back
}

TEST_F(TableServicesTest, CommandsOutOfPlaceAreRefused) {
    auto table = services();
    open(*table, {{person("Ada"), person("Bo"), person("Cy")}, false});
    auto players = sitDown(*table);
    const auto refusalOf = [&](const v1::Command &command) {
        players[0]->refused.clear();
        players[0]->link->send(command);
        EXPECT_TRUE(QTest::qWaitFor([&] { return !players[0]->refused.isEmpty(); }));
        return players[0]->refused;
    };
    v1::Command command;
    command.set_revision(players[0]->latest.view().revision());
    EXPECT_EQ(refusalOf(command), "unknown");
    command.set_seat(1);
    *command.mutable_move()->mutable_classic() = *players[1]->firstPossible();
    EXPECT_EQ(refusalOf(command), "not_your_turn");
    command.set_seat(4000000000U);
    EXPECT_EQ(refusalOf(command), "not_your_turn");
    command.set_seat(0);
    command.mutable_move()->mutable_classic()->set_card("<b>stonehenge</b>");
    EXPECT_EQ(refusalOf(command), "unknown");
    *command.mutable_move()->mutable_classic() = *players[0]->firstPossible();
    command.mutable_move()->mutable_classic()->mutable_pay()->set_left(4000000000U);
    EXPECT_EQ(refusalOf(command), "unknown");
    command.clear_move();
    command.mutable_take_back();
    EXPECT_EQ(refusalOf(command), "not_available");
    command.clear_take_back();
    command.mutable_undo();
    EXPECT_EQ(refusalOf(command), "not_available");
    play(players, 1);
    command.clear_undo();
    *command.mutable_move()->mutable_classic() = *players[0]->firstPossible();
    EXPECT_EQ(refusalOf(command), "stale");
}

TEST_F(TableServicesTest, TheSameSeedDealsTheSameGame) {
    std::vector<std::string> ends;
    for (int round = 0; round < 2; ++round) {
        auto table = services(99);
        open(*table, withComputers(3));
        auto players = sitDown(*table);
        play(players, 60);
        std::string end;
        for (const v1::PlayerScore &sheet : players[0]->latest.view().scores()) {
            end += sheet.SerializeAsString();
        }
        ends.push_back(end);
    }
    EXPECT_EQ(ends[0], ends[1]);
}

TEST_F(TableServicesTest, SettingsAreKeptAndStrangeValuesIgnored) {
    {
        auto table = services();
        table->setSetting("scale", 1.5);
        table->setSetting("theme", "dark");
        table->setSetting("chainHints", QStringLiteral("perhaps"));
    }
    auto again = services();
    EXPECT_EQ(again->setting("scale", 1.0).toDouble(), 1.5);
    EXPECT_EQ(again->setting("theme", "system").toString(), "dark");
    EXPECT_TRUE(again->setting("chainHints", true).toBool());
    EXPECT_EQ(again->setting("missing", 3).toInt(), 3);
}

} // namespace
