// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/frames/clock.h"

#include <QMutexLocker>
#include <QQuickWindow>

#include <algorithm>
#include <cmath>
#include <ctime>

namespace mirabilia::frames {

namespace {

constexpr int tickMs = 4;
constexpr double nanosecondsPerMs = 1e6;

double threadWork() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 +
           static_cast<double>(now.tv_nsec) / nanosecondsPerMs;
}

double restartMs(QElapsedTimer &clock) {
    const double elapsed = static_cast<double>(clock.nsecsElapsed()) / nanosecondsPerMs;
    clock.start();
    return elapsed;
}

} // namespace

double percentile(QList<double> values, double share) {
    if (values.isEmpty()) {
        return 0;
    }
    std::sort(values.begin(), values.end());
    const double last = static_cast<double>(values.size() - 1);
    return values[static_cast<qsizetype>(std::lround(share * last))];
}

StallDetector::StallDetector() {
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(tickMs);
    connect(&m_timer, &QTimer::timeout, this, [this] { tick(); });
}

void StallDetector::start() {
    m_longest = 0;
    m_longestWork = 0;
    m_workBefore = threadWork();
    m_clock.start();
    m_timer.start();
}

void StallDetector::stop() {
    tick();
    m_timer.stop();
}

void StallDetector::tick() {
    const double work = threadWork();
    m_longest = std::max(m_longest, restartMs(m_clock) - tickMs);
    m_longestWork = std::max(m_longestWork, work - m_workBefore);
    m_workBefore = work;
}

FrameIntervals::FrameIntervals(QQuickWindow &window) {
    m_connection = QObject::connect(
        &window, &QQuickWindow::frameSwapped, &window,
        [this] {
            const QMutexLocker lock(&m_mutex);
            if (m_clock.isValid()) {
                m_intervals.append(restartMs(m_clock));
            } else {
                m_clock.start();
            }
        },
        Qt::DirectConnection);
}

FrameIntervals::~FrameIntervals() {
    QObject::disconnect(m_connection);
}

QList<double> FrameIntervals::intervals() {
    const QMutexLocker lock(&m_mutex);
    return m_intervals;
}

} // namespace mirabilia::frames
