// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/kept_seats.h"

#include "app/edge/admit.h"
#include "app/host/games.h"
#include "app/net/wire.h"
#include "app/store/files.h"
#include "app/store/log_writer.h"

#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <algorithm>
#include <utility>

namespace mirabilia::net {

namespace {

constexpr std::uint32_t seatsVersion = 1;
constexpr qint64 largestSeats = qint64{512} * 1024;
constexpr int lockMs = 2'000; // other programs hold it for a few milliseconds

using Seats = google::protobuf::RepeatedPtrField<v1::KeptSeat>;

/// Beyond this the oldest are deleted.
int mostKept() {
    return edge::mostCount(*v1::KeptSeats::descriptor(), v1::KeptSeats::kSeatsFieldNumber);
}

template <typename Condition>
void eraseIf(Seats &seats, const Condition &condition) {
    seats.erase(std::remove_if(seats.begin(), seats.end(), condition), seats.end());
}

void makeRoom(Seats &seats) {
    const qint64 now = QDateTime::currentSecsSinceEpoch();
    eraseIf(seats, [now](const v1::KeptSeat &seat) {
        return seat.lost() > 0 && now - seat.lost() > KeptSeats::lostFor;
    });
    while (seats.size() > mostKept()) {
        const auto lost = std::find_if(seats.begin(), seats.end(),
                                       [](const v1::KeptSeat &seat) { return seat.lost() > 0; });
        seats.erase(lost != seats.end() ? lost : seats.begin());
    }
}

/// Skips a seat that could not be read back, because it would make the whole file unreadable.
void put(Seats &seats, const v1::KeptSeat &seat) {
    if (edge::misfit(seat).empty()) {
        eraseIf(seats, [&seat](const v1::KeptSeat &each) { return each.token() == seat.token(); });
        *seats.Add() = seat;
    }
}

v1::KeptSeats readSeats(const QString &path) {
    v1::KeptSeats seats;
    QFile kept(path);
    const bool isRead = kept.open(QIODevice::ReadOnly) && kept.size() <= largestSeats &&
                        unpack(kept.readAll(), seats) && seats.version() == seatsVersion;
    if (!isRead) {
        seats.Clear();
        seats.set_version(seatsVersion);
    }
    return seats;
}

QString shown(const std::string &name) {
    return cleanName(QString::fromStdString(name));
}

SavedGame gameOf(const v1::KeptSeat &seat) {
    SavedGame game;
    game.id = QString::fromStdString(seat.table());
    game.game = QString::fromStdString(seat.game());
    game.edition = host::editionFrom(seat.edition());
    game.table = shown(seat.title());
    game.savedAt = QDateTime::fromSecsSinceEpoch(seat.at());
    for (const std::string &other : seat.others()) {
        game.others.append(shown(other));
    }
    return game;
}

/// A hosted table cannot be lost by its own host.
bool isLost(const v1::KeptSeat &seat) {
    return seat.lost() > 0 && !seat.hosted_here();
}

} // namespace

/// One write to the disk, in a thread of the store.
struct KeptSeats::Writing {
    QString file;
    std::vector<Step> steps;
    v1::KeptSeats after; ///< the result

