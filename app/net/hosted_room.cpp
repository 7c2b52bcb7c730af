// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done about a table: who sits where, its beginning and its beginning anew.
#include "app/net/hosted_table.h"

#include "app/net/seating.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace mirabilia::net {

namespace {

host::Attendance::Patience patienceOf(const v1::HostedTable &table) {
    host::Attendance::Patience patience;
    patience.turn = std::chrono::seconds(table.turn_seconds());
    return patience;
}

} // namespace

HostedTable::Done HostedTable::answering(Connection &connection, quint32 request) {
    return [visitor = Visitor(&connection), request](const std::string &problem) {
        if (visitor && !problem.empty()) {
            visitor->sendProblem(request, problem);
        }
    };
}

void HostedTable::act(Connection &owner, quint32 request, const v1::OwnerAct &act) {
    const Done done = answering(owner, request);
    const auto seat = [](std::uint32_t number) {
        return static_cast<Seat>(std::min<std::uint32_t>(number, noSeat));
    };
    switch (act.what_case()) {
    case v1::OwnerAct::kKick: removePerson(seat(act.kick()), done); break;
    case v1::OwnerAct::kNewToken: giveAwaySeat(owner, request, seat(act.new_token()), done); break;
    case v1::OwnerAct::kPause:
        m_paused = act.pause();
        if (m_attendance) {
            m_attendance->setPaused(m_paused);
        }
        tellSeats();
        break;
    case v1::OwnerAct::kStart: startNow(done); break;
    case v1::OwnerAct::kMove: move(act.move(), done); break;
    case v1::OwnerAct::kFill: fillSeat(act.fill(), done); break;
    case v1::OwnerAct::kAgain: playAgain(done); break;
    default: done("not_here");
    }
}

// ---- Who sits where ----------------------------------------------------------------------------

bool HostedTable::isOthers(Seat seat) const {
    return seat < m_table.header().seats_size() && !isFree(m_table, seat) &&
           m_table.header().seats(seat).kind() == v1::SEAT_KIND_PERSON &&
           seat + 1U != m_table.owner();
}

void HostedTable::dismissSeat(Seat seat) {
    const auto found = std::find_if(m_guests.begin(), m_guests.end(),
                                    [seat](const auto &guest) { return guest->seat == seat; });
    if (found != m_guests.end()) {
        Connection *connection = (*found)->connection;
        m_guests.erase(found);
        connection->sendBye("kicked", false);
    }
}

void HostedTable::removePerson(Seat seat, const Done &done) {
    if (!isOthers(seat)) {
        done("malformed");
        return;
    }
    unseat(seat, done);
}

void HostedTable::unseat(Seat seat, const Done &done) {
    v1::HostedTable after = m_table;
    freeAgain(after, seat);
    change(std::move(after), [this, seat, done](const std::string &problem) {
        if (problem.empty()) {
            if (m_attendance) {
                m_attendance->leave(seat);
            }
            dismissSeat(seat);
            tellSeats();
            emit changed();
        }
        done(problem);
    });
}

void HostedTable::giveAwaySeat(Connection &owner, quint32 request, Seat seat, const Done &done) {
    if (!isOthers(seat)) {
        done("malformed");
        return;
    }
    v1::HostedTable after = m_table;
    v1::Envelope answer;
    answer.set_reply_to(request);
    answer.mutable_invite()->set_table(id());
    answer.mutable_invite()->set_invite(giveAway(after, seat));
    answer.mutable_invite()->set_seat(seat + 1U);
    change(std::move(after),
           [this, visitor = Visitor(&owner), seat, answer, done](const std::string &problem) {
               if (problem.empty()) {
                   dismissSeat(seat);
                   if (m_attendance) {
                       m_attendance->lose(seat);
                   }
                   if (visitor) {
                       visitor->send(answer);
                   }
                   tellSeats();
                   emit changed();
               }
               done(problem);
           });
}

void HostedTable::move(const v1::MoveSeat &move, const Done &done) {
    const auto order = orderAfter(m_table, move);
    v1::HostedTable after = m_table;
    if (m_host || !order || !reseat(m_games, after, *order).empty()) {
        done("malformed");
        return;
    }
    change(std::move(after), [this, order = *order, done](const std::string &problem) {
        if (problem.empty()) {
            for (const auto &guest : m_guests) {
                if (guest->seat != noSeat) {
                    const auto at = std::find(order.begin(), order.end(), guest->seat);
                    guest->seat = static_cast<Seat>(at - order.begin());
                }
            }
            for (const auto &guest : m_guests) {
                tellSeat(*guest, 0, {});
            }
            tellSeats();
        }
        done(problem);
    });
}

void HostedTable::fillSeat(const v1::Fill &wish, const Done &done) {
    v1::HostedTable after = m_table;
    if (const std::string problem = m_host ? "too_late" : fill(after, wish); !problem.empty()) {
        done(problem);
        return;
    }
    change(std::move(after), [this, done](const std::string &problem) {
        if (problem.empty()) {
            tellSeats();
            emit changed();
        }
        done(problem);
    });
}

