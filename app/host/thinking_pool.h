// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/match.h"
#include "engine/core/stop.h"

#include <QFuture>
#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <type_traits>
#include <utility>

namespace mirabilia::host {

/// The threads in which the computer players of all tables of this process think, and in which
/// games are looked back on.
class ThinkingPool {
public:
    /// Who waits for it: what a person waits for comes first, however many computers were there
    /// before.
    enum class For { computer, person };

    static ThinkingPool &shared();

    /// What the thinker (something like `Thinker`) finds. The future runs from when the thinker
    /// does; whoever is stopped before that never thinks, and there is no result.
    template <class Think>
    [[nodiscard]] auto start(Think think, StopToken stop, For whom) {
        using Found = std::invoke_result_t<Think, const StopToken &>;
        const auto promise = std::make_shared<QPromise<Found>>();
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
    [[nodiscard]] int threads() const { return m_threads.maxThreadCount(); }

private:
    ThinkingPool();

    QThreadPool m_threads;
};

} // namespace mirabilia::host
