// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/connection.h"
#include "app/store/turns.h"

#include <QPointer>

#include <deque>
#include <functional>

namespace mirabilia::net {

/// Guest requests that wait for files. Each connection may queue a few, and connections are served
/// in turn, so a request waits for at most one of each other connection.
class RequestQueue {
public:
    static constexpr std::size_t mostWaiting = store::Turns::mostOfOne; ///< per connection

    /// Called with the connection if it still exists.
    using Task = std::function<void(Connection &)>;

    explicit RequestQueue(store::Turns &turns) : m_turns(turns) {}

    /// Runs the task now or in its turn. Returns false if too many of this connection wait.
    /// Replaces the previous task if both have the same `kind`, unless that is 0.
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
    std::deque<Line> m_lines; ///< next to serve first; none is empty
};

} // namespace mirabilia::net