void HostedTable::dressSeat(Connection &connection, const v1::SeatLook &look, const Done &done) {
    const bool isSeat = look.seat() < static_cast<std::uint32_t>(m_table.header().seats_size());
    const bool isOwn = isSeat && guestOf(connection, static_cast<Seat>(look.seat())) != nullptr;
    const bool isForOwner =
        isSeat &&
        m_table.header().seats(static_cast<int>(look.seat())).kind() == v1::SEAT_KIND_COMPUTER;
    v1::HostedTable after = m_table;
    const bool mayDress = isOwn || (isForOwner && isOwner(connection));
    if (const std::string why = m_host     ? "too_late"
                                : mayDress ? dress(m_games, after, look)
                                           : "not_here";
        !why.empty()) {
        done(why);
        return;
    }
    change(std::move(after), [this, done](const std::string &problem) {
        if (problem.empty()) {
            tellSeats();
        }
        done(problem);
    });
}

// ---- The game ----------------------------------------------------------------------------------

void HostedTable::startNow(const Done &done) {
    if (m_host) {
        done("too_late");
    } else if (!isComplete(m_table)) {
        done("not_started");
    } else {
        begin(done);
    }
}

void HostedTable::beginWhenComplete() {
    if (m_table.owner() == 0 && isComplete(m_table)) {
        m_turns.inTurn([this] {
            if (!m_host && isComplete(m_table)) {
                // Whoever comes back lets it be tried again.
                begin([this](const std::string &problem) {
                    if (!problem.empty()) {
                        dismiss(problem, true);
                    }
                });
            }
        });
    }
}

void HostedTable::begin(const Done &done) {
    v1::HostedTable after = m_table;
    after.set_started(true);
    const auto begun = std::make_shared<LaidTable>(LaidTable{std::move(after), {}, nullptr, {}});
    m_turns.write(
        [this, begun] {
            const v1::SavedGameHeader &header = begun->table.header();
            host::MatchOrProblem made = m_games.make(header);
            if (!made.match) {
                return QString::fromStdString(made.problem);
            }
            begun->match.match = std::move(made.match);
            store::SavedGames &games = m_kept.games();
            const QString path = games.path(QString::fromStdString(header.match_id()));
            // What lies there was killed before anybody heard that it had begun.
            QFile::remove(path);
            auto created = games.create(header);
            if (const auto *error = std::get_if<store::StoreError>(&created)) {
                return error->what;
            }
            begun->log = std::move(std::get<std::unique_ptr<store::GameLog>>(created));
            return m_kept.keep(begun->table);
        },
        [this, begun, done](const QString &problem) {
            if (problem.isEmpty()) {
                m_table = begun->table;
                play(std::move(begun->match), std::move(begun->log));
                for (const auto &guest : m_guests) {
                    feed(*guest);
                }
                emit changed();
            } else {
                emit warned(problem);
            }
            tellSeats();
            done(problem.isEmpty() ? std::string() : "not_saved");
        });
}

void HostedTable::play(host::SavedMatch match, std::unique_ptr<store::GameLog> log) {
    m_host = std::make_unique<host::GameHost>(m_table.header(), std::move(match.match),
                                              std::move(match.history), std::move(log));
    connect(m_host.get(), &host::GameHost::answered, this, [this](Seat seat, quint32 number) {
        for (const auto &guest : m_guests) {
            guest->replyTo = guest->seat == seat ? number : guest->replyTo;
        }
    });
    m_attendance = std::make_unique<host::Attendance>(*m_host, patienceOf(m_table), m_host.get());
    connect(m_attendance.get(), &host::Attendance::changed, this, &HostedTable::tellSeats);
    connect(m_attendance.get(), &host::Attendance::asked, this, [this](const v1::Ask &ask) {
        if (const Guest *guest = owner()) {
            v1::Envelope envelope;
            *envelope.mutable_ask() = ask;
            guest->connection->send(envelope);
        }
    });
    connect(m_attendance.get(), &host::Attendance::endWanted, this, &HostedTable::endWanted);
    connect(m_attendance.get(), &host::Attendance::stoodIn, this, &HostedTable::tellStandIn);
    for (const v1::SeatInfo &info : m_table.header().seats()) {
        const auto seat = static_cast<Seat>(info.seat());
        const bool isHere = std::any_of(m_guests.begin(), m_guests.end(),
                                        [seat](const auto &guest) { return guest->seat == seat; });
        if (!isHere) {
            m_attendance->lose(seat); // until they have come back
        }
    }
    QMetaObject::invokeMethod(m_host.get(), &host::GameHost::start, Qt::QueuedConnection);
}

void HostedTable::endPlay() {
    for (const auto &guest : m_guests) {
        guest->feed.reset();
        guest->replyTo = 0;
    }
    m_attendance.reset();
    m_host.reset(); // and its log is closed
    m_paused = false;
}

void HostedTable::playAgain(const Done &done) {
    if (!over()) {
        done("not_over");
        return;
    }
    v1::HostedTable after = m_table;
    if (!renew(m_games, after).empty()) {
        done("malformed");
        return;
    }
    const v1::SeatStates states = m_attendance->states();
    for (const v1::SeatState &state : states.seats()) {
        if (state.presence() == v1::SeatState::LEFT) {
            freeAgain(after, state.seat()); // they have said so
        }
    }
    const QString before = QString::fromStdString(m_table.header().match_id());
    change(std::move(after), [this, before, done](const std::string &problem) {
        if (!problem.empty()) {
            done(problem);
            return;
        }
        endPlay();
        // At worst it stays where it was: nobody goes on with it.
        const auto then = [this, done](const QString &) { meetAgain(done); };
        m_turns.write([games = m_kept.games(), before]() mutable { return games.putAway(before); },
                      then);
    });
}

void HostedTable::meetAgain(const Done &done) {
    if (isComplete(m_table)) {
        begin(done);
        return;
    }
    tellSeats();
    emit changed();
    done({});
}

} // namespace mirabilia::net