    /// Returns an empty string, or why it was not saved.
    QString carryOut() {
        static_cast<void>(store::makeFolder(QFileInfo(file).absolutePath()));
        QLockFile lock(file + QStringLiteral(".lock"));
        lock.setStaleLockTime(0); // stale only once its program is gone
        if (!lock.tryLock(lockMs)) {
            return tr("%1 could not be written: another program keeps it.").arg(file);
        }
        after = readSeats(file);
        const QByteArray before = packed(after);
        for (const Step &step : steps) {
            step(*after.mutable_seats());
        }
        makeRoom(*after.mutable_seats());
        return packed(after) == before ? QString() : store::writeFile(file, packed(after));
    }
};

KeptSeats::KeptSeats(QString file, QObject *parent)
    : QObject(parent)
    , m_file(std::move(file))
    , m_seats(readSeats(m_file)) {
    connect(&m_written, &QFutureWatcherBase::finished, this, [this] {
        settle();
        if (!m_hasFailed) {
            write(); // changes made meanwhile
        }
    });
}

KeptSeats::~KeptSeats() {
    flush();
}

std::vector<v1::KeptSeat> KeptSeats::at(std::string_view table) const {
    std::vector<v1::KeptSeat> seats;
    std::copy_if(m_seats.seats().begin(), m_seats.seats().end(), std::back_inserter(seats),
                 [table](const v1::KeptSeat &seat) { return seat.table() == table; });
    return seats;
}

bool KeptSeats::has(std::string_view table) const {
    return std::any_of(
        m_seats.seats().begin(), m_seats.seats().end(),
        [table](const v1::KeptSeat &seat) { return seat.table() == table && !isLost(seat); });
}

void KeptSeats::keep(const v1::KeptSeat &seat) {
    change([seat](Seats &seats) { put(seats, seat); });
}

void KeptSeats::forget(std::string_view table) {
    change([table = std::string(table)](Seats &seats) {
        eraseIf(seats, [table](const v1::KeptSeat &each) { return each.table() == table; });
    });
}

void KeptSeats::update(std::string_view table, const Change &change) {
    this->change([table = std::string(table), change](Seats &seats) {
        for (v1::KeptSeat &seat : seats) {
            v1::KeptSeat after = seat;
            if (seat.table() == table) {
                change(after);
            }
            if (edge::misfit(after).empty()) {
                seat = std::move(after);
            }
        }
    });
}

void KeptSeats::follow(const Tickets::Place &place, const v1::KeptSeat &known) {
    const qint64 now = QDateTime::currentSecsSinceEpoch();
    change([place, known, now](Seats &seats) {
        const auto found =
            std::find_if(seats.begin(), seats.end(), [&place](const v1::KeptSeat &seat) {
                return seat.token() == place.ticket.token;
            });
        v1::KeptSeat seat = found != seats.end() ? *found : known;
        seat.set_table(place.ticket.table);
        seat.set_token(place.ticket.token);
        if (place.state == Tickets::State::Seated) {
            seat.clear_lost();
            seat.set_seat(static_cast<std::uint32_t>(place.seat) + 1);
            seat.set_proves(seat.proves() || place.ticket.proves);
            seat.set_host_id(known.host_id());
            seat.set_address(known.address());
        } else if (found == seats.end()) {
            return; // deleted by hand or by another program
        } else if (seat.lost() == 0) {
            seat.set_lost(now);
        }
        if (place.state == Tickets::State::Gone && !seat.hosted_here()) {
            seat.clear_game(); // the person knows, so stop listing it
        }
        if (edge::misfit(seat).empty()) {
            (found != seats.end() ? *found : *seats.Add()) = std::move(seat);
        }
    });
}

QList<SavedGame> KeptSeats::games() const {
    std::vector<v1::KeptSeat> seats(m_seats.seats().rbegin(), m_seats.seats().rend());
    QList<SavedGame> games;
    while (!seats.empty()) {
        const std::string table = seats.front().table();
        const auto rest =
            std::stable_partition(seats.begin(), seats.end(), [&table](const v1::KeptSeat &seat) {
                return seat.table() == table;
            });
        const auto latest = std::find_if(
            seats.begin(), rest, [](const v1::KeptSeat &seat) { return !seat.game().empty(); });
        if (latest != rest) {
            SavedGame game = gameOf(*latest);
            std::sort(seats.begin(), rest, [](const v1::KeptSeat &one, const v1::KeptSeat &other) {
                return one.seat() < other.seat();
            });
            for (auto seat = seats.begin(); seat != rest; ++seat) {
                if (!isLost(*seat) && !seat->watches()) {
                    game.persons.append(shown(seat->name()));
                }
            }
            if (game.persons.isEmpty() && !latest->watches()) {
                game.problem = tr("Its host no longer knows the seat of anybody here.");
            }
            games.append(game);
        }
        seats.erase(seats.begin(), rest);
    }
    return games;
}

// ---- The disk -----------------------------------------------------------------------------------

void KeptSeats::change(Step step) {
    step(*m_seats.mutable_seats());
    makeRoom(*m_seats.mutable_seats());
    m_waiting.push_back(std::move(step));
    write();
}

void KeptSeats::write() {
    if (m_writing || m_waiting.empty()) {
        return; // pending changes go with the next write
    }
    m_writing = std::make_shared<Writing>(Writing{m_file, std::exchange(m_waiting, {}), {}});
    m_written.setFuture(
        store::LogWriter::shared().run([writing = m_writing] { return writing->carryOut(); }));
}

void KeptSeats::settle() {
    const std::shared_ptr<Writing> writing = std::exchange(m_writing, nullptr);
    if (!writing) {
        return; // already settled by `flush`
    }
    const QString problem = m_written.result();
    if (!problem.isEmpty()) {
        // Save everything known with the next change.
        m_waiting = {[known = m_seats](Seats &seats) {
            for (const v1::KeptSeat &seat : known.seats()) {
                put(seats, seat);
            }
        }};
        if (!std::exchange(m_hasFailed, true)) {
            emit failed(problem);
        }
        return;
    }
    m_hasFailed = false;
    const QByteArray before = packed(m_seats);
    m_seats = writing->after;
    for (const Step &step : m_waiting) {
        step(*m_seats.mutable_seats());
    }
    if (packed(m_seats) != before) {
        emit merged();
    }
}

bool KeptSeats::flush() {
    bool isKept = true;
    while (isKept && (m_writing || !m_waiting.empty())) {
        write();
        m_written.waitForFinished();
        settle();
        isKept = !m_hasFailed;
    }
    return isKept;
}

Ticket ticketOf(const v1::KeptSeat &seat) {
    return {seat.table(), seat.token(), seat.hosted_here() ? std::string() : seat.host_id(),
            seat.proves()};
}

} // namespace mirabilia::net
