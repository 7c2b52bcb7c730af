// SPDX-License-Identifier: GPL-3.0-or-later
// What a client tells any host about its seats.
#include "app/net/kept_table.h"
#include "app/net/tickets.h"
#include "app/net/wire.h"

#include <gtest/gtest.h>

namespace mirabilia::net {

namespace {

const std::string hostId(16, 'h');
const std::string token(16, 't');
const std::string ours(16, 'n');
const std::string theirs(16, 'w');

class TicketsTest : public testing::Test {
protected:
    static v1::Welcome host(bool proves, const std::string &id = hostId) {
        v1::Welcome welcome;
        welcome.set_host_id(id);
        if (proves) {
            welcome.add_features("proof");
            welcome.set_nonce(theirs);
        }
        return welcome;
    }
    static v1::Envelope answer(quint32 request) {
        v1::Envelope envelope;
        envelope.set_reply_to(request);
        return envelope;
    }
    static v1::Envelope seated(quint32 request, std::uint32_t seat,
                               const std::string &newToken = {}) {
        v1::Envelope envelope = answer(request);
        envelope.mutable_seated()->set_table("t");
        envelope.mutable_seated()->set_seat(seat);
        envelope.mutable_seated()->set_token(newToken);
        return envelope;
    }
    static v1::Envelope problem(quint32 request, const char *code) {
        v1::Envelope envelope = answer(request);
        envelope.mutable_problem()->set_code(code);
        return envelope;
    }
    static v1::Envelope reply(quint32 request, const std::string &proof) {
        v1::Envelope envelope = answer(request);
        envelope.mutable_challenge_reply()->set_table("t");
        envelope.mutable_challenge_reply()->set_seat_key(seatKeyOf(hashOf(token)));
        envelope.mutable_challenge_reply()->set_proof(proof);
        return envelope;
    }
    static std::string proof(const char *label) {
        return seatProof(label, hashOf(token), {ours, theirs, hostId});
    }
    /// Returns true if the token was sent.
    [[nodiscard]] bool isTokenTold() const {
        return std::any_of(said.begin(), said.end(), [](const v1::Envelope &envelope) {
            return envelope.SerializeAsString().find(token) != std::string::npos;
        });
    }
    [[nodiscard]] quint32 latest() const { return static_cast<quint32>(said.size()); }

