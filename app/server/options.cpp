// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/options.h"

#include "app/cli/command_line.h"
#include "app/net/wire.h"

#include <QSysInfo>

#include <CLI/CLI.hpp>

#include <ostream>

namespace mirabilia::server {

namespace {

constexpr int mostSockets = 100'000;

QString textOf(const std::string &text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// What CLI11 knows nothing of. Empty, or a sentence.
std::string readAddresses(const std::vector<std::string> &texts, Options &options) {
    for (const std::string &text : texts) {
        options.listen.emplace_back(textOf(text));
        if (options.listen.back().isNull()) {
            return "--listen: " + text + " is no address.";
        }
    }
    if (texts.empty()) {
        options.listen.emplace_back(QHostAddress::Any);
    }
    return {};
}

std::string readTables(const std::vector<std::string> &texts, Options &options) {
    for (const std::string &text : texts) {
        options.tables.push_back(textOf(text));
        if (const QString problem = net::readTable(options.tables.back()).problem;
            !problem.isEmpty()) {
            return "--open: " + problem.toStdString();
        }
    }
    return {};
}

} // namespace

std::optional<int> readOptions(int argc, const char *const *argv, Options &options,
                               std::ostream &out, std::ostream &err) {
    CLI::App app("A host for tables of Mirabilia, without a window.", "mirabilia-server");
    app.set_version_flag("--version", "mirabilia-server " MIRABILIA_VERSION);
    std::vector<std::string> listen;
    std::vector<std::string> tables;
    std::string name = QSysInfo::machineHostName().toStdString();
    std::string saves = "tables";
    std::string pin;
    options.port = net::usualPort;
    app.add_option("--listen", listen, "address to be heard at; default: every one")
        ->type_name("ADDRESS");
    app.add_option("--port", options.port, "0: any that is free")->capture_default_str();
    app.add_option("--name", name, "what clients show")->capture_default_str();
    app.add_option("--saves", saves, "folder of the saved games and of who may sit where")
        ->type_name("DIR")
        ->capture_default_str();
    app.add_option("--open", tables, "open a table at the start, as in duel:person,expert:7")
        ->type_name("GAME:SEATS[:SEED]");
    app.add_flag("--client-tables", options.host.clientTables, "clients may open tables too");
    app.add_option("--max-tables", options.host.maxTables)
        ->check(CLI::Range(1, mostSockets))
        ->capture_default_str();
    app.add_option("--max-connections", options.host.guard.all)
        ->check(CLI::Range(1, mostSockets))
        ->capture_default_str();
    app.add_option("--max-per-address", options.host.guard.perAddress)
        ->check(CLI::Range(1, mostSockets))
        ->capture_default_str();
    app.add_option("--pin", pin, "asked of newcomers, never of somebody with a seat");
    app.add_flag("!--no-discovery", options.discovery, "answer nobody who looks for a table");
    app.add_option("--metrics", options.metrics, "port for Prometheus, on this computer only");
    app.add_option("--data", options.data, "folder with other rules data")->type_name("DIR");
    app.add_flag("--quiet", options.quiet, "say nothing but what goes wrong");
    if (const auto code = cli::parseCommandLine(app, argc, argv, out, err)) {
        return code;
    }
    std::string problem = readAddresses(listen, options);
    if (problem.empty()) {
        problem = readTables(tables, options);
    }
    if (problem.empty() && !net::isPin(textOf(pin))) {
        problem = "--pin: a PIN has 12 characters at most.";
    }
    if (!problem.empty()) {
        err << "mirabilia-server: " << problem << "\n";
        return 2;
    }
    options.host.name = net::cleanName(textOf(name));
    options.host.pin = textOf(pin);
    options.saves = textOf(saves);
    return std::nullopt;
}

} // namespace mirabilia::server
