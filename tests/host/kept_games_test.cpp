// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/host/table_at_work.h"

using namespace mirabilia;
using namespace mirabilia::host;

namespace {

class KeptGames : public TableServicesTest {};

TEST_F(KeptGames, ASaveThatCannotGoOnIsRefusedAndKept) {
    auto table = services();
    open(*table, withComputers(2));
    const QString id = saves(*table).first().id;
    table.reset();
    QFile file(folder.filePath("games/" + id + ".mirabilia"));
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    QByteArray bytes = file.readAll();
    bytes.replace("mirabilia-game", "mirabilia-gane");
    file.resize(0);
    file.seek(0);
    file.write(bytes);
    file.close();
    auto again = services();
    QSignalSpy problem(again.get(), &Services::problem);
    ASSERT_EQ(saves(*again).size(), 1);
    EXPECT_EQ(saves(*again).first().id, id);
    EXPECT_TRUE(saves(*again).first().problem.contains("it does not begin like one"));
    again->continueGame(id);
    ASSERT_TRUE(problem.wait());
    EXPECT_EQ(problem.first().at(0).toString(), saves(*again).first().problem);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), bytes);
}

TEST_F(KeptGames, AGameThatNobodyHerePlaysIsListedWithTheReasonAndNotOpened) {
    for (const char *game : {"classic", "duel", "dice"}) {
        save(game, v1::SEAT_KIND_COMPUTER);
        const QByteArray before = contents(path(game));
        auto table = services();
        ASSERT_EQ(saves(*table).size(), 1);
        EXPECT_TRUE(saves(*table).first().problem.contains("Nobody at this screen")) << game;
        QSignalSpy problem(table.get(), &Services::problem);
        QSignalSpy opened(table.get(), &Services::opened);
        table->continueGame(game);
        EXPECT_TRUE(problem.wait(2000)) << game;
        EXPECT_TRUE(opened.isEmpty()) << game;
        EXPECT_EQ(table->localSeats(), QList<int>());
        table.reset();
        EXPECT_EQ(contents(path(game)), before);
        QFile::remove(path(game));
    }
}

TEST_F(KeptGames, EveryGameIsOpenedAgain) {
    for (const char *game : {"classic", "duel", "dice"}) {
        save(game, v1::SEAT_KIND_PERSON);
        auto table = services();
        ASSERT_EQ(saves(*table).size(), 1);
        EXPECT_EQ(saves(*table).first().problem, QString()) << game;
        EXPECT_EQ(saves(*table).first().game, game);
        continueWith(*table, game);
        EXPECT_EQ(table->game(), game);
        EXPECT_FALSE(table->localSeats().isEmpty()) << game;
        table.reset();
        QFile::remove(path(game));
    }
}

TEST_F(KeptGames, WhoeverWishesToBeginsADuel) {
    for (const int first : {0, 1}) {
        GameSetup setup{{person("Ada"), person("Bo")}, false, "duel"};
        setup.seats[first].begins = true;
        auto table = services();
        open(*table, setup);
        Player ada(*table, 0);
        ASSERT_TRUE(QTest::qWaitFor([&] { return ada.latest.view().has_duel(); }));
        EXPECT_EQ(ada.latest.view().duel().draft_order(0), static_cast<unsigned>(first));
    }
}

TEST_F(KeptGames, AContinuedGameKnowsWhatItWasBegunWith) {
    GameSetup classic = withComputers(2);
    classic.seats[0].wonder = "giza";
    classic.seats[1].side = "B";
    classic.livePoints = true;
    GameSetup duel{{person("Ada"), computer("expert")}, false, "duel"};
    duel.seats[1].begins = true;
    GameSetup dice = withComputers(2);
    dice.game = "dice";
    dice.seats[2].wonder = "rhodes";
    for (const GameSetup &setup : {classic, duel, dice}) {
        auto table = services();
        EXPECT_EQ(table->setup(), GameSetup{}) << "there is no game";
        open(*table, setup);
        EXPECT_EQ(table->setup(), setup);
        table->leave();
        continueWith(*table, saves(*table).first().id);
        EXPECT_EQ(table->setup(), setup) << "what was left to the lot still is";
    }
}

TEST_F(KeptGames, OfTablesThatAreBegunInAHurryOnlyTheLastIsKept) {
    auto table = services();
    QSignalSpy opened(table.get(), &Services::opened);
    table->startGame(withComputers(2)); // is on its way to the disk
    table->startGame(withComputers(3));
    table->startGame(withComputers(4));
    EXPECT_TRUE(table->localSeats().isEmpty()) << "there is no table before its file is safe";
    ASSERT_TRUE(opened.wait());
    EXPECT_EQ(table->setup().seats.size(), 5);
    ASSERT_EQ(saves(*table).size(), 1);
    const QString id = saves(*table).first().id;
    table->continueGame(id);
    table->leave();
    EXPECT_FALSE(opened.wait(50)) << "nobody waits for it";
    EXPECT_EQ(opened.count(), 1);
    EXPECT_EQ(saves(*table).first().id, id);
    continueWith(*table, id); // nothing holds on to it
    EXPECT_EQ(table->setup().seats.size(), 5);
}

