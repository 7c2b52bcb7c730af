// SPDX-License-Identifier: GPL-3.0-or-later
// Hosts that are not what they claim, against the client and the network of a window.
#include "app/net/wire.h"
#include "tests/net/screen_at_table.h"

#include <QUdpSocket>
#include <QWebSocket>
#include <QWebSocketServer>

namespace mirabilia::net {

namespace {

/// A host that says what the test wants, and records everything it is told.
class Rogue {
public:
    explicit Rogue(v1::Welcome hello, quint16 port = 0) : welcome(std::move(hello)) {
        QObject::connect(&m_server, &QWebSocketServer::newConnection, &m_server, [this] {
            while (QWebSocket *socket = m_server.nextPendingConnection()) {
                socket->setParent(&m_server);
                QObject::connect(socket, &QWebSocket::binaryMessageReceived, socket,
                                 [this, socket](const QByteArray &bytes) { hear(*socket, bytes); });
            }
        });
        m_isOpen = m_server.listen(QHostAddress::LocalHost, port);
    }

    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    [[nodiscard]] bool wasTold(const std::string &secret) const {
        return heard.contains(QByteArray::fromStdString(secret));
    }

    v1::Welcome welcome;
    std::function<void(const v1::Envelope &, v1::Envelope &)> answers;
    QByteArray heard;
    int greetings = 0;
    int requests = 0;

private:
    void hear(QWebSocket &socket, const QByteArray &bytes) {
        heard += bytes;
        if (isHello(bytes)) {
            ++greetings;
            v1::HelloReply reply;
            reply.set_magic(magic);
            *reply.mutable_welcome() = welcome;
            socket.sendBinaryMessage(packed(reply));
            return;
        }
        ++requests;
        v1::Envelope envelope;
        v1::Envelope answer;
        if (unpack(bytes, envelope) && answers) {
            answer.set_reply_to(envelope.id());
            answers(envelope, answer);
            if (answer.what_case() != v1::Envelope::WHAT_NOT_SET) {
                socket.sendBinaryMessage(packed(answer));
            }
        }
    }

    QWebSocketServer m_server{QStringLiteral("rogue"), QWebSocketServer::NonSecureMode};
    bool m_isOpen = false;
};

class HostileHostTest : public testing::Test {
protected:
    static v1::Welcome welcomeOf(const std::string &id, bool proves) {
        v1::Welcome welcome;
        welcome.set_major(major);
        welcome.set_host_id(id);
        if (proves) {
            welcome.add_features("proof");
            welcome.set_nonce(std::string(16, 'w'));
        }
        return welcome;
    }
    /// Keeps a seat of a host that is gone, with a rogue in its place.
    void keep(quint16 port, bool proves) {
        v1::KeptSeat seat;
        seat.set_table("table");
        seat.set_token(token);
        seat.set_host_id(hostId);
        seat.set_address("127.0.0.1:" + std::to_string(port));
        seat.set_title("Ada's table");
        seat.set_game("duel");
        seat.set_proves(proves);
        KeptSeats(folder.filePath(QStringLiteral("bo/seats"))).keep(seat);
        bo = std::make_unique<Screen>(folder.filePath(QStringLiteral("bo")), freePorts());
        bo->goOn();
    }
    [[nodiscard]] v1::KeptSeat kept() const {
        const KeptSeats seats(folder.filePath(QStringLiteral("bo/seats")));
        return seats.at("table").empty() ? v1::KeptSeat() : seats.at("table").front();
    }

