// SPDX-License-Identifier: GPL-3.0-or-later
// Finished games looked at again: every position is what it was, and nothing can be played in it.
#include "app/host/replay.h"
#include "app/notation/json_value.h"
#include "tests/host/any_move.h"
#include "tests/host/table_at_work.h"

#include <QSignalSpy>

#include <array>
#include <utility>

using namespace mirabilia;
using namespace mirabilia::host;

namespace {

v1::SavedGameHeader headerOf(std::string_view game, int players, std::uint64_t seed) {
    v1::SavedGameHeader header;
    header.set_magic(store::SavedGames::magic);
    header.set_version(store::SavedGames::formatVersion);
    header.set_match_id("00000000-0000-0000-0000-000000000001");
    header.set_live_points(true);
    for (int seat = 0; seat < players; ++seat) {
        v1::SeatInfo &info = *header.add_seats();
        info.set_seat(static_cast<std::uint32_t>(seat));
        info.set_kind(v1::SEAT_KIND_PERSON);
        info.set_name(std::string(1, static_cast<char>('A' + seat)));
    }
    const std::vector<SeatWish> wishes(static_cast<std::size_t>(players));
    EXPECT_EQ(games().setUp(game, wishes, seed, header), "");
    return header;
}

/// A game at random, in the order of its record: who sits first decides first.
class LiveGame {
public:
    LiveGame(std::string_view game, int players, std::uint64_t seed)
        : match(games().make(headerOf(game, players, seed)).match)
        , rng(seed) {}

    void decide() {
        const Seat seat = match->toAct().first();
        v1::TableView view;
        match->fillView(match->controller(seat), view);
        ASSERT_EQ(match->apply(seat, anyMove(view, rng)), "");
    }

    std::unique_ptr<Match> match;
    Rng rng;
};

std::string recordOf(std::string_view game, int players, std::uint64_t seed) {
    LiveGame live(game, players, seed);
    while (!live.match->over()) {
        live.decide();
    }
    return live.match->record();
}

std::string seen(const Match &match, Seat viewer) {
    v1::TableView view;
    match.fillView(viewer, view);
    std::string all = view.DebugString();
    for (const v1::Event &event : match.events(viewer, 0)) {
        all += event.DebugString();
    }
    return all;
}

using GameOf = std::pair<const char *, int>; ///< and how many play it

class EveryGame : public testing::TestWithParam<GameOf> {
protected:
    static constexpr std::uint64_t seed = 11;

