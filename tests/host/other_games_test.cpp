// SPDX-License-Identifier: GPL-3.0-or-later
// Duel and Dice at a table without a window: nobody but the host and clients that know no rules.
#include "app/host/game_host.h"
#include "app/host/games.h"
#include "app/notation/games.h"
#include "app/notation/record.h"
#include "resources/data.h"
#include "tests/host/any_move.h"
#include "tests/host/written.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <map>

namespace mirabilia::host {
namespace {

const Games &allGames() {
    static const Games value(data::file);
    return value;
}

v1::SavedGameHeader headerOf(std::string_view game, int players, std::uint64_t seed,
                             const std::string &computers = {}) {
    v1::SavedGameHeader header;
    header.set_magic(store::SavedGames::magic);
    header.set_version(store::SavedGames::formatVersion);
    header.set_match_id("00000000-0000-0000-0000-000000000001");
    for (int seat = 0; seat < players; ++seat) {
        v1::SeatInfo &info = *header.add_seats();
        info.set_seat(static_cast<std::uint32_t>(seat));
        const bool person = seat == 0 || computers.empty();
        info.set_kind(person ? v1::SEAT_KIND_PERSON : v1::SEAT_KIND_COMPUTER);
        info.set_level(computers);
    }
    const std::vector<SeatWish> wishes(static_cast<std::size_t>(players));
    EXPECT_EQ(allGames().setUp(game, wishes, seed, header), "");
    return header;
}

/// A host on a folder of saved games, with everything that its clients do.
class Table {
public:
    Table(const QDir &folder, const v1::SavedGameHeader &header) : saves(folder) {
        auto created = saves.create(header);
        MatchOrProblem made = allGames().make(header);
        EXPECT_EQ(made.problem, "");
        begin(header, std::move(made.match), {}, std::get<LogPointer>(std::move(created)));
    }
    /// Goes on with a saved game.
    Table(const QDir &folder, const QString &id) : saves(folder) {
        const auto saved = std::get<store::SavedGame>(saves.load(id));
        MatchOrProblem made = allGames().make(saved.header);
        EXPECT_EQ(made.problem, "");
        History history = foldLog(saved.entries);
        EXPECT_EQ(replay(*made.match, history.decisions).code, "");
        begin(saved.header, std::move(made.match), std::move(history),
              std::get<LogPointer>(saves.reopen(id)));
    }

    [[nodiscard]] v1::TableView view(Seat seat) const { return host->updateFor(seat, 0).view(); }
    /// The table alone: without what counts up.
    [[nodiscard]] std::string table(Seat seat) const {
        v1::TableView seen = view(seat);
        seen.clear_revision();
        seen.clear_shared_revision();
        seen.clear_can_undo();
        return seen.SerializeAsString();
    }
    [[nodiscard]] std::vector<std::string> tables() const {
        std::vector<std::string> all;
        for (Seat seat = 0; seat < host->match().seatCount(); ++seat) {
            all.push_back(table(seat));
        }
        return all;
    }
    [[nodiscard]] bool over() const { return host->match().over(); }

    /// The refusal, or nothing.
    QString submit(Seat sender, const v1::Command &command) {
        QSignalSpy refused(host.get(), &GameHost::refused);
        host->submit(sender, command);
        awaitWritten(*host);
        return refused.isEmpty() ? QString() : refused.first().at(1).toString();
    }
    QString decide(Seat seat, const v1::Move &move) { return submit(seat, commandOf(seat, move)); }
    [[nodiscard]] v1::Command commandOf(Seat seat, const v1::Move &move) const {
        v1::Command command;
        command.set_seat(seat);
        command.set_revision(view(seat).revision());
        *command.mutable_move() = move;
        return command;
    }

    /// One of the seats that must decide does something that its table offers.
    Seat playOne(Rng &rng) {
        SeatMask waiting = host->match().toAct();
        for (auto skipped = rng.below(static_cast<std::uint32_t>(waiting.size())); skipped > 0;
             --skipped) {
            waiting.remove(waiting.first());
        }
        const Seat seat = waiting.first();
        EXPECT_EQ(decide(seat, anyMove(view(seat), rng)), QString());
        return seat;
    }

    std::unique_ptr<GameHost> host;

private:
    using LogPointer = std::unique_ptr<store::GameLog>;

    void begin(const v1::SavedGameHeader &header, std::unique_ptr<Match> match, History history,
               LogPointer log) {
        host = std::make_unique<GameHost>(header, std::move(match), std::move(history),
                                          std::move(log));
        host->setUndoers(SeatMask::firstIds(host->match().seatCount()));
        host->start();
    }

