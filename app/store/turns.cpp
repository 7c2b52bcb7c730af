// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/turns.h"

#include "app/store/log_writer.h"

#include <utility>

namespace mirabilia::store {

Turns::Turns() {
    QObject::connect(&m_written, &QFutureWatcherBase::finished, &m_written, [this] {
        const QString problem = m_written.result();
        std::exchange(m_then, nullptr)(problem);
        workOff();
    });
}

Turns::~Turns() {
    m_written.disconnect();
    m_written.waitForFinished();
}

void Turns::inTurn(std::function<void()> task) {
    m_tasks.push_back(std::move(task));
    workOff();
}

void Turns::write(Work work, Then then) {
    Q_ASSERT(m_then == nullptr);
    m_then = std::move(then);
    m_written.setFuture(LogWriter::shared().run(std::move(work)));
}

void Turns::workOff() {
    if (std::exchange(m_working, true)) {
        return; // a task has a further one
    }
    while (m_then == nullptr && !m_tasks.empty()) {
        const std::function<void()> task = std::move(m_tasks.front());
        m_tasks.pop_front();
        task();
    }
    m_working = false;
}

} // namespace mirabilia::store
