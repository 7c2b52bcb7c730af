// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat is told of a match: everything once, and no more bytes than a network can bear.
#include "app/host/brief_view.h"
#include "app/host/games.h"
#include "app/host/seat_feed.h"
#include "mirabilia/v1/net.pb.h"
#include "resources/data.h"

#include <QTest>
#include <gtest/gtest.h>

namespace mirabilia::host {
namespace {

/// Keeps what a feed tells, and counts the bytes that it would take.
struct Ear {
    Ear(GameHost &host, Seat seat, std::chrono::milliseconds patience)
        : feed(host, seat, patience) {
        feed.setBrief(patience == SeatFeed::networkPatience); // as over the network
        QObject::connect(&feed, &SeatFeed::updated, &feed, [this](const v1::Update &update) {
            EXPECT_EQ(update.first_event(), story.size());
            hear(update);
        });
        QObject::connect(&feed, &SeatFeed::restored, &feed, [this](const v1::Update &update) {
            EXPECT_EQ(update.first_event(), 0U);
            story.clear();
            whole = update.view();
            hear(update);
        });
        feed.tellAll();
    }
    void hear(const v1::Update &update) {
        v1::Envelope envelope;
        envelope.set_reply_to(1000);
        *envelope.mutable_update() = update;
        bytes += envelope.ByteSizeLong();
        ++updates;
        for (const v1::Event &event : update.events()) {
            story.push_back(event.SerializeAsString());
        }
        latest = update;
        complete(*latest.mutable_view(), whole);
    }

    SeatFeed feed;
    v1::Update latest;
    v1::TableView whole; ///< with what never changes
    std::vector<std::string> story;
    std::size_t bytes = 0;
    int updates = 0;
};

class SeatFeedTest : public testing::Test {
protected:
    void begin(std::string_view game, int players,
               std::chrono::milliseconds patience = SeatFeed::networkPatience) {
        v1::SavedGameHeader header;
        header.set_match_id("0b0a6f3e-6a0e-4c7f-9d3c-1d0b6a3f2c11");
        for (int seat = 0; seat < players; ++seat) {
            v1::SeatInfo &info = *header.add_seats();
            info.set_seat(static_cast<std::uint32_t>(seat));
            info.set_kind(v1::SEAT_KIND_PERSON);
            info.set_name("Somebody");
            info.set_color("teal");
            info.set_connected(true);
        }
        const std::vector<SeatWish> wishes(static_cast<std::size_t>(players));
        ASSERT_EQ(games.setUp(game, wishes, 5, header), "");
        host = std::make_unique<GameHost>(header, games.make(header).match, History{}, nullptr);
        for (Seat seat = 0; seat < players; ++seat) {
            ears.push_back(std::make_unique<Ear>(*host, seat, patience));
        }
        ears.push_back(std::make_unique<Ear>(*host, noSeat, patience));
    }
    void choose(Seat seat, std::string_view level = "easy") const {
        v1::Command command;
        command.set_seat(seat);
        command.set_revision(host->revisionOf(seat));
        *command.mutable_move() = host->match().thinker(seat, level)({}).front().move;
        host->submit(seat, command);
    }
    /// Everybody who must.
    void chooseTogether(std::string_view level) const {
        const SeatMask waiting = host->match().toAct();
        for (Seat seat = 0; seat < host->match().seatCount(); ++seat) {
            if (waiting.has(seat)) {
                choose(seat, level);
            }
        }
    }
    void expectEverybodyKnowsEverything() const {
        for (const auto &ear : ears) {
            const Seat seat = ear->feed.viewer();
            const v1::Update whole = host->updateFor(seat, 0);
            EXPECT_EQ(ear->latest.view().SerializeAsString(), whole.view().SerializeAsString());
            EXPECT_EQ(ear->story.size(), static_cast<std::size_t>(whole.events_size()));
        }
    }

