// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/table_services.h"
#include "resources/data.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <optional>

using namespace mirabilia;
using namespace mirabilia::host;

namespace {

const Games &games() {
    static const Games value(data::file);
    return value;
}

SeatSetup person(const QString &name) {
    return {SeatSetup::Kind::Person, name, QStringLiteral("teal"), {}, {}, {}};
}

SeatSetup computer(const QString &level) {
    return {SeatSetup::Kind::Computer, level, QStringLiteral("coral"), level, {}, {}};
}

GameSetup withComputers(int count) {
    GameSetup setup{{person(QStringLiteral("Ada"))}, false};
    for (int i = 0; i < count; ++i) {
        setup.seats.append(computer(QStringLiteral("easy")));
    }
    return setup;
}

/// A person who plays the first thing that is possible.
class Player {
public:
    Player(Services &services, int seat) : link(services.link(seat)), seat(seat) {
        QObject::connect(link, &Link::updated, link, [this](const v1::Update &u) { hear(u); });
        QObject::connect(link, &Link::restored, link, [this](const v1::Update &u) {
            ++restores;
            hear(u);
        });
        link->refresh();
    }

    [[nodiscard]] const v1::ClassicTable &table() const { return latest.view().classic(); }
    [[nodiscard]] bool over() const { return latest.view().over(); }
    [[nodiscard]] bool mustAct() const { return latest.view().deciding_for_size() > 0; }

    void send(const v1::ClassicMove &move) {
        v1::Command command;
        command.set_seat(latest.view().deciding_for(0));
        command.set_revision(latest.view().revision());
        *command.mutable_move()->mutable_classic() = move;
        link->send(command);
    }

    [[nodiscard]] std::optional<v1::ClassicMove> firstPossible() const {
        v1::ClassicMove move;
        if (table().pickable_size() > 0) {
            move.set_action(v1::CLASSIC_ACTION_PICK);
            return move;
        }
        for (const v1::HandCard &card : table().hand()) {
            move.set_card(card.card());
            if (card.build().possible()) {
                move.set_action(v1::CLASSIC_ACTION_BUILD);
                *move.mutable_pay() = card.build().payments(0);
                return move;
            }
        }
        for (const v1::HandCard &card : table().hand()) {
            move.set_card(card.card());
            if (card.stage().possible()) {
                move.set_action(v1::CLASSIC_ACTION_STAGE);
                *move.mutable_pay() = card.stage().payments(0);
                return move;
            }
            if (card.discard().possible()) {
                move.set_action(v1::CLASSIC_ACTION_DISCARD);
                return move;
            }
        }
        if (table().phase() == v1::CLASSIC_PHASE_CHOOSE) {
            move.Clear();
            move.set_action(v1::CLASSIC_ACTION_PICK);
            return move;
        }
        return std::nullopt;
    }

    void hear(const v1::Update &update) {
        EXPECT_GE(update.view().revision(), latest.view().revision());
        latest = update;
        refused = QString::fromStdString(update.refused());
    }

    Link *link;
    int seat;
    v1::Update latest;
    QString refused;
    int restores = 0;
};

class TableServicesTest : public testing::Test {
protected:
    [[nodiscard]] std::unique_ptr<TableServices> services(quint64 seed = 7) const {
        auto made = std::make_unique<TableServices>(games(), QDir(folder.filePath("games")),
                                                    folder.filePath("settings.ini"));
        made->setSeed(seed);
        return made;
    }

    static void open(TableServices &table, const GameSetup &setup) {
        QSignalSpy opened(&table, &Services::opened);
        table.startGame(setup);
        ASSERT_TRUE(opened.wait());
    }

    static void continueWith(TableServices &table, const QString &id) {
        QSignalSpy opened(&table, &Services::opened);
        table.continueGame(id);
        ASSERT_TRUE(opened.wait());
    }

    /// Everybody at this screen plays until the game is over or each has decided `turns` times.
    static void play(std::vector<std::unique_ptr<Player>> &players, int turns) {
        for (int left = turns * static_cast<int>(players.size()); left > 0; --left) {
            Player *next = nullptr;
            ASSERT_TRUE(QTest::qWaitFor(
                [&] {
                    for (auto &player : players) {
                        if (player->over() || player->mustAct()) {
                            next = player.get();
                            return true;
                        }
                    }
                    return false;
                },
                20000));
            if (next->over()) {
                return;
            }
            const quint64 before = next->latest.view().revision();
            const auto move = next->firstPossible();
            ASSERT_TRUE(move.has_value()) << next->latest.DebugString();
            next->refused.clear();
            next->send(*move);
            ASSERT_TRUE(QTest::qWaitFor(
                [&] { return next->latest.view().revision() > before || !next->refused.isEmpty(); },
                20000));
            ASSERT_EQ(next->refused, QString()) << move->DebugString();
        }
    }

