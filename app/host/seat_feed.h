// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/game_host.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace mirabilia::host {

/// Decides what one seat or watcher (noSeat) is sent of a match, and when.
///
/// Changes are not queued: everything pending goes out as one Update with all events since. A
/// change without an event (another seat has chosen) may be delayed and merged with more of its
/// kind; everything else goes out at once unless the connection is full.
class SeatFeed final : public QObject {
    Q_OBJECT

public:
    /// How long eventless changes are gathered before they go over a network.
    static constexpr std::chrono::milliseconds networkPatience{100};

    /// `patience` 0: every change goes out at once.
    SeatFeed(GameHost &host, Seat viewer, std::chrono::milliseconds patience,
             QObject *parent = nullptr);

    [[nodiscard]] Seat viewer() const { return m_viewer; }
    /// Sends a full update.
    void tellAll();
    /// A full connection is sent nothing, not even refusals, until it has drained.
    void setFull(bool full);
    /// Leaves constant parts out of updates (brief_view.h), but never out of full ones.
    void setBrief(bool brief) { m_brief = brief; }

signals:
    void updated(const mirabilia::v1::Update &update);
    void restored(const mirabilia::v1::Update &update);

private:
    [[nodiscard]] bool concerns(Seat only) const { return only == noSeat || only == m_viewer; }
    void hear(Seat only);
    /// Sends what is due.
    void flush();

    GameHost &m_host;
    Seat m_viewer;
    QTimer m_wait; ///< runs while eventless changes are gathered
    bool m_full = false;
    bool m_brief = false;
    bool m_news = false;       ///< an update is due
    bool m_story = false;      ///< a full update is due
    QString m_refused;         ///< a refusal is due
    std::size_t m_eventsHeard; ///< events of the match seen so far
    quint64 m_eventsTold = 0;  ///< of those, how many this viewer was sent
};

} // namespace mirabilia::host