    Games games{data::file};
    std::unique_ptr<GameHost> host;
    std::vector<std::unique_ptr<Ear>> ears; ///< of the seats, and of somebody who watches
};

TEST_F(SeatFeedTest, ATurnTakesFewBytesWhenAllChooseTogether) {
    constexpr std::size_t turns = 18;
    struct Aim {
        int players;
        const char *level;
        double most;
    };
    for (const auto &[players, level, most] : {Aim{3, "random", 1500.0}, Aim{7, "random", 2600.0},
                                               Aim{3, "easy", 1500.0}, Aim{7, "easy", 2600.0}}) {
        ears.clear();
        begin("classic", players);
        for (const auto &ear : ears) {
            ear->bytes = 0;
        }
        while (!host->match().over()) {
            chooseTogether(level);
        }
        expectEverybodyKnowsEverything();
        std::size_t bytes = 0;
        for (Seat seat = 0; seat < players; ++seat) {
            bytes += ears[seat]->bytes;
        }
        const double mean = static_cast<double>(bytes) /
                            static_cast<double>(turns * static_cast<unsigned>(players));
        RecordProperty(level + std::to_string(players), static_cast<int>(mean));
        EXPECT_LE(mean, most) << players << " players, " << level;
        EXPECT_GT(mean, most / 4) << "nothing was counted";
    }
}

TEST_F(SeatFeedTest, ThatSomebodyHasChosenIsToldAfterAWhile) {
    begin("classic", 3, std::chrono::milliseconds(1));
    const int before = ears[2]->updates;
    choose(0);
    choose(1);
    EXPECT_EQ(ears[2]->updates, before) << "it waits for more";
    ASSERT_TRUE(QTest::qWaitFor([&] { return ears[2]->updates > before; }));
    ASSERT_TRUE(QTest::qWaitFor([&] { return ears[3]->updates == ears[2]->updates; }));
    EXPECT_EQ(ears[2]->updates, before + 1) << "both at once";
    expectEverybodyKnowsEverything();
}

TEST_F(SeatFeedTest, WithoutPatienceEveryChangeIsTold) {
    begin("classic", 3, std::chrono::milliseconds(0));
    const int before = ears[2]->updates;
    choose(0);
    EXPECT_EQ(ears[2]->updates, before + 1);
    choose(1);
    EXPECT_EQ(ears[2]->updates, before + 2);
}

TEST_F(SeatFeedTest, ARefusalBringsWhatWasHeldBack) {
    begin("classic", 3, std::chrono::hours(1));
    choose(1);
    const int before = ears[0]->updates;
    host->submit(0, v1::Command());
    ASSERT_EQ(ears[0]->updates, before + 1);
    EXPECT_EQ(ears[0]->latest.refused(), "stale");
    EXPECT_TRUE(ears[0]->latest.view().classic().cities(1).has_chosen());
}

TEST_F(SeatFeedTest, WhoAnswersAloneIsAskedTheNextAtOnce) {
    begin("dice", 3, std::chrono::hours(1));
    int answers = 0;
    while (answers < 3 && !host->match().over()) {
        const Seat seat = host->match().toAct().first();
        const std::size_t events = host->match().eventCount();
        const int before = ears[seat]->updates;
        choose(seat);
        if (host->match().toAct().has(seat) && host->match().eventCount() == events) {
            ASSERT_EQ(ears[seat]->updates, before + 1);
            ++answers;
        }
    }
    EXPECT_EQ(answers, 3);
}

TEST_F(SeatFeedTest, AFullWireIsToldEverythingAtOnceLater) {
    begin("dice", 3);
    Ear &deaf = *ears[1];
    deaf.feed.setFull(true);
    const int before = deaf.updates;
    while (!host->match().over()) {
        choose(host->match().toAct().first());
    }
    EXPECT_EQ(deaf.updates, before);
    deaf.feed.setFull(false);
    EXPECT_EQ(deaf.updates, before + 1);
    expectEverybodyKnowsEverything();
    deaf.feed.setFull(false);
    EXPECT_EQ(deaf.updates, before + 1) << "there is nothing new";
}

} // namespace
} // namespace mirabilia::host
