// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/presentation.h"

#include <algorithm>
#include <array>

namespace mirabilia {

namespace {

constexpr int revealTime = 1800;   ///< ms: cards turn for one second, then they can be read
constexpr int conflictTime = 3000; ///< ms

/// Factor on durations for each motion speed; the same steps as in qml/theme.
constexpr std::array<double, 6> paces{0.0, 2.0, 1.5, 1.0, 0.6, 0.3};

} // namespace

Presentation::Presentation(QObject *parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Presentation::skip);
}

void Presentation::begin(bool reveal, bool conflict, int motionSpeed) {
    if (motionSpeed == 0 || (!reveal && !conflict)) {
        end();
        return;
    }
    m_pace = paces[static_cast<std::size_t>(std::clamp(motionSpeed, 1, 5))];
    m_conflictFollows = reveal && conflict;
    enter(reveal ? Act::Reveal : Act::Conflict);
}

void Presentation::skip() {
    const bool conflict = m_act == Act::Reveal && m_conflictFollows;
    enter(conflict ? Act::Conflict : Act::None);
}

void Presentation::end() {
    if (running()) {
        enter(Act::None);
    }
}

void Presentation::enter(Act act) {
    m_act = act;
    if (act == Act::None) {
        m_conflictFollows = false;
        m_timer.stop();
    } else {
        const int time = act == Act::Reveal ? revealTime : conflictTime;
        m_timer.start(static_cast<int>(time * m_pace));
    }
    emit changed();
}

} // namespace mirabilia
