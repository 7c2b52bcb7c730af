// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/link.h"
#include "app/net/in_flight.h"
#include "app/net/table_client.h"

#include <optional>

namespace mirabilia::net {

/// The link of a seat at a remote host. The models cannot tell it from a local one.
class NetworkLink final : public Link {
    Q_OBJECT

public:
    NetworkLink(TableClient &client, std::uint32_t seat, QObject *parent = nullptr);

    /// Sends one command at a time; the next one waits for the answer. A command in flight when the
    /// connection is lost is not sent again: the full update tells the outcome.
    void send(const v1::Command &command) override;
    void refresh() override;
    /// A message from the host, for this seat or another.
    void hear(const v1::Envelope &envelope);

private:
    void sendNext();

    TableClient &m_client;
    std::uint32_t m_seat;
    InFlight m_inFlight;
    std::optional<v1::Command> m_next;
};

} // namespace mirabilia::net
