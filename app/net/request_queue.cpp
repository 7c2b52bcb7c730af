// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/request_queue.h"

#include <algorithm>
#include <utility>

namespace mirabilia::net {

bool RequestQueue::add(Connection &by, Task task, quint64 kind) {
    auto line = std::find_if(m_lines.begin(), m_lines.end(),
                             [&by](const Line &each) { return each.by == &by; });
    if (line == m_lines.end()) {
        line = m_lines.insert(m_lines.end(), {&by, {}});
    }
    std::deque<Waiting> &tasks = line->tasks;
    if (kind != 0 && !tasks.empty() && tasks.back().kind == kind) {
        tasks.back().task = std::move(task);
        return true;
    }
    if (tasks.size() >= mostWaiting) {
        return false;
    }
    tasks.push_back({std::move(task), kind});
    m_turns.inTurn([this] { next(); });
    return true;
}

void RequestQueue::next() {
    std::erase_if(m_lines, [](const Line &line) { return line.by.isNull(); });
    if (m_lines.empty()) {
        return; // the requester is gone
    }
    Line line = std::move(m_lines.front());
    m_lines.pop_front();
    const Task task = std::move(line.tasks.front().task);
    line.tasks.pop_front();
    const QPointer<Connection> by = line.by;
    if (!line.tasks.empty()) {
        m_lines.push_back(std::move(line));
    }
    task(*by);
}

} // namespace mirabilia::net
