// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/ctl.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>

#include <CLI/CLI.hpp>

#include <ostream>

namespace mirabilia::server {

namespace {

constexpr int patienceMs = 15'000;
constexpr qint64 largestAnswer = qint64{16} * 1024 * 1024;

QString textOf(const QJsonObject &object, const char *key) {
    return object.value(QLatin1String(key)).toString();
}

qint64 numberOf(const QJsonObject &object, const char *key) {
    return object.value(QLatin1String(key)).toInteger();
}

QString duration(qint64 seconds) {
    constexpr qint64 minute = 60;
    constexpr qint64 hour = 60 * minute;
    return seconds < minute ? QStringLiteral("%1 s").arg(seconds)
           : seconds < hour ? QStringLiteral("%1 min").arg(seconds / minute)
                            : QStringLiteral("%1 h").arg(seconds / hour);
}

QJsonObject requestOf(const Ctl &ctl) {
    QJsonObject request{{QStringLiteral("do"), QString::fromStdString(ctl.command)}};
    if (!ctl.table.empty()) {
        request.insert(QStringLiteral("table"), QString::fromStdString(ctl.table));
    }
    if (ctl.seat != 0) {
        request.insert(QStringLiteral("seat"), ctl.seat);
    }
    if (!ctl.address.empty()) {
        request.insert(QStringLiteral("address"), QString::fromStdString(ctl.address));
        request.insert(QStringLiteral("minutes"), ctl.minutes);
    }
    if (ctl.discard) {
        request.insert(QStringLiteral("discard"), true);
    }
    return request;
}

void print(std::ostream &out, const QString &line) {
    out << line.toStdString() << "\n";
}

void printSeat(std::ostream &out, const QJsonObject &seat) {
    QString line = QStringLiteral("  %1 %2").arg(numberOf(seat, "seat")).arg(textOf(seat, "state"));
    if (numberOf(seat, "away_s") > 0) {
        line += QStringLiteral(" for %1").arg(duration(numberOf(seat, "away_s")));
    }
    for (const char *key : {"name", "address"}) {
        const QString said = textOf(seat, key);
        line += said.isEmpty() ? QString() : u' ' + said;
    }
    print(out, line);
}

void printTables(std::ostream &out, const QJsonArray &tables) {
    for (const auto &each : tables) {
        const QJsonObject table = each.toObject();
        QString line =
            QStringLiteral("%1 %2 %3")
                .arg(textOf(table, "table"), textOf(table, "game"), textOf(table, "state"));
        if (numberOf(table, "empty_s") > 0) {
            line +=
                QStringLiteral(", nobody here for %1").arg(duration(numberOf(table, "empty_s")));
        }
        const QString title = textOf(table, "title");
        print(out, title.isEmpty() ? line : QStringLiteral("%1: %2").arg(line, title));
        const QJsonArray seats = table.value(QLatin1String("seats")).toArray();
        for (const auto &seat : seats) {
            printSeat(out, seat.toObject());
        }
    }
}

void printBans(std::ostream &out, const QJsonArray &bans) {
    for (const auto &each : bans) {
        const QJsonObject ban = each.toObject();
        print(out, ban.contains(QLatin1String("left_s"))
                       ? QStringLiteral("%1 for %2")
                             .arg(textOf(ban, "address"), duration(numberOf(ban, "left_s")))
                       : QStringLiteral("%1 for ever").arg(textOf(ban, "address")));
    }
}

void printStatus(std::ostream &out, const QJsonObject &status) {
    print(out, QStringLiteral("version %1").arg(textOf(status, "version")));
    for (const char *key : {"port", "tables", "connections", "bans"}) {
        print(out, QStringLiteral("%1 %2").arg(QLatin1String(key)).arg(numberOf(status, key)));
    }
    print(out, QStringLiteral("up for %1").arg(duration(numberOf(status, "up_s"))));
    if (status.value(QLatin1String("draining")).toBool()) {
        print(out, QStringLiteral("draining"));
    }
}

void printAnswer(std::ostream &out, const Ctl &ctl, const QJsonObject &answer) {
    if (ctl.command == "list") {
        printTables(out, answer.value(QLatin1String("tables")).toArray());
    } else if (ctl.command == "bans") {
        printBans(out, answer.value(QLatin1String("bans")).toArray());
    } else if (ctl.command == "status") {
        printStatus(out, answer);
    }
}

CLI::App *addCommand(CLI::App &ctl, Ctl &values, const std::string &name, const std::string &what) {
    CLI::App *command = ctl.add_subcommand(name, what);
    command->callback([&values, name] { values.command = name; });
    command->fallthrough();
    return command;
}

} // namespace

void addCtl(CLI::App &app, Ctl &ctl) {
    CLI::App *group = app.add_subcommand("ctl", "Query and control a running server");
    group->require_subcommand(1);
    group->add_option("--saves", ctl.saves, "Saves folder of that server")
        ->type_name("DIR")
        ->capture_default_str();
    group->add_option("--control", ctl.control, "Socket; default: ctl.sock in the saves folder")
        ->type_name("PATH");
    group->add_flag("--json", ctl.json, "Print the answer as one line of JSON");
    addCommand(*group, ctl, "status", "Version, load and uptime");
    addCommand(*group, ctl, "list", "List tables and players");
    CLI::App *close =
        addCommand(*group, ctl, "close", "Close a table: players are sent away, the game is kept");
    close->add_option("TABLE", ctl.table)->required();
    close->add_flag("--discard", ctl.discard, "Discard the game and its seats");
    CLI::App *kick = addCommand(*group, ctl, "kick", "Take a seat away from its player");
    kick->add_option("TABLE", ctl.table)->required();
    kick->add_option("SEAT", ctl.seat, "Seat number, from 1")->required()->check(CLI::Range(1, 8));
    CLI::App *ban = addCommand(*group, ctl, "ban", "Refuse connections from an address");
    ban->add_option("ADDRESS", ctl.address)->required();
    ban->add_option("MINUTES", ctl.minutes, "Default: forever")->check(CLI::Range(1, 5'270'400));
    CLI::App *unban = addCommand(*group, ctl, "unban", "Lift a ban");
    unban->add_option("ADDRESS", ctl.address)->required();
    addCommand(*group, ctl, "bans", "List banned addresses");
    addCommand(*group, ctl, "drain", "Admit no new players; exit when the last game is over");
}

QString socketPath(const std::string &saves, const std::string &control) {
    const QDir folder(QString::fromStdString(saves));
    return control.empty() ? folder.absoluteFilePath(QStringLiteral("ctl.sock"))
                           : QDir().absoluteFilePath(QString::fromStdString(control));
}

CtlEnd runCtl(const Ctl &ctl, std::ostream &out, std::ostream &err) {
    const QString path = socketPath(ctl.saves, ctl.control);
    const auto fail = [&err](CtlEnd end, const QString &why) {
        err << "mirabilia-server: " << why.toStdString() << "\n";
        return end;
    };
    QLocalSocket socket;
    socket.connectToServer(path);
    if (!socket.waitForConnected(patienceMs)) {
        return socket.error() == QLocalSocket::SocketAccessError
                   ? fail(CtlEnd::NotPermitted,
                          QStringLiteral("only who runs the server may use %1.").arg(path))
                   : fail(CtlEnd::NoServer, QStringLiteral("no server is heard at %1.").arg(path));
    }
    socket.write(QJsonDocument(requestOf(ctl)).toJson(QJsonDocument::Compact) + '\n');
    QByteArray line;
    while (!line.endsWith('\n') && line.size() <= largestAnswer &&
           (socket.bytesAvailable() > 0 || socket.waitForReadyRead(patienceMs))) {
        line += socket.readAll();
    }
    const QJsonObject answer = QJsonDocument::fromJson(line).object();
    if (answer.isEmpty()) {
        return fail(CtlEnd::NoServer,
                    QStringLiteral("the server at %1 does not answer.").arg(path));
    }
    if (ctl.json) {
        out << line.toStdString();
    } else if (!answer.contains(QLatin1String("problem"))) {
        printAnswer(out, ctl, answer);
    }
    return answer.contains(QLatin1String("problem")) ? fail(CtlEnd::Refused, textOf(answer, "text"))
                                                     : CtlEnd::Done;
}

} // namespace mirabilia::server
