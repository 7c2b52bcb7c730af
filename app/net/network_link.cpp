// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/network_link.h"

#include <utility>

namespace mirabilia::net {

NetworkLink::NetworkLink(TableClient &client, std::uint32_t seat, QObject *parent)
    : Link(parent)
    , m_client(client)
    , m_seat(seat) {
    connect(&client, &TableClient::received, this, &NetworkLink::hear);
    connect(&client, &TableClient::stateChanged, this, [this] {
        if (m_client.state() != TableClient::State::Here) {
            m_inFlight = 0;
            m_next.reset();
        }
    });
}

void NetworkLink::send(const v1::Command &command) {
    m_next = command;
    sendNext();
}

void NetworkLink::sendNext() {
    if (m_inFlight == 0 && m_next) {
        v1::Envelope envelope;
        *envelope.mutable_command() = *std::exchange(m_next, std::nullopt);
        m_inFlight = m_client.send(envelope);
    }
}

void NetworkLink::refresh() {
    v1::Envelope envelope;
    envelope.mutable_resync();
    m_client.send(envelope);
}

void NetworkLink::hear(const v1::Envelope &envelope) {
    const bool isAnswer = m_inFlight != 0 && envelope.reply_to() == m_inFlight;
    if (isAnswer) {
        m_inFlight = 0;
    }
    if (envelope.has_update() && envelope.update().view().viewer() == m_seat) {
        emit updated(envelope.update());
    } else if (envelope.has_restored() && envelope.restored().view().viewer() == m_seat) {
        emit restored(envelope.restored());
    }
    sendNext();
}

} // namespace mirabilia::net
