// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as what a host says to a client: nothing that a host says can harm it, and nothing that
// goes too far is seen behind the edge.
#include "app/edge/admit.h"
#include "app/net/network_link.h"
#include "app/net/table_client.h"
#include "app/net/wire.h"
#include "app/netcli/offered_moves.h"
#include "tests/fuzz/game_fuzzing.h"

#include <QCoreApplication>

using namespace mirabilia;

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv) {
    static QCoreApplication application(*argc, *argv);
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *input, std::size_t size) {
    // No event loop runs here: the sockets of the input before go now.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    fuzzing::Bytes bytes(input, size);
    net::TableClient client(QUrl(QStringLiteral("ws://127.0.0.1:1")));
    net::NetworkLink link(client, 0);
    QObject::connect(
        &client, &net::TableClient::received, &client,
        [](const v1::Envelope &envelope) { fuzzing::require(edge::misfit(envelope).empty()); });
    QObject::connect(&client, &net::TableClient::received, &link, &net::NetworkLink::hear);
    Rng rng(1);
    QObject::connect(&link, &Link::updated, &link, [&](const v1::Update &update) {
        static_cast<void>(cli::chosenMove(update.view(), cli::Taste::Builds, rng));
        link.send(v1::Command());
    });
    QObject::connect(&link, &Link::restored, &link, [&](const v1::Update &) { link.refresh(); });
    v1::HelloReply welcome;
    welcome.set_magic(net::magic);
    welcome.mutable_welcome()->set_major(net::major);
    while (!bytes.empty()) {
        const std::uint8_t how = bytes.take();
        if (client.state() != net::TableClient::State::Here) {
            client.open();
        }
        if (how % 4 == 0) {
            client.hear(net::packed(welcome));
            continue;
        }
        QByteArray message;
        for (int left = how << 8U | bytes.take(); left > 0 && !bytes.empty(); --left) {
            message += static_cast<char>(bytes.take());
        }
        client.hear(message);
    }
    return 0;
}
