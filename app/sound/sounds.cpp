// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/sounds.h"

#include "app/models/common/settings.h"
#include "app/models/session/table_model.h"

#include <algorithm>

namespace mirabilia::sound {

namespace {

constexpr std::chrono::milliseconds gap{160};

} // namespace

Sounds::Sounds(Player &player, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_player(player)
    , m_settings(settings) {
    m_gap.setSingleShot(true);
    m_gap.setInterval(gap);
    connect(&m_gap, &QTimer::timeout, this, &Sounds::next);
    connect(&settings, &Settings::volumeChanged, this, [this] { // plays a sample at the new volume
        add(Cue::Coins);
        next();
    });
}

void Sounds::follow(TableModel *table) {
    if (m_table != nullptr) {
        m_table->disconnect(this);
    }
    m_table = table;
    m_waiting.clear();
    m_laid = false;
    m_sinceTurn.invalidate();
    if (table != nullptr) {
        connect(table, &TableModel::happened, this, &Sounds::hear);
        connect(table, &TableModel::lifted, this, [this] { play(Cue::Lift); });
        connect(table, &TableModel::marched, this, [this] { play(Cue::War); });
        connect(table, &TableModel::changed, this, &Sounds::look);
        connect(table, &TableModel::presentationChanged, this, &Sounds::next);
        look();
    }
}

void Sounds::hear(const std::vector<v1::Event> &events) {
    for (const v1::Event &event : events) {
        for (const Cue cue : cuesOf(event)) {
            add(cue);
        }
    }
    next();
}

/// Handles changes that come without an event: the turn, and the end once it has been shown.
void Sounds::look() {
    const bool over = m_table->over();
    const bool knew = m_laid;
    m_laid = m_table->laid();
    if (knew && over && !m_over) {
        add(Cue::Victory);
    }
    m_over = over;
    if (m_table->myTurn()) {
        if (m_sinceTurn.isValid() &&
            std::chrono::milliseconds(m_sinceTurn.elapsed()) >= m_patience) {
            add(Cue::Turn);
        }
        m_sinceTurn.invalidate();
    } else if (m_table->handover()) { // the person opening it knows that it is their turn
        m_sinceTurn.invalidate();
    } else if (m_laid && !m_sinceTurn.isValid()) {
        m_sinceTurn.start();
    }
    next();
}

void Sounds::play(Cue cue) {
    if (m_settings.volume() > 0) {
        m_player.play(cue, m_settings.volume());
    }
}

void Sounds::add(Cue cue) {
    if (m_settings.volume() > 0 &&
        std::find(m_waiting.begin(), m_waiting.end(), cue) == m_waiting.end()) {
        m_waiting.push_back(cue);
    }
}

/// A new age, and what is turned up, follow all else that the turn brought.
bool Sounds::isTime(Cue cue) const {
    return cue != Cue::Flip || m_table == nullptr || !m_table->showing();
}

void Sounds::next() {
    if (m_gap.isActive()) {
        return;
    }
    const auto cue = std::find_if(m_waiting.begin(), m_waiting.end(),
                                  [this](Cue waiting) { return isTime(waiting); });
    if (cue == m_waiting.end()) {
        return;
    }
    play(*cue);
    m_waiting.erase(cue);
    m_gap.start();
}

} // namespace mirabilia::sound
