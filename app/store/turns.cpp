// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/turns.h"

#include "app/store/log_writer.h"

#include <algorithm>
#include <utility>

namespace mirabilia::store {

Turns::Turns() {
    QObject::connect(&m_written, &QFutureWatcherBase::finished, &m_written, [this] {
        const QString problem = m_written.result();
        m_working = true; // tasks added by `then` queue behind those waiting
        std::exchange(m_then, nullptr)(problem);
        m_working = false;
        workOff();
    });
}

Turns::~Turns() {
    m_written.disconnect();
    m_written.waitForFinished();
}

void Turns::inTurn(Task task) {
    m_tasks.push_back({nullptr, std::move(task)});
    workOff();
}

bool Turns::inTurn(const void *whose, Task task) {
    const auto theirs =
        std::count_if(m_tasks.begin(), m_tasks.end(),
                      [whose](const Waiting &waiting) { return waiting.whose == whose; });
    if (static_cast<std::size_t>(theirs) >= mostOfOne || m_tasks.size() >= most) {
        return false;
    }
    m_tasks.push_back({whose, std::move(task)});
    workOff();
    return true;
}

void Turns::write(Work work, Then then) {
    Q_ASSERT(m_then == nullptr);
    m_then = std::move(then);
    m_written.setFuture(LogWriter::shared().run(std::move(work)));
}

void Turns::workOff() {
    if (std::exchange(m_working, true)) {
        return; // called from within a task
    }
    while (m_then == nullptr && !m_tasks.empty()) {
        const Task task = std::move(m_tasks.front().task);
        m_tasks.pop_front();
        task();
    }
    m_working = false;
}

} // namespace mirabilia::store
