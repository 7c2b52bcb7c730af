// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/session/presentation.h"

#include <algorithm>
#include <array>

namespace mirabilia {

namespace {

/// Factor on durations per motion speed; the same steps as in qml/theme.
constexpr std::array<double, 6> paces{0.0, 2.0, 1.5, 1.0, 0.6, 0.3};

} // namespace

Presentation::Presentation(QObject *parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Presentation::skip);
}

std::chrono::milliseconds Presentation::paced(std::chrono::milliseconds time, int motionSpeed) {
    const double pace = paces[static_cast<std::size_t>(std::clamp(motionSpeed, 0, 5))];
    return std::chrono::milliseconds(
        static_cast<std::int64_t>(static_cast<double>(time.count()) * pace));
}

void Presentation::begin(std::vector<Act> acts, int motionSpeed) {
    if (motionSpeed == 0 || acts.empty()) {
        end();
        return;
    }
    m_speed = motionSpeed;
    m_acts = std::move(acts);
    show();
}

void Presentation::follow(std::vector<Act> acts, int motionSpeed) {
    if (!running() || motionSpeed == 0) {
        begin(std::move(acts), motionSpeed);
        return;
    }
    m_acts.erase(m_acts.begin() + 1, m_acts.end());
    m_acts.insert(m_acts.end(), acts.begin(), acts.end());
    emit changed();
}

void Presentation::skip() {
    if (running()) {
        m_acts.erase(m_acts.begin());
        show();
    }
}

void Presentation::end() {
    if (running()) {
        m_acts.clear();
        show();
    }
}

void Presentation::show() {
    m_timer.stop();
    if (running() && m_acts.front().time.count() > 0) {
        m_timer.start(paced(m_acts.front().time, m_speed));
    }
    emit changed();
}

} // namespace mirabilia
