// SPDX-License-Identifier: GPL-3.0-or-later
// Real networks: slow, silent for a while, broken at any byte. The cases of the network's design,
// by number; those that begin with Long wait half a minute or more.
#include "tests/net/relay.h"
#include "tests/net/table_elsewhere.h"

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

class Loss : public NetTest {
protected:
    /// A guest behind the relay, whose losses are counted.
    Guest &arriveThere(const std::string &name) {
        Guest &guest = *guests.emplace_back(std::make_unique<Guest>(relay->port(), name));
        QObject::connect(&guest.client, &TableClient::stateChanged, &guest.client, [this, &guest] {
            losses += guest.client.state() == TableClient::State::Lost ? 1 : 0;
            arrivals += guest.client.state() == TableClient::State::Here ? 1 : 0;
        });
        return guest;
    }
    void sitDownThere(const std::string &name) {
        Guest &guest = arriveThere(name);
        WAIT_FOR(guest.isHere());
        guest.join(table());
        WAIT_FOR(guest.seated.has_value());
    }
    void begin() {
        host(QStringLiteral("duel:person,person:7"));
        relay = std::make_unique<Relay>(tables->port());
    }
    void waitUntilAllPlay() {
        for (const auto &guest : guests) {
            WAIT_FOR(guest->isPlaying());
        }
    }
    void forget() {
        for (const auto &guest : guests) {
            guest->decidedOn = 0;
            guest->update.reset();
        }
    }
    void TearDown() override { guests.clear(); }

    std::unique_ptr<Relay> relay;
    int losses = 0;
    int arrivals = 0;
};

TEST_F(Loss, AtAnyByteCostsNothing) {
    begin();
    sitDown("Ada");
    sitDown("Bo");
    const std::string token = guests.front()->token;
    for (const qint64 bytes : {0, 1, 20, 128, 129, 131, 140, 190, 260, 400, 1000, 2000}) {
        relay->breaksAfter = bytes;
        Guest &guest = arriveThere("Ada");
        guest.client.remember({table(), token});
        WAIT_FOR(guest.isPlaying());
    }
    EXPECT_GE(losses, 10);
}

TEST_F(Loss, OfAllAtOnceIsOneWayBackForEach) {
    begin();
    sitDownThere("Ada");
    sitDownThere("Bo");
    waitUntilAllPlay();
    play(5);
    forget();
    relay->cut();
    waitUntilAllPlay();
    EXPECT_EQ(losses, 2);
    const quint64 before = guests.front()->update->view().shared_revision();
    play(5);
    WAIT_FOR(guests.front()->update->view().shared_revision() > before);
}

// Case 38, for a bare IPv6 address.
TEST_F(Loss, IsNoneOverIPv6) {
    HostSettings settings;
    tables = std::make_unique<TableHost>(games(), QDir(folder.path()), settings);
    ASSERT_EQ(tables->load(), QString());
    ASSERT_EQ(tables->open(QStringLiteral("duel:person,easy:7")), QString());
    ASSERT_EQ(tables->listen({QHostAddress(QHostAddress::LocalHostIPv6)}, 0), QString());
    TableClient client(QUrl(QStringLiteral("ws://[::1]:%1").arg(tables->port())));
    client.open();
    WAIT_FOR(client.state() == TableClient::State::Here);
}

using LongLoss = Loss;

// Case 36. Loss means late packets: the kernel that runs the tests may be unable to lose any.
TEST_F(LongLoss, OfATenthWithALongWayIsNoLossOfAConnection) {
    begin();
    relay->delay = 150ms;
    relay->loss = 0.1;
    sitDownThere("Ada");
    sitDownThere("Bo");
    waitUntilAllPlay();
    play();
    EXPECT_TRUE(guests.front()->over());
    EXPECT_EQ(losses, 0);
}

// Cases 32 and 37.
TEST_F(LongLoss, OfEverythingForAWhileIsNoticedByBothAndCostsOneWayBack) {
    for (const auto outage : {14s, 50s}) {
        guests.clear();
        begin();
        sitDownThere("Ada");
        sitDown("Bo");
        waitUntilAllPlay();
        Guest &bo = *guests.back();
        bo.heard.clear();
        arrivals = 0;
        const auto isAway = [&bo] {
            return std::any_of(bo.heard.begin(), bo.heard.end(), [](const v1::Envelope &heard) {
                return heard.has_seat_states() &&
                       heard.seat_states().seats(0).presence() == v1::SeatState::AWAY;
            });
        };
        relay->stall();
        QElapsedTimer silent;
        silent.start();
        ASSERT_TRUE(QTest::qWaitFor(isAway, 30'000));
        // After 12 s of silence, including the 10 s until it is shown.
        RecordProperty("away_after_ms", static_cast<int>(silent.elapsed()));
        EXPECT_LT(silent.elapsed(), 20'000);
        QTest::qWait(static_cast<int>(std::max<qint64>(0, outage / 1ms - silent.elapsed())));
        forget();
        relay->resume();
        bo.client.send([] {
            v1::Envelope resync;
            resync.mutable_resync();
            return resync;
        }());
        waitUntilAllPlay();
        EXPECT_EQ(arrivals, 1);
        play();
        EXPECT_TRUE(bo.over());
        EXPECT_EQ(arrivals, 1);
        tables.reset();
        folder.remove();
        ASSERT_TRUE(QDir().mkpath(folder.path()));
    }
}

} // namespace

} // namespace mirabilia::net
