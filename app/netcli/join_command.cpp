// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table_text.h"
#include "app/net/address.h"
#include "app/net/discovery.h"
#include "app/netcli/network_commands.h"
#include "app/netcli/network_player.h"

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <memory>
#include <ostream>

namespace mirabilia::cli {

namespace {

using namespace std::chrono_literals;
using net::TableClient;

constexpr auto patience = 5s; // for the host to answer
constexpr auto pace = 60ms;   // hosts accept 20 messages per second

struct JoinOptions {
    std::string address;
    std::string level = "easy";
    Wish wish;
    std::uint64_t seed = 1;
    bool quiet = false;
};

/// Returns the address given, or waits for the first host on this network to answer.
net::Address addressOf(const JoinOptions &options) {
    if (!options.address.empty()) {
        const auto address = net::readAddress(QString::fromStdString(options.address));
        if (!address) {
            throw BadInput("\"" + options.address +
                           "\" is no address: say it as 192.168.1.7, ada.local:7707 or "
                           "mirabilia://HOST:PORT/TABLE#INVITE");
        }
        return *address;
    }
    net::Seeker seeker;
    QObject::connect(&seeker, &net::Seeker::changed, QCoreApplication::instance(),
                     &QCoreApplication::quit);
    QTimer::singleShot(patience, &seeker, &QCoreApplication::quit);
    seeker.open();
    QCoreApplication::exec();
    if (seeker.hosts().empty()) {
        throw BadInput("no host was found on this network: say its address. Guest networks "
                       "isolate their devices; a phone's hotspot does not");
    }
    const net::FoundHost &host = seeker.hosts().begin()->second;
    return {net::hostUrl(host.addresses.front(), static_cast<quint16>(host.what.port())), {}, {}};
}

std::string nameOf(const v1::TableView &view, std::uint32_t seat) {
    const auto found =
        std::find_if(view.seats().begin(), view.seats().end(),
                     [seat](const v1::SeatInfo &info) { return info.seat() == seat; });
    return found != view.seats().end() ? found->name() : std::string();
}

std::string scoresOf(const v1::TableView &view) {
    TextTable table;
    table.add({"player", "points"});
    for (const v1::PlayerScore &score : view.scores()) {
        const bool won = std::find(view.winners().begin(), view.winners().end(), score.seat()) !=
                         view.winners().end();
        table.add({nameOf(view, score.seat()) + (won ? " *" : ""), std::to_string(score.total())});
    }
    return table.text("  ");
}

/// Prints the progress of the game.
void narrate(NetworkPlayer &player, std::ostream &out) {
    QObject::connect(&player, &NetworkPlayer::seated, &player, [&out](const v1::Seated &where) {
        out << "At table " << where.table()
            << (where.watching() ? ", watching" : ", on seat " + std::to_string(where.seat() + 1))
            << std::endl;
    });
    TableClient &client = player.client();
    QObject::connect(&client, &TableClient::stateChanged, &player, [&client, &out] {
        if (client.state() == TableClient::State::Lost) {
            out << client.why().toStdString() << " Trying again." << std::endl;
        }
    });
}

int playThere(const JoinOptions &options, const Console &console) {
    const net::Address address = addressOf(options);
    Wish wish = options.wish;
    wish.table = wish.table.empty() ? address.table.toStdString() : wish.table;
    wish.invite = wish.invite.empty() ? address.invite.toStdString() : wish.invite;
    NetworkPlayer player(address.host, wish, *tasteOf(options.level), options.seed);
    if (!options.quiet) {
        narrate(player, console.out);
    }
    std::string problem;
    int code = exitFine;
    const auto end = [&](int with, const std::string &why) {
        code = with;
        problem = why;
        QCoreApplication::quit();
    };
    QTimer turn;
    QObject::connect(&turn, &QTimer::timeout, &player, [&player] {
        if (player.isAsked()) {
            player.decide();
        }
    });
    turn.start(pace);
    QObject::connect(&player, &NetworkPlayer::finished, &player, [&] { end(exitFine, {}); });
    QObject::connect(&player, &NetworkPlayer::failed, &player,
                     [&](const QString &why) { end(exitDisagreed, why.toStdString()); });
    QTimer::singleShot(patience, &player, [&] {
        if (player.client().welcome().major() == 0) { // never connected
            end(exitBadInput, "nobody answers at " + net::shownAddress(address.host).toStdString() +
                                  ": is the host on, and on this network?");
        }
    });
    player.client().open();
    QCoreApplication::exec();
    if (!problem.empty()) {
        console.err << "mirabilia-cli: " << problem << "\n";
    } else {
        console.out << scoresOf(*player.view());
    }
    return code;
}

int join(const JoinOptions &options, const Console &console) {
    int argc = 1;
    char name[] = "mirabilia-cli";
    char *argv[] = {name, nullptr};
    const QCoreApplication application(argc, argv);
    return playThere(options, console);
}

} // namespace

void addJoinCommand(CLI::App &app, Command &chosen) {
    CLI::App *command =
        app.add_subcommand("join", "Play at a table of a host, knowing only what the seat may see");
    const auto options = std::make_shared<JoinOptions>();
    command->add_option("address", options->address,
                        "HOST, HOST:PORT or a link; default: the first host found on the network");
    command
        ->add_option(
            "--seat-as", options->level,
            "easy plays any legal move, normal prefers wonders and buildings; the program's "
            "own computer players need a whole position and cannot play here")
        ->check(CLI::IsMember({"easy", "normal"}))
        ->capture_default_str();
    command->add_option("--table", options->wish.table,
                        "Table id; default: the first with a free seat");
    command->add_option("--name", options->wish.name, "Name shown to the others")
        ->capture_default_str();
    command->add_option("--pin", options->wish.pin, "PIN of the host");
    command->add_option("--invite", options->wish.invite,
                        "Invite, which replaces the PIN; links contain it");
    command->add_option("--seats", options->wish.seats, "Number of seats to take")
        ->check(CLI::Range(1, 7))
        ->capture_default_str();
    command->add_flag("--watch", options->wish.watch, "Watch without a seat");
    command->add_option("--seed", options->seed, "Seed of the choices")->capture_default_str();
    command->add_flag("--quiet", options->quiet, "Print only the result");
    command->callback([options, &chosen] {
        chosen = [options](const Console &console) { return join(*options, console); };
    });
}

} // namespace mirabilia::cli
