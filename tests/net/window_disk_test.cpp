// SPDX-License-Identifier: GPL-3.0-or-later
// A running window never waits for the disk, however slow.
#include "tests/net/screen_at_table.h"
#include "tests/store/watched_disk.h"

#include <optional>

namespace mirabilia::net {

namespace {

using store::SlowDisk;
using store::WatchedDisk;

class WindowDisk : public LanTest {
protected:
    [[nodiscard]] QStringList tablesKept() const {
        return QDir(folder.filePath(QStringLiteral("ada/tables")))
            .entryList({QStringLiteral("*.seats")}, QDir::Files);
    }
};

TEST_F(WindowDisk, IsNotWaitedForByWhoeverPlays) {
    const int before = WatchedDisk::waitsHere();
    beginDuel();
    play();
    ada->lan.leave(false);
    bo->lan.leave(false);
    ASSERT_TRUE(ada->lan.room().state == Room::State::None);
    WAIT_FOR(tablesKept().isEmpty());
    EXPECT_EQ(WatchedDisk::waitsHere(), before);
}

TEST_F(WindowDisk, IsNotWaitedForByWhoeverLeavesWhileItWrites) {
    beginDuel();
    const QString id = ada->lan.saves().front().id;
    std::optional<SlowDisk> slow(std::in_place);
    Rng rng(7);
    ASSERT_TRUE(ada->play(rng) || bo->play(rng));
    ada->lan.leave(false);
    EXPECT_TRUE(ada->isHome());
    HostWish another;
    another.setup = setupOf("duel", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral")});
    another.title = QStringLiteral("Another table");
    ada->lan.host(another);
    EXPECT_EQ(ada->room().state, Room::State::Connecting);
    EXPECT_FALSE(slow->hasGivenUp());
    slow.reset();
    WAIT_FOR(ada->isHere() && !ada->room().seats.isEmpty());
    ada->lan.continueGame(id); // the earlier game is intact
    WAIT_FOR(ada->isPlaying());
}

TEST(SeatsOnASlowDisk, AreKnownAtOnceAndWrittenTogether) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("seats"));
    const int before = WatchedDisk::waitsHere();
    std::optional<SlowDisk> slow(std::in_place);
    std::optional<KeptSeats> seats(std::in_place, file);
    for (int number = 0; number < 10; ++number) {
        v1::KeptSeat seat;
        seat.set_token(std::to_string(number));
        seat.set_table("a");
        seats->keep(seat);
        seats->update("a", [number](v1::KeptSeat &each) { each.set_at(number); });
    }
    EXPECT_EQ(seats->at("a").size(), 10U);
    EXPECT_EQ(KeptSeats(file).all().seats_size(), 0);
    const WatchedDisk disk(folder.path());
    slow.reset();
    seats.reset(); // waits, as when the program ends
    EXPECT_EQ(WatchedDisk::waitsHere(), before);
    EXPECT_LE(disk.filesSynced(), 2 * 3) << "two writings, each of a lock, and of a file twice";
    const KeptSeats after(file);
    ASSERT_EQ(after.all().seats_size(), 10);
    EXPECT_EQ(after.all().seats(0).at(), 9) << "the newest state is there";
    EXPECT_TRUE(disk.left().contains(QStringLiteral("seats")));
}

} // namespace

} // namespace mirabilia::net
