// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/net/table_elsewhere.h"

#include <algorithm>

namespace mirabilia::net {

// What people at a table do and hear.

inline quint32 act(Guest &guest, const v1::OwnerAct &act) {
    v1::Envelope envelope;
    *envelope.mutable_owner_act() = act;
    return guest.client.send(envelope);
}
inline quint32 newToken(Guest &guest, Seat seat) {
    v1::OwnerAct wish;
    wish.set_new_token(seat);
    return act(guest, wish);
}
inline quint32 kick(Guest &guest, Seat seat) {
    v1::OwnerAct wish;
    wish.set_kick(seat);
    return act(guest, wish);
}
inline void leave(Guest &guest) {
    v1::Envelope envelope;
    envelope.mutable_leave();
    guest.client.send(envelope);
}
inline void answer(Guest &guest, quint32 question, const std::string &choice) {
    v1::Envelope envelope;
    envelope.mutable_answer()->set_question(question);
    envelope.mutable_answer()->set_choice(choice);
    guest.client.send(envelope);
}

/// The latest message heard for which `is` holds; null if none.
template <class Is>
const v1::Envelope *lastHeard(const Guest &guest, Is is) {
    const auto found = std::find_if(guest.heard.rbegin(), guest.heard.rend(), is);
    return found != guest.heard.rend() ? &*found : nullptr;
}
/// The open question about a seat that offers `choice`; 0: none.
inline quint32 openQuestion(const Guest &guest, Seat seat, const std::string &choice) {
    const v1::Envelope *asked = lastHeard(guest, [seat](const v1::Envelope &heard) {
        return heard.has_ask() && heard.ask().seat() == seat;
    });
    const bool isOpen = asked != nullptr && std::count(asked->ask().choices().begin(),
                                                       asked->ask().choices().end(), choice) == 1;
    return isOpen ? asked->ask().question() : 0;
}
inline bool hasHeardNotice(const Guest &guest, const std::string &code, Seat seat) {
    return lastHeard(guest, [&](const v1::Envelope &heard) {
               return heard.has_notice() && heard.notice().code() == code &&
                      heard.notice().seat() == seat;
           }) != nullptr;
}
/// The presence of a seat as a guest was last told.
inline v1::SeatState::Presence shownPresence(const Guest &guest, Seat seat) {
    const v1::Envelope *told =
        lastHeard(guest, [](const v1::Envelope &heard) { return heard.has_seat_states(); });
    if (told != nullptr) {
        for (const v1::SeatState &state : told->seat_states().seats()) {
            if (state.seat() == seat) {
                return state.presence();
            }
        }
    }
    return v1::SeatState::PRESENCE_UNSPECIFIED;
}
inline std::optional<v1::Invite> inviteTo(const Guest &guest, Seat seat) {
    const v1::Envelope *told = lastHeard(guest, [seat](const v1::Envelope &heard) {
        return heard.has_invite() && heard.invite().seat() == seat + 1U;
    });
    return told != nullptr ? std::optional(told->invite()) : std::nullopt;
}

} // namespace mirabilia::net
