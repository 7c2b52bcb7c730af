// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/netcli/load.h"

#include <QFile>

#include <algorithm>
#include <chrono>
#include <numeric>
#include <utility>

namespace mirabilia::cli {

namespace {

using namespace std::chrono_literals;
using net::TableClient;

constexpr std::chrono::milliseconds longestWait = 60s; // until everyone is seated, or back

/// Resident memory of a process in kB; 0 if unknown.
qint64 memoryOf(qint64 pid) {
    QFile status(QStringLiteral("/proc/%1/status").arg(pid));
    if (pid == 0 || !status.open(QIODevice::ReadOnly)) {
        return 0;
    }
    const auto lines = status.readAll().split('\n');
    for (const QByteArray &line : lines) {
        if (line.startsWith("VmRSS:")) {
            return line.mid(6).trimmed().split(' ').front().toLongLong();
        }
    }
    return 0;
}

} // namespace

double Latencies::quantile(double part) const {
    if (m_all.empty()) {
        return 0;
    }
    std::vector<qint64> sorted = m_all;
    const auto place =
        sorted.begin() + static_cast<std::ptrdiff_t>(part * static_cast<double>(sorted.size() - 1));
    std::nth_element(sorted.begin(), place, sorted.end());
    return static_cast<double>(*place);
}

Load::Load(const QUrl &host, LoadWish wish, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_wish(std::move(wish))
    , m_scout(host) {
    connect(&m_scout, &TableClient::stateChanged, this, [this] {
        if (m_scout.state() == TableClient::State::Here && !m_wish.known.empty()) {
            if (m_players.empty()) {
                takeTables(m_wish.known);
            }
        } else if (m_scout.state() == TableClient::State::Here) {
            v1::Envelope envelope;
            envelope.mutable_list_tables();
            m_scout.send(envelope);
        } else if (m_scout.state() != TableClient::State::Connecting && m_players.empty()) {
            fail(m_scout.why().toStdString());
        }
    });
    connect(&m_scout, &TableClient::received, this, [this](const v1::Envelope &envelope) {
        if (envelope.has_table_list() && m_players.empty()) {
            hearTables(envelope.table_list());
        }
    });
    connect(&m_tick, &QTimer::timeout, this, &Load::tick);
    m_tick.setTimerType(Qt::PreciseTimer);
}

void Load::start() {
    m_scout.open();
}

void Load::hearTables(const v1::TableList &list) {
    std::vector<std::string> tables;
    for (const v1::TableInfo &table : list.tables()) {
        const bool fits = table.game() == m_wish.game && !table.started() &&
                          table.free_seats() == static_cast<std::uint32_t>(m_wish.seats);
        if (fits) {
            tables.push_back(table.table());
        }
    }
    takeTables(tables);
}

void Load::takeTables(const std::vector<std::string> &tables) {
    if (static_cast<int>(tables.size()) < m_wish.tables) {
        fail("the host has " + std::to_string(tables.size()) + " empty tables of " + m_wish.game +
             " with " + std::to_string(m_wish.seats) + " free seats, " +
             std::to_string(m_wish.tables) +
             " are wanted: start it with as many --open, and say --announced where it lists 50");
        return;
    }
    m_result.memoryBefore = memoryOf(m_wish.serverPid);
    m_since.start();
    for (int table = 0; table < m_wish.tables; ++table) {
        for (int seat = 0; seat < m_wish.seats; ++seat) {
            sitDown(tables[static_cast<std::size_t>(table)]);
        }
    }
    m_result.connections = static_cast<int>(m_players.size());
    m_tick.start(1ms);
}

void Load::sitDown(const std::string &table) {
    Wish wish;
    wish.table = table;
    wish.pin = m_wish.pin;
    NetworkPlayer &player = *m_players.emplace_back(
        std::make_unique<NetworkPlayer>(m_host, wish, Taste::Any, m_players.size() + 1));
    connect(&player, &NetworkPlayer::answered, this, [this](qint64 nanoseconds, bool happened) {
        if (!happened) {
            m_result.quiet.add(nanoseconds);
        }
        ++m_result.commands;
    });
    connect(&player, &NetworkPlayer::failed, this, [this](const QString &why) {
        if (m_step != Step::Returning) {
            fail(why.toStdString());
        }
    });
    connect(&player.client(), &TableClient::received, this, &Load::hear);
    if (m_wish.asPages) {
        player.client().speakAsPage();
    }
    player.client().open();
}

void Load::hear(const v1::Envelope &envelope) {
    m_back += envelope.has_restored() ? 1 : 0;
    const auto latest = m_latest.find(envelope.update().view().match_id());
    if (latest != m_latest.end() && envelope.update().events_size() > 0) {
        m_result.told.add(latest->second.nsecsElapsed());
    }
}

qint64 Load::bytesHeard() const {
    return std::accumulate(
        m_players.begin(), m_players.end(), qint64{0},
        [](qint64 sum, const auto &player) { return sum + player->client().bytesHeard(); });
}

bool Load::allAreHere() const {
    return std::all_of(m_players.begin(), m_players.end(),
                       [](const auto &player) { return player->isPlaying(); });
}

void Load::tick() {
    switch (m_step) {
    case Step::Arriving:
        if (allAreHere()) {
            m_result.seatedAfter = static_cast<double>(m_since.nsecsElapsed());
            play();
        } else if (m_since.hasExpired(longestWait.count())) {
            fail("not everybody has a seat after a minute");
        }
        break;
    case Step::Playing: decideWhereDue(); break;
    case Step::Returning:
        if (m_back == m_players.size()) {
            m_result.backAfter = static_cast<double>(m_since.nsecsElapsed());
            emit ended();
        } else if (m_since.hasExpired(longestWait.count())) {
            fail("not everybody is back after a minute");
        }
    }
}

void Load::play() {
    m_step = Step::Playing;
    m_bytesBefore = bytesHeard();
    m_since.start();
}

/// Sends as many commands as are due by now, taking the connections in turn.
void Load::decideWhereDue() {
    const qint64 due = m_since.elapsed() * m_wish.rate / 1000;
    const bool over = std::all_of(m_players.begin(), m_players.end(),
                                  [](const auto &player) { return player->isOver(); });
    if (over || m_since.hasExpired(qint64{m_wish.seconds} * 1000)) {
        endPlay();
        return;
    }
    for (std::size_t looked = 0; m_made < due && looked < m_players.size(); ++looked) {
        NetworkPlayer &player = *m_players[m_next++ % m_players.size()];
        if (player.isAsked()) {
            m_latest[player.view()->match_id()].start();
            player.decide();
            ++m_made;
        }
    }
}

void Load::endPlay() {
    m_result.commandsPerSecond =
        m_result.commands / (static_cast<double>(m_since.nsecsElapsed()) / 1e9);
    m_result.bytesPerCommand = static_cast<double>(bytesHeard() - m_bytesBefore) /
                               static_cast<double>(std::max(1, m_result.commands));
    m_result.memoryAfter = memoryOf(m_wish.serverPid);
    if (m_wish.reconnect) {
        cutAll();
    } else {
        emit ended();
    }
}

void Load::cutAll() {
    m_step = Step::Returning;
    for (const auto &player : m_players) {
        player->client().close();
    }
    m_back = 0;
    m_since.start();
    for (const auto &player : m_players) {
        player->client().open();
    }
}

void Load::fail(const std::string &why) {
    m_tick.stop();
    m_problem = m_problem.empty() ? why : m_problem;
    emit ended();
}

} // namespace mirabilia::cli
