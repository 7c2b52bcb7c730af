// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edge/admit.h"
#include "app/net/seat_proof.h"
#include "app/net/wire.h"

#include <QWebSocket>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace mirabilia::net {

/// A page at a host: it speaks JSON.
class TextClient {
public:
    explicit TextClient(quint16 port, std::vector<std::string> features = {"browser", "proof"}) {
        hello.set_magic(magic);
        hello.set_major(major);
        hello.set_nonce(newNonce());
        for (std::string &feature : features) {
            hello.add_features(std::move(feature));
        }
        QObject::connect(&socket, &QWebSocket::textMessageReceived, &socket,
                         [this](const QString &text) { hear(text.toStdString()); });
        QObject::connect(&socket, &QWebSocket::binaryMessageReceived, &socket,
                         [](const QByteArray &) { ADD_FAILURE() << "a page reads no bytes"; });
        QObject::connect(&socket, &QWebSocket::connected, &socket, [this] { say(hello); });
        socket.open(QUrl(QStringLiteral("ws://127.0.0.1:%1/ws").arg(port)));
    }

    void say(const google::protobuf::Message &message) {
        socket.sendTextMessage(QString::fromStdString(edge::jsonOf(message)));
    }
    /// Returns the number of the request.
    quint32 ask(v1::Envelope envelope) {
        envelope.set_id(++asked);
        say(envelope);
        return asked;
    }
    quint32 join(const v1::Join &join) {
        v1::Envelope envelope;
        *envelope.mutable_join() = join;
        return ask(envelope);
    }
    [[nodiscard]] const v1::Envelope *answerTo(quint32 request) const {
        const auto found = std::find_if(heard.begin(), heard.end(), [request](const auto &each) {
            return each.reply_to() == request;
        });
        return found != heard.end() ? &*found : nullptr;
    }
    [[nodiscard]] bool isGone() const {
        return socket.state() == QAbstractSocket::UnconnectedState;
    }
    [[nodiscard]] ProofNonces nonces() const {
        return {hello.nonce(), welcome->nonce(), welcome->host_id()};
    }

    QWebSocket socket;
    v1::Hello hello;
    std::optional<v1::Welcome> welcome;
    std::optional<v1::Reject> reject;
    std::optional<v1::Seated> seated; ///< with a token
    std::string bye;
    std::vector<v1::Envelope> heard;
    quint32 asked = 0;

private:
    void hear(const std::string &text) {
        if (!welcome) {
            v1::HelloReply reply;
            EXPECT_TRUE(edge::parseJson(text, reply)) << text;
            EXPECT_EQ(reply.magic(), magic);
            reply.has_welcome() ? void(welcome = reply.welcome()) : void(reject = reply.reject());
            return;
        }
        v1::Envelope &envelope = heard.emplace_back();
        EXPECT_TRUE(edge::parseJson(text, envelope)) << text;
        if (envelope.has_seated() && !envelope.seated().token().empty()) {
            seated = envelope.seated();
        }
        if (envelope.has_bye()) {
            bye = envelope.bye().code();
        }
    }
};

} // namespace mirabilia::net
