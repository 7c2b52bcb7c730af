// SPDX-License-Identifier: GPL-3.0-or-later
// How the search for tables deals with hosts that only claim to exist.
#include "app/net/address.h"
#include "app/net/table_browser.h"
#include "app/net/wire.h"
#include "tests/net/table_elsewhere.h"

#include <QNetworkDatagram>
#include <QTcpServer>
#include <QTcpSocket>
#include <QUdpSocket>
#include <QWebSocket>
#include <QWebSocketServer>

#include <set>

namespace mirabilia::net {

namespace {

/// Answers every search, from any number of this computer's addresses.
class Liar {
public:
    Liar() {
        m_asked.bind(QHostAddress::AnyIPv4, 0);
        QObject::connect(&m_asked, &QUdpSocket::readyRead, &m_asked, [this] {
            while (m_asked.hasPendingDatagrams()) {
                answerTo(m_asked.receiveDatagram());
            }
        });
    }

    [[nodiscard]] quint16 port() const { return m_asked.localPort(); }
    /// Claims a host at 127.0.0.`last`.
    void say(const std::string &name, int last, quint16 port) {
        auto socket = std::make_unique<QUdpSocket>();
        socket->bind(QHostAddress(QStringLiteral("127.0.0.%1").arg(last)), 0);
        v1::Found found;
        found.set_major(1);
        found.set_host_id(std::string(16 - name.size(), '.') + name);
        found.set_port(port);
        found.set_host_name("Host " + name);
        m_lies.push_back({std::move(socket), found});
    }

private:
    struct Lie {
        std::unique_ptr<QUdpSocket> from;
        v1::Found found;
    };

    void answerTo(const QNetworkDatagram &asked) {
        const auto seek = readQuestion(asked.data());
        if (!seek) {
            return;
        }
        for (Lie &lie : m_lies) {
            lie.found.set_nonce(seek->nonce());
            lie.from->writeDatagram(answer(lie.found, largestDatagram), asked.senderAddress(),
                                    static_cast<quint16>(asked.senderPort()));
        }
    }

    QUdpSocket m_asked;
    std::vector<Lie> m_lies;
};

class Browser : public testing::Test {
protected:
    void SetUp() override {
        QObject::connect(&victim, &QTcpServer::newConnection, &victim, [this] {
            while (QTcpSocket *socket = victim.nextPendingConnection()) {
                ++knocks;
                callers.insert(socket->localAddress().toString() + u' ' +
                               QString::number(socket->localPort()));
            }
        });
        ASSERT_TRUE(victim.listen(QHostAddress::AnyIPv4));
    }

    QTcpServer victim; ///< not a host
    int knocks = 0;
    std::set<QString> callers;
    Liar liar;
};

TEST_F(Browser, AsksFewOfManyHosts) {
    for (int host = 0; host < 60; ++host) {
        liar.say(std::to_string(host), 2 + host, victim.serverPort());
    }
    TableBrowser browser(liar.port());
    browser.open();
    WAIT_FOR(browser.seeker().hosts().size() == 60);
    WAIT_FOR(knocks >= 20);
    QTest::qWait(1'000);
    EXPECT_EQ(callers.size(), 20U);
    const QList<FoundTable> found = browser.tables();
    EXPECT_EQ(std::count_if(found.begin(), found.end(),
                            [](const FoundTable &table) {
                                return table.host.startsWith(QStringLiteral("Host ")) &&
                                       !table.problem.isEmpty();
                            }),
              40);
}

TEST_F(Browser, AsksOneAddressForFewHosts) {
    for (int host = 0; host < 30; ++host) {
        liar.say(std::to_string(host), 2, victim.serverPort());
    }
    TableBrowser browser(liar.port());
    browser.open();
    WAIT_FOR(browser.seeker().hosts().size() == 30);
    WAIT_FOR(knocks >= 4);
    QTest::qWait(1'000);
    EXPECT_LE(knocks, 4 * 3) << "each of them three times";
}

TEST_F(Browser, RemembersFewAddressesOfAHost) {
    for (int address = 0; address < 30; ++address) {
        liar.say("same", 2 + address, victim.serverPort());
    }
    Seeker seeker(liar.port());
    seeker.open();
    WAIT_FOR(!seeker.hosts().empty() && seeker.hosts().begin()->second.addresses.size() == 8);
    QTest::qWait(1'500); // another search
    EXPECT_EQ(seeker.hosts().size(), 1U);
    EXPECT_EQ(seeker.hosts().begin()->second.addresses.size(), 8U);
}

TEST_F(Browser, KnocksAtNoServiceOfASystem) {
    liar.say("ssh", 2, 22);
    liar.say("table", 3, victim.serverPort());
    TableBrowser browser(liar.port());
    browser.open();
    WAIT_FOR(!browser.seeker().hosts().empty());
    QTest::qWait(300);
    EXPECT_EQ(browser.seeker().hosts().size(), 1U);
}

/// A host that never stops talking.
class Talker {
public:
    explicit Talker(QByteArray message) : m_message(std::move(message)) {
        QObject::connect(&m_server, &QWebSocketServer::newConnection, &m_server, [this] {
            QWebSocket *client = m_server.nextPendingConnection();
            client->setParent(&m_server);
            ++greeted;
            QObject::connect(client, &QWebSocket::binaryMessageReceived, client, [=, this] {
                if (!std::exchange(m_welcomed, true)) {
                    v1::HelloReply reply;
                    reply.set_magic(magic);
                    reply.mutable_welcome()->set_major(major);
                    client->sendBinaryMessage(packed(reply));
                }
                talk(client);
            });
            QObject::connect(client, &QWebSocket::bytesWritten, client,
                             [=, this] { talk(client); });
        });
        m_server.listen(QHostAddress::LocalHost);
    }
    [[nodiscard]] QUrl url() const {
        return hostUrl(QHostAddress(QHostAddress::LocalHost), m_server.serverPort());
    }

    int greeted = 0;
    qint64 said = 0;

private:
    void talk(QWebSocket *client) {
        while (m_welcomed && client->isValid() && client->bytesToWrite() < 1'000'000 &&
               said < 64'000'000) {
            said += client->sendBinaryMessage(m_message);
        }
    }

    QByteArray m_message;
    bool m_welcomed = false;
    QWebSocketServer m_server{QString(), QWebSocketServer::NonSecureMode}; ///< destroyed first
};

QByteArray listOf(int tables) {
    v1::Envelope envelope;
    for (int table = 0; table < tables; ++table) {
        envelope.mutable_table_list()->add_tables()->set_title(std::string(200, 'x'));
    }
    return packed(envelope);
}

TEST(BrowsedHost, IsNotHeardForEver) {
    Talker talker(listOf(20));
    TableBrowser browser(0);
    browser.askAt(talker.url());
    WAIT_FOR(!browser.tables().isEmpty() &&
             browser.tables().front().problem.startsWith(QStringLiteral("The host says more")));
    EXPECT_EQ(talker.greeted, 1);
}

TEST(BrowsedHost, HasAListOfAReasonableLength) {
    Talker talker(listOf(300));
    TableBrowser browser(0);
    browser.askAt(talker.url());
    WAIT_FOR(talker.said > 0 && !browser.tables().isEmpty() &&
             !browser.tables().front().problem.isEmpty());
    EXPECT_TRUE(browser.tables().front().id.isEmpty());
}

} // namespace

} // namespace mirabilia::net