TEST_F(KeptGames, WhatAFileEndsWithinIsToldAndKept) {
    QString id;
    {
        auto table = services();
        open(*table, {{person("Ada"), person("Bo"), person("Cy")}, false});
        auto players = sitDown(*table);
        play(players, 3);
        id = saves(*table).first().id;
    }
    QFile file(path(id));
    ASSERT_TRUE(file.resize(file.size() - 2));
    const QByteArray torn = contents(path(id));
    auto table = services();
    QSignalSpy notes(table.get(), &Services::note);
    continueWith(*table, id);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !notes.isEmpty(); }));
    EXPECT_TRUE(notes[0][0].toString().contains("last move was not fully saved"))
        << notes[0][0].toString().toStdString();
    EXPECT_TRUE(notes[0][1].toString().contains(path(id) + ".as-it-was"));
    EXPECT_EQ(contents(path(id) + ".as-it-was"), torn);
    auto players = sitDown(*table);
    play(players, 1);
    table.reset();
    auto again = services();
    QSignalSpy more(again.get(), &Services::note);
    continueWith(*again, id);
    QTest::qWait(10);
    EXPECT_TRUE(more.isEmpty()) << "it is told once";
}

TEST_F(KeptGames, AFinishedGameIsPutAwayWhenItsTableIsLeft) {
    const QString id = playedToTheEnd(); // the program ends without leaving the table
    EXPECT_TRUE(QFile::exists(finishedPath(id)));
    EXPECT_TRUE(QFile::remove(path("killed")));
    auto again = services();
    EXPECT_TRUE(saves(*again).isEmpty());
    open(*again, withComputers(2));
    auto players = sitDown(*again);
    play(players, 60);
    ASSERT_TRUE(players[0]->over());
    ASSERT_EQ(saves(*again).size(), 1); // it lies on the table
    EXPECT_TRUE(saves(*again).first().finished);
    ASSERT_TRUE(QTest::qWaitFor([&] { return saysTheEnd(saves(*again).first().id); }));
    EXPECT_EQ(saves(*again).first().turn, 1) << "it is not played again to find its turn";
    again->leave();
    EXPECT_TRUE(becomesEmpty(*again));
    const QDir saves(folder.filePath("games"));
    EXPECT_EQ(saves.entryList({"*.mirabilia"}), QStringList{});
    EXPECT_EQ(QDir(saves.filePath("finished")).entryList({"*.mirabilia"}).size(), 2);
}

TEST_F(KeptGames, AfterAKillAtTheLastCardTheResultIsStillToBeSeen) {
    constexpr qint64 endEntry = 3; // that the game is over, behind the last card
    for (const qint64 before : {qint64{0}, endEntry}) {
        const QString id = playedToTheEnd();
        kill(id, before);
        const QByteArray whole = contents(folder.filePath("killed"));
        ASSERT_TRUE(QFile::remove(folder.filePath("killed")));
        {
            auto table = services();
            ASSERT_EQ(saves(*table).size(), 1) << before;
            EXPECT_TRUE(saves(*table).first().finished) << before;
            EXPECT_EQ(saves(*table).first().problem, QString());
            continueWith(*table, id);
            auto players = sitDown(*table);
            EXPECT_TRUE(players[0]->over());
            EXPECT_EQ(players[0]->latest.view().scores_size(), 3);
            table->leave();
            EXPECT_TRUE(becomesEmpty(*table));
        }
        EXPECT_EQ(contents(finishedPath(id)), whole.chopped(before));
        EXPECT_TRUE(saves(*services()).isEmpty());
    }
}

TEST_F(KeptGames, AResultThatIsNotInTheHistoryCanBeOpenedAgain) {
    const QString id = playedToTheEnd();
    kill(id);
    auto table = services();
    continueWith(*table, id);
    table->holdResult();
    table->leave();
    ASSERT_EQ(saves(*table).size(), 1);
    continueWith(*table, id);
    table->leave();
    EXPECT_TRUE(becomesEmpty(*table));
    EXPECT_TRUE(QFile::exists(finishedPath(id)));
}

TEST_F(KeptGames, AFinishedGameThatCannotBePutAwayStaysWhereItIs) {
    const QString id = playedToTheEnd();
    kill(id);
    const QString finished = folder.filePath("games/finished");
    ASSERT_TRUE(QDir(finished).removeRecursively());
    QFile blocked(finished); // no folder can be made of that name
    ASSERT_TRUE(blocked.open(QIODevice::WriteOnly));
    auto table = services();
    continueWith(*table, id);
    QSignalSpy problem(table.get(), &Services::problem);
    table->leave();
    ASSERT_TRUE(problem.wait());
    EXPECT_TRUE(problem[0][0].toString().contains(path(id)));
    ASSERT_EQ(saves(*table).size(), 1);
    ASSERT_TRUE(blocked.remove());
    continueWith(*table, id);
    table->leave();
    EXPECT_TRUE(becomesEmpty(*table));
    EXPECT_TRUE(QFile::exists(finishedPath(id)));
}

} // namespace
