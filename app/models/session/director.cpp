// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/session/director.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace mirabilia {

namespace {

/// Factor on durations per motion speed; the same steps as in qml/theme.
constexpr std::array<double, 6> paces{0.0, 2.0, 1.5, 1.0, 0.6, 0.3};

/// Rest between two scenes.
constexpr Director::Act breath{0, std::chrono::milliseconds{300}, true};

} // namespace

Director::Director(QObject *parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Director::endAct);
    m_soundTimer.setSingleShot(true);
    connect(&m_soundTimer, &QTimer::timeout, this, [this] { emit heard(m_acts.front().sound); });
}

std::chrono::milliseconds Director::paced(std::chrono::milliseconds time, int motionSpeed) {
    const double pace = paces[static_cast<std::size_t>(std::clamp(motionSpeed, 0, 5))];
    return std::chrono::milliseconds(
        static_cast<std::int64_t>(static_cast<double>(time.count()) * pace));
}

const v1::TableView &Director::newest() const {
    return !m_waiting.empty() ? m_waiting.back().view : m_landed ? m_view : m_scene.view;
}

int Director::toCome(int kind) const {
    const auto next = m_acts.empty() ? m_acts.end() : std::next(m_acts.begin());
    return static_cast<int>(
        std::count_if(next, m_acts.end(), [kind](const Act &act) { return act.kind == kind; }));
}

void Director::setMotionSpeed(int speed) {
    m_speed = speed;
    if (m_speed == 0 && running()) {
        m_acts.clear();
        goOn();
    }
}

void Director::play(Scene scene) {
    const bool waits = running();
    if (!m_waiting.empty()) {
        m_waiting.back().acts.push_back(breath);
    } else if (!m_acts.empty()) {
        m_acts.push_back(breath);
    }
    m_waiting.push_back(std::move(scene));
    if (!waits) {
        goOn();
    }
}

void Director::jump(Scene scene) {
    m_waiting.clear();
    m_acts.clear();
    m_scene = std::move(scene);
    m_view = m_scene.view;
    m_landed = true;
    goOn();
}

void Director::amend(const v1::TableView &view) {
    if (!m_waiting.empty()) {
        m_waiting.back().view = view;
    } else if (!m_landed) {
        m_scene.view = view;
    } else {
        m_view = view;
    }
}

void Director::skip() {
    const bool timed = !m_acts.empty() && m_acts.front().time.count() > 0;
    while (timed && m_acts.size() > 1 && m_acts[1].time.count() > 0) {
        m_acts.pop_front();
    }
    endAct();
}

void Director::stop() {
    m_timer.stop();
    m_soundTimer.stop();
}

void Director::endAct() {
    if (!m_acts.empty()) {
        m_acts.pop_front();
        goOn();
    }
}

/// Lands and begins what can be, until an act takes its time.
void Director::goOn() {
    m_timer.stop();
    m_soundTimer.stop();
    land();
    while (m_acts.empty() && !m_waiting.empty()) {
        begin();
        land();
    }
    if (!m_acts.empty() && m_acts.front().time.count() > 0) {
        m_timer.start(paced(m_acts.front().time, m_speed));
    }
    if (!m_acts.empty() && m_acts.front().sound != nullptr) {
        m_soundTimer.start(paced(m_acts.front().soundAt, m_speed));
    }
    const std::vector<v1::Event> news = std::exchange(m_news, {});
    if (!news.empty()) {
        emit told(news);
    }
    emit changed();
}

void Director::begin() {
    m_scene = std::move(m_waiting.front());
    m_waiting.pop_front();
    m_landed = false;
    if (m_speed > 0) {
        m_acts.assign(m_scene.acts.begin(), m_scene.acts.end());
    }
}

/// Reaches the position of the scene, unless an act still leads up to it.
void Director::land() {
    if (m_landed || (!m_acts.empty() && !m_acts.front().after)) {
        return;
    }
    m_landed = true;
    m_view = m_scene.view;
    std::copy(m_scene.story.begin() + static_cast<std::ptrdiff_t>(m_scene.fresh),
              m_scene.story.end(), std::back_inserter(m_news));
}

} // namespace mirabilia
