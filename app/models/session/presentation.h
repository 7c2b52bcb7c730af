// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <vector>

namespace mirabilia {

/// What is being shown of a turn that is already over, act after act. Nothing waits for it but
/// pictures; a later turn cuts it short, or waits for one act.
class Presentation : public QObject {
    Q_OBJECT

public:
    struct Act {
        int kind = 0;                     ///< each game numbers its own from 1
        std::chrono::milliseconds time{}; ///< 0: until it is skipped
        int about = 0;                    ///< what of the kind is shown, as each game counts
    };

    explicit Presentation(QObject *parent = nullptr);

    /// How long something lasts at a motion speed.
    [[nodiscard]] static std::chrono::milliseconds paced(std::chrono::milliseconds time,
                                                         int motionSpeed);

    /// The kind of the act being shown, or 0.
    [[nodiscard]] int act() const { return running() ? m_acts.front().kind : 0; }
    [[nodiscard]] int about() const { return running() ? m_acts.front().about : 0; }
    [[nodiscard]] bool running() const { return !m_acts.empty(); }
    /// Nothing is to be shown after this.
    [[nodiscard]] bool inLastAct() const { return m_acts.size() <= 1; }

    /// Begins the show, in place of a running one. `motionSpeed` as in Settings; 0 shows nothing.
    void begin(std::vector<Act> acts, int motionSpeed);
    /// The same when the act being shown is over, in place of what waited for that.
    void follow(std::vector<Act> acts, int motionSpeed);
    /// Goes on to the next act.
    void skip();
    /// Ends the show, whatever is still to come.
    void end();

signals:
    void changed();

private:
    void show();

    std::vector<Act> m_acts; ///< the one being shown and those to come
    int m_speed = 0;
    QTimer m_timer;
};

} // namespace mirabilia
