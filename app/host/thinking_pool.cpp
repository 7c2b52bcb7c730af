// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/thinking_pool.h"

#include <QThread>

#include <algorithm>

namespace mirabilia::host {

ThinkingPool::ThinkingPool() {
    // Leave one core to the window.
    m_threads.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
}

ThinkingPool &ThinkingPool::shared() {
    static ThinkingPool pool;
    return pool;
}

} // namespace mirabilia::host
