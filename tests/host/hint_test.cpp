// SPDX-License-Identifier: GPL-3.0-or-later
// A hint belongs to the seat that asked, as long as what it is asked stays the same.
#include "app/host/game_host.h"
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
        v1::SavedGameHeader header;
        for (int seat = 0; seat < 3; ++seat) {
            header.add_seats()->set_kind(v1::SEAT_KIND_PERSON);
        }
        // Everybody decides at the same time, in secret.
        ASSERT_EQ(games.setUp("dice", std::vector<BoardWish>(3), 1, header), "");
        host = std::make_unique<GameHost>(games, header, games.make(header).match,
                                          std::vector<v1::Decision>{}, nullptr);
        hints = std::make_unique<QSignalSpy>(host.get(), &GameHost::hintReady);
        ASSERT_EQ(host->match().toAct().size(), 3);
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

} // namespace
} // namespace mirabilia::host
