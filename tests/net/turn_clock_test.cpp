// SPDX-License-Identifier: GPL-3.0-or-later
// A table with a turn clock, over the wire.
#include "tests/net/table_elsewhere.h"

#include <algorithm>

namespace mirabilia::net {

namespace {

class TurnClockElsewhere : public NetTest {
protected:
    void serveWithClock(int seconds) {
        HostSettings settings;
        settings.clientTables = true;
        settings.turnSeconds = seconds;
        serve(settings, QStringLiteral("duel:person,person:7"));
    }
    /// Opens a table with such a clock; returns an empty string or the problem's code.
    std::string openWith(std::uint32_t seconds) {
        Guest &guest = arrive("Ada");
        EXPECT_TRUE(QTest::qWaitFor([&] { return guest.isHere(); }, 20'000));
        v1::Envelope envelope;
        v1::OpenTable &wish = *envelope.mutable_open_table();
        wish.set_game("duel");
        wish.set_turn_seconds(seconds);
        for (const char *name : {"Ada", "Bo"}) {
            wish.add_seats()->set_name(name);
            wish.mutable_seats()->rbegin()->set_kind(v1::SEAT_KIND_PERSON);
        }
        guest.client.send(envelope);
        EXPECT_TRUE(QTest::qWaitFor(
            [&] { return guest.seated.has_value() || !guest.problem.empty(); }, 20'000));
        return guest.problem;
    }
    [[nodiscard]] static bool hasHeard(const Guest &guest,
                                       const std::function<bool(const v1::Envelope &)> &what) {
        return std::any_of(guest.heard.begin(), guest.heard.end(), what);
    }
};

TEST_F(TurnClockElsewhere, EverybodyIsRemindedAndHearsOfTheStandIn) {
    serveWithClock(1);
    EXPECT_EQ(tables->tables().front()->info().turn_seconds(), 1U);
    sitDown("Ada");
    sitDown("Bo");
    for (const auto &guest : guests) {
        WAIT_FOR(guest->isPlaying());
    }
    for (const auto &guest : guests) {
        WAIT_FOR(hasHeard(*guest, [](const v1::Envelope &envelope) {
            const auto &seats = envelope.seat_states().seats();
            return std::any_of(seats.begin(), seats.end(),
                               [](const auto &seat) { return seat.turn_left_ms() > 0; });
        }));
        WAIT_FOR(hasHeard(*guest, [](const v1::Envelope &envelope) {
            return envelope.notice().code() == "stand_in" && !envelope.notice().name().empty();
        }));
        WAIT_FOR(guest->update->view().shared_revision() > 1);
    }
    play(); // everybody has their seat again
    EXPECT_TRUE(guests.front()->over());
}

TEST_F(TurnClockElsewhere, WhoOpensATableChoosesWithinBounds) {
    serveWithClock(0);
    EXPECT_EQ(openWith(1), "malformed");
    EXPECT_EQ(openWith(14), "malformed");
    EXPECT_EQ(openWith(86'401), "malformed");
    EXPECT_EQ(openWith(86'400), "");
    EXPECT_EQ(openWith(15), "");
    const std::string id = guests.back()->seated->table();
    const auto seconds = [&] {
        for (const auto &table : tables->tables()) {
            if (table->id() == id) {
                return table->info().turn_seconds();
            }
        }
        return 0U;
    };
    EXPECT_EQ(seconds(), 15U);
    serveWithClock(0);
    WAIT_FOR(seconds() == 15U); // its people wake it
}

} // namespace

} // namespace mirabilia::net
