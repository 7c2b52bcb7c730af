// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/options.h"

#include "app/cli/command_line.h"
#include "app/net/wire.h"
#include "app/server/served_sheet.h"
#include "app/web/built_in.h"

#include <QFile>
#include <QSysInfo>

#include <CLI/CLI.hpp>

#include <ostream>

namespace mirabilia::server {

namespace {

constexpr int mostSockets = 100'000;
constexpr qint64 longestPin = 256; // file size in bytes

QString textOf(const std::string &text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Options as given, before conversion.
struct Texts {
    std::vector<std::string> listen;
    std::vector<std::string> tables;
    std::vector<std::string> sheets;
    std::string name = QSysInfo::machineHostName().toStdString();
    std::string saves = "tables";
    std::string pin;
    std::string pinFile;
    std::string announce;
    std::vector<std::string> names;
    std::string proxy;
    std::string web = "all";
};

/// Conversions CLI11 cannot do. Each returns an empty string or a sentence.
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

std::string readProxy(const std::string &text, net::GuardLimits &limits) {
    limits.trustedProxy = QHostAddress(textOf(text));
    return text.empty() || !limits.trustedProxy.isNull()
               ? std::string()
               : "--trusted-proxy: " + text + " is no address.";
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

std::string readSheets(const Texts &texts, Options &options) {
    const bool isServed = texts.web != "off" && !web::builtInPages().isEmpty();
    if (!texts.sheets.empty() && !isServed) {
        return "--sheet: phones fill it in, which this server does not let them.";
    }
    if (texts.sheets.empty() && texts.web == "sheets") {
        return "--web sheets: name a sheet to fill in, with --sheet.";
    }
    for (const std::string &text : texts.sheets) {
        options.sheets.push_back(textOf(text));
        if (const QString problem = readSheet(options.sheets.back()).problem; !problem.isEmpty()) {
            return "--sheet: " + problem.toStdString();
        }
    }
    return {};
}

/// Reads the PIN from a file or a service manager's credential, where `ps` does not show it.
std::string readPin(std::string file, QString &pin) {
    if (file.empty() && pin.isEmpty() && qEnvironmentVariableIsSet("CREDENTIALS_DIRECTORY")) {
        const QString credential =
            qEnvironmentVariable("CREDENTIALS_DIRECTORY") + QStringLiteral("/pin");
        file = QFile::exists(credential) ? credential.toStdString() : std::string();
    }
    if (file.empty()) {
        return {};
    }
    QFile source(textOf(file));
    if (!source.open(QIODevice::ReadOnly)) {
        return "--pin-file: " + file + " cannot be read.";
    }
    pin = QString::fromUtf8(source.read(longestPin)).trimmed();
    const bool isOne =
        !pin.isEmpty() && !pin.contains(u'\n') && !pin.contains(QChar::ReplacementCharacter);
    return isOne && net::isPin(pin) ? std::string()
                                    : "--pin-file: " + file + " does not hold one line with a PIN.";
}

/// Does all conversions. Returns an empty string or a sentence.
std::string complete(const Texts &texts, Options &options) {
    std::string problem = readAddresses(texts.listen, options);
    problem = problem.empty() ? readTables(texts.tables, options) : problem;
    problem = problem.empty() ? readSheets(texts, options) : problem;
    problem = problem.empty() ? readProxy(texts.proxy, options.host.guard) : problem;
    for (const std::string &name : texts.names) {
        options.host.names.append(textOf(name));
    }
    options.host.name = net::cleanName(textOf(texts.name));
    options.host.pin = textOf(texts.pin);
    options.host.pages = texts.web == "all" ? web::builtInPages() : QString();
    options.saves = textOf(texts.saves);
    options.announce = textOf(texts.announce);
    if (problem.empty() && !net::isPin(options.host.pin)) {
        problem = "--pin: a PIN has 12 characters at most.";
    }
    return problem.empty() ? readPin(texts.pinFile, options.host.pin) : problem;
}

} // namespace

std::optional<int> readOptions(int argc, const char *const *argv, Options &options,
                               std::ostream &out, std::ostream &err) {
    CLI::App app("Hosts tables of Mirabilia without a window.", "mirabilia-server");
    app.set_version_flag("--version", "mirabilia-server " MIRABILIA_VERSION);
    Texts texts;
    options.port = net::usualPort;
    app.add_option("--listen", texts.listen, "Address to listen on; default: all")
        ->type_name("ADDRESS");
    app.add_option("--port", options.port, "Port; 0 for any free one")->capture_default_str();
    app.add_option("--name", texts.name, "Name shown by clients")->capture_default_str();
    app.add_option("--host-name", texts.names, "Additional host name that clients may use")
        ->type_name("NAME");
    app.add_option("--trusted-proxy", texts.proxy,
                   "Address of a proxy whose X-Forwarded-For is trusted")
        ->type_name("ADDRESS");
    app.add_option("--saves", texts.saves, "Folder of saved games and seats")
        ->type_name("DIR")
        ->capture_default_str();
    app.add_option("--open", texts.tables,
                   "Open a table at start, for example duel:person,expert:7")
        ->type_name("GAME:SEATS[:SEED]");
    app.add_option("--sheet", texts.sheets,
                   "Share a score sheet that people fill in on their phones, for example classic:4")
        ->type_name("BOX:PLAYERS[:PORT]");
    app.add_flag("--client-tables", options.host.clientTables, "Let clients open tables");
    app.add_option("--max-tables", options.host.maxTables, "Most tables in memory")
        ->check(CLI::Range(1, mostSockets))
        ->capture_default_str();
    app.add_option("--max-connections", options.host.guard.all, "Most connections")
        ->check(CLI::Range(1, mostSockets))
        ->capture_default_str();
    app.add_option("--max-per-address", options.host.guard.perAddress,
                   "Most connections per address")
        ->check(CLI::Range(1, mostSockets))
        ->capture_default_str();
    auto *pin =
        app.add_option("--pin", texts.pin, "PIN for newcomers; players with a seat need none");
    app.add_option("--pin-file", texts.pinFile,
                   "Read the PIN from a file, so that ps does not show it")
        ->type_name("FILE")
        ->excludes(pin);
    app.add_option("--turn-clock", options.host.turnSeconds,
                   "Time per turn at tables of --open; after that a computer player decides")
        ->type_name("SECONDS")
        ->check(CLI::Range(net::shortestTurn, net::longestTurn));
    app.add_flag("!--no-discovery", options.discovery, "Do not answer discovery requests");
    app.add_option("--web", texts.web,
                   "What browsers may do: fill in score sheets, or also play; off: neither")
        ->check(CLI::IsMember({"off", "sheets", "all"}))
        ->capture_default_str();
    app.add_option("--metrics", options.metrics,
                   "Port for Prometheus metrics, on this computer only");
    addDataOptions(app, options.data);
    app.add_option("--announce", texts.announce, "Also write the printed line to a file")
        ->type_name("FILE");
    app.add_option("--control", options.control,
                   "Socket for ctl; default: ctl.sock in the saves folder")
        ->type_name("PATH");
    app.add_flag("--quiet", options.quiet, "Print only errors");
    addCtl(app, options.ctl);
    if (const auto code = cli::parseCommandLine(app, argc, argv, out, err)) {
        return code;
    }
    if (!options.ctl.command.empty()) {
        return std::nullopt;
    }
    if (const std::string problem = complete(texts, options); !problem.empty()) {
        err << "mirabilia-server: " << problem << "\n";
        return 2;
    }
    return std::nullopt;
}

} // namespace mirabilia::server
