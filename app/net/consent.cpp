// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/consent.h"

#include "app/net/wire.h"

#include <algorithm>
#include <utility>

namespace mirabilia::net {

void withdraw(Connection &from, v1::Ask ask) {
    if (from.can("proof") || from.can(browserFeature)) {
        ask.clear_choices();
        v1::Envelope envelope;
        *envelope.mutable_ask() = std::move(ask);
        from.send(envelope);
    }
}

Consent::Consent(quint32 question, Seat seat, const std::vector<Connection *> &asked) {
    m_ask.set_question(question);
    m_ask.set_seat(seat);
    m_ask.add_choices("give_away");
    m_ask.add_choices("keep");
    for (Connection *connection : asked) {
        m_voices.push_back({connection});
    }
}

Consent::Outcome Consent::outcome() const {
    if (m_refused || m_voices.empty()) {
        return Outcome::Refused;
    }
    return std::all_of(m_voices.begin(), m_voices.end(),
                       [](const Voice &voice) { return voice.agrees; })
               ? Outcome::Agreed
               : Outcome::Open;
}

void Consent::ask() const {
    v1::Envelope envelope;
    *envelope.mutable_ask() = m_ask;
    for (const Voice &voice : m_voices) {
        voice.of->send(envelope);
    }
}

void Consent::withdraw() const {
    for (const Voice &voice : m_voices) {
        if (voice.of && !voice.agrees) {
            net::withdraw(*voice.of, m_ask);
        }
    }
}

bool Consent::answer(const Connection &by, std::string_view choice) {
    const auto voice = std::find_if(m_voices.begin(), m_voices.end(), [&by](const Voice &each) {
        return each.of == &by && !each.agrees;
    });
    const bool isKnown = choice == "give_away" || choice == "keep";
    if (voice == m_voices.end() || !isKnown) {
        return false;
    }
    voice->agrees = choice == "give_away";
    m_refused = m_refused || !voice->agrees;
    return true;
}

void Consent::forget(const Connection &gone) {
    std::erase_if(m_voices, [&gone](const Voice &voice) { return voice.of == &gone; });
}

} // namespace mirabilia::net
