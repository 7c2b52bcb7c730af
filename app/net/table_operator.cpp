// SPDX-License-Identifier: GPL-3.0-or-later
// What the operator of a host may do with its tables and guests.
#include "app/net/seating.h"
#include "app/net/table_host.h"
#include "app/store/files.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

constexpr auto lookAgain = 1'000ms; // interval of checks whether everyone has gone
constexpr qint64 largestBans = qint64{256} * 1024;

QString bansIn(const QDir &folder) {
    return folder.filePath(QStringLiteral("bans"));
}

} // namespace

// ---- Tables ------------------------------------------------------------------------------------

TableReport TableHost::reportOf(const HostedRoom &table) const {
    using State = TableReport::State;
    TableReport report;
    report.info = infoOf(table);
    report.seats = table.seatStates();
    report.invite = table.invite();
    report.empty = table.emptyFor();
    report.state = !table.problem().isEmpty() ? State::Broken
                   : table.over()             ? State::Over
                   : table.kept().started()   ? State::Playing
                                              : State::Waiting;
    for (const v1::SeatInfo &info : report.info.seats()) {
        const auto seat = static_cast<Seat>(info.seat());
        if (const Connection *guest = table.at(seat)) {
            report.addresses[seat] = guest->address();
        }
    }
    return report;
}

TableReport TableHost::reportOf(const v1::HostedTable &sleeping) const {
    TableReport report;
    report.state = TableReport::State::Asleep;
    report.invite = sleeping.invite();
    report.info.set_table(tableId(sleeping));
    report.info.set_game(std::string(m_games.idOf(sleeping.header())));
    report.info.set_title(sleeping.title());
    *report.info.mutable_seats() = sleeping.header().seats();
    report.info.set_free_seats(Seating(sleeping).freeSeats());
    return report;
}

void TableHost::report(const std::function<void(const std::vector<TableReport> &)> &then) {
    m_turns.inTurn([this, then] {
        const auto kept = std::make_shared<std::vector<v1::HostedTable>>();
        m_turns.write(
            [this, kept] {
                QStringList unreadable; // reported at the start
                *kept = m_kept.load(unreadable);
                return QString();
            },
            [this, kept, then](const QString &) {
                std::vector<TableReport> reports;
                for (const auto &table : m_tables) {
                    reports.push_back(reportOf(*table));
                }
                for (const v1::HostedTable &table : *kept) {
                    if (find(tableId(table)) == nullptr) {
                        reports.push_back(reportOf(table));
                    }
                }
                then(reports);
            });
    });
}

void TableHost::part(HostedRoom &table, const std::string &code) {
    table.dismiss(code, false);
    std::vector<Connection *> coming; // a close may end a guest at once
    for (const auto &[connection, guest] : m_guests) {
        if (guest->table == &table && table.has(*connection)) {
            coming.push_back(connection);
        }
    }
    for (Connection *connection : coming) {
        connection->sendBye(code, false);
    }
    std::erase_if(m_tables, [&table](const auto &each) { return each.get() == &table; });
}

void TableHost::close(const std::string &id, bool discard, const Done &done) {
    m_turns.inTurn([this, id, discard, done] {
        HostedRoom *table = find(id);
        if (table == nullptr && !m_kept.has(id)) {
            done("no_such_table");
            return;
        }
        const bool isGone = discard || (table != nullptr && table->over());
        if (table != nullptr) {
            emit happened(table->line(isGone ? "is closed" : "is closed and sleeps"));
            part(*table, isGone ? "over" : "saved");
        }
        if (!isGone) {
            done({});
            return;
        }
        m_turns.write(
            [this, id] {
                const auto kept = m_kept.read(id);
                return kept ? m_kept.putAway(*kept)
                            : tr("%1 cannot be read and is left as it is.")
                                  .arg(QString::fromStdString(id));
            },
            [this, done](const QString &problem) {
                if (!problem.isEmpty()) {
                    emit warned(problem);
                }
                done(problem.isEmpty() ? std::string() : "not_saved");
            });
    });
}

void TableHost::kick(const std::string &id, Seat seat, const Done &done) {
    if (HostedRoom *table = find(id)) {
        emit happened(table->line("somebody is sent away"));
        table->kick(seat, done);
    } else {
        done(m_kept.has(id) ? "asleep" : "no_such_table");
    }
}

// ---- Guests ------------------------------------------------------------------------------------

void TableHost::readBans() {
    QFile file(bansIn(m_kept.folder()));
    if (!file.exists()) {
        return;
    }
    const bool isRead = file.size() <= largestBans && file.open(QIODevice::ReadOnly);
    if (const auto bans = isRead ? Bans::read(file.readAll()) : std::nullopt) {
        m_bans = *bans;
    } else {
        emit warned(tr("%1 cannot be read: nobody is banned.").arg(file.fileName()));
    }
}

void TableHost::keepBans(Bans bans, const Done &done) {
    const auto write = [path = bansIn(m_kept.folder()), text = bans.text()] {
        return store::writeFile(path, text);
    };
    m_turns.write(write, [this, bans = std::move(bans), done](const QString &problem) {
        if (problem.isEmpty()) {
            m_bans = bans;
        } else {
            emit warned(problem);
        }
        done(problem.isEmpty() ? std::string() : "not_saved");
    });
}

void TableHost::ban(const QHostAddress &address, qint64 until, const Done &done) {
    m_turns.inTurn([this, address, until, done] {
        Bans after = m_bans;
        if (!after.add(address, until)) {
            done("too_many_bans");
            return;
        }
        keepBans(std::move(after), [this, done](const std::string &problem) {
            std::vector<Connection *> banned; // a close may end a guest at once
            for (const auto &[connection, guest] : m_guests) {
                if (m_bans.has(connection->address())) {
                    banned.push_back(connection);
                }
            }
            for (Connection *connection : banned) {
                connection->sendBye("banned", false);
            }
            done(problem);
        });
    });
}

void TableHost::unban(const QHostAddress &address, const Done &done) {
    m_turns.inTurn([this, address, done] {
        Bans after = m_bans;
        if (after.remove(address)) {
            keepBans(std::move(after), done);
        } else {
            done("not_banned");
        }
    });
}

// ---- Draining ----------------------------------------------------------------------------------

void TableHost::drain() {
    if (isDraining()) {
        return;
    }
    emit happened(QStringLiteral("drains: nobody new is let in"));
    connect(&m_drain, &QTimer::timeout, this, [this] {
        const bool isDone =
            std::all_of(m_tables.begin(), m_tables.end(), [this](const auto &table) {
                return table->over() || !table->problem().isEmpty() ||
                       table->emptyFor() >=
                           m_settings.table.grace; // longer than a brief connection loss
            });
        if (isDone && !m_turns.isWaiting()) {
            emit drained();
        }
    });
    m_drain.start(std::min<std::chrono::milliseconds>(lookAgain, m_settings.table.grace));
}

} // namespace mirabilia::net
