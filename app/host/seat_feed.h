// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/game_host.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace mirabilia::host {

/// What one seat, or somebody who watches (noSeat), is told of a match, and when.
///
/// Changes are not queued: what has not been told yet goes out as one Update with all events since.
/// That somebody has chosen, without an event, may wait a while for more of the kind; everything
/// else goes at once, unless the wire is full.
class SeatFeed final : public QObject {
    Q_OBJECT

public:
    /// How long quiet changes are gathered before they go over a network.
    static constexpr std::chrono::milliseconds networkPatience{100};

    /// 0 as `patience`: every change goes at once.
    SeatFeed(GameHost &host, Seat viewer, std::chrono::milliseconds patience,
             QObject *parent = nullptr);

    [[nodiscard]] Seat viewer() const { return m_viewer; }
    /// The whole story anew.
    void tellAll();
    /// A full wire is told nothing, not even refusals, until it is empty again.
    void setFull(bool full);
    /// Its updates leave out what never changes (brief_view.h); the whole story never does.
    void setBrief(bool brief) { m_brief = brief; }

signals:
    void updated(const mirabilia::v1::Update &update);
    void restored(const mirabilia::v1::Update &update);

private:
    [[nodiscard]] bool concerns(Seat only) const { return only == noSeat || only == m_viewer; }
    void hear(Seat only);
    /// Tells what is due.
    void flush();

    GameHost &m_host;
    Seat m_viewer;
    QTimer m_wait; ///< runs while quiet changes are gathered
    bool m_full = false;
    bool m_brief = false;
    bool m_news = false;       ///< a view is due
    bool m_story = false;      ///< the whole story is due
    QString m_refused;         ///< a refusal is due
    std::size_t m_eventsHeard; ///< of the match
    quint64 m_eventsTold = 0;  ///< of those, what this viewer was told
};

} // namespace mirabilia::host
