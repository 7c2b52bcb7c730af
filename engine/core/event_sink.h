// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mirabilia {

/// Hears everything that happens in a game, secrets included: who passes events on must redact
/// them. A game names its own: `using EventSink = mirabilia::EventSink<Event>`.
template <class Event>
class EventSink {
public:
    virtual ~EventSink() = default;
    virtual void on(const Event &event) = 0;
};

/// Hears nothing: code that would tell it events is compiled away.
struct NullSink {};

} // namespace mirabilia
