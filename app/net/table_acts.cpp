// SPDX-License-Identifier: GPL-3.0-or-later
// Actions on a table: seating, starting, starting anew.
#include "app/net/hosted_table.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace mirabilia::net {

namespace {

constexpr quint32 firstConsent = 1U << 30U; // the Attendance counts its questions from 1

} // namespace

HostedTable::Done HostedTable::answering(const Visitor &visitor, quint32 request) {
    return [visitor, request](const std::string &problem) {
        if (visitor && !problem.empty()) {
            visitor->sendProblem(request, problem);
        }
    };
}

void HostedTable::act(Connection &by, quint32 request, const v1::OwnerAct &act) {
    const Done done = answering(&by, request);
    const auto seat = [](std::uint32_t number) {
        return static_cast<Seat>(std::min<std::uint32_t>(number, noSeat));
    };
    if (act.has_kick() || act.has_new_token()) {
        const bool invites = act.has_new_token();
        giveAway({&by, request, seat(invites ? act.new_token() : act.kick()), invites});
        return;
    }
    if (!rightsOf(by).start) {
        done("not_here");
        return;
    }
    switch (act.what_case()) {
    case v1::OwnerAct::kPause: pause(act.pause(), done); break;
    case v1::OwnerAct::kStart: startNow(done); break;
    case v1::OwnerAct::kMove: move(act.move(), done); break;
    case v1::OwnerAct::kFill: changeAndTell(m_seating.fill(act.fill()), done); break;
    case v1::OwnerAct::kAgain: playAgain(done); break;
    default: done("not_here");
    }
}

void HostedTable::pause(bool pause, const Done &done) {
    if (!m_host) {
        done("not_started");
        return;
    }
    m_session.setPaused(pause);
    tellSeats();
    done({});
}

// ---- Giving a seat to another person -----------------------------------------------------------

std::string HostedTable::refusal(const Handover &handover) const {
    const v1::SavedGameHeader &header = m_seating.header();
    const Seat seat = handover.seat;
    const bool isPersons = seat < header.seats_size() &&
                           header.seats(seat).kind() == v1::SEAT_KIND_PERSON &&
                           !m_seating.isFree(seat) && !m_seating.isOwner(seat);
    if (!isPersons) {
        return "malformed";
    }
    const bool isOwn = m_session.guestOf(*handover.by, seat) != nullptr;
    return isOwn || rightsOf(*handover.by).moderate ? std::string() : "not_here";
}

bool HostedTable::needsConsent(const Handover &handover) const {
    const bool isHidden = m_host && !over(); // there are hidden hands
    const bool isOwn = m_session.guestOf(*handover.by, handover.seat) != nullptr;
    return isHidden && !isOwn && m_seating.hasPerson(handover.seat) &&
           !m_session.attendance()->isAbandoned(handover.seat);
}

void HostedTable::giveAway(const Handover &handover) {
    if (const std::string problem = refusal(handover); !problem.empty()) {
        handover.by->sendProblem(handover.request, problem);
    } else if (needsConsent(handover)) {
        askOthers(handover);
    } else {
        carryOut(handover);
    }
}

void HostedTable::askOthers(const Handover &handover) {
    std::vector<Connection *> others;
    for (const auto &guest : m_session.guests()) {
        const bool isOther = guest->seat != noSeat && guest->seat != handover.seat &&
                             guest->connection != handover.by;
        if (isOther && std::find(others.begin(), others.end(), guest->connection) == others.end()) {
            others.push_back(guest->connection);
        }
    }
    const bool isAsked = std::any_of(m_asked.begin(), m_asked.end(), [&](const Asked &each) {
        return each.handover.seat == handover.seat;
    });
    const auto kept = m_keptSince.find(handover.seat);
    const bool wasAsked =
        kept != m_keptSince.end() && !kept->second.hasExpired(m_settings.patience.given.count());
    if (others.empty() || isAsked || wasAsked) {
        handover.by->sendProblem(handover.request, "still_here");
        return;
    }
    m_asked.push_back({Consent(firstConsent + m_consents++, handover.seat, others), handover});
    m_asked.back().consent.ask();
}

void HostedTable::settleConsents() {
    for (std::size_t i = 0; i < m_asked.size();) {
        const Asked &asked = m_asked[i];
        const bool isMoot = !asked.handover.by || !m_seating.hasPerson(asked.handover.seat);
        const bool isGiven = asked.consent.outcome() == Consent::Outcome::Agreed ||
                             m_session.attendance()->isAbandoned(asked.handover.seat);
        if (!isMoot && !isGiven && asked.consent.outcome() == Consent::Outcome::Open) {
            ++i;
            continue;
        }
        const Asked settled = std::move(m_asked[i]);
        m_asked.erase(m_asked.begin() + static_cast<std::ptrdiff_t>(i));
        settled.consent.withdraw();
        if (isMoot) {
            continue;
        }
        if (isGiven) {
            m_turns.inTurn([this, handover = settled.handover] { carryOut(handover); });
            continue;
        }
        m_keptSince[settled.handover.seat].start();
        tellNotice("seat_kept", settled.handover.seat);
        answering(settled.handover.by, settled.handover.request)("still_here");
    }
}

