// SPDX-License-Identifier: GPL-3.0-or-later
// Who may come to a port, by which address they are counted, and what one connection may cost.
#include "app/net/address.h"
#include "app/net/guarded_server.h"
#include "tests/net/raw_client.h"
#include "tests/net/server_process.h"
#include "tests/net/table_elsewhere.h"

#include "app/net/wire.h"

#include <QSysInfo>

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

QHostAddress at(const char *address) {
    return QHostAddress(QString::fromLatin1(address));
}

/// A home with IPv4, and with local and global IPv6.
const Subnets &home() {
    static const Subnets value{
        {at("192.168.1.7"), 24}, {at("2001:db8:1:2::7"), 64}, {at("fd00:7::7"), 64}};
    return value;
}

TEST(Addresses, OfTheOwnNetworkCountAlone) {
    const auto counted = [](const char *address) {
        return GuardedServer::countedAs(at(address), home());
    };
    for (const auto &[one, other] :
         {std::pair("2001:db8:1:2::1", "2001:db8:1:2::2"), std::pair("fd00:7::1", "fd00:7::2"),
          std::pair("fe80::1%eth0", "fe80::2%eth0"), std::pair("10.0.0.1", "10.0.0.2")}) {
        EXPECT_NE(counted(one), counted(other)) << one;
    }
    EXPECT_EQ(counted("2001:db8:9:9::1"), counted("2001:db8:9:9:7::2"));
    EXPECT_EQ(counted("fe80::1%eth0"), counted("fe80::1%eth1"));
    EXPECT_EQ(counted("::ffff:192.168.1.9"), counted("192.168.1.9"));
}

TEST(Addresses, AreNearInAnyNetworkOfThisComputer) {
    for (const char *near : {"192.168.1.200", "::ffff:192.168.1.200", "2001:db8:1:2:3::4",
                             "fe80::1%eth0", "127.0.0.1", "::1", "169.254.1.1"}) {
        EXPECT_TRUE(isNear(at(near), home())) << near;
    }
    for (const char *far : {"192.168.2.1", "8.8.8.8", "2001:db8:1:3::1", "::ffff:8.8.8.8"}) {
        EXPECT_FALSE(isNear(at(far), home())) << far;
    }
}

TEST(Addresses, FromFarAwayHaveNoRoomAtHome) {
    GuardLimits limits;
    limits.subnets = home;
    EXPECT_TRUE(Crowd(limits).hasRoomFor(at("8.8.8.8")));
    limits.everywhere = false;
    EXPECT_FALSE(Crowd(limits).hasRoomFor(at("8.8.8.8")));
    EXPECT_FALSE(Crowd(limits).hasRoomFor(at("2001:db8:7::1")));
    Crowd open(limits);
    open.setEverywhere(true);
    EXPECT_TRUE(open.hasRoomFor(at("8.8.8.8")));
    EXPECT_TRUE(Crowd(limits).hasRoomFor(at("::ffff:192.168.1.9")));
    EXPECT_TRUE(Crowd(limits).hasRoomFor(at("fe80::9%eth0")));
    limits.isBanned = [](const QHostAddress &address) {
        return plain(address) == at("192.168.1.9");
    };
    EXPECT_FALSE(Crowd(limits).hasRoomFor(at("::ffff:192.168.1.9")));
}

TEST(Addresses, OnTheLinkAreWhereOthersReachUs) {
    const QList<QPair<QString, QHostAddress>> own{
        {QStringLiteral("docker0"), at("172.17.0.1")},
        {QStringLiteral("virbr0"), at("192.168.122.1")},
        {QStringLiteral("eth0"), at("fe80::7%eth0")},
        {QStringLiteral("eth0"), at("192.168.1.7")},
        {QStringLiteral("wlan0"), at("10.1.1.7")},
    };
    EXPECT_EQ(likeliest(at("10.1.1.7"), own), at("10.1.1.7"));
    EXPECT_EQ(likeliest(at("192.168.1.7"), own), at("192.168.1.7"));
    EXPECT_EQ(likeliest(at("10.8.0.2"), own), at("192.168.1.7")) << "a VPN has every route";
    EXPECT_EQ(likeliest({}, own), at("192.168.1.7"));
    EXPECT_EQ(likeliest(at("172.17.0.1"), own.first(2)), at("127.0.0.1"));
    EXPECT_EQ(likeliest({}, {own[2]}), own[2].second);
}

