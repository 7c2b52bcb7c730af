// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mirabilia {

/// Receives every event of a game, secrets included: redact them before passing them on. Each game
/// has its own: `using EventSink = mirabilia::EventSink<Event>`.
template <class Event>
class EventSink {
public:
    virtual ~EventSink() = default;
    virtual void on(const Event &event) = 0;
};

/// Receives nothing: code that would send events to it is compiled away.
struct NullSink {};

} // namespace mirabilia
