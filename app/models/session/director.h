// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/table.pb.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <deque>
#include <vector>

namespace mirabilia {

/// Tells what happens at the table, one scene after another. Tables show the director's position,
/// never the newest one: it moves on when the acts that lead up to it are over, so that a card is
/// counted when it lands and an opponent's move begins when mine has ended.
///
/// The position shown is always one that was played, and once nothing is left to tell it is the
/// newest.
class Director : public QObject {
    Q_OBJECT

public:
    struct Act {
        int kind = 0;                     ///< numbered from 1 by each game
        std::chrono::milliseconds time{}; ///< 0: until skipped
        bool after = false;               ///< shown when the scene's position has been reached
        const char *sound = nullptr;      ///< the cue of it, named as in resources/sounds; or none
        std::chrono::milliseconds soundAt{}; ///< since it began
    };
    /// What one update of the host brought.
    struct Scene {
        v1::TableView view;           ///< the position it ends with
        std::vector<v1::Event> story; ///< all events since the first card
        std::size_t fresh = 0;        ///< the first event of this scene
        std::vector<Act> acts;        ///< those with `after` come last
    };

    explicit Director(QObject *parent = nullptr);

    /// A duration scaled to a motion speed.
    [[nodiscard]] static std::chrono::milliseconds paced(std::chrono::milliseconds time,
                                                         int motionSpeed);

    /// The position to show.
    [[nodiscard]] const v1::TableView &view() const { return m_view; }
    /// The scene being told, or told last.
    [[nodiscard]] const Scene &scene() const { return m_scene; }
    /// Returns true if its position is shown.
    [[nodiscard]] bool landed() const { return m_landed; }
    /// The position that all scenes, those that wait included, end with.
    [[nodiscard]] const v1::TableView &newest() const;
    /// The kind of the current act, or 0.
    [[nodiscard]] int act() const { return m_acts.empty() ? 0 : m_acts.front().kind; }
    /// How many acts of this kind follow the current one in its scene.
    [[nodiscard]] int toCome(int kind) const;
    /// Returns true while a scene is told or waits.
    [[nodiscard]] bool running() const { return !m_acts.empty() || !m_waiting.empty(); }

    /// As in Settings, for the acts to come; at 0 nothing is waited for.
    void setMotionSpeed(int speed);
    /// Tells a scene after those that wait.
    void play(Scene scene);
    /// Shows a position at once; whatever was told or waited is dropped.
    void jump(Scene scene);
    /// The newest position has changed without an event.
    void amend(const v1::TableView &view);
    /// Goes on to the next scene, or to an act that lasts until it is skipped.
    void skip();
    /// Tells nothing more.
    void stop();

signals:
    /// The act or the position shown has changed.
    void changed();
    /// A scene's position has been reached; these events led to it. `changed` follows.
    void told(const std::vector<mirabilia::v1::Event> &events);
    /// The current act has come to where it is heard.
    void heard(const char *sound);

private:
    void endAct();
    void goOn();
    void begin();
    void land();

    v1::TableView m_view;
    Scene m_scene;
    std::deque<Act> m_acts; ///< of the scene: the current one and those to come
    bool m_landed = true;
    std::deque<Scene> m_waiting;
    std::vector<v1::Event> m_news; ///< landed, not yet announced
    int m_speed = 0;
    QTimer m_timer;
    QTimer m_soundTimer;
};

} // namespace mirabilia