    const std::string token{"0123456789abcdef"};
    const std::string hostId = std::string(16, 'h');
    QTemporaryDir folder;
    std::unique_ptr<Screen> bo;
};

TEST_F(HostileHostTest, AnotherHostAtTheOldAddressIsToldNothing) {
    for (const bool proves : {false, true}) {
        Rogue rogue(welcomeOf(std::string(16, 'o'), proves));
        keep(rogue.port(), false);
        WAIT_FOR(rogue.greetings >= 2); // another attempt
        EXPECT_EQ(bo->room().awaits, Room::Awaits::Host);
        EXPECT_EQ(rogue.requests, 0);
        EXPECT_FALSE(rogue.wasTold(token));
        EXPECT_EQ(kept().token(), token);
        EXPECT_EQ(kept().lost(), 0);
        EXPECT_TRUE(bo->problem.isEmpty()) << bo->problem.toStdString();
    }
}

TEST_F(HostileHostTest, WhoeverHasTheIdOfAHostGetsNoTokenFromASeatThatProves) {
    Rogue rogue(welcomeOf(hostId, false));
    keep(rogue.port(), true);
    WAIT_FOR(rogue.greetings >= 2);
    EXPECT_EQ(rogue.requests, 0);
    EXPECT_FALSE(rogue.wasTold(token));
    EXPECT_EQ(kept().lost(), 0);
    EXPECT_EQ(bo->room().awaits, Room::Awaits::Host);
}

TEST_F(HostileHostTest, WhoeverHasTheIdAndClaimsToProveGetsNoProof) {
    Rogue rogue(welcomeOf(hostId, true));
    bool isJoined = false;
    rogue.answers = [&](const v1::Envelope &asked, v1::Envelope &answer) {
        isJoined = isJoined || asked.has_join();
        if (asked.has_challenge()) {
            answer.mutable_challenge_reply()->set_seat_key(asked.challenge().seat_key());
            answer.mutable_challenge_reply()->set_proof(std::string(32, 'p'));
        }
    };
    keep(rogue.port(), false);
    WAIT_FOR(rogue.greetings >= 2);
    EXPECT_FALSE(isJoined);
    EXPECT_FALSE(rogue.wasTold(token));
    EXPECT_EQ(kept().lost(), 0);
    EXPECT_EQ(bo->room().awaits, Room::Awaits::Host);
}

TEST_F(HostileHostTest, ASeatThatAHostDeniesIsOnlyMarked) {
    for (const bool proves : {false, true}) {
        Rogue rogue(welcomeOf(hostId, proves));
        rogue.answers = [](const v1::Envelope &, v1::Envelope &answer) {
            answer.mutable_problem()->set_code("unknown_token");
        };
        keep(rogue.port(), proves);
        WAIT_FOR(kept().lost() > 0);
        EXPECT_EQ(kept().token(), token);
        if (proves) { // the host may be elsewhere
            WAIT_FOR(rogue.greetings >= 2);
            EXPECT_EQ(bo->room().awaits, Room::Awaits::Host);
        } else {
            WAIT_FOR(bo->isHome() && !bo->problem.isEmpty());
        }
        bo.reset();
    }
}

TEST_F(HostileHostTest, WhatGoesTooFarIsNotRead) {
    Rogue rogue(welcomeOf(hostId, false));
    rogue.answers = [](const v1::Envelope &, v1::Envelope &answer) {
        answer.mutable_seated()->set_table(std::string(1'000, 't'));
    };
    keep(rogue.port(), false);
    WAIT_FOR(bo->room().state == Room::State::Closed);
    EXPECT_TRUE(bo->room().why.contains(QStringLiteral("does not understand")))
        << bo->room().why.toStdString();
    EXPECT_EQ(kept().lost(), 0);
}

TEST_F(HostileHostTest, AKickByWhoeverProvedNothingRemovesNobody) {
    Rogue rogue(welcomeOf(hostId, true));
    rogue.answers = [](const v1::Envelope &, v1::Envelope &answer) {
        answer.mutable_bye()->set_code("kicked");
    };
    keep(rogue.port(), true);
    WAIT_FOR(rogue.requests > 0 && bo->room().state == Room::State::Closed);
    EXPECT_EQ(kept().lost(), 0);
    EXPECT_EQ(bo->lan.saves().size(), 1);
}

/// A table of a host that says it plays with other data than anybody has.
void announceTable(v1::TableList &list) {
    v1::TableInfo &info = *list.add_tables();
    info.set_table("table");
    info.set_game("dice");
    info.set_free_seats(1);
    info.set_data(1);
}

TEST_F(HostileHostTest, ForgedDataLeaveTheGuestInTheLobby) {
    v1::Welcome welcome = welcomeOf(hostId, false);
    welcome.add_features(dataFeature);
    v1::Envelope lie;
    const auto json = [&lie](const std::string &text) {
        lie.mutable_table_data()->set_game("dice");
        lie.mutable_table_data()->set_json(text);
    };
    const std::vector<std::pair<std::function<void()>, QString>> lies{
        {[&] { json(std::string(data::file("dice.json"))); }, QStringLiteral("announced")},
        {[&] { json("{"); }, QStringLiteral("not valid JSON")},
        {[&] { json(std::string(200'000, '[')); }, QStringLiteral("nested too deeply")},
        {[&] { json(std::string(300'000, ' ')); }, QStringLiteral("does not understand")},
        {[&] { json(std::string(10'000'000, ' ')); }, QString()},
        {[&] { json("\xc3"); }, QStringLiteral("does not understand")},
        {[&] { lie.mutable_table_data()->set_game("chess"); }, QStringLiteral("not known")},
        {[&] { lie.mutable_problem()->set_code("data_too_long"); }, QStringLiteral("too long")},
    };
    bo = std::make_unique<Screen>(folder.filePath(QStringLiteral("bo")), freePorts());
    for (const auto &[make, why] : lies) {
        Rogue rogue(welcome);
        bool isJoined = false;
        lie.Clear();
        make();
        rogue.answers = [&](const v1::Envelope &asked, v1::Envelope &answer) {
            isJoined = isJoined || asked.has_join();
            if (asked.has_list_tables()) {
                announceTable(*answer.mutable_table_list());
            } else if (asked.has_fetch_data()) {
                answer.MergeFrom(lie);
            }
        };
        bo->join(QStringLiteral("127.0.0.1:%1").arg(rogue.port()), "Bo");
        WAIT_FOR(bo->isHome() && !bo->problem.isEmpty());
        EXPECT_TRUE(bo->problem.contains(why))
            << bo->problem.toStdString() << ", not " << why.toStdString();
        EXPECT_FALSE(isJoined);
    }
}

/// The guest of an older host reads a sentence in the room, as ever.
TEST_F(HostileHostTest, AHostThatSendsNoDataIsNotAskedForThem) {
    Rogue rogue(welcomeOf(hostId, false));
    bool isAsked = false;
    bool isJoined = false;
    rogue.answers = [&](const v1::Envelope &asked, v1::Envelope &answer) {
        isAsked = isAsked || asked.has_fetch_data();
        isJoined = isJoined || asked.has_join();
        if (asked.has_list_tables()) {
            announceTable(*answer.mutable_table_list());
        }
    };
    bo = std::make_unique<Screen>(folder.filePath(QStringLiteral("bo")), freePorts());
    bo->join(QStringLiteral("127.0.0.1:%1").arg(rogue.port()), "Bo");
    WAIT_FOR(isJoined);
    EXPECT_FALSE(isAsked);
    EXPECT_EQ(bo->room().data, 1U);
    EXPECT_EQ(bo->room().gameData, nullptr);
}

TEST_F(HostileHostTest, AHostThatMovedIsFoundByAProgramThatWasStartedAgain) {
    const HostPorts ports = freePorts();
    auto ada = std::make_unique<Screen>(folder.filePath(QStringLiteral("ada")), ports);
    ada->lan.host(
        {.setup = setupOf("duel", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral")}),
         .title = QStringLiteral("Ada's table"),
         .pin = {}});
    WAIT_FOR(ada->isHere() && !ada->room().seats.isEmpty());
    const quint16 before = static_cast<quint16>(readAddress(ada->room().link)->host.port());
    bo = std::make_unique<Screen>(folder.filePath(QStringLiteral("bo")), ports);
    bo->join(QStringLiteral("127.0.0.1:%1").arg(before), "Bo");
    WAIT_FOR(!ada->room().seats[1].setup.name.isEmpty());
    ada->lan.start();
    WAIT_FOR(ada->isPlaying() && bo->isPlaying());
    bo.reset();
    ada.reset(); // a host that is merely left stays until it has said goodbye
    Rogue rogue(welcomeOf(std::string(16, 'o'), true), before); // another host has the address now
    ASSERT_TRUE(rogue.isOpen());
    ada = std::make_unique<Screen>(folder.filePath(QStringLiteral("ada")), ports);
    ada->goOn(); // at another port
    WAIT_FOR(ada->isPlaying());
    bo = std::make_unique<Screen>(folder.filePath(QStringLiteral("bo")), ports);
    bo->goOn();
    WAIT_FOR(bo->isPlaying());
    EXPECT_GT(rogue.greetings, 0);
    EXPECT_EQ(rogue.requests, 0);
}

} // namespace

} // namespace mirabilia::net
