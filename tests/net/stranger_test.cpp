// SPDX-License-Identifier: GPL-3.0-or-later
// What strangers may not do to a host: the cases of the network's design, by number.
#include "tests/net/table_elsewhere.h"

#include "app/net/wire.h"

#include <QSignalSpy>
#include <QTcpSocket>
#include <QWebSocket>

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

class Stranger : public NetTest {
protected:
    void SetUp() override {
        HostSettings settings;
        settings.name = QStringLiteral("<b>Table</b>");
        settings.guard.greeting = greeting();
        serve(settings, QStringLiteral("duel:person,person:7"));
    }

    [[nodiscard]] virtual std::chrono::milliseconds greeting() const {
        return GuardLimits().greeting;
    }

    [[nodiscard]] QByteArray authority() const {
        return "127.0.0.1:" + QByteArray::number(tables->port());
    }

    /// The answer to these bytes, until the host closes.
    [[nodiscard]] QByteArray answerTo(const QByteArray &request) const {
        QTcpSocket socket;
        socket.connectToHost(QHostAddress(QHostAddress::LocalHost), tables->port());
        QByteArray answer;
        QObject::connect(&socket, &QTcpSocket::readyRead, &socket,
                         [&] { answer += socket.readAll(); });
        bool isSent = false;
        const bool closed = QTest::qWaitFor(
            [&] {
                if (!isSent && socket.state() == QTcpSocket::ConnectedState) {
                    isSent = true;
                    socket.write(request);
                }
                return isSent && socket.state() == QTcpSocket::UnconnectedState;
            },
            5000);
        EXPECT_TRUE(closed) << request.toStdString();
        return answer;
    }

    [[nodiscard]] QByteArray get(const QByteArray &path, const QByteArray &more = {}) const {
        return answerTo("GET " + path + " HTTP/1.1\r\nHost: " + authority() + "\r\n" + more +
                        "\r\n");
    }

    /// Connects and says nothing.
    void open(QWebSocket &socket) const {
        QSignalSpy connected(&socket, &QWebSocket::connected);
        socket.open(QUrl(QStringLiteral("ws://127.0.0.1:%1/ws").arg(tables->port())));
        ASSERT_TRUE(connected.wait());
    }

    static void waitForClose(QWebSocket &socket, int code) {
        WAIT_FOR(socket.state() == QAbstractSocket::UnconnectedState);
        EXPECT_EQ(socket.closeCode(), code);
    }

    static QByteArray hello() {
        v1::Hello hello;
        hello.set_magic(magic);
        hello.set_major(major);
        return packed(hello);
    }
};

/// With a short greeting time, because the tests wait for its end.
class SlowStranger : public Stranger {
    [[nodiscard]] std::chrono::milliseconds greeting() const override { return 1s; }
};

TEST_F(Stranger, MayAskForHealthAndTheJoinPage) {
    EXPECT_TRUE(get("/health").contains("\"status\":\"ok\""));
    const QByteArray page = get("/j/" + QByteArray::fromStdString(table()));
    EXPECT_TRUE(page.startsWith("HTTP/1.1 200"));
    EXPECT_TRUE(page.contains("&lt;b&gt;Table"));
    EXPECT_TRUE(get("/j/nothing").startsWith("HTTP/1.1 404"));
}

// Case 16.
TEST_F(Stranger, FindsNoOtherPage) {
    for (const char *path : {"/../host.id", "/%2e%2e/host.id", "/host.id", "//", "/ws/", "/j"}) {
        EXPECT_TRUE(get(path).startsWith("HTTP/1.1 404")) << path;
    }
}

// Case 14.
TEST_F(Stranger, ComesUnderOurNameOnly) {
    EXPECT_TRUE(get("/health", "Host: 127.0.0.1\r\n").startsWith("HTTP/1.1 421"));
    EXPECT_TRUE(
        answerTo("GET /health HTTP/1.1\r\nHost: evil.example\r\n\r\n").startsWith("HTTP/1.1 421"));
    EXPECT_TRUE(get("/health", "Origin: http://evil.example\r\n").startsWith("HTTP/1.1 403"));
    EXPECT_TRUE(
        get("/health", "Origin: http://" + authority() + "\r\n").startsWith("HTTP/1.1 200"));
    const QByteArray upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                               "Sec-WebSocket-Version: 13\r\n"
                               "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    EXPECT_TRUE(get("/ws", upgrade + "Origin: http://evil.example\r\n").startsWith("HTTP/1.1 403"));
}

// Case 15.
TEST_F(Stranger, HasOneAnswerForOneRequest) {
    const QByteArray one = "GET /health HTTP/1.1\r\nHost: " + authority() + "\r\n\r\n";
    EXPECT_EQ(answerTo(one + one).count("HTTP/1.1"), 1);
    EXPECT_FALSE(answerTo("GET /health HTTP/1.1\r\nHost: " + authority() +
                          "\r\nContent-Length: 5\r\n\r\nabcde" + one)
                     .contains("200"));
}

