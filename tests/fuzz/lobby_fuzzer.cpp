// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as what two clients ask of a host with several tables, over real sockets: which tables
// there are, to open one, to sit down at one or watch, to have its record. The host goes on, and
// has no more tables than it may. Killed at any time, it finds them again.
#include "app/net/table_host.h"
#include "app/net/wire.h"
#include "tests/fuzz/game_fuzzing.h"
#include "tests/fuzz/reload.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QTemporaryDir>
#include <QWebSocket>

#include <array>

using namespace mirabilia;

namespace {

constexpr unsigned mostTables = 3;

const host::Games &games() {
    static const host::Games value(data::file);
    return value;
}

class Client {
public:
    explicit Client(quint16 port) {
        socket.open(QUrl(QStringLiteral("ws://127.0.0.1:%1").arg(port)));
        QObject::connect(&socket, &QWebSocket::pong, &socket, [this] { answered = true; });
        while (socket.state() == QAbstractSocket::ConnectingState) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
        v1::Hello hello;
        hello.set_magic(net::magic);
        hello.set_major(net::major);
        hello.add_features("brief");
        socket.sendBinaryMessage(net::packed(hello));
    }

    [[nodiscard]] bool isHere() const { return socket.state() == QAbstractSocket::ConnectedState; }
    /// Returns when the host has read it, or has ended the connection.
    void say(const QByteArray &message) {
        socket.sendBinaryMessage(message);
        answered = false;
        socket.ping();
        while (isHere() && !answered) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
    }

private:
    QWebSocket socket;
    bool answered = false;
};

v1::OpenTable wish(fuzzing::Bytes &bytes) {
    constexpr std::array ids{"classic", "duel", "dice", "chess", ""};
    constexpr std::array levels{"easy", "random", "expert?", ""};
    constexpr std::array wonders{"giza", "babylon", "nowhere", ""};
    v1::OpenTable table;
    table.set_game(ids.at(bytes.take() % ids.size()));
    for (int seat = bytes.take() % 10; seat > 0; --seat) {
        v1::SeatInfo &info = *table.add_seats();
        info.set_seat(bytes.take() % 8);
        info.set_kind(static_cast<v1::SeatKind>(bytes.take() % 5));
        info.set_name(std::string(bytes.take() % 50, 'a'));
        info.set_level(levels.at(bytes.take() % levels.size()));
        info.set_color(bytes.take() % 2 == 0 ? "teal" : "mud");
    }
    for (int seat = bytes.take() % 10; seat > 0; --seat) {
        v1::SeatWish &seatWish = *table.add_wishes();
        seatWish.set_wonder(wonders.at(bytes.take() % wonders.size()));
        seatWish.set_side(bytes.take() % 2 == 0 ? "A" : "?");
    }
    table.set_title(std::string(bytes.take(), 't'));
    table.set_own_pin(std::string(bytes.take() % 12, '1'));
    table.set_pin(bytes.take() % 2 == 0 ? "2718" : "");
    table.set_unwatched(bytes.take() % 2 == 0);
    return table;
}

/// What is asked of a host, and some of what is asked at a table.
v1::Envelope sensible(fuzzing::Bytes &bytes, const net::TableHost &host) {
    const auto someTable = [&] {
        const auto &tables = host.tables();
        const std::uint8_t which = bytes.take();
        return tables.empty() || which == 255 ? std::string(which % 20, 'x')
                                              : tables[which % tables.size()]->info().table();
    };
    v1::Envelope envelope;
    envelope.set_id(bytes.take());
    switch (bytes.take() % 8) {
    case 0: envelope.mutable_list_tables(); break;
    case 1:
    case 2: *envelope.mutable_open_table() = wish(bytes); break;
    case 3:
        envelope.mutable_join()->set_table(someTable());
        envelope.mutable_join()->set_name(std::string(bytes.take() % 50, 'a'));
        envelope.mutable_join()->set_wish(bytes.take() % 9);
        envelope.mutable_join()->set_watch(bytes.take() % 4 == 0);
        envelope.mutable_join()->set_pin(bytes.take() % 2 == 0 ? "2718" : "1");
        break;
    case 4: envelope.mutable_fetch_record(); break;
    case 5: envelope.mutable_leave(); break;
    case 6:
        envelope.mutable_look()->set_seat(bytes.take() % 9);
        envelope.mutable_look()->set_color(bytes.take() % 2 == 0 ? "rose" : "mud");
        break;
    default: {
        v1::OwnerAct &act = *envelope.mutable_owner_act();
        switch (bytes.take() % 4) {
        case 0: act.set_start(true); break;
        case 1:
            act.mutable_move()->set_from(bytes.take() % 9);
            act.mutable_move()->set_to(bytes.take() % 9);
            break;
        case 2:
            act.mutable_fill()->set_seat(bytes.take() % 9);
            act.mutable_fill()->set_level(bytes.take() % 2 == 0 ? "easy" : "");
            break;
        default: act.set_kick(bytes.take());
        }
    }
    }
    return envelope;
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv) {
    static QCoreApplication application(*argc, *argv);
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *input, std::size_t size) {
    fuzzing::Bytes bytes(input, size);
    const QTemporaryDir place;
    net::HostSettings settings;
    settings.clientTables = true;
    settings.maxTables = static_cast<int>(mostTables);
    settings.tablesPerAddress = 2;
    settings.pin = bytes.take() % 2 == 0 ? QStringLiteral("2718") : QString();
    net::TableHost host(games(), QDir(place.path()), settings);
    fuzzing::require(host.take().isEmpty());
    fuzzing::require(host.open(QStringLiteral("duel:person,person:7")).isEmpty());
    fuzzing::require(host.listen({QHostAddress(QHostAddress::LocalHost)}, 0).isEmpty());
    std::array<std::unique_ptr<Client>, 2> clients;
    constexpr int most = 20;
    for (int said = 0; said < most && !bytes.empty(); ++said) {
        const std::uint8_t how = bytes.take();
        std::unique_ptr<Client> &client = clients[how % 2];
        if (!client || !client->isHere()) {
            client = std::make_unique<Client>(host.port());
        }
        v1::Envelope envelope = sensible(bytes, host);
        if (how >= 192) {
            fuzzing::overdo(envelope, bytes);
        }
        client->say(net::packed(envelope));
        fuzzing::require(host.tables().size() <= mostTables);
        fuzzing::require(host.found().tables() <= mostTables);
    }
    fuzzing::requireReload(games(), QDir(place.path()));
    return 0;
}
