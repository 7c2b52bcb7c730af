// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files.h"
#include "app/host/games.h"
#include "app/net/discovery.h"
#include "app/net/table_host.h"
#include "app/platform/platform.h"
#include "app/server/keep_tidy.h"
#include "app/server/options.h"
#include "app/server/stop_signals.h"
#include "resources/data.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTimer>

#include <chrono>
#include <filesystem>
#include <iostream>

namespace mirabilia::server {

namespace {

using namespace std::chrono_literals;

constexpr int exitBadInput = 2;
constexpr auto stopTime = 2'500ms; // Bye is read in it, or not at all

host::Games::DataOf dataOf(const std::string &folder) {
    return [folder](std::string_view name) -> host::DataText {
        const std::filesystem::path path = platform::pathOf(folder) / name;
        if (folder.empty() || !std::filesystem::exists(path)) {
            return {data::file(name)};
        }
        const auto text = cli::readFile(path);
        return text ? host::DataText{*text, platform::nameOf(path)}
                    : host::DataText{"", platform::nameOf(path)};
    };
}

/// One line on standard error for each event.
void tell(const QString &what) {
    std::cerr << QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString() << " "
              << what.toStdString() << std::endl;
}

/// The one line on standard output, for whoever started us.
void announce(const net::TableHost &host, const net::Port *metrics) {
    QJsonArray tables;
    for (const auto &table : host.tables()) {
        const v1::TableInfo info = table->info();
        tables.append(
            QJsonObject{{QStringLiteral("table"), QString::fromStdString(info.table())},
                        {QStringLiteral("game"), QString::fromStdString(info.game())},
                        {QStringLiteral("invite"), QString::fromStdString(table->invite())}});
    }
    QJsonObject line{{QStringLiteral("port"), host.port()}, {QStringLiteral("tables"), tables}};
    if (metrics != nullptr) {
        line.insert(QStringLiteral("metrics"), metrics->number());
    }
    std::cout << QJsonDocument(line).toJson(QJsonDocument::Compact).toStdString() << std::endl;
}

/// What Prometheus reads.
net::Page metricsOf(const net::TableHost &host, const QString &path) {
    if (path != u"/metrics") {
        return {};
    }
    const QString text = QStringLiteral("# TYPE mirabilia_tables gauge\n"
                                        "mirabilia_tables %1\n"
                                        "# TYPE mirabilia_connections gauge\n"
                                        "mirabilia_connections %2\n")
                             .arg(host.tables().size())
                             .arg(host.connections());
    return {200, "text/plain; version=0.0.4; charset=utf-8", text.toUtf8()};
}

int fail(const QString &why) {
    std::cerr << "mirabilia-server: " << why.toStdString() << "\n";
    return exitBadInput;
}

int run(QCoreApplication &app, const Options &options) {
    const host::Games games(dataOf(options.data));
    if (!games.problem().empty()) {
        return fail(QString::fromStdString(games.problem()));
    }
    net::TableHost host(games, QDir(options.saves), options.host);
    QObject::connect(&host, &net::TableHost::warned, tell);
    if (!options.quiet) {
        QObject::connect(&host, &net::TableHost::happened, tell);
    }
    QString problem = host.load();
    for (const QString &words : options.tables) {
        problem = problem.isEmpty() ? host.open(words) : problem;
    }
    problem = problem.isEmpty() ? host.listen(options.listen, options.port) : problem;
    net::Port metrics([&host](const QString &path) { return metricsOf(host, path); }, {});
    if (problem.isEmpty() && options.metrics) {
        problem = metrics.listen({QHostAddress(QHostAddress::LocalHost)}, *options.metrics);
    }
    if (!problem.isEmpty()) {
        return fail(problem);
    }
    net::Beacon beacon([&host] { return host.found(); });
    if (options.discovery) {
        const QString why = beacon.open();
        if (!why.isEmpty()) {
            tell(why); // the address and the invite still lead here
        }
    }
    keepTidy(options.saves, host);
    announce(host, options.metrics ? &metrics : nullptr);
    StopSignals signal;
    QObject::connect(&signal, &StopSignals::raised, &host, [&host, &app] {
        QTimer::singleShot(stopTime, &app, &QCoreApplication::quit);
        QObject::connect(&host, &net::TableHost::emptied, &app, &QCoreApplication::quit,
                         Qt::QueuedConnection);
        host.stop();
    });
    return QCoreApplication::exec();
}

} // namespace

} // namespace mirabilia::server

int main(int argc, char **argv) {
    using namespace mirabilia::server;
    const mirabilia::platform::Arguments arguments(argc, argv);
    Options options;
    if (const auto code =
            readOptions(arguments.count(), arguments.values(), options, std::cout, std::cerr)) {
        return *code;
    }
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationVersion(QStringLiteral(MIRABILIA_VERSION));
    return run(app, options);
}
