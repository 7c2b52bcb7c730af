// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/link.h"
#include "app/net/in_flight.h"
#include "app/net/table_client.h"

#include <optional>

namespace mirabilia::net {

/// The wire of a seat whose host is elsewhere: what its client hears for this seat. The models
/// cannot tell it from a local one.
class NetworkLink final : public Link {
    Q_OBJECT

public:
    NetworkLink(TableClient &client, std::uint32_t seat, QObject *parent = nullptr);

    /// One command is on its way at a time; a further one waits for its answer. What was on its way
    /// when the connection was lost is not sent again: the whole story says what came of it.
    void send(const v1::Command &command) override;
    void refresh() override;
    /// What the host says, of this seat or of another.
    void hear(const v1::Envelope &envelope);

private:
    void sendNext();

    TableClient &m_client;
    std::uint32_t m_seat;
    InFlight m_inFlight;
    std::optional<v1::Command> m_next;
};

} // namespace mirabilia::net
