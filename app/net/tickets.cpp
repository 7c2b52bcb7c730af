// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/tickets.h"

#include "app/net/kept_table.h"
#include "app/net/wire.h"

#include <algorithm>
#include <utility>

namespace mirabilia::net {

void Tickets::add(const Ticket &ticket) {
    Place place;
    place.ticket = ticket;
    m_places.push_back(std::move(place));
    if (m_isThere) {
        static_cast<void>(ask(m_places.back()));
    }
}

bool Tickets::begin(const v1::Welcome &host, const std::string &nonce) {
    end();
    m_isThere = true;
    const auto &features = host.features();
    m_nonces = {nonce, host.nonce(), host.host_id()};
    m_canProve =
        std::find(features.begin(), features.end(), "proof") != features.end() && isWhole(m_nonces);
    bool isAny = false;
    bool isAsked = false;
    for (Place &place : m_places) {
        if (place.state != State::Gone) {
            isAny = true;
            isAsked = ask(place) || isAsked;
        }
    }
    return isAsked || !isAny;
}

void Tickets::end() {
    m_isThere = false;
    m_moved.clear();
    for (Place &place : m_places) {
        place.state = place.state == State::Gone ? State::Gone : State::Kept;
    }
}

void Tickets::askAgain() {
    for (Place &place : m_places) {
        if (place.state == State::NotOpen) {
            static_cast<void>(ask(place));
        }
    }
}

bool Tickets::ask(Place &place) {
    const Ticket &ticket = place.ticket;
    const bool isItsHost = ticket.hostId.empty() || ticket.hostId == m_nonces.hostId;
    if (!isItsHost || (!m_canProve && ticket.proves)) {
        return false;
    }
    v1::Envelope envelope;
    if (m_canProve) {
        envelope.mutable_challenge()->set_table(ticket.table);
        envelope.mutable_challenge()->set_seat_key(seatKeyOf(hashOf(ticket.token)));
    } else {
        envelope.mutable_join()->set_table(ticket.table);
        envelope.mutable_join()->set_token(ticket.token);
    }
    place.state = State::Asked;
    place.isJoining = !m_canProve;
    place.request = m_send(envelope);
    return true;
}

Tickets::Place *Tickets::asked(quint32 request) {
    const auto found =
        std::find_if(m_places.begin(), m_places.end(), [request](const Place &place) {
            return place.state == State::Asked && place.request == request && request != 0;
        });
    return found != m_places.end() ? &*found : nullptr;
}

Tickets::Heard Tickets::hear(const v1::Envelope &envelope) {
    Place *place = asked(envelope.reply_to());
    switch (envelope.what_case()) {
    case v1::Envelope::kChallengeReply:
        return place != nullptr ? prove(*place, envelope.challenge_reply()) : Heard::Answer;
    case v1::Envelope::kSeated: return sit(envelope, place);
    case v1::Envelope::kProblem:
        if (place != nullptr) {
            place->state =
                envelope.problem().code() == "unknown_token" ? State::Unknown : State::NotOpen;
        }
        return place != nullptr ? Heard::Answer : Heard::Other;
    case v1::Envelope::kNotice:
    case v1::Envelope::kBye: takeAway(envelope); return Heard::Other;
    default: return Heard::Other;
    }
}

Tickets::Heard Tickets::prove(Place &place, const v1::ChallengeReply &reply) {
    const std::string hash = hashOf(place.ticket.token);
    if (!sameSecret(reply.proof(), seatProof("host", hash, m_nonces))) {
        return Heard::Impostor;
    }
    place.ticket.proves = true;
    place.isJoining = true;
    v1::Envelope envelope;
    v1::Join &join = *envelope.mutable_join();
    join.set_table(place.ticket.table);
    join.set_seat_key(seatKeyOf(hash));
    join.set_proof(seatProof("seat", hash, m_nonces));
    place.request = m_send(envelope);
    return Heard::Answer;
}

Tickets::Heard Tickets::sit(const v1::Envelope &envelope, Place *place) {
    const v1::Seated &seated = envelope.seated();
    if (place != nullptr && !place->isJoining) {
        return Heard::Impostor; // it had to prove itself first
    }
    if (seated.watching() || seated.seat() >= mostSeats) {
        return Heard::Other;
    }
    if (place != nullptr) {
        place->state = State::Seated;
        place->seat = static_cast<int>(seated.seat());
        std::rotate(place, place + 1, m_places.data() + m_places.size());
    } else if (!seated.token().empty()) {
        take(seated);
    } else if (envelope.reply_to() == 0) {
        move(seated);
    }
    return Heard::Other;
}

void Tickets::takeAway(const v1::Envelope &envelope) {
    const bool isAll = envelope.has_bye() && envelope.bye().code() == "kicked";
    const bool isOne = envelope.has_notice() && envelope.notice().code() == "seat_given_away";
    for (Place &place : m_places) {
        const bool isMeant =
            isAll || (isOne && static_cast<std::uint32_t>(place.seat) == envelope.notice().seat());
        if (place.state == State::Seated && isMeant) {
            place.state = State::Gone;
        }
    }
}

void Tickets::take(const v1::Seated &seated) {
    if (m_places.size() < std::size_t{2} * mostSeats) {
        Place place;
        place.ticket = {seated.table(), seated.token(), m_nonces.hostId, m_canProve};
        place.state = State::Seated;
        place.seat = static_cast<int>(seated.seat());
        m_places.push_back(std::move(place));
    }
}

void Tickets::move(const v1::Seated &seated) {
    m_moved.push_back(static_cast<int>(seated.seat()));
    if (m_moved.size() < static_cast<std::size_t>(seats().size())) {
        return;
    }
    auto next = m_moved.begin(); // sent in the order in which the seats were taken
    for (Place &place : m_places) {
        if (place.state == State::Seated && next != m_moved.end()) {
            place.seat = *next++;
        }
    }
    m_moved.clear();
}

bool Tickets::has(State state) const {
    return std::any_of(m_places.begin(), m_places.end(),
                       [state](const Place &place) { return place.state == state; });
}

QList<int> Tickets::seats() const {
    QList<int> seats;
    for (const Place &place : m_places) {
        if (place.state == State::Seated) {
            seats.append(place.seat);
        }
    }
    std::sort(seats.begin(), seats.end());
    return seats;
}

std::string Tickets::hostId() const {
    const auto found = std::find_if(m_places.begin(), m_places.end(), [](const Place &place) {
        return place.state != State::Gone && !place.ticket.hostId.empty();
    });
    return found != m_places.end() ? found->ticket.hostId : std::string();
}

} // namespace mirabilia::net