/// The only connection of a port.
class Guarded : public testing::Test {
protected:
    void connectWith(const GuardLimits &limits) {
        server = std::make_unique<GuardedServer>(std::make_shared<Crowd>(limits));
        ASSERT_TRUE(server->listen(QHostAddress::LocalHost));
        client = std::make_unique<RawClient>(server->serverPort());
        client->reads = false;
        client->socket.setReadBufferSize(1024);
        WAIT_FOR(server->hasPendingConnections() && client->isConnected());
        socket = server->nextPendingConnection();
        // As a WebSocket upgrade does before connecting its own slots.
        socket->disconnect();
        QObject::connect(socket, &QTcpSocket::readyRead, socket,
                         [this] { heard += socket->read(socket->bytesAvailable()); });
    }

    std::unique_ptr<GuardedServer> server;
    std::unique_ptr<RawClient> client;
    QPointer<QTcpSocket> socket;
    QByteArray heard;
};

TEST_F(Guarded, IsNotReadWhileItDoesNotRead) {
    GuardLimits limits;
    limits.mostWaitingBytes = qint64{64} * 1024 * 1024;
    connectWith(limits);
    socket->write(QByteArray(32'000'000, 'x')); // more than systems buffer for us
    client->socket.write("question");
    WAIT_FOR(client->socket.bytesToWrite() == 0);
    QTest::qWait(200);
    EXPECT_EQ(heard, QByteArray());
    EXPECT_GT(socket->bytesToWrite(), limits.waitingBytes);
    client->reads = true;
    client->socket.setReadBufferSize(0);
    client->heard += client->socket.readAll();
    WAIT_FOR(heard == "question");
}

