// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as what two clients say to a table: sensible messages and nonsense, in any order. The
// table goes on, and ends what it does not understand; whether they speak in bytes or in JSON.
// Killed at the end, it is found again as it was.
#include "app/edge/admit.h"
#include "app/net/connection.h"
#include "app/net/hosted_table.h"
#include "app/net/wire.h"
#include "app/netcli/offered_moves.h"
#include "tests/fuzz/game_fuzzing.h"
#include "tests/fuzz/reload.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QTemporaryDir>
#include <QWebSocket>

#include <array>

using namespace mirabilia;

namespace {

const host::Games &games() {
    static const host::Games value(data::file);
    return value;
}

/// A connection whose socket leads nowhere: what it should hear is put into its ear.
class Client {
public:
    Client(net::HostedTable &at, bool isPage) : table(at), writesText(isPage) {
        auto made = std::make_unique<QWebSocket>();
        socket = made.get();
        v1::Welcome welcome;
        welcome.set_major(net::major);
        welcome.add_features(net::browserFeature);
        connection = std::make_unique<net::Connection>(
            std::move(made), QHostAddress(QHostAddress::LocalHost), welcome, v1::Reject());
        QObject::connect(connection.get(), &net::Connection::received, connection.get(),
                         [this](const v1::Envelope &envelope) { receive(envelope); });
        v1::Hello hello;
        hello.set_magic(net::magic);
        hello.set_major(net::major);
        if (isPage) {
            hello.add_features(net::browserFeature);
        }
        say(hello);
    }
    ~Client() {
        if (connection) {
            table.lose(*connection);
        }
    }

    void say(const google::protobuf::Message &message) {
        say(writesText ? QByteArray::fromStdString(edge::jsonOf(message)) : net::packed(message));
    }
    void say(const QByteArray &bytes) {
        if (writesText) {
            emit socket->textMessageReceived(QString::fromUtf8(bytes)); // as Qt reads it
        } else {
            emit socket->binaryMessageReceived(bytes);
        }
    }

private:
    void receive(const v1::Envelope &envelope) {
        if (envelope.has_join()) {
            table.join(*connection, envelope.id(), envelope.join());
        } else if (table.has(*connection)) {
            table.receive(*connection, envelope);
        }
    }

