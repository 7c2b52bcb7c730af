// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done about a table: who sits where, its beginning and its beginning anew.
#include "app/net/hosted_table.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace mirabilia::net {

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
        m_session.setPaused(act.pause());
        tellSeats();
        break;
    case v1::OwnerAct::kStart: startNow(done); break;
    case v1::OwnerAct::kMove: move(act.move(), done); break;
    case v1::OwnerAct::kFill: changeAndTell(m_seating.fill(act.fill()), done); break;
    case v1::OwnerAct::kAgain: playAgain(done); break;
    default: done("not_here");
    }
}

// ---- Who sits where ----------------------------------------------------------------------------

bool HostedTable::isOthers(Seat seat) const {
    const v1::SavedGameHeader &header = m_seating.header();
    return seat < header.seats_size() && header.seats(seat).kind() == v1::SEAT_KIND_PERSON &&
           !m_seating.isFree(seat) && !m_seating.isOwner(seat);
}

void HostedTable::removePerson(Seat seat, const Done &done) {
    if (!isOthers(seat)) {
        done("malformed");
        return;
    }
    change(m_seating.free({seat}), [this, seat, done](const std::string &problem) {
        if (problem.empty()) {
            m_session.giveUp(seat, true);
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
    const Seating::Change given = m_seating.giveAway(seat);
    v1::Envelope answer;
    answer.set_reply_to(request);
    answer.mutable_invite()->set_table(id());
    answer.mutable_invite()->set_invite(given.secret);
    answer.mutable_invite()->set_seat(seat + 1U);
    change(given,
           [this, visitor = Visitor(&owner), seat, answer, done](const std::string &problem) {
               if (problem.empty()) {
                   m_session.giveUp(seat, false);
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
    const Seating::Change moved = m_seating.move(m_games, move);
    change(moved, [this, order = moved.order, done](const std::string &problem) {
        if (problem.empty()) {
            m_session.reseat(order);
            for (const auto &guest : m_session.guests()) {
                tellSeat(*guest, 0, {});
            }
            tellSeats();
        }
        done(problem);
    });
}

void HostedTable::look(Connection &connection, const v1::SeatLook &look, const Done &done) {
    const v1::SavedGameHeader &header = m_seating.header();
    const bool isSeat = look.seat() < static_cast<std::uint32_t>(header.seats_size());
    const bool isOwn =
        isSeat && m_session.guestOf(connection, static_cast<Seat>(look.seat())) != nullptr;
    const bool isForOwner =
        isSeat && header.seats(static_cast<int>(look.seat())).kind() == v1::SEAT_KIND_COMPUTER;
    if (isOwn || (isForOwner && isOwner(connection)) || m_seating.started()) {
        changeAndTell(m_seating.look(m_games, look), done);
    } else {
        done("not_here");
    }
}

// ---- The game ----------------------------------------------------------------------------------

void HostedTable::startNow(const Done &done) {
    if (m_host) {
        done("too_late");
    } else if (!m_seating.isComplete()) {
        done("not_started");
    } else {
        begin(done);
    }
}

void HostedTable::beginWhenComplete() {
    if (kept().owner() == 0 && m_seating.isComplete()) {
        m_turns.inTurn([this] {
            if (!m_host && m_seating.isComplete()) {
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
    const auto begun =
        std::make_shared<LaidTable>(LaidTable{m_seating.begin().after.kept(), {}, nullptr, {}});
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
                m_seating = Seating(begun->table);
                play(std::move(begun->match), std::move(begun->log));
                emit changed();
            } else {
                emit warned(problem);
            }
            tellSeats();
            done(problem.isEmpty() ? std::string() : "not_saved");
        });
}

void HostedTable::play(host::SavedMatch match, std::unique_ptr<store::GameLog> log) {
    m_host = std::make_unique<host::GameHost>(m_seating.header(), std::move(match.match),
                                              std::move(match.history), std::move(log));
    m_session.play(*m_host);
    QMetaObject::invokeMethod(m_host.get(), &host::GameHost::start, Qt::QueuedConnection);
}

void HostedTable::playAgain(const Done &done) {
    if (!over()) {
        done("not_over");
        return;
    }
    std::vector<Seat> left; // they have said so
    const v1::SeatStates states = m_session.states();
    for (const v1::SeatState &state : states.seats()) {
        if (state.presence() == v1::SeatState::LEFT) {
            left.push_back(static_cast<Seat>(state.seat()));
        }
    }
    const QString before = QString::fromStdString(m_seating.header().match_id());
    change(m_seating.renew(m_games, left), [this, before, done](const std::string &problem) {
        if (!problem.empty()) {
            done(problem);
            return;
        }
        m_session.endPlay();
        m_host.reset(); // and its log is closed
        // At worst it stays where it was: nobody goes on with it.
        const auto then = [this, done](const QString &) { meetAgain(done); };
        m_turns.write([games = m_kept.games(), before]() mutable { return games.putAway(before); },
                      then);
    });
}

void HostedTable::meetAgain(const Done &done) {
    if (m_seating.isComplete()) {
        begin(done);
        return;
    }
    tellSeats();
    emit changed();
    done({});
}

} // namespace mirabilia::net
