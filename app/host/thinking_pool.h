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

/// The threads shared by the computer players of all tables in this process and by game reviews.
class ThinkingPool {
public:
    /// What the result is for. Work a person waits for always comes first.
    enum class For { computer, person };

    static ThinkingPool &shared();

    /// Runs a search (something like `Thinker`). The future starts when the search does; a search
    /// stopped before that never runs and yields no result.
    template <class Think>
    [[nodiscard]] auto start(Think think, StopToken stop, For whom) {
        using Found = std::invoke_result_t<Think, const StopToken &>;
        const auto promise = std::make_shared<QPromise<Found>>();
        m_threads.start(
            [promise, think = std::move(think), stop = std::move(stop)] {
                giveWay();
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

    /// The window and the network come before what their threads wait for.
    static void giveWay();

    QThreadPool m_threads;
};

} // namespace mirabilia::host
