// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/sounds.h"

#include "app/models/common/settings.h"
#include "app/models/session/table_model.h"

#include <algorithm>
#include <utility>

namespace mirabilia::sound {

namespace {

constexpr std::chrono::milliseconds gap{160};
constexpr std::chrono::seconds callAfter{20};
/// How many alike may wait: each card set down is heard, up to three; the rest is heard once.
std::ptrdiff_t mostOf(Cue cue) {
    return cue == Cue::Build || cue == Cue::Chain || cue == Cue::Stage ? 3 : 1;
}

/// The seat that all the others wait for, or -1.
int onlyThinker(const SeatsModel &seats) {
    int found = -1;
    for (int row = 0; row < seats.count(); ++row) {
        if (seats.seat(row).state == QLatin1String("thinking")) {
            if (found >= 0) {
                return -1;
            }
            found = row;
        }
    }
    return found;
}

} // namespace

Sounds::Sounds(Player &player, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_player(player)
    , m_settings(settings) {
    m_gap.setSingleShot(true);
    m_gap.setInterval(gap);
    connect(&m_gap, &QTimer::timeout, this, &Sounds::next);
    m_call.setSingleShot(true);
    m_call.setInterval(callAfter);
    connect(&m_call, &QTimer::timeout, this, [this] {
        add(Cue::Turn);
        next();
    });
    connect(&settings, &Settings::volumeChanged, this, [this] { // plays a sample at the new volume
        play(Cue::Coins);
        lay();
    });
    connect(&settings, &Settings::ambienceChanged, this, &Sounds::lay);
}

void Sounds::follow(TableModel *table) {
    if (m_table != nullptr) {
        m_table->disconnect(this);
    }
    m_table = table;
    m_waiting.clear();
    m_laid = false;
    m_sinceTurn.invalidate();
    m_call.stop();
    m_awaited = -1;
    if (table != nullptr) {
        connect(table, &TableModel::happened, this, &Sounds::hear);
        connect(table, &TableModel::heard, this, [this](const char *name) {
            if (const auto cue = cueNamed(name)) {
                add(*cue); // after what has landed before
                next();
            }
        });
        connect(table, &TableModel::lifted, this, [this] { play(Cue::Lift); });
        connect(table, &TableModel::sent, this, [this](const v1::Command &command) {
            if (command.has_move()) {
                play(Cue::Press);
            }
        });
        connect(table, &TableModel::marched, this, [this] { play(Cue::War); });
        connect(table, &TableModel::changed, this, &Sounds::look);
        connect(table, &TableModel::presentationChanged, this, &Sounds::next);
        look();
    }
    lay();
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
        add(endCue());
    } else if (m_laid && !knew && !m_table->replayed()) {
        for (const Cue cue : openingCues(m_table->view())) {
            add(cue);
        }
    }
    m_over = over;
    lay();
    watch();
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

/// The table in the middle calls whoever all wait for, if it takes them long.
void Sounds::watch() {
    const bool calls = m_table->watching() && !m_table->over() && m_table->pauseText().isEmpty();
    const int awaited = calls ? onlyThinker(*m_table->seats()) : -1;
    if (std::exchange(m_awaited, awaited) != awaited) {
        awaited >= 0 ? m_call.start() : m_call.stop();
    }
}

/// Those who only watch hear the victory.
Cue Sounds::endCue() const {
    const auto &winners = m_table->view().winners();
    const bool won = std::any_of(winners.begin(), winners.end(), [this](unsigned seat) {
        return m_table->isHere(static_cast<int>(seat));
    });
    return won || m_table->watching() || m_table->replayed() ? Cue::Victory : Cue::Defeat;
}

/// Lays the bed of what is shown.
void Sounds::lay() {
    const int volume = m_settings.volume();
    const bool wanted = m_settings.ambience() && volume > 0 && m_table != nullptr;
    const Bed bed = wanted ? bedOf(m_table->view()) : Bed::None;
    if (bed != m_bed || volume != m_bedVolume) {
        m_bed = bed;
        m_bedVolume = volume;
        m_player.lay(bed, volume);
    }
}

void Sounds::play(Cue cue) {
    if (m_settings.volume() > 0) {
        m_player.play(cue, m_settings.volume());
    }
}

/// A roll is seen at once; what else an event brought can wait for it.
void Sounds::add(Cue cue) {
    if (m_settings.volume() > 0 &&
        std::count(m_waiting.begin(), m_waiting.end(), cue) < mostOf(cue)) {
        m_waiting.insert(cue == Cue::Dice ? m_waiting.begin() : m_waiting.end(), cue);
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
