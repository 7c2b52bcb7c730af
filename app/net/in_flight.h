// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/net.pb.h"

namespace mirabilia::net {

/// The one command of a seat that is on its way.
class InFlight {
public:
    /// Sent as the request of this number; 0: it was not.
    void send(std::uint32_t request) { m_request = request; }
    [[nodiscard]] bool isEmpty() const { return m_request == 0; }
    void clear() { m_request = 0; }

    /// Whether it is answered by this, which the host says to this seat. The whole story says what
    /// came of it too: where it has overtaken the answer, none comes.
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
