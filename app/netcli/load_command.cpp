// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files.h"
#include "app/cli/table_text.h"
#include "app/net/address.h"
#include "app/netcli/load.h"
#include "app/netcli/network_commands.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <memory>
#include <ostream>

namespace mirabilia::cli {

namespace {

constexpr double kilobyte = 1024;

std::string milliseconds(double nanoseconds) {
    return decimal(nanoseconds / 1e6) + " ms";
}

void addLatencies(const std::string &what, const Latencies &latencies, TextTable &table) {
    table.add({what + ", p50", milliseconds(latencies.quantile(0.5))});
    table.add({what + ", p99", milliseconds(latencies.quantile(0.99))});
}

void print(const LoadResult &result, std::ostream &out) {
    TextTable table;
    table.add({"connections", std::to_string(result.connections)});
    table.add({"all of them seated after", milliseconds(result.seatedAfter)});
    table.add({"commands", std::to_string(result.commands)});
    table.add({"commands a second", decimal(result.commandsPerSecond)});
    addLatencies("from a command to what came of it", result.told, table);
    addLatencies("to its answer, where nothing did", result.quiet, table);
    table.add({"bytes a seat and command", decimal(result.bytesPerCommand, 0)});
    if (result.memoryBefore > 0) {
        table.add({"memory of the server before, MB",
                   decimal(static_cast<double>(result.memoryBefore) / kilobyte)});
        table.add({"memory of the server then, MB",
                   decimal(static_cast<double>(result.memoryAfter) / kilobyte)});
        table.add({"kB a connection",
                   decimal(static_cast<double>(result.memoryAfter - result.memoryBefore) /
                           result.connections)});
    }
    if (result.backAfter > 0) {
        table.add({"all cut, all back after", milliseconds(result.backAfter)});
    }
    out << table.text("  ");
}

/// The ids of a game's tables, from the JSON line mirabilia-server prints.
std::vector<std::string> tablesIn(const std::string &file, const std::string &game) {
    const auto text = readFile(file);
    const QByteArray bytes = text ? QByteArray::fromStdString(*text) : QByteArray();
    const QJsonObject line = QJsonDocument::fromJson(bytes).object();
    std::vector<std::string> tables;
    const QJsonArray all = line.value(QStringLiteral("tables")).toArray();
    for (const QJsonValue &each : all) {
        const QJsonObject table = each.toObject();
        if (table.value(QStringLiteral("game")).toString().toStdString() == game) {
            tables.push_back(table.value(QStringLiteral("table")).toString().toStdString());
        }
    }
    if (tables.empty()) {
        throw BadInput("\"" + file + "\" names no tables of " + game +
                       ": it has to hold the line that mirabilia-server prints");
    }
    return tables;
}

int load(const std::string &text, const LoadWish &wish, const Console &console) {
    const auto address = net::readAddress(QString::fromStdString(text));
    if (!address) {
        throw BadInput("\"" + text + "\" is no address: say it as 127.0.0.1:7707");
    }
    int argc = 1;
    char name[] = "mirabilia-cli";
    char *argv[] = {name, nullptr};
    const QCoreApplication application(argc, argv);
    Load run(address->host, wish);
    QObject::connect(&run, &Load::ended, &application, &QCoreApplication::quit);
    run.start();
    QCoreApplication::exec();
    if (!run.problem().empty()) {
        console.err << "mirabilia-cli: " << run.problem() << "\n";
        return exitDisagreed;
    }
    print(run.result(), console.out);
    return exitFine;
}

} // namespace

void addLoadCommand(CLI::App &app, Command &chosen) {
    CLI::App *command =
        app.add_subcommand("load", "Load test: play at many tables of a host at once");
    const auto address = std::make_shared<std::string>();
    const auto wish = std::make_shared<LoadWish>();
    const auto announced = std::make_shared<std::string>();
    command->add_option("address", *address, "HOST:PORT of a host with open tables")->required();
    command->add_option("--tables", wish->tables, "Number of tables, all without players")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    command->add_option("--seats", wish->seats, "Seats per table; each has its own connection")
        ->check(CLI::Range(1, 7))
        ->capture_default_str();
    command->add_option("--game", wish->game, "The game")->capture_default_str();
    command->add_option("--rate", wish->rate, "Commands per second, in total")
        ->check(CLI::Range(1, 10'000))
        ->capture_default_str();
    command
        ->add_option("--seconds", wish->seconds, "Time limit; ends early when all games are over")
        ->check(CLI::Range(1, 3600))
        ->capture_default_str();
    command->add_option("--pin", wish->pin, "PIN of the host");
    command
        ->add_option("--announced", *announced,
                     "FILE with the line that mirabilia-server prints at start; needed for more "
                     "than 50 tables")
        ->type_name("FILE");
    command->add_option("--server-pid", wish->serverPid,
                        "Process id of a local host, to report its memory");
    command->add_flag("--as-pages", wish->asPages, "Speak JSON, as the pages for phones do");
    command->add_flag("--reconnect", wish->reconnect,
                      "Finally drop all connections and wait until all are back");
    command->callback([address, wish, announced, &chosen] {
        chosen = [address, wish, announced](const Console &console) {
            if (!announced->empty()) {
                wish->known = tablesIn(*announced, wish->game);
            }
            return load(*address, *wish, console);
        };
    });
}

} // namespace mirabilia::cli
