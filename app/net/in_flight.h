// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/net.pb.h"

namespace mirabilia::net {

/// The one command a seat has in flight.
class InFlight {
public:
    /// Sent as request `request`; 0: could not be sent.
    void send(std::uint32_t request) { m_request = request; }
    [[nodiscard]] bool isEmpty() const { return m_request == 0; }
    void clear() { m_request = 0; }

    /// Returns true if this message to the seat answers the command. A full update also ends it: if
    /// it overtakes the answer, no answer follows.
    bool hear(const v1::Envelope &envelope) {
        const bool isAnswer = m_request != 0 && envelope.reply_to() == m_request;
        if (isAnswer || envelope.has_restored()) {
            m_request = 0;
        }
        return isAnswer;
    }

private:
    std::uint32_t m_request = 0;
};

} // namespace mirabilia::net