TEST_F(Guarded, IsGoneAtOnceWhenTooMuchWaitsForIt) {
    GuardLimits limits;
    connectWith(limits);
    qint64 most = 0;
    for (int i = 0; i < 1'000; ++i) {
        socket->write(QByteArray(60'000, 'x'));
        most = std::max(most, socket->bytesToWrite());
    }
    EXPECT_LE(most, limits.mostWaitingBytes);
    WAIT_FOR(!socket || socket->state() == QTcpSocket::UnconnectedState);
}

class Guard : public NetTest {
protected:
    void serveWith(const HostSettings &settings) {
        serve(settings, QStringLiteral("duel:person,person:7"));
    }
    [[nodiscard]] QByteArray page(const QByteArray &host, const QByteArray &more = {}) const {
        return pageAt(tables->port(), host, more).left(12);
    }
};

const QByteArray fine("HTTP/1.1 200");

TEST_F(Guard, ComesUnderTheNamesOfThisComputer) {
    HostSettings settings;
    settings.names = {QStringLiteral("tables.example.org")};
    serveWith(settings);
    const QByteArray port = ":" + QByteArray::number(tables->port());
    const QByteArray name = QSysInfo::machineHostName().section(u'.', 0, 0).toLatin1();
    for (const QByteArray &ours :
         {name, name + ".local", name.toUpper() + ".LOCAL" + port, QByteArray("localhost"),
          QByteArray("tables.example.org"), QByteArray("[::1]"), "127.0.0.1" + port}) {
        EXPECT_EQ(page(ours), fine) << ours.toStdString();
    }
    for (const QByteArray &foreign :
         {QByteArray("printer.local"), QByteArray("x" + name + ".local"), QByteArray("local"),
          QByteArray("example.org"), QByteArray("other.example.org")}) {
        EXPECT_EQ(page(foreign), "HTTP/1.1 421") << foreign.toStdString();
    }
}

TEST_F(Guard, IsReachedByTheNameOfThisComputer) {
    serveWith({});
    // By its host name, which need not resolve where tests run.
    RawClient client(tables->port());
    WAIT_FOR(client.isConnected());
    const QByteArray name = QSysInfo::machineHostName().toLatin1() + ".local";
    client.socket.write(RawClient::request(tables->port()).replace("127.0.0.1", name));
    WAIT_FOR(client.isUpgraded());
    EXPECT_TRUE(client.heard.startsWith("HTTP/1.1 101")) << client.heard.toStdString();
}

TEST_F(Guard, TakesPagesOfItsOwnFromBehindAProxy) {
    HostSettings settings;
    settings.names = {QStringLiteral("tables.example.org")};
    serveWith(settings);
    EXPECT_EQ(page("tables.example.org", "Origin: https://tables.example.org\r\n"), fine);
    EXPECT_EQ(page("tables.example.org", "Origin: HTTPS://Tables.Example.Org\r\n"), fine);
    for (const char *foreign : {"https://example.org", "https://tables.example.org:8443",
                                "ftp://tables.example.org", "null"}) {
        EXPECT_EQ(page("tables.example.org", "Origin: " + QByteArray(foreign) + "\r\n"),
                  "HTTP/1.1 403")
            << foreign;
    }
}

TEST_F(Guard, RefusesAKeyThatIsNone) {
    serveWith({});
    RawClient client(tables->port());
    WAIT_FOR(client.isConnected());
    client.socket.write(
        RawClient::request(tables->port()).replace("dGhlIHNhbXBsZSBub25jZQ==", "AAAA"));
    WAIT_FOR(client.isGone());
    EXPECT_TRUE(client.heard.startsWith("HTTP/1.1 400")) << client.heard.toStdString();
}

TEST_F(Guard, SpeaksOneVersionOfHttp) {
    serveWith({});
    for (const char *version : {"9.9", "1.0", "2.0", "1.10", "1.1.1"}) {
        const QByteArray line = "HTTP/" + QByteArray(version);
        for (const QByteArray &request :
             {RawClient::request(tables->port()),
              QByteArray("GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")}) {
            const QByteArray answer =
                answerTo(tables->port(), QByteArray(request).replace("HTTP/1.1", line));
            EXPECT_FALSE(answer.contains("101") || answer.contains("200")) << version;
        }
    }
    // Even if its line comes in pieces, or after empty ones.
    RawClient client(tables->port());
    WAIT_FOR(client.isConnected());
    for (const char byte :
         "\r\n" + RawClient::request(tables->port()).replace("HTTP/1.1", "HTTP/9.9")) {
        client.socket.write(&byte, 1);
        client.socket.flush();
        QCoreApplication::processEvents();
    }
    WAIT_FOR(client.isGone());
    EXPECT_TRUE(client.heard.startsWith("HTTP/1.1 505")) << client.heard.toStdString();
    RawClient slow(tables->port());
    WAIT_FOR(slow.isConnected());
    for (const char byte : RawClient::request(tables->port())) {
        slow.socket.write(&byte, 1);
        slow.socket.flush();
        QCoreApplication::processEvents();
    }
    WAIT_FOR(slow.isUpgraded());
    EXPECT_TRUE(slow.heard.startsWith("HTTP/1.1 101")) << slow.heard.toStdString();
}

TEST_F(Guard, DoesNotWaitForRequestsThatAreNone) {
    HostSettings settings;
    settings.guard.greeting = 300ms;
    serveWith(settings);
    for (const QByteArray &request :
         {QByteArray(1'000, '\n'), QByteArray("\r\n").repeated(1'000),
          QByteArray("GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
                     "zz\r\n"),
          QByteArray("GET /health HTTP/9.9\r\nHost: 127.0.0.1\r\nX: ")}) {
        EXPECT_FALSE(answerTo(tables->port(), request).contains("200"));
    }
    WAIT_FOR(tables->connections() == 0);
}

TEST_F(Guard, CountsAtAllItsAddressesTogether) {
    HostSettings settings;
    settings.guard.all = 3;
    TableHost host(games(), QDir(folder.path()), settings);
    ASSERT_EQ(host.load(), QString());
    ASSERT_EQ(host.listen({at("127.0.0.1"), at("127.0.0.2"), at("127.0.0.3")}, 0), QString());
    std::vector<std::unique_ptr<QTcpSocket>> sockets;
    for (const char *where : {"127.0.0.1", "127.0.0.2", "127.0.0.3"}) {
        for (int i = 0; i < 3; ++i) {
            sockets.push_back(std::make_unique<QTcpSocket>());
            sockets.back()->connectToHost(at(where), host.port());
        }
    }
    WAIT_FOR(std::count_if(sockets.begin(), sockets.end(), [](const auto &socket) {
                 return socket->state() == QTcpSocket::UnconnectedState;
             }) == 6);
    EXPECT_EQ(host.connections(), 3);
}

/// Upgrades that a proxy on this computer forwards for other addresses.
class BehindAProxy : public Guard {
protected:
    void begin(const QHostAddress &trusted) {
        HostSettings settings;
        settings.guard.perAddress = 2;
        settings.guard.trustedProxy = trusted;
        serveWith(settings);
    }
    /// The beginning of the answer's first line.
    QByteArray upgradeFor(const QByteArray &forwarded) {
        RawClient &client = *clients.emplace_back(std::make_unique<RawClient>(tables->port()));
        EXPECT_TRUE(
            QTest::qWaitFor([&] { return client.isConnected() || client.isGone(); }, 20'000));
        client.socket.write(RawClient::request(tables->port()).chopped(2) +
                            "X-Forwarded-For: " + forwarded + "\r\n\r\n");
        EXPECT_TRUE(
            QTest::qWaitFor([&] { return client.isUpgraded() || client.isGone(); }, 20'000));
        return client.heard.left(12);
    }

    std::vector<std::unique_ptr<RawClient>> clients;
};

TEST_F(BehindAProxy, PeopleAreCountedAsWhatItSays) {
    begin(at("127.0.0.1"));
    for (int person = 1; person <= 5; ++person) {
        EXPECT_EQ(upgradeFor("6.6.6.6, 198.51.100." + QByteArray::number(person)), "HTTP/1.1 101");
    }
    EXPECT_EQ(upgradeFor("198.51.100.1"), "HTTP/1.1 101");
    EXPECT_EQ(upgradeFor("198.51.100.1"), "HTTP/1.1 429");
    EXPECT_EQ(upgradeFor("nobody"), "HTTP/1.1 429");
}

TEST_F(BehindAProxy, NobodyIsBelievedUnlessTheHostSaysSo) {
    begin({});
    for (int person = 1; person <= 2; ++person) {
        EXPECT_EQ(upgradeFor("198.51.100." + QByteArray::number(person)), "HTTP/1.1 101");
    }
    EXPECT_EQ(upgradeFor("198.51.100.3"), QByteArray());
}

TEST_F(BehindAProxy, WhoIsBannedIsOneOfThem) {
    begin(at("127.0.0.1"));
    EXPECT_EQ(upgradeFor("198.51.100.1"), "HTTP/1.1 101");
    EXPECT_EQ(upgradeFor("198.51.100.2"), "HTTP/1.1 101");
    WAIT_FOR(tables->connections() == 2);
    std::string problem = "not done";
    tables->ban(at("198.51.100.1"), 0, [&problem](const std::string &why) { problem = why; });
    WAIT_FOR(problem.empty());
    WAIT_FOR(clients[0]->isGone());
    EXPECT_FALSE(clients[1]->isGone());
    EXPECT_EQ(upgradeFor("198.51.100.1"), "HTTP/1.1 429");
    EXPECT_EQ(upgradeFor("198.51.100.2"), "HTTP/1.1 101") << "the proxy speaks for others";
    tables->unban(at("198.51.100.1"), [](const std::string & /*it was one*/) {});
    WAIT_FOR(!tables->bans().has(at("198.51.100.1")));
    EXPECT_EQ(upgradeFor("198.51.100.1"), "HTTP/1.1 101");
}

/// Sends pongs that nobody asked for, and never answers a ping.
TEST_F(Guard, IsNotKeptByPongsThatNobodyAskedFor) {
    serveWith({});
    RawClient client(tables->port());
    WAIT_FOR(client.isConnected());
    client.socket.write(RawClient::request(tables->port()));
    WAIT_FOR(client.isUpgraded());
    v1::Hello hello;
    hello.set_magic(magic);
    hello.set_major(major);
    client.send(RawClient::Binary | RawClient::last, packed(hello));
    for (int pong = 0; pong < 200 && client.isConnected(); ++pong) {
        client.send(RawClient::Pong | RawClient::last, {});
    }
    WAIT_FOR(client.isGone());
    WAIT_FOR(tables->connections() == 0);
}

} // namespace

} // namespace mirabilia::net
