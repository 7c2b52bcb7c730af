// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/thinking_pool.h"

#include "engine/core/stop.h"

#include <QPromise>
#include <QThread>

#include <algorithm>
#include <memory>
#include <utility>

namespace mirabilia::host {

ThinkingPool::ThinkingPool() {
    // The window keeps a core for itself.
    m_threads.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
}

ThinkingPool &ThinkingPool::shared() {
    static ThinkingPool pool;
    return pool;
}

QFuture<Thoughts> ThinkingPool::start(Thinker think, StopToken stop, For whom) {
    const auto promise = std::make_shared<QPromise<Thoughts>>();
    m_threads.start(
        [promise, think = std::move(think), stop = std::move(stop)] {
            promise->start();
            if (!stop.stopRequested()) {
                promise->addResult(think(stop));
            }
            promise->finish();
        },
        static_cast<int>(whom));
    return promise->future();
}

} // namespace mirabilia::host
