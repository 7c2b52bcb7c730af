// SPDX-License-Identifier: GPL-3.0-or-later
// Host and client prove that they know a seat's token; an eavesdropper cannot.
#include "tests/net/table_elsewhere.h"

#include "app/net/seat_proof.h"
#include "app/net/wire.h"

#include <QWebSocket>

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

/// A client that sends what a test wants.
class Prover {
public:
    /// `proves`: false for a program from before proofs.
    explicit Prover(quint16 port, bool proves = true) {
        nonces.hello = proves ? newNonce() : std::string();
        QObject::connect(&socket, &QWebSocket::binaryMessageReceived, &socket,
                         [this](const QByteArray &bytes) { hear(bytes); });
        QObject::connect(&socket, &QWebSocket::connected, &socket, [this, proves] {
            v1::Hello hello;
            hello.set_magic(magic);
            hello.set_major(major);
            if (proves) {
                hello.add_features("proof");
            }
            hello.set_nonce(nonces.hello);
            socket.sendBinaryMessage(packed(hello));
        });
        socket.open(QUrl(QStringLiteral("ws://127.0.0.1:%1/ws").arg(port)));
    }

    [[nodiscard]] bool isHere() const { return welcome.has_value(); }
    void challenge(const std::string &table, const std::string &key) {
        v1::Envelope envelope;
        envelope.mutable_challenge()->set_table(table);
        envelope.mutable_challenge()->set_seat_key(key);
        say(envelope);
    }
    void join(const std::string &table, const std::string &token) {
        v1::Envelope envelope;
        envelope.mutable_join()->set_table(table);
        envelope.mutable_join()->set_token(token);
        say(envelope);
    }
    void join(const std::string &table, const std::string &key, const std::string &proof) {
        v1::Envelope envelope;
        envelope.mutable_join()->set_table(table);
        envelope.mutable_join()->set_seat_key(key);
        envelope.mutable_join()->set_proof(proof);
        say(envelope);
    }

    ProofNonces nonces;
    std::optional<v1::Welcome> welcome;
    std::optional<v1::ChallengeReply> reply;
    std::optional<v1::Seated> seated;
    std::string problem;
    std::vector<v1::Ask> asks;

private:
    void say(v1::Envelope &envelope) {
        envelope.set_id(++m_requests);
        socket.sendBinaryMessage(packed(envelope));
    }
    void hear(const QByteArray &bytes) {
        if (!welcome) {
            v1::HelloReply said;
            ASSERT_TRUE(unpack(bytes, said));
            welcome = said.welcome();
            nonces.welcome = welcome->nonce();
            nonces.hostId = welcome->host_id();
            return;
        }
        v1::Envelope envelope;
        ASSERT_TRUE(unpack(bytes, envelope));
        if (envelope.has_challenge_reply()) {
            reply = envelope.challenge_reply();
        } else if (envelope.has_seated()) {
            seated = envelope.seated();
        } else if (envelope.has_problem()) {
            problem = envelope.problem().code();
        } else if (envelope.has_ask()) {
            asks.push_back(envelope.ask());
        }
    }

    QWebSocket socket;
    quint32 m_requests = 0;
};

class Proof : public NetTest {
protected:
    /// Ada's seat.
    void begin() {
        host(QStringLiteral("duel:person,person:7"));
        sitDown("Ada");
        hash = hashOf(guests.front()->token);
        key = seatKeyOf(hash);
    }
    Prover &prover(bool proves = true) {
        Prover &made = *m_provers.emplace_back(std::make_unique<Prover>(tables->port(), proves));
        EXPECT_TRUE(QTest::qWaitFor([&made] { return made.isHere(); }));
        return made;
    }

    std::string hash;
    std::string key;

private:
    std::vector<std::unique_ptr<Prover>> m_provers;
};

TEST_F(Proof, IsGivenByTheHostFirst) {
    begin();
    Prover &ada = prover();
    EXPECT_TRUE(isWhole(ada.nonces));
    ada.challenge(table(), key);
    WAIT_FOR(ada.reply.has_value());
    EXPECT_EQ(ada.reply->table(), table());
    EXPECT_EQ(ada.reply->seat_key(), key);
    EXPECT_EQ(ada.reply->proof(), seatProof("host", hash, ada.nonces));
    ada.join(table(), key, seatProof("seat", hash, ada.nonces));
    WAIT_FOR(ada.seated.has_value());
    EXPECT_EQ(ada.seated->seat(), 0U);
    EXPECT_TRUE(ada.seated->token().empty());
}

TEST_F(Proof, OfAnotherConnectionIsNone) {
    begin();
    Prover &ada = prover();
    const std::string proof = seatProof("seat", hash, ada.nonces);
    Prover &listener = prover(); // has read everything of Ada's
    listener.join(table(), key, proof);
    WAIT_FOR(listener.problem == "unknown_token");
    listener.problem.clear();
    listener.challenge(table(), key);
    WAIT_FOR(listener.reply.has_value());
    listener.join(table(), key, listener.reply->proof()); // nor does the host's own proof help
    WAIT_FOR(listener.problem == "unknown_token");
    EXPECT_FALSE(listener.seated.has_value());
}

TEST_F(Proof, IsNotAskedOfAProgramOfBefore) {
    HostSettings settings;
    settings.table.patience.shown = 50ms;
    settings.table.patience.asked = 100ms;
    serve(settings, QStringLiteral("duel:person,person:7"));
    sitDown("Ada");
    sitDown("Bo");
    Prover &ada = prover(false);
    EXPECT_EQ(ada.welcome->features_size(), 0);
    ada.challenge(table(), seatKeyOf(hashOf(guests[0]->token)));
    WAIT_FOR(ada.problem == "unknown_token");
    ada.problem.clear();
    ada.join(table(), std::string(proofNonceBytes, 'x'));
    WAIT_FOR(ada.problem == "unknown_token");
    ada.join(table(), guests[0]->token);
    WAIT_FOR(ada.seated.has_value());
    EXPECT_EQ(ada.seated->seat(), 0U);
    // A withdrawn question would be one without choices.
    guests[1]->client.close();
    WAIT_FOR(!ada.asks.empty());
    Guest &bo = arrive("Bo");
    bo.client.remember({table(), guests[1]->token});
    WAIT_FOR(bo.isPlaying());
    QTest::qWait(100);
    EXPECT_TRUE(std::all_of(ada.asks.begin(), ada.asks.end(),
                            [](const v1::Ask &ask) { return ask.choices_size() > 0; }));
}

TEST_F(Proof, IsOnlyOfASeatThatIsKnown) {
    begin();
    Prover &stranger = prover();
    stranger.challenge(table(), std::string(seatKeyBytes, 'x'));
    WAIT_FOR(stranger.problem == "unknown_token");
    stranger.problem.clear();
    stranger.challenge("nowhere", key);
    WAIT_FOR(stranger.problem == "no_such_table");
    stranger.problem.clear();
    stranger.join(table(), std::string(seatKeyBytes, 'x'), std::string(32, 'x'));
    WAIT_FOR(stranger.problem == "unknown_token");
}

} // namespace

} // namespace mirabilia::net
