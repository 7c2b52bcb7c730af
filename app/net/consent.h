// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/connection.h"
#include "engine/core/seat.h"

#include <QPointer>

#include <vector>

namespace mirabilia::net {

/// Withdraws a question. Not sent to programs without proofs: they are older and do not know this
/// message.
void withdraw(Connection &from, v1::Ask ask);

/// Asks all others at a table whether the seat of a present player may be given away. One refusal
/// is enough; someone who leaves no longer counts.
class Consent {
public:
    enum class Outcome { Open, Agreed, Refused };

    Consent(quint32 question, Seat seat, const std::vector<Connection *> &asked);

    [[nodiscard]] quint32 question() const { return m_ask.question(); }
    [[nodiscard]] Seat seat() const { return static_cast<Seat>(m_ask.seat()); }
    [[nodiscard]] Outcome outcome() const;
    /// Sends the question to everyone.
    void ask() const;
    /// Withdraws it from those who have not answered.
    void withdraw() const;
    /// Returns false if this one was not asked, has already answered, or the choice is invalid.
    bool answer(const Connection &by, std::string_view choice);
    void forget(const Connection &gone);

private:
    struct Voice {
        QPointer<Connection> of;
        bool agrees = false;
    };

    v1::Ask m_ask;
    std::vector<Voice> m_voices;
    bool m_refused = false;
};

} // namespace mirabilia::net
