// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/connection.h"
#include "app/store/turns.h"

#include <QPointer>

#include <deque>
#include <functional>

namespace mirabilia::net {

/// What guests ask for that has to wait for files. Of each connection a few wait at most, and they
/// come in turn: however much one asks for, a request of another waits for one of each before it.
class RequestQueue {
public:
    static constexpr std::size_t mostWaiting = store::Turns::mostOfOne; ///< of one connection

    /// What is called for with the connection, if that is still there.
    using Task = std::function<void(Connection &)>;

    explicit RequestQueue(store::Turns &turns) : m_turns(turns) {}

    /// Now, or when it is its turn. False: too many of this connection wait. A task takes the place
    /// of the one before it if both have the same `kind` and that is not 0.
    [[nodiscard]] bool add(Connection &by, Task task, quint64 kind = 0);

private:
    struct Waiting {
        Task task;
        quint64 kind;
    };
    struct Line {
        QPointer<Connection> by;
        std::deque<Waiting> tasks;
    };

    void next();

    store::Turns &m_turns;
    std::deque<Line> m_lines; ///< whose turn it is first; none is empty
};

} // namespace mirabilia::net