// Cases 10 and 12.
TEST_F(SlowStranger, IsGoneWhoSaysNothingOrTooSlowly) {
    EXPECT_EQ(answerTo(""), QByteArray());
    EXPECT_EQ(answerTo("GET /health HTTP/1.1\r\nX-Slow: "), QByteArray());
    EXPECT_EQ(answerTo("GET / HTTP/1.1\r\nX: " + QByteArray(1'000'000, 'x')), QByteArray());
    WAIT_FOR(tables->connections() == 0);
}

// Case 11.
TEST_F(SlowStranger, IsGoneWithoutHello) {
    QWebSocket socket;
    open(socket);
    WAIT_FOR(socket.state() == QAbstractSocket::UnconnectedState);
    WAIT_FOR(tables->connections() == 0);
}

TEST_F(SlowStranger, MayStayAfterHello) {
    QWebSocket socket;
    open(socket);
    socket.sendBinaryMessage(hello());
    QTest::qWait(1'500);
    EXPECT_EQ(socket.state(), QAbstractSocket::ConnectedState);
}

// Cases 5 and 6.
TEST_F(Stranger, IsGoneWithWhatNobodyUnderstands) {
    QWebSocket text;
    open(text);
    text.sendTextMessage(QStringLiteral("hello"));
    waitForClose(text, QWebSocketProtocol::CloseCodePolicyViolated);
    Rng rng(7);
    for (int message = 0; message < 30; ++message) {
        QWebSocket socket;
        open(socket);
        QByteArray bytes;
        for (std::size_t size = 1 + rng.below(40); size > 0; --size) {
            bytes.append(static_cast<char>(rng.below(256)));
        }
        socket.sendBinaryMessage(bytes);
        waitForClose(socket, QWebSocketProtocol::CloseCodePolicyViolated);
    }
}

// Case 1.
TEST_F(Stranger, IsGoneWithWhatIsTooLong) {
    QWebSocket socket;
    open(socket);
    socket.sendBinaryMessage(QByteArray(1'000'000, 'x'));
    waitForClose(socket, QWebSocketProtocol::CloseCodeTooMuchData);
}

// Case 17.
TEST_F(Stranger, SaysHelloOnce) {
    QWebSocket socket;
    open(socket);
    QList<QByteArray> heard;
    QObject::connect(&socket, &QWebSocket::binaryMessageReceived, &socket,
                     [&](const QByteArray &bytes) { heard.append(bytes); });
    socket.sendBinaryMessage(hello());
    socket.sendBinaryMessage(hello());
    waitForClose(socket, QWebSocketProtocol::CloseCodePolicyViolated);
    ASSERT_EQ(heard.size(), 2);
    v1::Envelope envelope;
    ASSERT_TRUE(unpack(heard.back(), envelope));
    EXPECT_EQ(envelope.bye().code(), "malformed");
    EXPECT_FALSE(envelope.bye().text().empty());
}

// Case 18.
TEST_F(Stranger, OfAnotherVersionIsToldSo) {
    QWebSocket socket;
    open(socket);
    v1::HelloReply reply;
    QObject::connect(&socket, &QWebSocket::binaryMessageReceived, &socket,
                     [&](const QByteArray &bytes) { EXPECT_TRUE(unpack(bytes, reply)); });
    v1::Hello hello;
    hello.set_magic(magic);
    hello.set_major(major + 1);
    socket.sendBinaryMessage(packed(hello));
    WAIT_FOR(reply.has_reject());
    EXPECT_EQ(reply.reject().code(), "version");
    EXPECT_EQ(reply.reject().major(), major);
    EXPECT_FALSE(reply.reject().text().empty());
    EXPECT_FALSE(reply.reject().retry());
}

TEST_F(Stranger, WhoTalksTooFastIsGone) {
    Guest &guest = arrive("Ada");
    WAIT_FOR(guest.isHere());
    for (int message = 0; message < 70; ++message) {
        guest.list();
    }
    WAIT_FOR(guest.bye.has_value());
    EXPECT_EQ(guest.bye->code(), "too_fast");
}

TEST_F(Stranger, MayNotComeInCrowds) {
    HostSettings settings;
    settings.guard.perAddress = 3;
    serve(settings, QStringLiteral("duel:person,person:7"));
    std::vector<std::unique_ptr<QTcpSocket>> sockets;
    for (int i = 0; i < 10; ++i) {
        sockets.push_back(std::make_unique<QTcpSocket>());
        sockets.back()->connectToHost(QHostAddress(QHostAddress::LocalHost), tables->port());
    }
    WAIT_FOR(std::count_if(sockets.begin(), sockets.end(), [](const auto &socket) {
                 return socket->state() == QTcpSocket::ConnectedState;
             }) == 3);
    EXPECT_EQ(tables->connections(), 3);
}

} // namespace

} // namespace mirabilia::net