    store::SavedGames saves;
};

struct Kind {
    const char *game;
    int players;
};

class OtherGames : public testing::TestWithParam<Kind> {
protected:
    [[nodiscard]] QDir saves() const { return {folder.filePath("games")}; }
    [[nodiscard]] Table begin(std::uint64_t seed, const std::string &computers = {}) const {
        return {saves(), headerOf(GetParam().game, GetParam().players, seed, computers)};
    }
    [[nodiscard]] static bool simultaneous() { return GetParam().game == std::string("dice"); }

    QTemporaryDir folder;
};

TEST_P(OtherGames, WholeGamesEndWithExplainedScoresAndARecordThatAgrees) {
    const notation::Games games = notation::loadAll(data::file);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Table table(QDir(folder.filePath(QString::number(seed))),
                    headerOf(GetParam().game, GetParam().players, seed));
        Rng rng(seed);
        while (!table.over()) {
            EXPECT_EQ(table.host->match().record(), "");
            table.playOne(rng);
        }
        const v1::TableView end = table.view(0);
        EXPECT_TRUE(end.over());
        ASSERT_EQ(end.scores_size(), GetParam().players);
        for (const v1::PlayerScore &score : end.scores()) {
            int explained = 0;
            for (const v1::ScoreLine &line : score.lines()) {
                explained += line.points();
            }
            EXPECT_EQ(explained, score.total());
        }
        EXPECT_GE(end.winners_size(), 1);
        for (const auto &result :
             notation::verifyRecords(table.host->match().record(), "record", games)) {
            EXPECT_EQ(result.verdict, notation::Verdict::passed) << result.message;
        }
    }
}

TEST_P(OtherGames, ComputersPlayAgainstAPerson) {
    Table table = begin(3, "easy");
    Rng rng(3);
    while (!table.over()) {
        ASSERT_TRUE(QTest::qWaitFor(
            [&] { return table.over() || !offeredMoves(table.view(0)).empty(); }, 20000));
        if (!table.over()) {
            ASSERT_EQ(table.decide(0, anyMove(table.view(0), rng)), QString());
        }
    }
    EXPECT_NE(table.host->match().record(), "");
}

TEST_P(OtherGames, AKilledProgramLosesNothing) {
    Rng rng(4);
    std::vector<std::string> before;
    QString id;
    {
        Table table = begin(4);
        for (int decision = 0; decision < 41; ++decision) {
            table.playOne(rng);
        }
        before = table.tables();
        id = QString::fromStdString(table.host->header().match_id());
    }
    {
        Table again(saves(), id);
        EXPECT_EQ(again.tables(), before);
        while (!again.over()) {
            again.playOne(rng);
        }
        before = again.tables();
    }
    EXPECT_EQ(Table(saves(), id).tables(), before);
}

TEST_P(OtherGames, EveryStepCanBeUndoneAndDoneAgain) {
    Table table = begin(5);
    Rng rng(5);
    std::vector<std::vector<std::string>> seen;
    for (int decision = 0; decision < 30; ++decision) {
        seen.push_back(table.tables());
        table.playOne(rng);
    }
    const std::vector<std::string> end = table.tables();
    const std::vector<v1::Decision> done = table.host->decisions();
    v1::Command undo;
    undo.mutable_undo()->set_steps(1);
    while (!seen.empty()) {
        ASSERT_EQ(table.submit(0, undo), QString());
        ASSERT_EQ(table.tables(), seen.back());
        seen.pop_back();
    }
    EXPECT_EQ(table.submit(0, undo), "not_available");
    for (const v1::Decision &decision : done) {
        ASSERT_EQ(table.decide(static_cast<Seat>(decision.seat()), decision.move()), QString());
    }
    EXPECT_EQ(table.tables(), end); // chance brings the same again
}

/// In Dice what a seat does is its secret until the round ends; in Duel nothing is.
TEST_P(OtherGames, ASecretDecisionCanBeTakenBack) {
    Table table = begin(6);
    Rng rng(6);
    int takenBack = 0;
    for (int decision = 0; decision < 60 && !table.over(); ++decision) {
        const std::vector<std::string> before = table.tables();
        const std::size_t told = table.host->match().eventCount();
        const Seat seat = table.playOne(rng);
        const bool secret = table.host->match().eventCount() == told;
        ASSERT_EQ(table.view(seat).can_take_back(), secret);
        v1::Command command;
        command.set_seat(seat);
        command.set_revision(table.view(seat).revision());
        command.mutable_take_back();
        if (!secret) {
            ASSERT_EQ(table.submit(seat, command), "not_available");
            continue;
        }
        ASSERT_EQ(table.submit(seat, command), QString());
        ASSERT_EQ(table.tables(), before);
        ++takenBack;
        table.playOne(rng);
    }
    EXPECT_EQ(takenBack > 10, simultaneous()) << takenBack;
}

TEST_P(OtherGames, HostileCommandsChangeNothing) {
    Table table = begin(7);
    Rng rng(7);
    for (int decision = 0; decision < 25; ++decision) {
        table.playOne(rng);
    }
    const Seat seat = table.host->match().toAct().first();
    const auto other = static_cast<Seat>(seat == 0 ? 1 : 0);
    const std::vector<std::string> before = table.tables();
    const std::uint64_t revision = table.view(seat).revision();
    const v1::Command good = table.commandOf(seat, anyMove(table.view(seat), rng));
    const auto refusalOf = [&](Seat sender, auto change) {
        v1::Command bad = good;
        change(bad);
        return table.submit(sender, bad);
    };

    EXPECT_EQ(refusalOf(other, [](v1::Command &) {}), "not_your_turn");
    EXPECT_EQ(refusalOf(seat, [](v1::Command &bad) { bad.set_seat(4000000000U); }),
              "not_your_turn");
    EXPECT_EQ(refusalOf(seat, [](v1::Command &bad) { bad.set_revision(1); }), "stale");
    EXPECT_EQ(refusalOf(seat, [](v1::Command &bad) { bad.clear_what(); }), "unknown");
    EXPECT_EQ(refusalOf(seat, [](v1::Command &bad) { bad.mutable_move()->clear_game(); }),
              "unknown");
    EXPECT_EQ(refusalOf(seat,
                        [](v1::Command &bad) {
                            bad.mutable_move()->mutable_classic()->set_action(
                                v1::CLASSIC_ACTION_DISCARD);
                        }),
              "unknown");
    for (int action = -1; action < 12; ++action) {
        for (const char *id : {"", "stonehenge", "<b>altar</b>"}) {
            const QString refusal = refusalOf(seat, [&](v1::Command &bad) {
                if (simultaneous()) {
                    v1::DiceMove &move = *bad.mutable_move()->mutable_dice();
                    move.Clear();
                    move.set_action(static_cast<v1::DiceAction>(action));
                    move.set_cell(id);
                    move.set_bonus("stonehenge");
                } else {
                    v1::DuelMove &move = *bad.mutable_move()->mutable_duel();
                    move.Clear();
                    move.set_action(static_cast<v1::DuelAction>(action));
                    move.set_card(id);
                    move.set_first(4000000000U);
                    move.set_token(id);
                }
            });
            EXPECT_NE(refusal, QString()) << action << " " << id;
        }
    }
    EXPECT_EQ(table.tables(), before);
    EXPECT_EQ(table.view(seat).revision(), revision);
    EXPECT_EQ(table.submit(seat, good), QString());
    EXPECT_NE(table.submit(seat, good), QString()) << "a second click is no second decision";
}

/// Views, events and all numbers of a seat.
std::vector<std::string> updates(const Table &table) {
    std::vector<std::string> all;
    for (Seat seat = 0; seat < table.host->match().seatCount(); ++seat) {
        all.push_back(table.host->updateFor(seat, 0).SerializeAsString());
    }
    return all;
}

/// What follows from an answer of one's own round, and is taken back again, nobody can count.
TEST_P(OtherGames, NumbersTellNothingOfFurtherAnswers) {
    Table table = begin(8);
    Rng rng(8);
    int hidden = 0;
    for (int decision = 0; decision < 120 && !table.over(); ++decision) {
        QSignalSpy changed(table.host.get(), &GameHost::changed);
        const std::unique_ptr<Match> before = table.host->match().clone();
        std::vector<std::string> known = updates(table);
        const Seat seat = table.playOne(rng);
        const bool secret = table.host->match().eventCount() == before->eventCount() &&
                            table.host->match().toAct() == before->toAct();
        ASSERT_EQ(changed.size(), 1);
        ASSERT_EQ(changed[0][0].value<Seat>(), secret ? seat : noSeat);
        if (secret) {
            ++hidden;
            std::vector<std::string> now = updates(table);
            ASSERT_NE(now[seat], known[seat]);
            known[seat] = now[seat];
            ASSERT_EQ(now, known);
        }
        if (secret && hidden % 3 == 0) {
            QSignalSpy rewound(table.host.get(), &GameHost::rewound);
            v1::Command command = table.commandOf(seat, {});
            command.mutable_take_back();
            ASSERT_EQ(table.submit(seat, command), QString());
            ASSERT_EQ(rewound[0][0].value<Seat>(), seat);
            std::vector<std::string> now = updates(table);
            known[seat] = now[seat];
            ASSERT_EQ(now, known);
        }
    }
    EXPECT_EQ(hidden > 5, simultaneous()) << hidden;
}

TEST_P(OtherGames, RevisionsGoOnWithASavedGame) {
    Rng rng(9);
    std::vector<std::string> before;
    QString id;
    {
        Table table = begin(9);
        v1::Command undo;
        undo.mutable_undo()->set_steps(2);
        for (int round = 0; round < 3; ++round) {
            for (int decision = 0; decision < 12; ++decision) {
                table.playOne(rng);
            }
            ASSERT_EQ(table.submit(0, undo), QString());
        }
        before = updates(table);
        id = QString::fromStdString(table.host->header().match_id());
    }
    Table again(saves(), id);
    EXPECT_EQ(updates(again), before);
}

TEST(Log, AnOlderOneGivesNoSmallerRevision) {
    v1::LogEntry decision;
    decision.mutable_decision()->set_by(1);
    v1::LogEntry drop;
    drop.set_drop(0);
    v1::LogEntry finished;
    finished.set_finished(true);
    const History history = foldLog({decision, drop, decision, finished});
    EXPECT_EQ(history.seenByAll, 3U);
    EXPECT_EQ(history.own[1], 3U);
    EXPECT_EQ(history.decisions.size(), 1U);
    v1::LogEntry hostile = decision;
    hostile.set_seen_by_all(~std::uint64_t{0});
    hostile.mutable_decision()->set_by(4000000000U);
    EXPECT_EQ(foldLog({hostile, decision}).seenByAll, 2U);
}

TEST_P(OtherGames, CommandsFromTheFutureAreStale) {
    Table table = begin(10);
    Rng rng(10);
    for (int decision = 0; decision < 20; ++decision) {
        table.playOne(rng);
    }
    const std::vector<std::string> before = updates(table);
    const Seat seat = table.host->match().toAct().first();
    const v1::Command good = table.commandOf(seat, anyMove(table.view(seat), rng));
    for (const std::uint64_t revision : {good.revision() + 1, ~std::uint64_t{0}}) {
        v1::Command bad = good;
        bad.set_revision(revision);
        EXPECT_EQ(table.submit(seat, bad), "stale") << revision;
        bad.clear_move();
        bad.mutable_take_back();
        EXPECT_EQ(table.submit(seat, bad), "stale") << revision;
    }
    EXPECT_EQ(updates(table), before);
    EXPECT_EQ(table.submit(seat, good), QString());
}

TEST_P(OtherGames, ACommandSentTwiceIsCarriedOutOnceAndAnsweredAlike) {
    Table table = begin(11);
    Rng rng(11);
    const Seat seat = table.host->match().toAct().first();
    const v1::Command good = table.commandOf(seat, anyMove(table.view(seat), rng));
    v1::Command bad = good;
    bad.clear_what();
    QSignalSpy answered(table.host.get(), &GameHost::answered);
    QSignalSpy refused(table.host.get(), &GameHost::refused);
    const auto answers = [&answered] {
        QStringList codes;
        for (const QList<QVariant> &answer : answered) {
            codes.append(QStringLiteral("%1 %2").arg(answer[1].toUInt()).arg(answer[2].toString()));
        }
        answered.clear();
        return codes;
    };
    table.host->submit(seat, bad, 1);
    table.host->submit(seat, bad, 1);
    EXPECT_EQ(answers(), QStringList({"1 unknown", "1 unknown"}));
    EXPECT_EQ(refused.size(), 2);
    table.host->submit(seat, good, 2);
    awaitWritten(*table.host);
    const std::vector<std::string> after = updates(table);
    table.host->submit(seat, good, 2);
    EXPECT_EQ(answers(), QStringList({"2 ", "2 "}));
    EXPECT_EQ(refused.size(), 2) << "the same answer as the first time";
    EXPECT_EQ(updates(table), after);
    EXPECT_EQ(table.host->decisions().size(), 1U);
    table.host->submit(seat, bad, 1);
    EXPECT_EQ(answers(), QStringList("1 stale"));
    table.host->beginSession(seat);
    table.host->submit(seat, bad, 1);
    EXPECT_EQ(answers().size(), 1) << "counted anew";
}

TEST_P(OtherGames, OnlyItsOwnersUndo) {
    Table table = begin(12);
    Rng rng(12);
    table.host->setUndoers(SeatMask(1));
    while (table.host->decisions().size() < 5) {
        table.playOne(rng);
    }
    EXPECT_TRUE(table.view(0).can_undo());
    EXPECT_FALSE(table.view(1).can_undo());
    v1::Command undo;
    undo.mutable_undo();
    const std::vector<std::string> before = updates(table);
    EXPECT_EQ(table.submit(1, undo), "not_here");
    EXPECT_EQ(updates(table), before);
    EXPECT_EQ(table.submit(0, undo), QString());
}

/// Whoever watches hears the whole game, and all that was secret when it is over.
TEST_P(OtherGames, AGameCanBeWatchedToItsEnd) {
    Table table = begin(13);
    Rng rng(13);
    while (!table.over()) {
        const Seat seat = table.playOne(rng);
        const v1::TableView seen = table.view(noSeat);
        ASSERT_EQ(seen.viewer(), noSeat);
        ASSERT_TRUE(seen.deciding_for().empty());
        ASSERT_TRUE(offeredMoves(seen).empty());
        ASSERT_FALSE(seen.can_take_back() || seen.can_undo());
        ASSERT_LE(seen.revision(), table.view(seat).revision());
    }
    EXPECT_EQ(table.view(noSeat).scores_size(), GetParam().players);
    v1::Command any;
    EXPECT_EQ(table.submit(noSeat, any), "not_your_turn");
    any.mutable_undo();
    EXPECT_EQ(table.submit(noSeat, any), "not_here");
    EXPECT_EQ(table.host->updateFor(noSeat, 0).events_size(),
              static_cast<int>(table.host->match().eventCount()));
}

INSTANTIATE_TEST_SUITE_P(Tables, OtherGames,
                         testing::Values(Kind{"duel", 2}, Kind{"dice", 3}, Kind{"dice", 7}),
                         [](const testing::TestParamInfo<Kind> &which) {
                             return which.param.game + std::to_string(which.param.players);
                         });

TEST(GamesData, IsReadOnceForAllWhoNeedIt) {
    std::map<std::string, int> asked;
    const Games games([&asked](std::string_view name) {
        ++asked[std::string(name)];
        return DataText(data::file(name));
    });
    EXPECT_EQ(asked,
              (std::map<std::string, int>{
                  {"classic.json", 1}, {"classic-2.json", 1}, {"duel.json", 1}, {"dice.json", 1}}));
    ASSERT_NE(games.catalogue<duel::Duel>(), nullptr);
    EXPECT_EQ(games.catalogue<duel::Duel>(), games.catalogue<duel::Duel>());
    EXPECT_FALSE(games.catalogue<classic::Classic>()->cards.empty());
    EXPECT_FALSE(games.catalogue<dice::Dice>()->boards.empty());

    const Games bad([](std::string_view name) {
        return DataText(name == "dice.json" ? "{}" : data::file(name));
    });
    EXPECT_NE(bad.problem(), "");
    EXPECT_EQ(bad.catalogue<dice::Dice>(), nullptr);
    EXPECT_NE(bad.catalogue<duel::Duel>(), nullptr);
}

TEST(OtherGamesSetup, WhatCannotBePlayedIsRefused) {
    v1::SavedGameHeader header = headerOf("dice", 2, 1);
    header.mutable_dice()->set_boards(0, "stonehenge");
    EXPECT_NE(allGames().make(header).problem, "");
    header.mutable_dice()->set_boards(0, header.dice().boards(1));
    EXPECT_NE(allGames().make(header).problem, "");
    header = headerOf("duel", 2, 1);
    header.mutable_duel()->set_starter(2);
    EXPECT_NE(allGames().make(header).problem, "");
    header = headerOf("duel", 2, 1);
    header.add_seats();
    EXPECT_NE(allGames().make(header).problem, "");
    EXPECT_NE(allGames().setUp("chess", {}, 1, header), "");
    header.clear_setup();
    EXPECT_NE(allGames().make(header).problem, "");
}

} // namespace
} // namespace mirabilia::host
