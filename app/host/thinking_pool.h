// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/match.h"
#include "engine/core/stop.h"

#include <QFuture>
#include <QThreadPool>

namespace mirabilia::host {

/// The threads in which the computer players of all tables of this process think.
class ThinkingPool {
public:
    /// Who waits for it: what a person waits for comes first, however many computers were there
    /// before.
    enum class For { computer, person };

    static ThinkingPool &shared();

    /// What the thinker finds. The future runs from when the thinker does; whoever is stopped
    /// before that never thinks, and there is no result.
    [[nodiscard]] QFuture<Thoughts> start(Thinker think, StopToken stop, For whom);
    [[nodiscard]] int threads() const { return m_threads.maxThreadCount(); }

private:
    ThinkingPool();

    QThreadPool m_threads;
};

} // namespace mirabilia::host
