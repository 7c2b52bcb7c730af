// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever changes their mind without end, with messages as fat as may be, leaves a small file that
// the next start reads.
#include "app/edge/admit.h"
#include "app/host/saved_match.h"
#include "resources/data.h"
#include "tests/host/any_move.h"
#include "tests/host/written.h"

#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace mirabilia::host {
namespace {

class ChangeOfMind : public testing::TestWithParam<std::string_view> {
protected:
    void SetUp() override {
        v1::SavedGameHeader header;
        header.set_magic(store::SavedGames::magic);
        header.set_version(store::SavedGames::formatVersion);
        header.set_match_id("minds");
        for (std::uint32_t seat = 0; seat < 3; ++seat) {
            header.add_seats()->set_seat(seat);
            header.mutable_seats(static_cast<int>(seat))->set_kind(v1::SEAT_KIND_PERSON);
        }
        ASSERT_EQ(games.setUp(GetParam(), std::vector<SeatWish>(3), 5, header), "");
        auto created = saves.create(header);
        host = std::make_unique<GameHost>(
            header, games.make(header).match, History{},
            std::move(std::get<std::unique_ptr<store::GameLog>>(created)));
    }
    QString submit(v1::Command command) {
        command.set_seat(0);
        command.set_revision(host->revisionOf(0));
        QSignalSpy refused(host.get(), &GameHost::refused);
        host->submit(0, command);
        awaitWritten(*host);
        return refused.isEmpty() ? QString() : refused.first().at(1).toString();
    }
    /// A move that is offered, with what nobody knows in it.
    QString decideFat() {
        v1::Command command;
        *command.mutable_move() = anyMove(host->updateFor(0, 0).view(), rng);
        v1::Move &move = *command.mutable_move();
        const std::string padding(64'000, 'x');
        google::protobuf::Message &inner =
            move.has_classic() ? static_cast<google::protobuf::Message &>(*move.mutable_classic())
                               : *move.mutable_dice();
        for (google::protobuf::Message *message :
             {&inner, static_cast<google::protobuf::Message *>(&move)}) {
            message->GetReflection()->MutableUnknownFields(message)->AddLengthDelimited(1000,
                                                                                        padding);
        }
        return submit(command);
    }
    QString takeBack() {
        v1::Command command;
        command.mutable_take_back();
        return submit(command);
    }
    /// As a kill leaves it: nothing is said to the log any more.
    [[nodiscard]] SavedMatch loaded() const {
        const auto saved = saves.load(QStringLiteral("minds"));
        EXPECT_TRUE(std::holds_alternative<store::SavedGame>(saved));
        return unfold(games, std::get<store::SavedGame>(saved));
    }

    Games games{data::file};
    QTemporaryDir folder;
    store::SavedGames saves{QDir(folder.path())};
    std::unique_ptr<GameHost> host;
    Rng rng{3};
};

TEST_P(ChangeOfMind, EndsAndLeavesASmallFile) {
    int changes = 0;
    for (; changes < 100; ++changes) {
        ASSERT_EQ(decideFat(), QString());
        ASSERT_EQ(host->updateFor(0, 0).view().can_take_back(), changes < 20);
        if (takeBack() != QString()) {
            break;
        }
    }
    EXPECT_EQ(changes, 20);
    EXPECT_LT(QFileInfo(saves.path(QStringLiteral("minds"))).size(), 8'000);
    const SavedMatch again = loaded();
    ASSERT_TRUE(again.match) << again.problem.toStdString();
    EXPECT_EQ(again.match->hash(), host->match().hash());
    ASSERT_EQ(again.history.decisions.size(), host->decisions().size());
    for (std::size_t number = 0; number < host->decisions().size(); ++number) {
        EXPECT_EQ(edge::misfit(host->decisions()[number]), "");
        EXPECT_EQ(again.history.decisions[number].move().SerializeAsString(),
                  host->decisions()[number].move().SerializeAsString());
    }
}

TEST_P(ChangeOfMind, IsFreeAgainWhenTheOthersHaveSeenWhatCameOfIt) {
    for (int changes = 0; changes < 20; ++changes) {
        ASSERT_EQ(decideFat(), QString());
        ASSERT_EQ(takeBack(), QString());
    }
    const std::size_t told = host->match().eventCount();
    while (host->match().eventCount() == told) {
        const Seat seat = host->match().toAct().first();
        v1::Command command;
        command.set_seat(seat);
        command.set_revision(host->revisionOf(seat));
        *command.mutable_move() = anyMove(host->updateFor(seat, 0).view(), rng);
        host->submit(seat, command);
        awaitWritten(*host);
    }
    ASSERT_EQ(decideFat(), QString());
    EXPECT_TRUE(host->updateFor(0, 0).view().can_take_back());
    EXPECT_EQ(takeBack(), QString());
}

TEST_P(ChangeOfMind, IsOverWhenTheLogNeedsWhatIsLeft) {
    // A log that has nearly all that it can hold; to sync each entry would take its time.
    host.reset();
    QFile file(saves.path(QStringLiteral("minds")));
    ASSERT_TRUE(file.open(QIODevice::Append));
    v1::LogEntry entry;
    entry.set_undo_to(0);
    const std::string one = entry.SerializeAsString();
    for (int number = 0; number < store::SavedGames::mostRewound - 1; ++number) {
        file.putChar(static_cast<char>(one.size()));
        file.write(one.data(), static_cast<qint64>(one.size()));
    }
    file.close();
    SavedMatch saved = loaded();
    ASSERT_TRUE(saved.match);
    const auto header = std::get<store::SavedGame>(saves.load(QStringLiteral("minds"))).header;
    auto log = saves.reopen(QStringLiteral("minds"));
    host = std::make_unique<GameHost>(header, std::move(saved.match), std::move(saved.history),
                                      std::move(std::get<std::unique_ptr<store::GameLog>>(log)));
    host->setUndoers(SeatMask::firstIds(1));
    ASSERT_EQ(decideFat(), QString());
    EXPECT_FALSE(host->updateFor(0, 0).view().can_take_back());
    EXPECT_FALSE(host->updateFor(0, 0).view().can_undo());
    EXPECT_EQ(takeBack(), "not_available");
    v1::Command undo;
    undo.mutable_undo()->set_steps(1);
    EXPECT_EQ(submit(undo), "not_available");
    EXPECT_TRUE(loaded().match);
}

INSTANTIATE_TEST_SUITE_P(Games, ChangeOfMind, testing::Values("classic", "dice"));

} // namespace
} // namespace mirabilia::host
