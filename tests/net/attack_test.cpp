// SPDX-License-Identifier: GPL-3.0-or-later
// A stranger's floods against the server program: what each may cost.
#include "tests/net/raw_client.h"
#include "tests/net/server_process.h"

#include "app/net/wire.h"

#include <QDir>
#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <ostream>
#include <vector>

#ifdef __SANITIZE_ADDRESS__
#define MIRABILIA_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define MIRABILIA_ASAN 1
#endif
#endif

namespace mirabilia::net {

namespace {

/// AddressSanitizer keeps freed memory for a while and fences every piece. The limits are for the
/// program as players have it; here they only hold within an order of magnitude.
#ifdef MIRABILIA_ASAN
constexpr qint64 watched = 8;
#else
constexpr qint64 watched = 1;
#endif

QByteArray hello() {
    v1::Hello hello;
    hello.set_magic(magic);
    hello.set_major(major);
    return packed(hello);
}

QByteArray whole(RawClient::Opcode opcode, const QByteArray &payload) {
    return RawClient::frame(static_cast<quint8>(opcode | RawClient::last), payload);
}

/// A question anybody may ask, with `padding` times 100 bytes in fields of a later version.
QByteArray question(qsizetype padding) {
    v1::Envelope envelope;
    envelope.set_id(7);
    envelope.mutable_list_tables();
    return packed(envelope) + ("\xfa\x7f\x64" + QByteArray(100, 'x')).repeated(padding);
}

struct Attack {
    const char *name;
    bool says = true;        ///< sends hello first
    bool reads = true;       ///< reads the answers
    QByteArray first{};      ///< sent once
    QByteArray again{};      ///< sent over and over; empty: nothing more
    qint64 mostTaken = 8192; ///< kB of it that the host may read, including what the system holds
};

void PrintTo(const Attack &attack, std::ostream *out) {
    *out << attack.name;
}

/// The start of a frame of 64 MB.
QByteArray giant() {
    constexpr char length64 = '\xff'; // masked
    return QByteArray("\x82") + length64 + QByteArray("\0\0\0\0\x04\0\0\0", 8) +
           QByteArray(4, '\0');
}

const std::vector<Attack> &attacks() {
    static const QByteArray some(60'000, 'x');
    static const std::vector<Attack> value{
        {.name = "giant", .first = giant(), .again = some},
        {.name = "fragments",
         .first = RawClient::frame(RawClient::Binary, some),
         .again = RawClient::frame(RawClient::Continuation, some)},
        {.name = "text", .again = whole(RawClient::Text, "hello")},
        {.name = "random", .again = whole(RawClient::Binary, "\x9b\x01\xff\x42")},
        {.name = "pings", .again = whole(RawClient::Ping, QByteArray(120, 'x'))},
        {.name = "empty_pings", .again = whole(RawClient::Ping, {})},
        {.name = "pings_of_a_stranger", .says = false, .again = whole(RawClient::Ping, "x")},
        {.name = "deaf", .reads = false, .again = whole(RawClient::Ping, QByteArray(120, 'x'))},
        {.name = "deaf_stranger",
         .says = false,
         .reads = false,
         .again = whole(RawClient::Ping, QByteArray(120, 'x'))},
        {.name = "pongs", .again = whole(RawClient::Pong, {})},
        {.name = "long_pongs", .again = whole(RawClient::Pong, QByteArray(120, 'x'))},
        {.name = "pongs_of_a_stranger", .says = false, .again = whole(RawClient::Pong, {})},
        {.name = "questions", .again = whole(RawClient::Binary, question(0))},
        {.name = "deaf_questions", .reads = false, .again = whole(RawClient::Binary, question(0))},
        {.name = "long_questions", .again = whole(RawClient::Binary, question(300))},
    };
    return value;
}

class Flood : public testing::TestWithParam<Attack> {
protected:
    /// An honest client comes and goes, so that what stays allocated for it does not count.
    void SetUp() override {
        ASSERT_GT(server.port(), 0);
        RawClient client(server.port());
        ASSERT_TRUE(begin(client, true));
        client.socket.write(whole(RawClient::Binary, question(0)));
        ASSERT_TRUE(server.isHealthy());
    }

    [[nodiscard]] bool begin(RawClient &client, bool says) const {
        if (!QTest::qWaitFor([&] { return client.isConnected(); }, 20'000)) {
            return false;
        }
        client.socket.write(RawClient::request(server.port()));
        const bool isUpgraded = QTest::qWaitFor([&] { return client.isUpgraded(); }, 20'000);
        if (says) {
            client.socket.write(whole(RawClient::Binary, hello()));
        }
        return isUpgraded;
    }

    ServerProcess server{{QStringLiteral("--open"), QStringLiteral("duel:person,person:7"),
                          QStringLiteral("--open"), QStringLiteral("duel:person,person:8")}};
};

TEST_P(Flood, EndsTheConnectionAndCostsTheHostLittle) {
    const Attack &attack = GetParam();
    RawClient client(server.port());
    ASSERT_TRUE(begin(client, attack.says));
    client.reads = attack.reads;
    if (!attack.reads) {
        client.socket.setReadBufferSize(1024);
    }
    const qint64 before = server.memory();
    qint64 most = 0;
    qint64 sent = attack.first.size();
    client.socket.write(attack.first);
    constexpr qint64 heap = 1'000'000; // waiting in our own socket
    const bool isGone = QTest::qWaitFor(
        [&] {
            while (client.isConnected() && client.socket.bytesToWrite() < heap) {
                client.socket.write(attack.again);
                sent += attack.again.size();
            }
            most = std::max(most, server.memory() - before);
            return client.isGone();
        },
        20'000);
    EXPECT_TRUE(isGone);
    EXPECT_LT((sent - client.socket.bytesToWrite()) / 1024, attack.mostTaken);
    EXPECT_LT(most, 1024 * watched) << "kB";
    EXPECT_TRUE(server.isHealthy());
    RecordProperty("kB_more", static_cast<int>(most));
}

INSTANTIATE_TEST_SUITE_P(Stranger, Flood, testing::ValuesIn(attacks()),
                         [](const auto &attack) { return std::string(attack.param.name); });

/// Many connections at once that say nothing.
std::vector<std::unique_ptr<RawClient>> crowd(quint16 port, int size) {
    std::vector<std::unique_ptr<RawClient>> clients;
    for (int i = 0; i < size; ++i) {
        clients.push_back(std::make_unique<RawClient>(port));
    }
    return clients;
}

TEST(Storm, OfConnectionsLeavesRoomForOthers) {
    const ServerProcess server({QStringLiteral("--max-per-address"), QStringLiteral("20")});
    ASSERT_GT(server.port(), 0);
    const qint64 before = server.memory();
    for (int wave = 0; wave < 5; ++wave) {
        const auto clients = crowd(server.port(), 100);
        ASSERT_TRUE(QTest::qWaitFor(
            [&] {
                return std::count_if(clients.begin(), clients.end(),
                                     [](const auto &client) { return client->isGone(); }) >= 80;
            },
            20'000));
    }
    EXPECT_TRUE(QTest::qWaitFor([&] { return server.isHealthy(); }, 20'000));
    EXPECT_LT(server.memory() - before, 2 * 1024 * watched);
}

/// The share of one processor that the server uses.
double busyness(const ServerProcess &server) {
    QElapsedTimer since;
    since.start();
    const qint64 before = server.cpuMs();
    QTest::qWait(1'500);
    return static_cast<double>(server.cpuMs() - before) / static_cast<double>(since.elapsed());
}

TEST(Descriptors, ThatAreFewAreNotAllForStrangers) {
    const ServerProcess server({}, 48);
    ASSERT_GT(server.port(), 0);
    auto clients = crowd(server.port(), 60);
    QTest::qWait(500);
    EXPECT_LT(busyness(server), 0.1);
    clients.clear();
    EXPECT_TRUE(QTest::qWaitFor([&] { return server.isHealthy(); }, 20'000));
}

TEST(Descriptors, ThatRunOutWhileItRunsAreNot) {
    const ServerProcess server({});
    ASSERT_GT(server.port(), 0);
    ASSERT_TRUE(server.isHealthy());
    const auto open = QDir(QStringLiteral("/proc/%1/fd").arg(server.pid()))
                          .entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::System);
    rlimit few{};
    ASSERT_EQ(prlimit(server.pid(), RLIMIT_NOFILE, nullptr, &few), 0);
    few.rlim_cur = 2 * (static_cast<rlim_t>(open.size()) + 3); // half of so few are for files
    ASSERT_EQ(prlimit(server.pid(), RLIMIT_NOFILE, &few, nullptr), 0);
    auto clients = crowd(server.port(), 20);
    QTest::qWait(500);
    EXPECT_LT(busyness(server), 0.1);
    clients.clear();
    EXPECT_TRUE(QTest::qWaitFor([&] { return server.isHealthy(); }, 20'000));
}

} // namespace

} // namespace mirabilia::net
