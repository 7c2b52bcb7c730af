// SPDX-License-Identifier: GPL-3.0-or-later
// A host behind something that encrypts: what people type, whom the client trusts, and a game.
#include "app/net/address.h"
#include "tests/net/table_elsewhere.h"
#include "tests/net/throw_away_certificate.h"

#include "app/net/wire.h"

#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QSslSocket>

namespace mirabilia::net {

namespace {

/// A proxy that speaks TLS for a host.
class SecureRelay {
public:
    explicit SecureRelay(quint16 host) {
        QSslConfiguration configuration;
        configuration.setLocalCertificate(QSslCertificate(throwAwayCertificate));
        configuration.setPrivateKey(QSslKey(QByteArray(throwAwayKey), QSsl::Ec));
        m_server.setSslConfiguration(configuration);
        QObject::connect(&m_server, &QSslServer::pendingConnectionAvailable, &m_server,
                         [this, host] {
                             while (QTcpSocket *client = m_server.nextPendingConnection()) {
                                 join(client, host);
                             }
                         });
        m_server.listen(QHostAddress::LocalHost);
    }

    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }

private:
    static void join(QTcpSocket *client, quint16 port) {
        auto *host = new QTcpSocket(client);
        const auto hand = [](QTcpSocket *from, QTcpSocket *to) {
            QObject::connect(from, &QTcpSocket::readyRead, to,
                             [from, to] { to->write(from->readAll()); });
            QObject::connect(from, &QTcpSocket::disconnected, to, &QTcpSocket::disconnectFromHost);
        };
        hand(client, host);
        hand(host, client);
        host->connectToHost(QHostAddress(QHostAddress::LocalHost), port);
        host->write(client->readAll());
    }

    QSslServer m_server;
};

class Secure : public NetTest {
protected:
    void SetUp() override {
        host(QStringLiteral("duel:person,easy:7"));
        relay = std::make_unique<SecureRelay>(tables->port());
    }
    void TearDown() override { QSslConfiguration::setDefaultConfiguration(usual); }

    [[nodiscard]] QUrl wayIn() const {
        return readAddress(QStringLiteral("https://127.0.0.1:%1").arg(relay->port()))->host;
    }

    QSslConfiguration usual = QSslConfiguration::defaultConfiguration();
    std::unique_ptr<SecureRelay> relay;
};

TEST_F(Secure, IsNotBelievedWithACertificateThatNobodyKnows) {
    TableClient client(wayIn());
    client.open();
    WAIT_FOR(client.state() == TableClient::State::Lost);
    EXPECT_TRUE(client.why().startsWith(QStringLiteral("The certificate of 127.0.0.1")))
        << client.why().toStdString();
    client.close();
}

TEST_F(Secure, GamesAreJoinedAndPlayed) {
    QSslConfiguration trusting = usual;
    trusting.setCaCertificates({QSslCertificate(throwAwayCertificate)});
    QSslConfiguration::setDefaultConfiguration(trusting);
    guests.push_back(std::make_unique<Guest>(wayIn(), "Ada"));
    Guest &guest = *guests.back();
    WAIT_FOR(guest.isHere());
    guest.join(table());
    WAIT_FOR(guest.isPlaying());
    play();
    EXPECT_TRUE(guest.over());
}

TEST(SecureAddress, IsReadAndShown) {
    const auto address = readAddress(QStringLiteral("https://tables.example.org/j/T7#word"));
    ASSERT_TRUE(address);
    EXPECT_EQ(address->host, QUrl(QStringLiteral("wss://tables.example.org:443")));
    EXPECT_EQ(address->table, QStringLiteral("T7"));
    EXPECT_EQ(address->invite, QStringLiteral("word"));
    EXPECT_EQ(shownAddress(address->host), QStringLiteral("https://tables.example.org"));
    const QString link = linkTo(address->host, address->table, address->invite);
    EXPECT_EQ(link, pageOf(address->host, address->table, address->invite));
    const auto again = readAddress(link);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->host, address->host);
    EXPECT_EQ(again->table, address->table);
    EXPECT_EQ(again->invite, address->invite);
    for (const char *other : {"wss://tables.example.org", "wss://tables.example.org/ws",
                              "https://tables.example.org:443/"}) {
        const auto same = readAddress(QString::fromLatin1(other));
        ASSERT_TRUE(same) << other;
        EXPECT_EQ(same->host, address->host) << other;
        EXPECT_TRUE(same->table.isEmpty()) << other;
    }
    const auto seat = readAddress(
        linkTo(address->host, address->table + QLatin1String(takenSeat), address->invite));
    ASSERT_TRUE(seat);
    EXPECT_EQ(seat->host, address->host);
    EXPECT_EQ(seat->table, address->table);
    EXPECT_EQ(seat->invite, address->invite);
    const auto plain = readAddress(QStringLiteral("http://tables.example.org/j/T7"));
    EXPECT_EQ(plain->host, QUrl(QStringLiteral("ws://tables.example.org:7707")));
}

TEST(Wishes, OfAHostAreHeardWithinReason) {
    v1::Welcome welcome;
    EXPECT_EQ(TableClient::pingTime(welcome), pingEvery);
    EXPECT_EQ(TableClient::longestFor(welcome), largestToHost);
    using namespace std::chrono_literals;
    for (const auto &[asked, heard] :
         {std::pair(0U, 5s), std::pair(1U, 2s), std::pair(10U, 10s), std::pair(86'400U, 30s)}) {
        welcome.set_ping_seconds(asked);
        EXPECT_EQ(TableClient::pingTime(welcome), heard) << asked;
    }
    for (const auto &[asked, heard] :
         {std::pair(1U, 4'096), std::pair(10'000U, 10'000), std::pair(4'000'000'000U, 65'536)}) {
        welcome.set_max_message(asked);
        EXPECT_EQ(TableClient::longestFor(welcome), heard) << asked;
    }
}

} // namespace

} // namespace mirabilia::net
