// SPDX-License-Identifier: GPL-3.0-or-later
// What strangers may not do with WebSocket frames, and what must work: the cases of the network's
// design, by number.
#include "tests/net/raw_client.h"
#include "tests/net/table_elsewhere.h"

#include "app/net/wire.h"

#include <QFile>

#ifdef __SANITIZE_ADDRESS__
#define MIRABILIA_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define MIRABILIA_ASAN 1
#endif
#endif
#ifdef MIRABILIA_ASAN
#include <sanitizer/allocator_interface.h>
#endif

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

/// Of this program, in kB. AddressSanitizer keeps freed memory, so there only what is allocated.
qint64 residentMemory() {
#ifdef MIRABILIA_ASAN
    return static_cast<qint64>(__sanitizer_get_current_allocated_bytes() / 1024);
#endif
    QFile status(QStringLiteral("/proc/self/statm"));
    EXPECT_TRUE(status.open(QIODevice::ReadOnly));
    return status.readAll().split(' ').value(1).toLongLong() * 4;
}

class Frames : public NetTest {
protected:
    void SetUp() override { serve({}, QStringLiteral("duel:person,person:7")); }

    static QByteArray hello() {
        v1::Hello hello;
        hello.set_magic(magic);
        hello.set_major(major);
        return packed(hello);
    }

    void upgrade(RawClient &client) const {
        WAIT_FOR(client.isConnected());
        client.socket.write(RawClient::request(tables->port()));
        WAIT_FOR(client.isUpgraded());
    }
    /// The host still serves others.
    void expectAlive() {
        Guest &guest = arrive("Somebody else");
        WAIT_FOR(guest.isHere());
        const quint32 request = guest.list();
        WAIT_FOR(!guest.heard.empty() && guest.heard.back().reply_to() == request);
    }
};

/// With a short greeting time, because the tests wait for its end.
class FramesOfTheSlow : public Frames {
protected:
    void SetUp() override {
        HostSettings settings;
        settings.guard.greeting = 2s; // long enough for honest clients
        serve(settings, QStringLiteral("duel:person,person:7"));
    }
};

