// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/network_link.h"

#include <utility>

namespace mirabilia::net {

NetworkLink::NetworkLink(TableClient &client, std::uint32_t seat, QObject *parent)
    : Link(parent)
    , m_client(client)
    , m_seat(seat) {
    connect(&client, &TableClient::stateChanged, this, [this] {
        if (m_client.state() != TableClient::State::Here) {
            m_inFlight.clear();
            m_next.reset();
        }
    });
}

void NetworkLink::send(const v1::Command &command) {
    m_next = command;
    sendNext();
}

void NetworkLink::sendNext() {
    if (m_inFlight.isEmpty() && m_next) {
        v1::Envelope envelope;
        *envelope.mutable_command() = *std::exchange(m_next, std::nullopt);
        m_inFlight.send(m_client.send(envelope));
    }
}

void NetworkLink::refresh() {
    v1::Envelope envelope;
    envelope.mutable_resync();
    m_client.send(envelope);
}

void NetworkLink::hear(const v1::Envelope &envelope) {
    const bool isUpdate = envelope.has_update() || envelope.has_restored();
    const v1::Update &update = envelope.has_update() ? envelope.update() : envelope.restored();
    if (isUpdate && update.view().viewer() != m_seat) {
        return;
    }
    m_inFlight.hear(envelope);
    if (envelope.has_update()) {
        emit updated(update);
    } else if (envelope.has_restored()) {
        emit restored(update);
    }
    sendNext();
}

} // namespace mirabilia::net