    [[nodiscard]] static std::string record() {
        return recordOf(GetParam().first, GetParam().second, seed);
    }
    [[nodiscard]] static PlayedPositions positions() {
        PlayedGame played = games().played(record());
        EXPECT_EQ(played.problem, "");
        return PlayedPositions(std::move(played));
    }
    static std::unique_ptr<Replay> replay(int decision = 0) {
        ReplayWish wish;
        wish.record = QString::fromStdString(record());
        wish.decision = decision;
        return std::make_unique<Replay>(positions(), wish);
    }
};

TEST_P(EveryGame, IsAtEveryDecisionWhatEverySeatSawThen) {
    PlayedPositions again = positions();
    LiveGame live(GetParam().first, GetParam().second, seed);
    for (int decision = 0; decision <= again.decisions(); ++decision) {
        const Match &position = again.at(decision);
        for (Seat seat = 0; seat < live.match->seatCount(); ++seat) {
            ASSERT_EQ(seen(position, seat), seen(*live.match, seat)) << decision;
        }
        ASSERT_EQ(position.toAct(), live.match->toAct());
        if (decision < again.decisions()) {
            ASSERT_EQ(again.decider(decision), live.match->controller(live.match->toAct().first()));
            live.decide();
        }
    }
    EXPECT_TRUE(live.match->over());
    // In any other order too.
    const std::string start = seen(again.at(0), 0);
    const std::string end = seen(again.at(again.decisions()), 0);
    const int middle = again.decisions() / 2;
    const std::string there = seen(again.at(middle), 0);
    EXPECT_EQ(seen(again.at(0), 0), start);
    EXPECT_EQ(seen(again.at(middle), 0), there);
    EXPECT_EQ(seen(again.at(again.decisions()), 0), end);
}

TEST_P(EveryGame, StopsWhereSomethingCameToLight) {
    PlayedPositions again = positions();
    const QList<ReplayStep> &steps = again.steps();
    ASSERT_GT(steps.size(), 10);
    EXPECT_EQ(steps.first().decision, 0);
    EXPECT_EQ(steps.last().decision, again.decisions());
    for (qsizetype i = 1; i < steps.size(); ++i) {
        ASSERT_GT(steps[i].decision, steps[i - 1].decision);
        const std::size_t before = again.at(steps[i].decision - 1).eventCount();
        ASSERT_GT(again.at(steps[i].decision).eventCount(), before);
        ASSERT_GE(steps[i].age, steps[i - 1].age);
    }
}

/// What the eyes of a replay are told.
struct Eyes {
    explicit Eyes(Replay &replay) {
        QObject::connect(replay.link(0), &Link::updated, &told, [this](const v1::Update &update) {
            ++updates;
            latest = update;
        });
        QObject::connect(replay.link(0), &Link::restored, &told, [this](const v1::Update &update) {
            ++restores;
            latest = update;
        });
        replay.link(0)->refresh();
        QCoreApplication::processEvents();
    }
    QObject told;
    v1::Update latest;
    int updates = 0;
    int restores = 0;
};

TEST_P(EveryGame, IsToldStepByStepAndAsksNobody) {
    const auto game = replay();
    Eyes eyes(*game);
    EXPECT_EQ(eyes.restores, 1);
    EXPECT_EQ(game->localSeats(), QList<int>{0});
    EXPECT_TRUE(game->replayed());
    std::vector<v1::Event> story(eyes.latest.events().begin(), eyes.latest.events().end());
    for (const ReplayStep &step : game->steps()) {
        ASSERT_TRUE(eyes.latest.view().deciding_for().empty());
        ASSERT_FALSE(eyes.latest.view().can_undo());
        ASSERT_FALSE(eyes.latest.view().can_take_back());
        if (step.decision == 0) {
            continue;
        }
        const quint64 before = eyes.latest.view().revision();
        game->look(step.decision, game->seat());
        QCoreApplication::processEvents();
        ASSERT_GT(eyes.latest.view().revision(), before);
        ASSERT_FALSE(eyes.latest.events().empty());
        story.insert(story.end(), eyes.latest.events().begin(), eyes.latest.events().end());
    }
    EXPECT_EQ(eyes.updates, static_cast<int>(game->steps().size()) - 1);
    EXPECT_EQ(eyes.restores, 1);
    EXPECT_TRUE(eyes.latest.view().over());
    EXPECT_FALSE(eyes.latest.view().scores().empty());
    // Told at once it is the same story, but for what is no secret any more.
    game->link(0)->refresh();
    QCoreApplication::processEvents();
    EXPECT_EQ(static_cast<std::size_t>(eyes.latest.events_size()), story.size());
}

TEST_P(EveryGame, IsLookedAtFromEverySeatWithItsHand) {
    const auto game = replay();
    Eyes eyes(*game);
    LiveGame live(GetParam().first, GetParam().second, seed);
    for (int seat = 0; seat < GetParam().second; ++seat) {
        game->look(0, seat);
        QCoreApplication::processEvents();
        v1::TableView then;
        live.match->fillView(static_cast<Seat>(seat), then);
        const v1::TableView &now = eyes.latest.view();
        EXPECT_EQ(now.viewer(), static_cast<unsigned>(seat));
        EXPECT_EQ(now.classic().hand_size(), then.classic().hand_size());
        EXPECT_EQ(now.classic().DebugString(), then.classic().DebugString());
    }
    EXPECT_EQ(eyes.updates, 0) << "another seat is told the whole story";
}

TEST_P(EveryGame, OpensWhereADecisionIsDueFromTheSeatThatDecides) {
    PlayedPositions all = positions();
    const int middle = all.decisions() / 2;
    const auto game = replay(middle);
    Eyes eyes(*game);
    EXPECT_EQ(game->decision(), middle);
    EXPECT_EQ(eyes.latest.view().viewer(), all.decider(middle));
    v1::TableView view;
    all.at(middle).fillView(all.decider(middle), view);
    EXPECT_FALSE(view.deciding_for().empty());
    EXPECT_EQ(replay(-5)->decision(), 0);
    EXPECT_EQ(replay(100000)->decision(), all.decisions());
}

TEST_P(EveryGame, IsRefusedWhileItIsNotOver) {
    LiveGame live(GetParam().first, GetParam().second, seed);
    live.decide();
    EXPECT_EQ(live.match->record(), "") << "a game that runs is no record";
    EXPECT_NE(games().played(live.match->record()).problem, "");
    notation::Json cut = notation::Json::parse(record());
    for (const char *list : {"log", "moves", "rounds"}) {
        if (cut.contains(list)) {
            cut[list].erase(cut[list].size() - 1);
        }
    }
    for (const char *end : {"final", "result", "winners"}) {
        const PlayedGame kept = games().played(cut.dump());
        EXPECT_EQ(kept.start, nullptr);
        EXPECT_NE(kept.problem, "");
        cut.erase(end);
    }
    EXPECT_NE(games().played(cut.dump()).problem, "") << "that says nothing of its end";
}

TEST_P(EveryGame, IsRefusedWithASentenceWhereItsRecordIsBroken) {
    const std::string good = record();
    EXPECT_NE(games().played(good.substr(0, good.size() / 2)).problem, "");
    EXPECT_NE(games().played(good + good).problem, "");
    EXPECT_NE(games().played("[" + good + "]").problem, "");
    Rng rng(3);
    int refused = 0;
    for (int round = 0; round < 60; ++round) {
        std::string bad = good;
        bad[rng.below(static_cast<std::uint32_t>(bad.size()))] = static_cast<char>(rng.below(256));
        const PlayedGame played = games().played(bad);
        EXPECT_EQ(played.start == nullptr, !played.problem.empty());
        refused += played.problem.empty() ? 0 : 1;
    }
    EXPECT_GT(refused, 30);
}

INSTANTIATE_TEST_SUITE_P(Replay, EveryGame,
                         testing::Values(GameOf{"classic", 2}, GameOf{"classic", 3},
                                         GameOf{"classic", 7}, GameOf{"duel", 2}, GameOf{"dice", 2},
                                         GameOf{"dice", 7}));

TEST(Replay, OfNothingThatIsKnownIsRefused) {
    for (const char *text : {"", "null", "17", "[]", "{}", R"({"game": "chess"})", "\xff\xfe",
                             R"({"format": "duel-record/2", "game": "duel"})"}) {
        EXPECT_EQ(games().played(text).start, nullptr) << text;
        EXPECT_NE(games().played(text).problem, "") << text;
    }
    EXPECT_NE(games().played(std::string(100000, '[')).problem, "");
}

TEST(Replay, NamesTheSeatsAsItIsTold) {
    ReplayWish wish;
    v1::SeatInfo ada;
    ada.set_name("Ada");
    ada.set_color("rose");
    ada.set_kind(v1::SEAT_KIND_COMPUTER);
    wish.seats = {ada};
    wish.record = QString::fromStdString(recordOf("classic", 2, 5));
    Replay game(PlayedPositions(games().played(wish.record.toStdString())), wish);
    const Eyes eyes(game);
    const auto &seats = eyes.latest.view().seats();
    ASSERT_EQ(seats.size(), 3);
    EXPECT_EQ(seats[0].name(), "Ada");
    EXPECT_EQ(seats[0].kind(), v1::SEAT_KIND_COMPUTER);
    EXPECT_EQ(seats[1].name(), "");
    EXPECT_EQ(seats[1].kind(), v1::SEAT_KIND_PERSON);
    EXPECT_EQ(seats[2].kind(), v1::SEAT_KIND_FREE_CITY);
    EXPECT_TRUE(seats[2].connected());
    EXPECT_EQ(game.exportRecord(), wish.record);
}

TEST_F(TableServicesTest, AFinishedGameIsListedReplayedAndLeftAsItIs) {
    const QString id = playedToTheEnd();
    ASSERT_TRUE(QTest::qWaitFor([&] { return QFile::exists(finishedPath(id)); }));
    const QByteArray before = contents(finishedPath(id));
    const auto table = services();
    ASSERT_TRUE(QTest::qWaitFor([&] { return table->finishedGames().size() == 1; }));
    const SavedGame listed = table->finishedGames().first();
    EXPECT_EQ(listed.problem, QString());
    EXPECT_EQ(listed.game, QStringLiteral("classic"));
    EXPECT_EQ(listed.persons, (QStringList{"Ada", "Bo", "Cy"}));
    EXPECT_FALSE(listed.winners.isEmpty());

    QSignalSpy opened(table.get(), &Services::replayOpened);
    ReplayWish wish;
    wish.save = id;
    table->openReplay(wish);
    ASSERT_TRUE(opened.wait());
    ReplayedGame *game = table->replay();
    ASSERT_NE(game, nullptr);
    EXPECT_EQ(game->game(), QStringLiteral("classic"));
    EXPECT_EQ(game->steps().last().age, 3);
    for (const ReplayStep &step : game->steps()) {
        game->look(step.decision, 1);
        QCoreApplication::processEvents();
    }
    table->closeReplay();
    EXPECT_EQ(table->replay(), nullptr);
    EXPECT_EQ(contents(finishedPath(id)), before);

    EXPECT_TRUE(table->removeSave(id));
    EXPECT_TRUE(table->finishedGames().isEmpty());
    QSignalSpy refused(table.get(), &RunningGame::problem);
    table->openReplay(wish);
    ASSERT_TRUE(refused.wait());
    EXPECT_TRUE(table->restoreSave(id));
    EXPECT_TRUE(QTest::qWaitFor([&] { return table->finishedGames().size() == 1; }));
}

/// A host puts the finished games of its tables where they were played.
TEST_F(TableServicesTest, AHostedGameIsListedAndReplayedToo) {
    const QString id = playedToTheEnd();
    ASSERT_TRUE(QTest::qWaitFor([&] { return QFile::exists(finishedPath(id)); }));
    ASSERT_TRUE(QDir(hosted()).mkpath(QStringLiteral("finished")));
    const QString there = hosted() + "/finished/hosted.mirabilia";
    ASSERT_TRUE(QFile::copy(finishedPath(id), there));
    const auto table = services();
    ASSERT_TRUE(QTest::qWaitFor([&] { return table->finishedGames().size() == 2; }));
    const QList<SavedGame> listed = table->finishedGames(); // what was played last is first
    EXPECT_EQ(listed[0].id, QStringLiteral("hosted"));
    EXPECT_TRUE(listed[0].hosted);
    EXPECT_EQ(listed[0].winners, listed[1].winners);
    EXPECT_FALSE(listed[1].hosted);

    QSignalSpy opened(table.get(), &Services::replayOpened);
    ReplayWish wish;
    wish.save = QStringLiteral("hosted");
    table->openReplay(wish);
    ASSERT_TRUE(opened.wait());
    table->closeReplay();
    EXPECT_TRUE(table->removeSave(wish.save));
    EXPECT_FALSE(QFile::exists(there));
    EXPECT_EQ(table->finishedGames().size(), 1);
    EXPECT_TRUE(table->restoreSave(wish.save));
    EXPECT_TRUE(QTest::qWaitFor([&] { return table->finishedGames().size() == 2; }));
}

/// Its table lies there too, and what lies beside the finished games is nobody's to look at.
TEST_F(TableServicesTest, AHostedGameThatWaitsIsNeitherListedNorReplayed) {
    QString id;
    {
        const auto table = services();
        open(*table, withComputers(2));
        id = saves(*table).first().id;
    }
    ASSERT_TRUE(QDir(folder.path()).mkpath(QStringLiteral("hosted/finished")));
    ASSERT_TRUE(QFile::copy(path(id), hosted() + "/waits.mirabilia"));
    ASSERT_TRUE(QFile::copy(path(id), hosted() + "/finished/runs.mirabilia"));
    const auto table = services();
    ASSERT_TRUE(QTest::qWaitFor([&] { return table->finishedGames().size() == 1; }));
    EXPECT_EQ(table->finishedGames().first().id, QStringLiteral("runs"));
    EXPECT_NE(table->finishedGames().first().problem, QString());
    QSignalSpy refused(table.get(), &RunningGame::problem);
    ReplayWish wish;
    for (const char *hidden : {"waits", "runs", "../waits"}) {
        wish.save = QString::fromLatin1(hidden);
        table->openReplay(wish);
        ASSERT_TRUE(refused.wait());
        EXPECT_EQ(table->replay(), nullptr);
    }
}

TEST_F(TableServicesTest, AGameThatRunsCannotBeReplayed) {
    const auto table = services();
    open(*table, withComputers(2));
    const QString id = saves(*table).first().id;
    EXPECT_EQ(table->exportRecord(), QString());
    QSignalSpy refused(table.get(), &RunningGame::problem);
    ReplayWish wish;
    wish.save = id;
    table->openReplay(wish);
    ASSERT_TRUE(refused.wait());
    // Nor where its file lies among the finished ones.
    ASSERT_TRUE(QDir(folder.path()).mkpath(QStringLiteral("games/finished")));
    ASSERT_TRUE(QFile::copy(path(id), finishedPath(id)));
    table->openReplay(wish);
    ASSERT_TRUE(refused.wait());
    EXPECT_EQ(table->replay(), nullptr);
    table->readSaves();
    ASSERT_TRUE(QTest::qWaitFor([&] { return table->finishedGames().size() == 1; }));
    EXPECT_NE(table->finishedGames().first().problem, QString());
}

TEST_F(TableServicesTest, ARecordThatIsHugeOrNoneIsRefusedWithASentence) {
    const auto table = services();
    QSignalSpy refused(table.get(), &RunningGame::problem);
    ReplayWish wish;
    for (const QString &text : {QString(), QStringLiteral("{"), QString(9 * 1024 * 1024, u' ')}) {
        wish.record = text;
        table->openReplay(wish);
        ASSERT_TRUE(refused.wait());
        EXPECT_FALSE(refused.last().first().toString().isEmpty());
        EXPECT_EQ(table->replay(), nullptr);
    }
}

} // namespace
