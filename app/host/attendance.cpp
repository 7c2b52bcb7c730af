// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/attendance.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace mirabilia::host {

namespace {

using namespace std::chrono_literals;

constexpr int ticks = 60; // per turn clock
constexpr std::chrono::milliseconds longestTick = 1s;

} // namespace

Attendance::Attendance(GameHost &host, Patience patience, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_patience(patience) {
    for (Seat seat = 0; seat < host.match().seatCount(); ++seat) {
        if (host.isPerson(seat)) {
            Place &place = m_places[seat];
            place.wait.setSingleShot(true);
            connect(&place.wait, &QTimer::timeout, this,
                    [this, seat, &place] { goOn(seat, place); });
        }
    }
    if (m_patience.turn > 0ms) {
        connect(&m_host, &GameHost::changed, this, &Attendance::lookAtTurns);
        connect(&m_host, &GameHost::rewound, this, &Attendance::lookAtTurns);
        connect(&m_tick, &QTimer::timeout, this, &Attendance::tick);
        m_tick.start(std::clamp(m_patience.turn / ticks, 1ms, longestTick));
        m_ticked.start();
    }
}

std::chrono::milliseconds Attendance::shownAfter(const Place &place) const {
    return place.sleeps ? m_patience.sleeperShown : m_patience.shown;
}

std::chrono::milliseconds Attendance::askedAfter(const Place &place) const {
    return place.sleeps ? m_patience.sleeperAsked : m_patience.asked;
}

void Attendance::goOn(Seat seat, Place &place) {
    if (place.presence != v1::SeatState::HERE) {
        ask(seat);
    } else if (place.sleeps && !place.isAsleep) {
        place.isAsleep = true;
        place.wait.start(std::max(shownAfter(place) - m_patience.asleep, {}));
        emit changed();
    } else {
        absent(seat, v1::SeatState::AWAY);
        place.wait.start(std::max(askedAfter(place) - shownAfter(place), {}));
    }
}

void Attendance::setSleeper(Seat seat, bool sleeps) {
    if (const auto found = m_places.find(seat); found != m_places.end()) {
        found->second.sleeps = sleeps;
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
    place.presence = v1::SeatState::HERE;
    place.left = false;
    place.isAsleep = false;
    place.isLate = false;
    withdraw(seat);
    m_host.beginSession(seat);
    m_host.giveBack(seat);
    m_host.setConnected(seat, true);
    emit changed();
}

void Attendance::lose(Seat seat, std::chrono::milliseconds silent) {
    const auto found = m_places.find(seat);
    if (found != m_places.end() && !found->second.gone.isValid()) {
        Place &place = found->second;
        const auto first = place.sleeps ? m_patience.asleep : m_patience.shown;
        place.gone.start();
        place.before = std::min(silent, first);
        place.wait.start(first - place.before);
    }
}

void Attendance::leave(Seat seat) {
    const auto found = m_places.find(seat);
    if (found != m_places.end()) {
        found->second.gone.start();
        found->second.before = {};
        found->second.left = true;
        found->second.wait.stop();
        absent(seat, v1::SeatState::LEFT);
        ask(seat);
    }
}

void Attendance::miss(Seat seat) {
    const auto found = m_places.find(seat);
    if (found == m_places.end() || found->second.presence != v1::SeatState::HERE) {
        return;
    }
    if (!found->second.gone.isValid()) {
        found->second.gone.start();
        found->second.before = {};
    }
    found->second.wait.start(askedAfter(found->second));
    absent(seat, v1::SeatState::AWAY);
}

void Attendance::waitAnew() {
    for (auto &[seat, place] : m_places) {
        if (place.presence == v1::SeatState::AWAY) {
            withdraw(seat);
            place.wait.start(askedAfter(place));
        }
    }
}

void Attendance::absent(Seat seat, v1::SeatState::Presence presence) {
    m_places.at(seat).presence = presence;
    m_places.at(seat).isAsleep = false;
    m_places.at(seat).isLate = false;
    m_host.setConnected(seat, false);
    emit changed();
}

void Attendance::ask(Seat seat) {
    withdraw(seat);
    m_places.at(seat).question = ++m_questions;
    emit asked(askAbout(seat, m_questions));
}

v1::Ask Attendance::askAbout(Seat seat, quint32 question) {
    v1::Ask ask;
    ask.set_question(question);
    ask.set_seat(seat);
    for (const char *choice : {"wait", "stand_in", "save_and_end"}) {
        ask.add_choices(choice);
    }
    return ask;
}

void Attendance::withdraw(Seat seat) {
    if (const quint32 question = std::exchange(m_places.at(seat).question, 0); question != 0) {
        emit withdrawn(question, seat);
    }
}

std::vector<v1::Ask> Attendance::open() const {
    std::vector<v1::Ask> open;
    for (const auto &[seat, place] : m_places) {
        if (place.question != 0) {
            open.push_back(askAbout(seat, place.question));
        }
    }
    std::sort(open.begin(), open.end(), [](const v1::Ask &one, const v1::Ask &other) {
        return one.question() < other.question();
    });
    return open;
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
        place.wait.start(askedAfter(place));
    } else if (choice == "stand_in") {
        place.presence = v1::SeatState::STAND_IN;
        place.isLate = false; // until its player is back
        m_host.standIn(found->first);
        emit changed();
    } else {
        emit endWanted();
    }
    return true;
}

v1::SeatState::Presence Attendance::presenceOf(Seat seat) const {
    const auto found = m_places.find(seat);
    return found != m_places.end() ? found->second.presence : v1::SeatState::HERE;
}

bool Attendance::hasLeft(Seat seat) const {
    const auto found = m_places.find(seat);
    return found != m_places.end() && found->second.left;
}

bool Attendance::isAbandoned(Seat seat) const {
    const auto found = m_places.find(seat);
    return found != m_places.end() &&
           (found->second.left || (found->second.presence != v1::SeatState::HERE &&
                                   awayFor(found->second) >= m_patience.given));
}

std::chrono::milliseconds Attendance::awayFor(const Place &place) {
    return place.presence != v1::SeatState::HERE && place.gone.isValid()
               ? place.before + std::chrono::milliseconds(place.gone.elapsed())
               : std::chrono::milliseconds(0);
}

// ---- The turn's clock --------------------------------------------------------------------------

bool Attendance::isTimed(Seat seat, const Place &place) const {
    return place.presence == v1::SeatState::HERE && !place.gone.isValid() && m_host.isAsked(seat);
}

void Attendance::tick() {
    // Time this process was held up does not count against anyone.
    const std::chrono::milliseconds passed(
        std::min<qint64>(m_ticked.restart(), 2 * m_tick.intervalAsDuration().count()));
    if (m_paused || m_host.isWriting()) {
        return;
    }
    for (auto &[seat, place] : m_places) {
        if (isTimed(seat, place)) {
            place.spent += passed;
            if (place.spent >= m_patience.turn) {
                standIn(seat, place);
            }
        }
    }
    lookAtTurns();
}

void Attendance::standIn(Seat seat, Place &place) {
    place.isLate = true;
    place.isShort = false;
    place.presence = v1::SeatState::STAND_IN;
    m_host.standIn(seat);
    m_host.giveBack(seat); // at the next question
    if (!std::exchange(place.isTold, true)) {
        emit stoodIn(seat);
    }
    emit changed();
}

void Attendance::act(Seat seat) {
    const auto found = m_places.find(seat);
    if (found != m_places.end() && found->second.isLate) {
        found->second.isLate = false;
        found->second.presence = v1::SeatState::HERE;
        m_host.resume(seat);
        emit changed();
    }
}

void Attendance::lookAtTurns() {
    bool isNews = false;
    for (auto &[seat, place] : m_places) {
        isNews = lookAtTurn(seat, place) || isNews;
    }
    if (isNews) {
        emit changed();
    }
}

bool Attendance::lookAtTurn(Seat seat, Place &place) {
    bool isNews = false;
    if (place.isLate && !m_host.hasStandIn(seat)) { // a new question has come up
        place.isLate = false;
        place.presence = place.gone.isValid() ? v1::SeatState::AWAY : v1::SeatState::HERE;
        isNews = true;
    }
    const auto &decisions = m_host.decisions();
    const auto decided = static_cast<std::size_t>(
        std::count_if(decisions.begin(), decisions.end(),
                      [seat](const v1::Decision &each) { return each.by() == seat; }));
    // Taking a decision back gives no extra time.
    if (m_host.isAsked(seat) && (!place.decided || decided > *place.decided)) {
        place.decided = decided;
        place.spent = 0ms;
        place.isTold = false;
    }
    const bool isShort = isTimed(seat, place) && place.spent >= m_patience.turn * 3 / 4;
    return std::exchange(place.isShort, isShort) != isShort || isNews;
}

v1::SeatStates Attendance::states() const {
    v1::SeatStates states;
    for (const auto &[seat, place] : m_places) {
        v1::SeatState &state = *states.add_seats();
        state.set_seat(seat);
        state.set_presence(place.presence);
        state.set_asleep(place.isAsleep);
        state.set_away_ms(static_cast<std::uint32_t>(
            std::min<qint64>(awayFor(place).count(), std::numeric_limits<qint32>::max())));
        if (place.isShort) {
            const auto left =
                std::max<std::chrono::milliseconds>(m_patience.turn - place.spent, 1ms);
            state.set_turn_left_ms(static_cast<std::uint32_t>(left.count()));
        }
    }
    return states;
}

} // namespace mirabilia::host
