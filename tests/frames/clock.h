// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QList>
#include <QMutex>
#include <QObject>
#include <QTimer>

class QQuickWindow;

namespace mirabilia::frames {

/// The value below which this share (0 to 1) of the values lies; 0 without values.
double percentile(QList<double> values, double share);

/// A timer that should tick every few milliseconds: what it is late tells how long the thread did
/// not answer.
class StallDetector : public QObject {
public:
    StallDetector();

    void start();
    void stop();
    /// The longest time without an answer, in milliseconds of the clock on the wall. A busy machine
    /// lengthens it.
    [[nodiscard]] double longest() const { return m_longest; }
    /// The most work between two ticks, in milliseconds of this thread's processor time. A busy
    /// machine hardly changes it.
    [[nodiscard]] double longestWork() const { return m_longestWork; }

private:
    void tick();

    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_workBefore = 0;
    double m_longest = 0;
    double m_longestWork = 0;
};

/// The times between frames that a window shows, in whatever thread it draws.
class FrameIntervals {
public:
    explicit FrameIntervals(QQuickWindow &window);
    ~FrameIntervals();

    /// Milliseconds. Empty before the second frame.
    [[nodiscard]] QList<double> intervals();

private:
    QMutex m_mutex;
    QElapsedTimer m_clock;
    QList<double> m_intervals;
    QMetaObject::Connection m_connection;
};

} // namespace mirabilia::frames
