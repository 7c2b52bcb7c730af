// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/discovery.h"
#include "tests/net/table_elsewhere.h"

#include <QNetworkDatagram>

namespace mirabilia::net {

namespace {

v1::Found news() {
    v1::Found found;
    found.set_major(1);
    found.set_host_id(std::string(16, 'h'));
    found.set_port(7707);
    found.set_host_name("Ada's table");
    found.set_tables(2);
    return found;
}

v1::Seek seek() {
    v1::Seek seek;
    seek.set_major(1);
    seek.set_nonce("12345678");
    return seek;
}

TEST(Discovery, FindsAHostOnThisComputer) {
    Beacon beacon(news);
    ASSERT_EQ(beacon.open(0), QString());
    Seeker seeker(beacon.port());
    seeker.open();
    WAIT_FOR(seeker.hosts().size() == 1);
    const FoundHost &host = seeker.hosts().begin()->second;
    EXPECT_EQ(host.what.host_name(), "Ada's table");
    EXPECT_EQ(host.what.port(), 7707U);
    EXPECT_FALSE(host.addresses.empty());
}

// Case 40.
TEST(Discovery, NeverSaysMoreThanItWasAsked) {
    const QByteArray asked = question(seek());
    EXPECT_EQ(asked.size(), largestDatagram);
    v1::Found talkative = news();
    talkative.set_host_name(std::string(2000, 'x'));
    EXPECT_LE(answer(talkative, asked.size()).size(), asked.size());
    EXPECT_TRUE(answer(news(), 10).isEmpty());
}

TEST(Discovery, IsSilentToWhatIsNoQuestion) {
    EXPECT_TRUE(readQuestion(question(seek())).has_value());
    EXPECT_FALSE(readQuestion("MIRQ").has_value());
    EXPECT_FALSE(readQuestion(QByteArray("XXXX") + question(seek()).mid(4)).has_value());
    EXPECT_FALSE(readQuestion(question(seek()) + "more than there may be").has_value());
    v1::Seek other = seek();
    other.set_major(2);
    EXPECT_FALSE(readQuestion(question(other)).has_value());
    v1::Found away = news();
    away.set_port(70000);
    EXPECT_FALSE(readAnswer(answer(away, largestDatagram)).has_value());
}

TEST(Discovery, IsNoWayToFloodAnybody) {
    Beacon beacon(news);
    ASSERT_EQ(beacon.open(0), QString());
    QUdpSocket socket;
    ASSERT_TRUE(socket.bind(QHostAddress::LocalHost, 0));
    for (int i = 0; i < 200; ++i) {
        socket.writeDatagram(question(seek()), QHostAddress(QHostAddress::LocalHost),
                             beacon.port());
    }
    int answers = 0;
    QObject::connect(&socket, &QUdpSocket::readyRead, &socket, [&] {
        while (socket.hasPendingDatagrams()) {
            static_cast<void>(socket.receiveDatagram());
            ++answers;
        }
    });
    QTest::qWait(500);
    EXPECT_GT(answers, 0);
    EXPECT_LE(answers, 10); // five a second, and a second may begin in between
}

} // namespace

} // namespace mirabilia::net