    static std::vector<std::unique_ptr<Player>> sitDown(TableServices &table) {
        std::vector<std::unique_ptr<Player>> players;
        for (const int seat : table.localSeats()) {
            players.push_back(std::make_unique<Player>(table, seat));
        }
        EXPECT_TRUE(QTest::qWaitFor([&] { return players.front()->restores > 0; }));
        return players;
    }

    /// The saved game of a table that has been played to the end by people alone.
    [[nodiscard]] QString playedToTheEnd() const {
        auto table = services();
        open(*table, {{person("Ada"), person("Bo"), person("Cy")}, false});
        auto players = sitDown(*table);
        play(players, 60);
        EXPECT_TRUE(players[0]->over());
        const QString id = table->saves().first().id;
        EXPECT_TRUE(QFile::copy(path(id), path("killed")));
        return id;
    }
    /// As if the program had been killed when the file was as it was when `playedToTheEnd` ended,
    /// or so many bytes before.
    void kill(const QString &id, qint64 bytesBefore = 0) const {
        QFile::remove(finishedPath(id));
        QFile::remove(path(id));
        ASSERT_TRUE(QFile::copy(path("killed"), path(id)));
        QFile file(path(id));
        ASSERT_TRUE(file.resize(file.size() - bytesBefore));
        ASSERT_TRUE(QFile::rename(path("killed"), folder.filePath("killed")));
    }
    /// Leaves a saved game of any kind behind that has just begun.
    void save(const std::string &game, v1::SeatKind kind) const {
        v1::SavedGameHeader header;
        header.set_magic(store::SavedGames::magic);
        header.set_version(store::SavedGames::formatVersion);
        header.set_match_id(game);
        for (int seat = 0; seat < (game == "duel" ? 2 : 3); ++seat) {
            header.add_seats()->set_kind(kind);
        }
        const std::vector<SeatWish> wishes(static_cast<std::size_t>(header.seats_size()));
        ASSERT_EQ(games().setUp(game, wishes, 1, header), "");
        store::SavedGames store(QDir(folder.filePath("games")));
        ASSERT_FALSE(std::holds_alternative<store::StoreError>(store.create(header)));
    }
    [[nodiscard]] QString path(const QString &id) const {
        return folder.filePath("games/" + id + ".mirabilia");
    }
    [[nodiscard]] QString finishedPath(const QString &id) const {
        return folder.filePath("games/finished/" + id + ".mirabilia");
    }
    static QByteArray contents(const QString &path) {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
        return file.readAll();
    }

