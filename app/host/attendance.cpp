// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/attendance.h"

#include <algorithm>
#include <limits>

namespace mirabilia::host {

Attendance::Attendance(GameHost &host, Patience patience, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_patience(patience) {
    for (Seat seat = 0; seat < host.match().seatCount(); ++seat) {
        if (host.isPerson(seat)) {
            Place &place = m_places[seat];
            place.wait.setSingleShot(true);
            connect(&place.wait, &QTimer::timeout, this, [this, seat, &place] {
                if (place.presence == v1::SeatState::HERE) {
                    absent(seat, v1::SeatState::AWAY);
                    place.wait.start(std::max(m_patience.asked - m_patience.shown, {}));
                } else {
                    ask(seat);
                }
            });
        }
    }
}

void Attendance::arrive(Seat seat) {
    const auto found = m_places.find(seat);
    if (found == m_places.end()) {
        return;
    }
    Place &place = found->second;
    place.wait.stop();
    place.gone.invalidate();
    place.question = 0;
    place.presence = v1::SeatState::HERE;
    m_host.beginSession(seat);
    m_host.giveBack(seat);
    m_host.setConnected(seat, true);
    emit changed();
}

void Attendance::lose(Seat seat, std::chrono::milliseconds silent) {
    const auto found = m_places.find(seat);
    if (found != m_places.end() && !found->second.gone.isValid()) {
        found->second.gone.start();
        found->second.before = std::min(silent, m_patience.shown);
        found->second.wait.start(m_patience.shown - found->second.before);
    }
}

void Attendance::leave(Seat seat) {
    const auto found = m_places.find(seat);
    if (found != m_places.end()) {
        found->second.gone.start();
        found->second.before = {};
        found->second.wait.stop();
        absent(seat, v1::SeatState::LEFT);
        ask(seat);
    }
}

void Attendance::absent(Seat seat, v1::SeatState::Presence presence) {
    m_places.at(seat).presence = presence;
    m_host.setConnected(seat, false);
    emit changed();
}

void Attendance::ask(Seat seat) {
    m_places.at(seat).question = ++m_questions;
    v1::Ask message;
    message.set_question(m_questions);
    message.set_seat(seat);
    for (const char *choice : {"wait", "stand_in", "save_and_end"}) {
        message.add_choices(choice);
    }
    emit asked(message);
}

bool Attendance::answer(quint32 question, std::string_view choice) {
    const auto found = std::find_if(m_places.begin(), m_places.end(), [question](const auto &each) {
        return question != 0 && each.second.question == question;
    });
    const bool known = choice == "wait" || choice == "stand_in" || choice == "save_and_end";
    if (found == m_places.end() || !known) {
        return false;
    }
    Place &place = found->second;
    place.question = 0;
    if (choice == "wait") {
        place.wait.start(m_patience.asked);
    } else if (choice == "stand_in") {
        place.presence = v1::SeatState::STAND_IN;
        m_host.standIn(found->first);
        emit changed();
    } else {
        emit endWanted();
    }
    return true;
}

v1::SeatStates Attendance::states() const {
    v1::SeatStates states;
    for (const auto &[seat, place] : m_places) {
        v1::SeatState &state = *states.add_seats();
        state.set_seat(seat);
        state.set_presence(place.presence);
        if (place.presence != v1::SeatState::HERE && place.gone.isValid()) {
            state.set_away_ms(static_cast<std::uint32_t>(std::min<qint64>(
                place.before.count() + place.gone.elapsed(), std::numeric_limits<qint32>::max())));
        }
    }
    return states;
}

} // namespace mirabilia::host
