// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sound/player.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <vector>

namespace mirabilia {
class Settings;
class TableModel;
} // namespace mirabilia

namespace mirabilia::sound {

/// Plays the sounds of a table: its events and acts, what is lifted and pressed, the viewer's turn
/// after a wait (or whoever a watched table waits for), the end of the game, and if wanted the bed
/// of the age. Cues are spaced out, and only the first few of a kind are heard. Events are heard
/// when the table has shown them.
class Sounds : public QObject {
    Q_OBJECT

public:
    Sounds(Player &player, Settings &settings, QObject *parent = nullptr);

    /// Switches to this table, or to none (null).
    void follow(TableModel *table);

    /// A turn is announced only if the player has waited at least this long for it. Three seconds.
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }
    /// At a table that is only watched, the one person all wait for is called once after this time.
    /// Twenty seconds.
    void setCallAfter(std::chrono::milliseconds time) { m_call.setInterval(time); }

private:
    void hear(const std::vector<v1::Event> &events);
    void look();
    void watch();
    void lay();
    void play(Cue cue);
    /// Plays it in its turn.
    void add(Cue cue);
    [[nodiscard]] Cue endCue() const;
    void next();
    [[nodiscard]] bool isTime(Cue cue) const;

    Player &m_player;
    Settings &m_settings;
    QPointer<TableModel> m_table;
    std::vector<Cue> m_waiting;
    QTimer m_gap;
    QTimer m_call;
    int m_awaited = -1; ///< the seat that all wait for, in a window that watches
    std::chrono::milliseconds m_patience{3000};
    Bed m_bed = Bed::None; ///< laid, and how loud
    int m_bedVolume = 0;
    bool m_laid = false;
    bool m_over = false;
    QElapsedTimer m_sinceTurn; ///< valid while the person at this screen waits for a turn
};

} // namespace mirabilia::sound
