// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSocketNotifier>
#include <QString>

#include <deque>

namespace mirabilia::server {

/// The log, one timestamped line each. If its reader stalls (a blocked journal, a stopped
/// terminal), lines are queued, then dropped and counted, so that no table waits for the log.
class LogLines final : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t usualMost = 1'000;

    /// Does not own `descriptor`; queues at most `most` lines.
    explicit LogLines(int descriptor, std::size_t most = usualMost);

    void add(const QString &what);

private:
    void push(const QString &what);
    void tellDropped();
    void flush();

    int m_descriptor;
    std::size_t m_most;
    std::deque<QByteArray> m_lines; ///< the first may be partly written
    qint64 m_dropped = 0;
    QSocketNotifier m_writable;
};

} // namespace mirabilia::server
