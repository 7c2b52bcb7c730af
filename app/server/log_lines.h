// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSocketNotifier>
#include <QString>

#include <deque>

namespace mirabilia::server {

/// The log: a line each, with its time. Where it takes none for a while (a journal that stands
/// still, a terminal that somebody has stopped) lines wait, and are dropped and counted at last: no
/// table waits for a log.
class LogLines final : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t usualMost = 1'000;

    /// `descriptor` stays that of whoever opened it; so many lines may wait.
    explicit LogLines(int descriptor, std::size_t most = usualMost);

    void add(const QString &what);

private:
    void push(const QString &what);
    void tellDropped();
    void flush();

    int m_descriptor;
    std::size_t m_most;
    std::deque<QByteArray> m_lines; ///< of the first, what is not written yet
    qint64 m_dropped = 0;
    QSocketNotifier m_writable;
};

} // namespace mirabilia::server
