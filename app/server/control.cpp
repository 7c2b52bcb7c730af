// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/control.h"

#include "app/net/wire.h"

#include <QDateTime>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocalSocket>
#include <QPointer>

#include <array>
#include <cmath>
#include <filesystem>
#include <utility>

namespace mirabilia::server {

namespace {

using namespace std::chrono_literals;

constexpr int mostConnections = 8;
constexpr auto timeToAsk = 10s;                // including the answer
constexpr int longestBan = 10 * 366 * 24 * 60; // minutes

QString word(const char *text) {
    return QString::fromLatin1(text);
}

QJsonObject problem(const std::string &code) {
    using Entry = std::pair<std::string_view, const char *>;
    static constexpr std::array sentences{
        Entry{"malformed", "That request cannot be understood."},
        Entry{"no_such_table", "There is no such table."},
        Entry{"no_such_seat", "No person has that seat."},
        Entry{"asleep", "That table sleeps: nobody is there."},
        Entry{"not_saved", "That cannot be written down; the log of the server says why."},
        Entry{"not_banned", "That address is not banned."},
        Entry{"too_many_bans", "Too many addresses are banned already."},
    };
    const auto *const found =
        std::find_if(sentences.begin(), sentences.end(),
                     [&code](const Entry &entry) { return entry.first == code; });
    return {{word("problem"), QString::fromStdString(code)},
            {word("text"), word(found != sentences.end() ? found->second : "")}};
}

/// An integer between `least` and `most`, or none.
std::optional<int> number(const QJsonObject &request, const char *key, int least, int most) {
    const double value = request.value(QLatin1String(key)).toDouble(std::nan(""));
    const bool isOne = std::floor(value) == value && value >= least && value <= most;
    return isOne ? std::optional(static_cast<int>(value)) : std::nullopt;
}

QHostAddress address(const QJsonObject &request) {
    return QHostAddress(request.value(QLatin1String("address")).toString());
}

QString nameOf(v1::SeatState::Presence presence) {
    switch (presence) {
    case v1::SeatState::AWAY: return word("away");
    case v1::SeatState::LEFT: return word("left");
    case v1::SeatState::STAND_IN: return word("stand_in");
    default: return word("here");
    }
}

QString nameOf(net::TableReport::State state) {
    switch (state) {
    case net::TableReport::State::Waiting: return word("waiting");
    case net::TableReport::State::Playing: return word("playing");
    case net::TableReport::State::Over: return word("over");
    case net::TableReport::State::Asleep: return word("asleep");
    case net::TableReport::State::Broken: break;
    }
    return word("broken");
}

QJsonObject seat(const net::TableReport &report, const v1::SeatInfo &info) {
    QJsonObject seat{{word("seat"), static_cast<int>(info.seat()) + 1},
                     {word("name"), QString::fromStdString(info.name())}};
    if (info.kind() != v1::SEAT_KIND_PERSON) {
        seat.insert(word("state"), word("computer"));
        return seat;
    }
    seat.insert(word("state"), word(info.name().empty() ? "free" : "away"));
    for (const v1::SeatState &state : report.seats.seats()) {
        if (state.seat() == info.seat()) {
            seat.insert(word("state"), nameOf(state.presence()));
            seat.insert(word("away_s"), static_cast<int>(state.away_ms() / 1'000));
        }
    }
    const auto from = report.addresses.find(static_cast<Seat>(info.seat()));
    if (from != report.addresses.end()) {
        seat.insert(word("address"), from->second.toString());
    }
    return seat;
}

QJsonObject table(const net::TableReport &report) {
    QJsonArray seats;
    for (const v1::SeatInfo &info : report.info.seats()) {
        seats.append(seat(report, info));
    }
    return {{word("table"), QString::fromStdString(report.info.table())},
            {word("game"), QString::fromStdString(report.info.game())},
            {word("title"), QString::fromStdString(report.info.title())},
            {word("state"), nameOf(report.state)},
            {word("empty_s"), static_cast<qint64>(report.empty / 1s)},
            {word("invite"), QString::fromStdString(report.invite)},
            {word("seats"), seats}};
}

} // namespace

Control::Control(net::TableHost &host, QObject *parent) : QObject(parent), m_host(host) {
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    m_server.setMaxPendingConnections(mostConnections);
    connect(&m_server, &QLocalServer::newConnection, this, &Control::accept);
    m_since.start();
}

QString Control::listen(const QString &path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (QFileInfo::exists(absolute)) {
        QLocalSocket before;
        before.connectToServer(absolute);
        // A file that is not a socket belongs to someone; a socket that answers is in use. Keep
        // both.
        if (before.error() != QLocalSocket::ConnectionRefusedError ||
            !std::filesystem::is_socket(absolute.toStdString())) {
            return QStringLiteral("%1 cannot be the socket of this server: it is in use.")
                .arg(absolute);
        }
        QLocalServer::removeServer(absolute);
    }
    const bool isHeard = m_server.listen(absolute) &&
                         QFile::setPermissions(absolute, QFile::ReadOwner | QFile::WriteOwner);
    return isHeard ? QString()
                   : QStringLiteral("%1 cannot be the socket of this server: %2.")
                         .arg(absolute, m_server.errorString());
}

void Control::accept() {
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        socket->setReadBufferSize(largestRequest + 1);
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        if (m_server.findChildren<QLocalSocket *>().size() > mostConnections) {
            socket->abort();
            continue;
        }
        QTimer::singleShot(timeToAsk, socket, &QLocalSocket::abort);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { hear(*socket); });
        hear(*socket);
    }
}

void Control::hear(QLocalSocket &socket) {
    const bool isWhole = socket.canReadLine();
    if (!isWhole && socket.bytesAvailable() <= largestRequest) {
        return; // the rest is still coming
    }
    socket.disconnect(this); // ignore anything after the first line
    const Answer answer = [asks = QPointer(&socket)](const QJsonObject &said) {
        if (asks) {
            asks->write(QJsonDocument(said).toJson(QJsonDocument::Compact) + '\n');
            asks->disconnectFromServer();
        }
    };
    const QByteArray line = isWhole ? socket.readLine(largestRequest + 1) : QByteArray();
    carryOut(QJsonDocument::fromJson(line).object(), answer);
}

void Control::carryOut(const QJsonObject &request, const Answer &answer) {
    const QString what = request.value(QLatin1String("do")).toString();
    const std::string id = request.value(QLatin1String("table")).toString().toStdString();
    const auto done = [answer](const std::string &code) {
        answer(code.empty() ? QJsonObject{{word("ok"), true}} : problem(code));
    };
    if (what == u"status") {
        answer(status());
    } else if (what == u"list") {
        m_host.report([answer](const std::vector<net::TableReport> &reports) {
            QJsonArray tables;
            for (const net::TableReport &report : reports) {
                tables.append(table(report));
            }
            answer({{word("ok"), true}, {word("tables"), tables}});
        });
    } else if (what == u"close") {
        m_host.close(id, request.value(QLatin1String("discard")).toBool(), done);
    } else if (const auto seat = number(request, "seat", 1, net::mostSeats);
               what == u"kick" && seat) {
        m_host.kick(id, static_cast<Seat>(*seat - 1), done);
    } else if (what == u"ban") {
        ban(request, done);
    } else if (what == u"unban" && !address(request).isNull()) {
        m_host.unban(address(request), done);
    } else if (what == u"bans") {
        answer(bans());
    } else if (what == u"drain") {
        m_host.drain();
        done({});
    } else {
        done("malformed");
    }
}

void Control::ban(const QJsonObject &request, const net::TableHost::Done &done) {
    constexpr qint64 minute = 60;
    const auto minutes = number(request, "minutes", 0, longestBan);
    if (address(request).isNull() || !minutes) {
        done("malformed");
        return;
    }
    m_host.ban(address(request),
               *minutes == 0 ? 0 : QDateTime::currentSecsSinceEpoch() + *minutes * minute, done);
}

QJsonObject Control::status() const {
    return {{word("ok"), true},
            {word("version"), word(MIRABILIA_VERSION)},
            {word("port"), m_host.port()},
            {word("tables"), static_cast<int>(m_host.tables().size())},
            {word("connections"), m_host.connections()},
            {word("draining"), m_host.isDraining()},
            {word("bans"), static_cast<int>(m_host.bans().now().size())},
            {word("up_s"), m_since.elapsed() / 1'000}};
}

QJsonObject Control::bans() const {
    QJsonArray bans;
    for (const net::Bans::Ban &ban : m_host.bans().now()) {
        QJsonObject said{{word("address"), ban.address}};
        if (ban.until != 0) {
            said.insert(word("left_s"), ban.until - QDateTime::currentSecsSinceEpoch());
        }
        bans.append(said);
    }
    return {{word("ok"), true}, {word("bans"), bans}};
}

} // namespace mirabilia::server
