// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that takes nothing for a while: nothing is lost, nothing stands still.
#include "app/host/game_host.h"
#include "app/host/games.h"
#include "resources/data.h"
#include "tests/host/any_move.h"
#include "tests/host/written.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <atomic>

namespace mirabilia::host {
namespace {

/// Refuses the first entries.
class FullDisk final : public store::GameLog {
public:
    FullDisk(const QString &path, int refusals)
        : GameLog(QStringLiteral("full"), path)
        , m_refusals(refusals) {}

    QString append(const v1::LogEntry & /*entry*/) override {
        return m_refusals-- > 0 ? QStringLiteral("The disk is full.") : QString();
    }

private:
    int m_refusals;
};

/// Refuses to be told that the game is over, so many times.
class ForgetfulDisk final : public store::GameLog {
public:
    ForgetfulDisk(const QString &path, int refusals)
        : GameLog(QStringLiteral("forgetful"), path)
        , m_refusals(refusals) {}

    QString append(const v1::LogEntry &entry) override {
        if (entry.finished() && m_refusals-- > 0) {
            return QStringLiteral("The disk is full.");
        }
        finished = entry.finished();
        return {};
    }

    std::atomic<bool> finished = false; ///< says the latest entry

private:
    int m_refusals;
};

class Unsaved : public testing::Test {
protected:
    std::unique_ptr<GameHost> begin(std::string_view game, v1::SeatKind others, int players,
                                    int refusals) {
        return begin(game, others, players,
                     std::make_unique<FullDisk>(folder.filePath(QStringLiteral("full")), refusals));
    }
    std::unique_ptr<GameHost> begin(std::string_view game, v1::SeatKind others, int players,
                                    std::unique_ptr<store::GameLog> log) {
        v1::SavedGameHeader header;
        for (int seat = 0; seat < players; ++seat) {
            v1::SeatInfo &info = *header.add_seats();
            info.set_kind(seat == 0 ? v1::SEAT_KIND_PERSON : others);
            info.set_level("easy");
        }
        const std::vector<SeatWish> wishes(static_cast<std::size_t>(players));
        EXPECT_EQ(games.setUp(game, wishes, 1, header), "");
        return std::make_unique<GameHost>(header, games.make(header).match, History{},
                                          std::move(log));
    }
    /// The seat does anything that is offered.
    static void decide(GameHost &host, Seat seat, Rng &rng) {
        const v1::TableView view = host.updateFor(seat, 0).view();
        v1::Command command;
        command.set_seat(seat);
        command.set_revision(view.revision());
        *command.mutable_move() = anyMove(view, rng);
        host.submit(seat, command);
        awaitWritten(host);
    }

    Games games{data::file};
    QTemporaryDir folder;
};

TEST_F(Unsaved, ComputersTryAgainUntilTheirDecisionsAreKept) {
    auto host = begin("classic", v1::SEAT_KIND_COMPUTER, 3, 3);
    QSignalSpy told(host.get(), &GameHost::notSaved);
    QSignalSpy refused(host.get(), &GameHost::refused);
    host->start();
    ASSERT_TRUE(QTest::qWaitFor([&] { return host->decisions().size() == 2; }, 20000));
    EXPECT_EQ(refused.size(), 3);
    EXPECT_EQ(told.size(), 1) << "once, not at every attempt";
}

TEST_F(Unsaved, APersonsDecisionThatIsNotKeptHasNotHappened) {
    auto host = begin("duel", v1::SEAT_KIND_PERSON, 2, 1);
    QSignalSpy told(host.get(), &GameHost::notSaved);
    QSignalSpy refused(host.get(), &GameHost::refused);
    const Seat seat = host->match().toAct().first();
    const v1::TableView before = host->updateFor(seat, 0).view();
    Rng rng(1);
    v1::Command command;
    command.set_seat(seat);
    command.set_revision(before.revision());
    *command.mutable_move() = anyMove(before, rng);
    host->submit(seat, command);
    awaitWritten(*host);
    ASSERT_EQ(refused.size(), 1);
    EXPECT_EQ(refused.first().at(1).toString(), "not_saved");
    EXPECT_EQ(told.size(), 1);
    EXPECT_EQ(host->updateFor(seat, 0).view().SerializeAsString(), before.SerializeAsString());
    host->submit(seat, command);
    awaitWritten(*host);
    EXPECT_EQ(host->decisions().size(), 1U);
    EXPECT_EQ(refused.size(), 1);
}

TEST_F(Unsaved, ThatTheGameIsOverIsTriedAgainUntilItIsKept) {
    constexpr int refusals = 3;
    auto log =
        std::make_unique<ForgetfulDisk>(folder.filePath(QStringLiteral("forgetful")), refusals);
    const ForgetfulDisk &disk = *log;
    auto host = begin("duel", v1::SEAT_KIND_PERSON, 2, std::move(log));
    QSignalSpy told(host.get(), &GameHost::endNotSaved);
    QSignalSpy refused(host.get(), &GameHost::refused);
    Rng rng(1);
    while (!host->match().over()) {
        decide(*host, host->match().toAct().first(), rng);
    }
    EXPECT_FALSE(disk.finished);
    EXPECT_TRUE(QTest::qWaitFor([&] { return disk.finished.load(); }, 20000));
    EXPECT_EQ(told.size(), 1) << "once, not at every attempt";
    EXPECT_EQ(refused.size(), 0) << "the move itself is safe";
}

TEST_F(Unsaved, AnEndThatWasTakenBackIsNotKeptLater) {
    auto log = std::make_unique<ForgetfulDisk>(folder.filePath(QStringLiteral("forgetful")), 1);
    const ForgetfulDisk &disk = *log;
    auto host = begin("duel", v1::SEAT_KIND_PERSON, 2, std::move(log));
    Rng rng(1);
    while (!host->match().over()) {
        decide(*host, host->match().toAct().first(), rng);
    }
    host->setUndoers(SeatMask::firstIds(2));
    v1::Command undo;
    undo.mutable_undo()->set_steps(1);
    host->submit(0, undo);
    awaitWritten(*host);
    ASSERT_FALSE(host->match().over());
    QTest::qWait(400); // past the first attempt
    EXPECT_FALSE(disk.finished);
    while (!host->match().over()) {
        decide(*host, host->match().toAct().first(), rng);
    }
    EXPECT_TRUE(disk.finished);
}

} // namespace
} // namespace mirabilia::host
