// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/data_folder.h"
#include "app/host/games.h"
#include "app/net/discovery.h"
#include "app/net/table_host.h"
#include "app/platform/platform.h"
#include "app/platform/stop.h"
#include "app/server/control.h"
#include "app/server/keep_tidy.h"
#include "app/server/log_lines.h"
#include "app/server/options.h"
#include "app/server/served_sheet.h"
#include "app/store/files.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTimer>

#include <chrono>
#include <iostream>
#include <unistd.h>

namespace mirabilia::server {

namespace {

using namespace std::chrono_literals;

constexpr int exitBadInput = 2;
constexpr auto stopTime = 2'500ms; // for guests to read Bye

/// The listening ports and the way to each table, for the process that started us.
QByteArray announcement(const net::TableHost &host, const QJsonArray &sheets,
                        const net::Port *metrics) {
    QJsonArray tables;
    for (const auto &table : host.tables()) {
        const v1::TableInfo info = table->info();
        QJsonObject told{{QStringLiteral("table"), QString::fromStdString(info.table())},
                         {QStringLiteral("game"), QString::fromStdString(info.game())},
                         {QStringLiteral("invite"), QString::fromStdString(table->invite())}};
        if (const int edition = host::editionFrom(info.edition()); edition != 1) {
            told.insert(QStringLiteral("edition"), edition);
        }
        tables.append(told);
    }
    QJsonObject line{{QStringLiteral("port"), host.port()}, {QStringLiteral("tables"), tables}};
    if (!sheets.isEmpty()) {
        line.insert(QStringLiteral("sheets"), sheets);
    }
    if (metrics != nullptr) {
        line.insert(QStringLiteral("metrics"), metrics->number());
    }
    return QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
}

/// Prints the line, and writes it to a private file, because it contains invites.
QString announce(const QByteArray &line, const QString &path) {
    QString problem = path.isEmpty() ? QString() : store::writeFile(path, line);
    if (problem.isEmpty()) {
        std::cout << line.toStdString() << std::flush;
    }
    return problem;
}

/// The metrics page for Prometheus.
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
    net::Page page;
    page.status = 200;
    page.type = "text/plain; version=0.0.4; charset=utf-8";
    page.body = text.toUtf8();
    return page;
}

int fail(const QString &why) {
    std::cerr << "mirabilia-server: " << why.toStdString() << "\n";
    return exitBadInput;
}

/// Resumes existing tables and opens the requested ones. Returns an empty string, or why not.
QString begin(net::TableHost &host, const Options &options) {
    QString problem = host.load();
    for (const QString &words : options.tables) {
        problem = problem.isEmpty() ? host.open(words) : problem;
    }
    return problem.isEmpty() ? host.listen(options.listen, options.port) : problem;
}

using Sheets = std::vector<std::unique_ptr<ServedSheet>>;

/// Shares the requested sheets and waits for their ports. Returns an empty string, or why not.
QString share(const Options &options, const host::Games &games, const GameData &data,
              Sheets &sheets, QJsonArray &told) {
    const QDir folder(QDir(options.saves).filePath(QStringLiteral("sheets")));
    QString problem;
    QEventLoop ports;
    for (const QString &words : options.sheets) {
        const auto same =
            std::count(options.sheets.begin(), options.sheets.begin() + sheets.size(), words);
        QString name = QString(words).replace(u':', u'-');
        name += same == 0 ? QString() : QStringLiteral("_%1").arg(same + 1);
        auto &sheet = sheets.emplace_back(std::make_unique<ServedSheet>(
            readSheet(words), name, games, data, folder, options.listen));
        QObject::connect(sheet.get(), &ServedSheet::opened, &ports, [&](const QJsonObject &page) {
            told.append(page);
            ports.quit();
        });
        QObject::connect(sheet.get(), &ServedSheet::failed, &ports, [&](const QString &why) {
            problem = why;
            ports.quit();
        });
        problem = folder.mkpath(QStringLiteral("."))
                      ? sheet->begin()
                      : QStringLiteral("%1 cannot be made.").arg(folder.path());
        if (problem.isEmpty()) {
            ports.exec();
        }
        if (!problem.isEmpty()) {
            return problem;
        }
    }
    return problem;
}

/// Returns why the control socket is unavailable if it was requested explicitly; otherwise only
/// logs it.
QString listenTo(Control &control, const Options &options, LogLines &log) {
    QString problem = control.listen(socketPath(options.saves.toStdString(), options.control));
    if (options.control.empty() && !problem.isEmpty()) {
        log.add(problem); // tables work without it
        problem.clear();
    }
    return problem;
}

/// Tells everyone that they may come back, then ends the program.
void stop(net::TableHost &host, QCoreApplication &app) {
    QTimer::singleShot(stopTime, &app, &QCoreApplication::quit);
    QObject::connect(&host, &net::TableHost::emptied, &app, &QCoreApplication::quit,
                     Qt::QueuedConnection);
    host.stop();
}

int run(QCoreApplication &app, const Options &options) {
    const Parsed<GameData> data = chooseData(options.data, platform::ownFolder());
    if (!data) {
        return fail(QString::fromStdString(data.error()));
    }
    const host::Games games(*data);
    if (!games.problem().empty()) {
        return fail(QString::fromStdString(games.problem()));
    }
    LogLines log(STDERR_FILENO);
    for (const std::string &problem : data->problems()) {
        log.add(QString::fromStdString(problem + "; the built-in file is used"));
    }
    net::TableHost host(games, QDir(options.saves), options.host);
    QObject::connect(&host, &net::TableHost::warned, &log, &LogLines::add);
    if (!options.quiet) {
        QObject::connect(&host, &net::TableHost::happened, &log, &LogLines::add);
    }
    QString problem = begin(host, options);
    net::Port metrics([&host](const QString &path) { return metricsOf(host, path); }, {});
    if (problem.isEmpty() && options.metrics) {
        problem = metrics.listen({QHostAddress(QHostAddress::LocalHost)}, *options.metrics);
    }
    Sheets sheets;
    QJsonArray toldSheets;
    problem = problem.isEmpty() ? share(options, games, *data, sheets, toldSheets) : problem;
    Control control(host);
    problem = problem.isEmpty() ? listenTo(control, options, log) : problem;
    problem = problem.isEmpty()
                  ? announce(announcement(host, toldSheets, options.metrics ? &metrics : nullptr),
                             options.announce)
                  : problem;
    if (!problem.isEmpty()) {
        return fail(problem);
    }
    net::Beacon beacon([&host] { return host.found(); });
    if (options.discovery) {
        const QString why = beacon.open();
        if (!why.isEmpty()) {
            log.add(why); // the address and the invite still work
        }
    }
    keepTidy(options.saves, host);
    const auto end = [&host, &app] { stop(host, app); };
    const platform::StopRequests requests(
        [&host, end] { QMetaObject::invokeMethod(&host, end, Qt::QueuedConnection); });
    QObject::connect(&host, &net::TableHost::drained, &host, end);
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
    mirabilia::platform::surviveLargeFiles();
    QCoreApplication app(argc, argv);
    if (!options.ctl.command.empty()) {
        return static_cast<int>(runCtl(options.ctl, std::cout, std::cerr));
    }
    QCoreApplication::setApplicationVersion(QStringLiteral(MIRABILIA_VERSION));
    return run(app, options);
}
