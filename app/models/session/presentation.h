// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <vector>

namespace mirabilia {

/// Shows a turn that is already over, act by act. Only animations wait for it; a later turn cuts it
/// short, or waits for one act.
class Presentation : public QObject {
    Q_OBJECT

public:
    struct Act {
        int kind = 0;                     ///< numbered from 1 by each game
        std::chrono::milliseconds time{}; ///< 0: until skipped
        int about = 0;                    ///< what is shown; meaning defined by each game
    };

    explicit Presentation(QObject *parent = nullptr);

    /// A duration scaled to a motion speed.
    [[nodiscard]] static std::chrono::milliseconds paced(std::chrono::milliseconds time,
                                                         int motionSpeed);

    /// The kind of the current act, or 0.
    [[nodiscard]] int act() const { return running() ? m_acts.front().kind : 0; }
    [[nodiscard]] int about() const { return running() ? m_acts.front().about : 0; }
    [[nodiscard]] bool running() const { return !m_acts.empty(); }
    /// Returns true if nothing follows the current act.
    [[nodiscard]] bool inLastAct() const { return m_acts.size() <= 1; }

    /// Starts a show, replacing a running one. `motionSpeed` as in Settings; 0 shows nothing.
    void begin(std::vector<Act> acts, int motionSpeed);
    /// Does the same after the current act, replacing those still to come.
    void follow(std::vector<Act> acts, int motionSpeed);
    /// Skips to the next act.
    void skip();
    /// Ends the show at once.
    void end();

signals:
    void changed();

private:
    void show();

    std::vector<Act> m_acts; ///< the current act and those to come
    int m_speed = 0;
    QTimer m_timer;
};

} // namespace mirabilia