    std::vector<v1::Envelope> said;
    Tickets tickets{[this](const v1::Envelope &envelope) {
        said.push_back(envelope);
        return static_cast<quint32>(said.size());
    }};
};

TEST_F(TicketsTest, AHostThatCanProvesFirstAndIsNeverToldTheToken) {
    tickets.add({"t", token, hostId, false});
    ASSERT_TRUE(tickets.begin(host(true), ours));
    ASSERT_TRUE(said.back().has_challenge());
    EXPECT_EQ(said.back().challenge().seat_key(), seatKeyOf(hashOf(token)));
    EXPECT_TRUE(tickets.isAsking());
    EXPECT_EQ(tickets.hear(reply(latest(), proof("host"))), Tickets::Heard::Answer);
    ASSERT_TRUE(said.back().has_join());
    EXPECT_EQ(said.back().join().proof(), proof("seat"));
    EXPECT_TRUE(said.back().join().token().empty());
    EXPECT_EQ(tickets.hear(seated(latest(), 3)), Tickets::Heard::Other);
    EXPECT_EQ(tickets.seats(), QList<int>{3});
    EXPECT_TRUE(tickets.places().front().ticket.proves);
    EXPECT_FALSE(isTokenTold());
}

TEST_F(TicketsTest, WhoeverCannotProveLearnsNothing) {
    tickets.add({"t", token, hostId, false});
    for (const std::string &lie :
         {std::string(), std::string(32, 'x'), proof("seat"),
          seatProof("host", hashOf(token), {std::string(16, 'o'), theirs, hostId}),
          seatProof("host", hashOf(token), {ours, std::string(16, 'o'), hostId})}) {
        said.clear();
        ASSERT_TRUE(tickets.begin(host(true), ours));
        EXPECT_EQ(tickets.hear(reply(latest(), lie)), Tickets::Heard::Impostor);
        EXPECT_EQ(said.size(), 1U) << "nothing follows the challenge";
    }
    ASSERT_TRUE(tickets.begin(host(true), ours));
    EXPECT_EQ(tickets.hear(seated(latest(), 0)), Tickets::Heard::Impostor) << "without any proof";
    EXPECT_TRUE(tickets.seats().isEmpty());
    EXPECT_FALSE(isTokenTold());
}

TEST_F(TicketsTest, AHostThatHasProvenOnceIsNotToldTheTokenWhenItSaysThatItCannot) {
    tickets.add({"t", token, hostId, true});
    EXPECT_FALSE(tickets.begin(host(false), ours));
    v1::Welcome halfway = host(true);
    halfway.clear_nonce();
    EXPECT_FALSE(tickets.begin(halfway, ours));
    EXPECT_TRUE(said.empty());
}

TEST_F(TicketsTest, OnlyTheHostThatGaveASeatIsToldAToken) {
    tickets.add({"t", token, hostId, false});
    EXPECT_FALSE(tickets.begin(host(false, std::string(16, 'o')), ours));
    EXPECT_FALSE(tickets.begin(host(true, std::string(16, 'o')), ours));
    EXPECT_TRUE(said.empty());
    EXPECT_TRUE(tickets.begin(host(false), ours)); // from before proofs
    EXPECT_TRUE(isTokenTold());
}

TEST_F(TicketsTest, SeatsOfOneScreenAreKnownWhenAllAreAnswered) {
    tickets.add({"t", token, hostId, false});
    tickets.add({"t", std::string(16, 'u'), hostId, false});
    ASSERT_TRUE(tickets.begin(host(false), ours));
    static_cast<void>(tickets.hear(seated(2, 4)));
    EXPECT_TRUE(tickets.isAsking());
    static_cast<void>(tickets.hear(seated(1, 2)));
    EXPECT_FALSE(tickets.isAsking());
    EXPECT_EQ(tickets.seats(), (QList<int>{2, 4}));
    EXPECT_EQ(tickets.places().back().ticket.token, token) << "in the order in which they sat down";
}

TEST_F(TicketsTest, AMoveIsToldInTheOrderInWhichTheySatDown) {
    tickets.add({"t", token, hostId, false});
    tickets.add({"t", std::string(16, 'u'), hostId, false});
    ASSERT_TRUE(tickets.begin(host(false), ours));
    static_cast<void>(tickets.hear(seated(1, 0)));
    static_cast<void>(tickets.hear(seated(2, 1)));
    static_cast<void>(tickets.hear(seated(0, 2)));
    EXPECT_EQ(tickets.seats(), (QList<int>{0, 1})) << "half of it is nothing";
    static_cast<void>(tickets.hear(seated(0, 0)));
    EXPECT_EQ(tickets.seats(), (QList<int>{0, 2}));
    EXPECT_EQ(tickets.places().front().seat, 2);
    EXPECT_EQ(tickets.places().front().ticket.token, token);
}

TEST_F(TicketsTest, OneSeatGoesAndTheOtherStays) {
    tickets.add({"t", token, hostId, false});
    tickets.add({"t", std::string(16, 'u'), hostId, false});
    ASSERT_TRUE(tickets.begin(host(false), ours));
    static_cast<void>(tickets.hear(seated(1, 0)));
    static_cast<void>(tickets.hear(seated(2, 1)));
    v1::Envelope notice;
    notice.mutable_notice()->set_code("seat_given_away");
    notice.mutable_notice()->set_seat(1);
    static_cast<void>(tickets.hear(notice));
    EXPECT_EQ(tickets.seats(), QList<int>{0});
    EXPECT_TRUE(tickets.has(Tickets::State::Gone));
    said.clear();
    ASSERT_TRUE(tickets.begin(host(false), ours)); // with the next connection
    EXPECT_EQ(said.size(), 1U);
    EXPECT_EQ(said.front().join().token(), token);
}

TEST_F(TicketsTest, NobodyIsRemovedByWhomNobodySatDownAt) {
    tickets.add({"t", token, hostId, true});
    ASSERT_TRUE(tickets.begin(host(true), ours));
    v1::Envelope bye;
    bye.mutable_bye()->set_code("kicked");
    static_cast<void>(tickets.hear(bye));
    EXPECT_FALSE(tickets.has(Tickets::State::Gone));
}

TEST_F(TicketsTest, ATableThatIsNotOpenIsAskedForAgain) {
    tickets.add({"t", token, hostId, false});
    ASSERT_TRUE(tickets.begin(host(false), ours));
    EXPECT_EQ(tickets.hear(problem(1, "no_such_table")), Tickets::Heard::Answer);
    EXPECT_TRUE(tickets.has(Tickets::State::NotOpen));
    tickets.askAgain();
    EXPECT_EQ(said.size(), 2U);
    EXPECT_EQ(tickets.hear(problem(2, "unknown_token")), Tickets::Heard::Answer);
    EXPECT_TRUE(tickets.has(Tickets::State::Unknown));
    tickets.askAgain();
    EXPECT_EQ(said.size(), 2U);
    EXPECT_EQ(tickets.hear(problem(7, "full")), Tickets::Heard::Other);
}

TEST_F(TicketsTest, ANewSeatIsRememberedWithItsHost) {
    ASSERT_TRUE(tickets.begin(host(true), ours));
    static_cast<void>(tickets.hear(seated(9, 5, token)));
    ASSERT_EQ(tickets.places().size(), 1U);
    EXPECT_EQ(tickets.places().front().ticket.hostId, hostId);
    EXPECT_TRUE(tickets.places().front().ticket.proves);
    EXPECT_EQ(tickets.hostId(), hostId);
    EXPECT_EQ(tickets.seats(), QList<int>{5});
    static_cast<void>(tickets.hear(seated(9, 4'000'000'000U, std::string(16, 'v'))));
    EXPECT_EQ(tickets.seats(), QList<int>{5}) << "no such seat can be";
}

} // namespace

} // namespace mirabilia::net
