// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/thinking_pool.h"

#include "app/platform/platform.h"

#include <QThread>

#include <algorithm>

namespace mirabilia::host {

ThinkingPool::ThinkingPool() {
    // Leave one core to the window.
    m_threads.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
}

void ThinkingPool::giveWay() {
    thread_local bool gaveWay = false;
    if (!gaveWay) {
        platform::lowerPriority();
        gaveWay = true;
    }
}

ThinkingPool &ThinkingPool::shared() {
    static ThinkingPool pool;
    return pool;
}

} // namespace mirabilia::host