void HostedTable::endConsents() {
    for (const Asked &asked : std::exchange(m_asked, {})) {
        asked.consent.withdraw();
    }
    m_keptSince.clear();
}

void HostedTable::carryOut(const Handover &handover) {
    if (!handover.by) {
        return; // nobody is left to be told
    }
    const Seat seat = handover.seat;
    if (!handover.invites) {
        unseat(m_seating.free({seat}), seat, true, answering(handover.by, handover.request));
        return;
    }
    const Seating::Change given = m_seating.giveAway(seat);
    const auto tell = [this, handover, invite = given.secret](const std::string &problem) {
        if (!problem.empty()) {
            answering(handover.by, handover.request)(problem);
        } else if (handover.by) {
            v1::Envelope answer;
            answer.set_reply_to(handover.request);
            answer.mutable_invite()->set_table(id());
            answer.mutable_invite()->set_invite(invite);
            answer.mutable_invite()->set_seat(handover.seat + 1U);
            handover.by->send(answer);
        }
    };
    unseat(given, seat, false, tell);
}

void HostedTable::unseat(const Seating::Change &change, Seat seat, bool isFree, const Done &done) {
    this->change(change, [this, seat, isFree, done](const std::string &problem) {
        if (problem.empty()) {
            tellNotice("seat_given_away", seat);
            done(problem); // before they are removed, if it was their own seat
            m_session.giveUp(seat, isFree);
            seatsChanged();
            emit changed();
        } else {
            done(problem);
        }
    });
}

void HostedTable::kick(Seat seat, const Done &done) {
    m_turns.inTurn([this, seat, done] {
        if (m_seating.hasPerson(seat)) {
            unseat(m_seating.free({seat}), seat, true, done);
        } else {
            done("no_such_seat");
        }
    });
}

const Connection *HostedTable::at(Seat seat) const {
    const Guest *guest = m_session.guestAt(seat);
    return guest != nullptr ? guest->connection : nullptr;
}

void HostedTable::keepLeft(std::vector<Seat> seats) {
    std::erase_if(seats, [this](Seat seat) { return m_session.isHere(seat); }); // back again
    const auto nobodyAsks = [](const std::string & /*they have gone*/) {};
    if (seats.empty()) {
        return;
    }
    if (!m_host) { // before the start nobody waits for someone who has left
        changeAndTell(m_seating.free(seats), nobodyAsks);
        return;
    }
    std::erase_if(seats, [this](Seat seat) { return !m_seating.hasPerson(seat); });
    for (const Seat seat : seats) {
        if (!m_session.attendance()->hasLeft(seat)) { // the game has started meanwhile
            m_session.attendance()->leave(seat);
        }
    }
    if (const std::vector<Seat> all = seatsTaken(); haveLeft(all) && !over()) {
        changeAndTell(m_seating.disown(all), nobodyAsks); // anyone may take it
    } else {
        change(m_seating.leave(seats), nobodyAsks);
    }
}

std::vector<Seat> HostedTable::seatsTaken() const {
    std::vector<Seat> seats;
    for (const v1::SeatInfo &info : m_seating.header().seats()) {
        const auto seat = static_cast<Seat>(info.seat());
        if (info.kind() == v1::SEAT_KIND_PERSON && !m_seating.isFree(seat)) {
            seats.push_back(seat);
        }
    }
    return seats;
}

bool HostedTable::haveLeft(const std::vector<Seat> &seats) const {
    return std::all_of(seats.begin(), seats.end(),
                       [this](Seat seat) { return m_session.attendance()->hasLeft(seat); });
}

// ---- Arrangement -------------------------------------------------------------------------------

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
    if (isOwn || (isForOwner && rightsOf(connection).start) || m_seating.started()) {
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
                // A returning guest triggers another attempt.
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
            // A file here is from a host killed before anyone was told that the game had begun.
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
    const Guest *guest = decides();
    m_announced = guest != nullptr ? guest->seat : noSeat;
    m_session.play(*m_host);
    for (const Seat seat : m_seating.left()) {
        m_session.attendance()->leave(seat);
    }
    QMetaObject::invokeMethod(m_host.get(), &host::GameHost::start, Qt::QueuedConnection);
}

void HostedTable::playAgain(const Done &done) {
    if (!over()) {
        done("not_over");
        return;
    }
    std::vector<Seat> left; // those who left for good
    const v1::SeatStates states = m_session.states();
    for (const v1::SeatState &state : states.seats()) {
        if (m_session.attendance()->hasLeft(static_cast<Seat>(state.seat()))) {
            left.push_back(static_cast<Seat>(state.seat()));
        }
    }
    const QString before = QString::fromStdString(m_seating.header().match_id());
    change(m_seating.renew(m_games, left), [this, before, done](const std::string &problem) {
        if (!problem.empty()) {
            done(problem);
            return;
        }
        endConsents();
        m_session.endPlay();
        m_announced = noSeat;
        m_host.reset(); // closes its log
        // If this fails the file stays where it was; nobody continues it.
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