    QTemporaryDir folder;
};

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
        EXPECT_TRUE(table->saves().first().finished);
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
    ASSERT_EQ(again->saves().size(), 1);
    EXPECT_EQ(again->saves().first().id, id);
    EXPECT_EQ(again->saves().first().persons, QStringList{"Ada"});
    EXPECT_FALSE(again->saves().first().finished);
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
    const QString id = table->saves().first().id;
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

TEST_F(TableServicesTest, ASaveThatCannotGoOnIsRefusedAndKept) {
    auto table = services();
    open(*table, withComputers(2));
    const QString id = table->saves().first().id;
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
    ASSERT_EQ(again->saves().size(), 1);
    EXPECT_EQ(again->saves().first().id, id);
    EXPECT_TRUE(again->saves().first().problem.contains("it does not begin like one"));
    again->continueGame(id);
    ASSERT_TRUE(problem.wait());
    EXPECT_EQ(problem.first().at(0).toString(), again->saves().first().problem);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(file.readAll(), bytes);
}

TEST_F(TableServicesTest, AGameThatNobodyHerePlaysIsListedWithTheReasonAndNotOpened) {
    for (const char *game : {"classic", "duel", "dice"}) {
        save(game, v1::SEAT_KIND_COMPUTER);
        const QByteArray before = contents(path(game));
        auto table = services();
        ASSERT_EQ(table->saves().size(), 1);
        EXPECT_TRUE(table->saves().first().problem.contains("Nobody at this screen")) << game;
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

TEST_F(TableServicesTest, EveryGameIsOpenedAgain) {
    for (const char *game : {"classic", "duel", "dice"}) {
        save(game, v1::SEAT_KIND_PERSON);
        auto table = services();
        ASSERT_EQ(table->saves().size(), 1);
        EXPECT_EQ(table->saves().first().problem, QString()) << game;
        EXPECT_EQ(table->saves().first().game, game);
        continueWith(*table, game);
        EXPECT_EQ(table->game(), game);
        EXPECT_FALSE(table->localSeats().isEmpty()) << game;
        table.reset();
        QFile::remove(path(game));
    }
}

TEST_F(TableServicesTest, WhoeverWishesToBeginsADuel) {
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

TEST_F(TableServicesTest, AContinuedGameKnowsWhatItWasBegunWith) {
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
        continueWith(*table, table->saves().first().id);
        EXPECT_EQ(table->setup(), setup) << "what was left to the lot still is";
    }
}

TEST_F(TableServicesTest, WhatAFileEndsWithinIsToldAndKept) {
    QString id;
    {
        auto table = services();
        open(*table, {{person("Ada"), person("Bo"), person("Cy")}, false});
        auto players = sitDown(*table);
        play(players, 3);
        id = table->saves().first().id;
    }
    QFile file(path(id));
    ASSERT_TRUE(file.resize(file.size() - 2));
    const QByteArray torn = contents(path(id));
    auto table = services();
    QSignalSpy notes(table.get(), &Services::note);
    continueWith(*table, id);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !notes.isEmpty(); }));
    EXPECT_TRUE(notes[0][0].toString().contains("ends within a move"))
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

TEST_F(TableServicesTest, AFinishedGameIsPutAwayWhenItsTableIsLeft) {
    const QString id = playedToTheEnd(); // the program ends without leaving the table
    EXPECT_TRUE(QFile::exists(finishedPath(id)));
    EXPECT_TRUE(QFile::remove(path("killed")));
    auto again = services();
    EXPECT_TRUE(again->saves().isEmpty());
    open(*again, withComputers(2));
    auto players = sitDown(*again);
    play(players, 60);
    ASSERT_TRUE(players[0]->over());
    ASSERT_EQ(again->saves().size(), 1); // it lies on the table
    EXPECT_TRUE(again->saves().first().finished);
    EXPECT_EQ(again->saves().first().turn, 1) << "it is not played again to find its turn";
    again->leave();
    EXPECT_TRUE(again->saves().isEmpty());
    const QDir saves(folder.filePath("games"));
    EXPECT_EQ(saves.entryList({"*.mirabilia"}), QStringList{});
    EXPECT_EQ(QDir(saves.filePath("finished")).entryList({"*.mirabilia"}).size(), 2);
}

TEST_F(TableServicesTest, AfterAKillAtTheLastCardTheResultIsStillToBeSeen) {
    constexpr qint64 endEntry = 3; // that the game is over, behind the last card
    for (const qint64 before : {qint64{0}, endEntry}) {
        const QString id = playedToTheEnd();
        kill(id, before);
        const QByteArray whole = contents(folder.filePath("killed"));
        ASSERT_TRUE(QFile::remove(folder.filePath("killed")));
        {
            auto table = services();
            ASSERT_EQ(table->saves().size(), 1) << before;
            EXPECT_TRUE(table->saves().first().finished) << before;
            EXPECT_EQ(table->saves().first().problem, QString());
            continueWith(*table, id);
            auto players = sitDown(*table);
            EXPECT_TRUE(players[0]->over());
            EXPECT_EQ(players[0]->latest.view().scores_size(), 3);
            table->leave();
            EXPECT_TRUE(table->saves().isEmpty());
        }
        EXPECT_EQ(contents(finishedPath(id)), whole.chopped(before));
        EXPECT_TRUE(services()->saves().isEmpty());
    }
}

TEST_F(TableServicesTest, AResultThatIsNotInTheHistoryCanBeOpenedAgain) {
    const QString id = playedToTheEnd();
    kill(id);
    auto table = services();
    continueWith(*table, id);
    table->holdResult();
    table->leave();
    ASSERT_EQ(table->saves().size(), 1);
    continueWith(*table, id);
    table->leave();
    EXPECT_TRUE(table->saves().isEmpty());
    EXPECT_TRUE(QFile::exists(finishedPath(id)));
}

TEST_F(TableServicesTest, AFinishedGameThatCannotBePutAwayStaysWhereItIs) {
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
    ASSERT_EQ(table->saves().size(), 1);
    ASSERT_TRUE(blocked.remove());
    continueWith(*table, id);
    table->leave();
    EXPECT_TRUE(table->saves().isEmpty());
    EXPECT_TRUE(QFile::exists(finishedPath(id)));
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
