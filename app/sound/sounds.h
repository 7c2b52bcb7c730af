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

/// Lets a table be heard: what happens there, what is lifted, whose turn it is after a wait, the
/// end. Cues follow each other at a short distance, each kind once, and wait for the picture they
/// belong to: war for the last act of a show, what comes next for its end.
class Sounds : public QObject {
    Q_OBJECT

public:
    Sounds(Player &player, Settings &settings, QObject *parent = nullptr);

    /// From now on this table, or none (null).
    void follow(TableModel *table);

    /// Whoever has waited longer than this for their turn is called. Three seconds.
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }

private:
    void hear(const std::vector<v1::Event> &events);
    void look();
    void add(Cue cue);
    void next();
    [[nodiscard]] bool isTime(Cue cue) const;

    Player &m_player;
    Settings &m_settings;
    QPointer<TableModel> m_table;
    std::vector<Cue> m_waiting;
    QTimer m_gap;
    std::chrono::milliseconds m_patience{3000};
    bool m_laid = false;
    bool m_over = false;
    QElapsedTimer m_sinceTurn; ///< valid while it is not the turn of who is at the screen
};

} // namespace mirabilia::sound
