// SPDX-License-Identifier: GPL-3.0-or-later
// A hint belongs to the seat that asked, as long as what it is asked stays the same.
#include "app/host/game_host.h"
#include "app/host/games.h"
#include "resources/data.h"
#include "tests/host/any_move.h"

#include <QSignalSpy>
#include <QTest>
#include <gtest/gtest.h>

namespace mirabilia::host {
namespace {

class Hints : public testing::Test {
protected:
    void SetUp() override {
        // Everybody decides at the same time, in secret.
        begin(3, v1::SEAT_KIND_PERSON);
        ASSERT_EQ(host->match().toAct().size(), 3);
    }
    /// The first seat is a person's.
    void begin(int players, v1::SeatKind others, std::string_view game = "dice",
               const char *level = "easy") {
        v1::SavedGameHeader header;
        for (int seat = 0; seat < players; ++seat) {
            v1::SeatInfo &info = *header.add_seats();
            info.set_kind(seat == 0 ? v1::SEAT_KIND_PERSON : others);
            info.set_level(level);
        }
        ASSERT_EQ(
            games.setUp(game, std::vector<SeatWish>(static_cast<std::size_t>(players)), 1, header),
            "");
        host = std::make_unique<GameHost>(header, games.make(header).match, History{}, nullptr);
        hints = std::make_unique<QSignalSpy>(host.get(), &GameHost::hintReady);
    }
    void submit(Seat seat, v1::Command command) const {
        QSignalSpy refused(host.get(), &GameHost::refused);
        command.set_seat(seat);
        command.set_revision(host->updateFor(seat, 0).view().revision());
        host->submit(seat, command);
        EXPECT_TRUE(refused.isEmpty());
    }
    void choose(Seat seat) const {
        Rng rng(1);
        v1::Command command;
        *command.mutable_move() = anyMove(host->updateFor(seat, 0).view(), rng);
        submit(seat, command);
    }
    void takeBack(Seat seat) const {
        v1::Command command;
        command.mutable_take_back();
        submit(seat, command);
    }
    [[nodiscard]] QList<int> seatsWithHints() const {
        QList<int> seats;
        for (const QList<QVariant> &hint : *hints) {
            seats.append(hint.first().value<Seat>());
        }
        std::sort(seats.begin(), seats.end());
        return seats;
    }
    [[nodiscard]] bool hintsCome(const QList<int> &seats) const {
        return QTest::qWaitFor([&] { return seatsWithHints() == seats; }, 20000);
    }