    net::HostedTable &table;
    bool writesText;
    QWebSocket *socket;
    std::unique_ptr<net::Connection> connection;
};

v1::HostedTable newTable(int kind) {
    constexpr std::array ids{"classic", "duel", "dice"};
    v1::HostedTable table;
    table.set_version(net::KeptTables::formatVersion);
    v1::SavedGameHeader &header = *table.mutable_header();
    header.set_magic(store::SavedGames::magic);
    header.set_version(store::SavedGames::formatVersion);
    header.set_match_id("0b0a6f3e-6a0e-4c7f-9d3c-1d0b6a3f2c11");
    for (std::uint32_t seat = 0; seat < 2; ++seat) {
        v1::SeatInfo &info = *header.add_seats();
        info.set_seat(seat);
        info.set_kind(v1::SEAT_KIND_PERSON);
    }
    const std::vector<host::SeatWish> wishes(2);
    fuzzing::require(
        games()
            .setUp(ids.at(static_cast<std::size_t>(kind) % ids.size()), wishes, 7, header)
            .empty());
    return table;
}

/// A message of every kind, its contents from the bytes.
v1::Envelope sensible(fuzzing::Bytes &bytes) {
    v1::Envelope envelope;
    envelope.set_id(bytes.take());
    switch (bytes.take() % 12) {
    case 0:
        envelope.mutable_join()->set_name(std::string(1 + bytes.take() % 30, 'a'));
        envelope.mutable_join()->set_wish(bytes.take() % 4);
        envelope.mutable_join()->set_watch(bytes.take() % 4 == 0);
        break;
    case 1: envelope.mutable_join()->set_token(std::string(bytes.take() % 20, 't')); break;
    case 2: envelope.mutable_resync(); break;
    case 3: envelope.mutable_leave(); break;
    case 9: envelope.mutable_heard()->set_seat(bytes.take() % 4); break;
    case 10: envelope.mutable_beat(); break;
    case 4:
        envelope.mutable_answer()->set_question(bytes.take());
        envelope.mutable_answer()->set_choice(bytes.take() % 2 == 0 ? "stand_in" : "wait");
        break;
    case 5: envelope.mutable_emote()->set_emote(bytes.take()); break;
    case 6: {
        v1::OwnerAct &act = *envelope.mutable_owner_act();
        switch (bytes.take() % 4) {
        case 0: act.set_kick(bytes.take()); break;
        case 1: act.set_pause(bytes.take() % 2 == 0); break;
        case 2: act.set_new_token(bytes.take() % 4); break;
        default: act.set_again(true);
        }
        break;
    }
    case 8:
        envelope.mutable_look()->set_seat(bytes.take() % 4);
        envelope.mutable_look()->set_color(bytes.take() % 2 == 0 ? "rose" : "mud");
        envelope.mutable_look()->mutable_wish()->set_wonder(
            bytes.take() % 2 == 0 ? "giza" : std::string(32UL * bytes.take(), 'w'));
        envelope.mutable_look()->mutable_wish()->set_side(bytes.take() % 2 == 0 ? "A" : "C");
        break;
    case 7:
        envelope.mutable_command()->set_seat(bytes.take());
        envelope.mutable_command()->set_revision(bytes.take());
        envelope.mutable_command()->mutable_take_back();
        break;
    default: {
        v1::Command &command = *envelope.mutable_command();
        command.set_seat(bytes.take() % 3);
        command.set_revision(bytes.take() % 16);
        v1::Move &move = *command.mutable_move();
        const std::string card(bytes.take() % 2 == 0 ? "clay_pit" : "theater");
        switch (bytes.take() % 3) {
        case 0:
            move.mutable_classic()->set_action(static_cast<v1::ClassicAction>(bytes.take() % 7));
            move.mutable_classic()->set_card(card);
            break;
        case 1:
            move.mutable_duel()->set_action(static_cast<v1::DuelAction>(bytes.take() % 10));
            break;
        default: move.mutable_dice()->set_action(static_cast<v1::DiceAction>(bytes.take() % 8));
        }
    }
    }
    return envelope;
}

QByteArray nonsense(fuzzing::Bytes &bytes) {
    QByteArray message;
    for (int left = bytes.take(); left > 0 && !bytes.empty(); --left) {
        message += static_cast<char>(bytes.take());
    }
    return message;
}

QString folder() {
    return QFileInfo::exists(QStringLiteral("/dev/shm"))
               ? QStringLiteral("/dev/shm/mirabilia-XXXXXX")
               : QString();
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv) {
    static QCoreApplication application(*argc, *argv);
    // What is sent into nowhere is told by Qt every time.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *input, std::size_t size) {
    fuzzing::Bytes bytes(input, size);
    const QTemporaryDir place(folder());
    net::KeptTables kept{QDir(place.path())};
    fuzzing::require(kept.take().isEmpty());
    v1::HostedTable opened = newTable(bytes.take());
    opened.set_owner(bytes.take() % 3);
    fuzzing::require(kept.keep(opened).isEmpty());
    net::HostedTable table(games(), kept, {std::move(opened), {}, nullptr, {}});
    fuzzing::require(table.problem().isEmpty());
    std::array<std::unique_ptr<Client>, 2> clients;
    constexpr int most = 40; // a host ends whoever talks on
    for (int said = 0; said < most && !bytes.empty(); ++said) {
        const std::uint8_t how = bytes.take();
        std::unique_ptr<Client> &client = clients[how % 2];
        if (!client || how == 255) {
            client = std::make_unique<Client>(table, how % 4 < 2);
        }
        if (how < 64) {
            client->say(nonsense(bytes));
        } else {
            v1::Envelope envelope = sensible(bytes);
            if (how >= 224) {
                fuzzing::overdo(envelope, bytes);
            }
            client->say(envelope);
        }
        do {
            QCoreApplication::processEvents();
        } while (table.isWaiting());
        fuzzing::require(table.info().seats_size() >= 2);
    }
    fuzzing::requireReload(games(), kept.folder(), table.kept());
    return 0;
}
