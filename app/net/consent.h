// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/connection.h"
#include "engine/core/seat.h"

#include <QPointer>

#include <vector>

namespace mirabilia::net {

/// Takes a question back. Clients that prove nothing are older, and know no such thing.
void withdraw(Connection &from, v1::Ask ask);

/// What all others at a table are asked: whether the seat of somebody who is here may be given
/// away. One who says no is enough; who goes has no say any more.
class Consent {
public:
    enum class Outcome { Open, Agreed, Refused };

    Consent(quint32 question, Seat seat, const std::vector<Connection *> &asked);

    [[nodiscard]] quint32 question() const { return m_ask.question(); }
    [[nodiscard]] Seat seat() const { return static_cast<Seat>(m_ask.seat()); }
    [[nodiscard]] Outcome outcome() const;
    /// Puts the question to everybody.
    void ask() const;
    /// Takes it back from those who have not answered.
    void withdraw() const;
    /// False: this one was not asked, or has answered, or the choice is none.
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