    Games games{data::file};
    std::unique_ptr<GameHost> host;
    std::unique_ptr<QSignalSpy> hints;
};

TEST_F(Hints, WhatACoachedSeatDecidesIsJudged) {
    QSignalSpy judged(host.get(), &GameHost::judged);
    SeatMask coached;
    coached.add(0);
    host->setCoached(coached);
    choose(1); // nobody judges this one
    choose(0);
    ASSERT_TRUE(QTest::qWaitFor([&] { return judged.size() == 1; }, 20000));
    EXPECT_EQ(judged[0][0].value<Seat>(), 0);
    const auto thoughts = judged[0][1].value<Thoughts>();
    ASSERT_GE(thoughts.size(), 1U);
    EXPECT_EQ(thoughts[0].move.SerializeAsString(),
              host->decisions().back().move().SerializeAsString());
    for (const Thought &thought : thoughts) {
        EXPECT_TRUE(thought.chance >= 0 && thought.chance <= 1);
    }
}

TEST_F(Hints, WhatWasTakenBackIsNotJudged) {
    QSignalSpy judged(host.get(), &GameHost::judged);
    SeatMask coached;
    coached.add(0);
    host->setCoached(coached);
    choose(0);
    takeBack(0);
    QTest::qWait(1500);
    EXPECT_TRUE(judged.isEmpty());
}

TEST_F(Hints, ComeThoughAnotherSeatChooses) {
    host->requestHint(0);
    choose(1);
    EXPECT_TRUE(hintsCome({0}));
}

TEST_F(Hints, ComeThoughAnotherSeatTakesItsChoiceBack) {
    choose(1);
    host->requestHint(0);
    takeBack(1);
    EXPECT_TRUE(hintsCome({0}));
}

TEST_F(Hints, ComeToEverybodyWhoAsks) {
    host->requestHint(0);
    host->requestHint(2);
    EXPECT_TRUE(hintsCome({0, 2}));
}

TEST_F(Hints, DoNotComeToWhoHasDecided) {
    host->requestHint(0);
    host->requestHint(2);
    choose(0);
    EXPECT_TRUE(hintsCome({2}));
    choose(1);
    choose(2); // the next question
    QTest::qWait(50);
    EXPECT_EQ(seatsWithHints(), QList<int>{2});
}

/// However many think, and however long: they have begun, and the hint does not wait for one of
/// them.
TEST_F(Hints, ComeBeforeSixExpertsDecide) {
    begin(7, v1::SEAT_KIND_COMPUTER, "classic", "expert");
    std::size_t decidedBefore = 1000;
    QObject::connect(host.get(), &GameHost::hintReady, host.get(),
                     [&] { decidedBefore = host->decisions().size(); });
    host->start();
    host->requestHint(0);
    EXPECT_TRUE(hintsCome({0}));
    EXPECT_EQ(decidedBefore, 0U);
    EXPECT_EQ(host->match().toAct().size(), 7) << "nobody was overheard meanwhile";
}

/// However little computers think: a person waits for the hint.
TEST_F(Hints, ComeBeforeTheComputersDecide) {
    begin(7, v1::SEAT_KIND_COMPUTER);
    std::size_t decidedBefore = 1000;
    QObject::connect(host.get(), &GameHost::hintReady, host.get(),
                     [&] { decidedBefore = host->decisions().size(); });
    host->start();
    host->requestHint(0);
    host->requestHint(0); // impatient: it is still one hint
    EXPECT_TRUE(hintsCome({0}));
    EXPECT_EQ(decidedBefore, 0U);
    EXPECT_TRUE(QTest::qWaitFor([&] { return host->match().toAct().size() == 1; }, 20000))
        << "then the computers decide";
    EXPECT_EQ(seatsWithHints(), QList<int>{0});
    host->requestHint(0);
    EXPECT_TRUE(hintsCome({0, 0})) << "who asks again is told again";
}

/// What is told is possible, and why is one of the reasons that the screen has words for.
TEST_F(Hints, HaveAReasonInEveryGame) {
    const QStringList reasons{"points", "science", "military", "resources", "trade",
                              "wonder", "coins",   "deny",     "chain",     "least"};
    for (const char *game : {"classic", "duel", "dice"}) {
        begin(game == std::string_view("duel") ? 2 : 3, v1::SEAT_KIND_PERSON, game);
        const Seat seat = host->match().toAct().first();
        host->requestHint(seat);
        ASSERT_TRUE(hintsCome({static_cast<int>(seat)})) << game;
        const auto told = hints->first()[1].value<Thoughts>();
        ASSERT_EQ(told.size(), 2U) << game;
        EXPECT_TRUE(reasons.contains(QString::fromStdString(told[0].reason))) << game;
        EXPECT_GT(told[0].chance, 0.0F) << game;
        EXPECT_LT(told[0].chance, 1.0F) << game;
        EXPECT_GE(told[0].chance, told[1].chance) << game;
        EXPECT_NE(told[0].move.SerializeAsString(), told[1].move.SerializeAsString()) << game;
        v1::Command command;
        *command.mutable_move() = told[0].move;
        submit(seat, command);
    }
}

TEST_F(Hints, ThatNobodyWaitsForDoNotKeepTheComputersWaiting) {
    begin(3, v1::SEAT_KIND_COMPUTER);
    host->start();
    host->requestHint(0);
    choose(0);
    EXPECT_TRUE(QTest::qWaitFor([&] { return host->decisions().size() >= 3; }, 20000));
    EXPECT_EQ(seatsWithHints(), QList<int>{});
}

} // namespace
} // namespace mirabilia::host
