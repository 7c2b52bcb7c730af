// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

#include <algorithm>

namespace mirabilia::net {

/// A rate limit: a burst, refilled at a steady rate per second.
class Allowance {
public:
    Allowance(double atOnce, double perSecond)
        : m_most(atOnce)
        , m_perSecond(perSecond)
        , m_left(atOnce) {
        m_since.start();
    }

    /// Returns false if not enough was left.
    [[nodiscard]] bool spend(double amount) {
        const double seconds = static_cast<double>(m_since.nsecsElapsed()) / 1e9;
        m_since.start();
        m_left = std::min(m_most, m_left + seconds * m_perSecond) - amount;
        return m_left >= 0;
    }

private:
    double m_most;
    double m_perSecond;
    double m_left;
    QElapsedTimer m_since; ///< since `m_left` was updated
};

} // namespace mirabilia::net