// Case 2.
TEST_F(Frames, OfAMessageWithoutAnEndAreRefused) {
    RawClient client(tables->port());
    upgrade(client);
    const qint64 before = residentMemory();
    for (int frame = 0; frame < 60; ++frame) {
        client.send(frame == 0 ? RawClient::Binary : RawClient::Continuation,
                    QByteArray(60'000, 'x'));
    }
    WAIT_FOR(client.isGone());
    EXPECT_EQ(client.closeCode(), 1009);
    EXPECT_LT(residentMemory() - before, 16 * 1024); // 3.6 MB of them wait in our own socket, too
    expectAlive();
}

// Case 3.
TEST_F(Frames, WithNothingInThemAreRefused) {
    RawClient client(tables->port());
    upgrade(client);
    for (int frame = 0; frame < 200; ++frame) {
        client.send(frame == 0 ? RawClient::Binary : RawClient::Continuation, {});
    }
    WAIT_FOR(client.isGone());
    EXPECT_EQ(client.closeCode(), 1008);
    expectAlive();
}

// Case 4, of a stranger: ended by the greeting time, which is 10 s in production.
TEST_F(FramesOfTheSlow, ThatStayUnfinishedAreNotWaitedFor) {
    RawClient client(tables->port());
    upgrade(client);
    client.socket.write(RawClient::frame(RawClient::Binary | RawClient::last, hello()).chopped(3));
    WAIT_FOR(client.isGone());
    expectAlive();
}

// Case 7.
TEST_F(Frames, ThatAreCompressedAreRefused) {
    RawClient client(tables->port());
    upgrade(client);
    client.send(RawClient::Binary | RawClient::last | RawClient::compressed, hello());
    WAIT_FOR(client.isGone());
    EXPECT_EQ(client.closeCode(), 1002);
    expectAlive();
}

// Case 8.
TEST_F(FramesOfTheSlow, BeforeTheUpgradeAreIgnored) {
    RawClient client(tables->port());
    WAIT_FOR(client.isConnected());
    QByteArray much = RawClient::request(tables->port());
    for (int frame = 0; frame < 20; ++frame) {
        much += RawClient::frame(RawClient::Binary | RawClient::last, QByteArray(60'000, 'x'));
    }
    client.socket.write(much);
    WAIT_FOR(client.isGone());
    WAIT_FOR(tables->connections() == 0);
    expectAlive();
}

// Case 13.
TEST_F(FramesOfTheSlow, BehindARequestWithBareNewlinesComeTooLate) {
    RawClient client(tables->port());
    WAIT_FOR(client.isConnected());
    client.socket.write(RawClient::request(tables->port(), "\n"));
    WAIT_FOR(client.isGone());
    WAIT_FOR(tables->connections() == 0);
    expectAlive();
}

// Case 9.
TEST_F(Frames, ThatAskForPongsNobodyReadsEndTheConnection) {
    RawClient client(tables->port());
    upgrade(client);
    client.send(RawClient::Binary | RawClient::last, hello());
    client.reads = false;
    client.socket.setReadBufferSize(1024);
    const qint64 before = residentMemory();
    const QByteArray ping =
        RawClient::frame(RawClient::Ping | RawClient::last, QByteArray(120, 'x'));
    WAIT_FOR([&] {
        for (int i = 0; i < 500 && client.socket.bytesToWrite() < 100'000; ++i) {
            client.socket.write(ping);
        }
        return tables->connections() == 0;
    }());
    EXPECT_LT(residentMemory() - before, 44 * 1024);
    expectAlive();
}

// Case 19.
TEST_F(Frames, WithFieldsOfALaterVersionAreUnderstood) {
    RawClient client(tables->port());
    upgrade(client);
    const QByteArray later("\xfa\x7f\x03new", 6); // field 2047, three bytes
    client.send(RawClient::Binary | RawClient::last, hello() + later);
    v1::Envelope envelope;
    envelope.set_id(7);
    envelope.mutable_list_tables();
    client.send(RawClient::Binary | RawClient::last, packed(envelope) + later);
    const QByteArray id = QByteArray::fromStdString(table());
    WAIT_FOR(client.heard.contains(id));
    EXPECT_TRUE(client.isConnected());
}

// Case 4, of a client that has been greeted.
TEST_F(Frames, ThatStayUnfinishedEndTheConnectionOfAGuest) {
    RawClient client(tables->port());
    upgrade(client);
    client.send(RawClient::Binary | RawClient::last, hello());
    const QByteArray id = QByteArray::fromStdString(table());
    v1::Envelope envelope;
    envelope.set_id(7);
    envelope.mutable_list_tables();
    client.send(RawClient::Binary | RawClient::last, packed(envelope));
    WAIT_FOR(client.heard.contains(id));
    QElapsedTimer since;
    since.start();
    client.socket.write(
        RawClient::frame(RawClient::Binary | RawClient::last, packed(envelope)).chopped(3));
    WAIT_FOR(client.isGone());
    EXPECT_LT(since.elapsed(), 10'000) << "before its silence would end it";
    expectAlive();
}

class FramesOfAGame : public Frames {
protected:
    void SetUp() override {
        host(QStringLiteral("classic:person,person,person,person,person,person,person:7"));
    }
};

// Case 29, for one game: nothing is queued for a client that does not read, and the game ends
// properly.
TEST_F(FramesOfAGame, AreNotQueuedForWhoDoesNotRead) {
    for (int person = 0; person < 7; ++person) {
        sitDown("Person " + std::to_string(person));
        guests.back()->remembers = false; // would be counted, too
    }
    RawClient deaf(tables->port());
    upgrade(deaf);
    v1::Envelope join;
    join.mutable_join()->set_table(table());
    join.mutable_join()->set_watch(true);
    deaf.send(RawClient::Binary | RawClient::last, hello());
    deaf.send(RawClient::Binary | RawClient::last, packed(join));
    deaf.reads = false;
    deaf.socket.setReadBufferSize(1024);
    const qint64 before = residentMemory();
    play();
    EXPECT_TRUE(guests.front()->over());
    EXPECT_LT(residentMemory() - before, 4 * 1024); // the seven who read are in this program, too
    deaf.reads = true;
    deaf.socket.setReadBufferSize(0);
    deaf.heard += deaf.socket.readAll();
    // It learns the end as soon as it reads again: the points of all.
    WAIT_FOR(deaf.heard.contains("Person 6"));
    EXPECT_TRUE(deaf.isConnected());
}

} // namespace

} // namespace mirabilia::net
