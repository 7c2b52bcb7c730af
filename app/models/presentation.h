// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace mirabilia {

/// What is being shown of a turn that is already over: first what everybody did, then the
/// conflicts. Nothing waits for it but pictures; a later turn cuts it short.
class Presentation : public QObject {
    Q_OBJECT

public:
    enum class Act { None, Reveal, Conflict };

    explicit Presentation(QObject *parent = nullptr);

    [[nodiscard]] Act act() const { return m_act; }
    [[nodiscard]] bool running() const { return m_act != Act::None; }

    /// Begins the show, in place of a running one. `motionSpeed` as in Settings; 0 shows nothing.
    void begin(bool reveal, bool conflict, int motionSpeed);
    /// Goes on to the next act.
    void skip();
    /// Ends the show, whatever is still to come.
    void end();

signals:
    void changed();

private:
    void enter(Act act);

    Act m_act = Act::None;
    bool m_conflictFollows = false;
    double m_pace = 1.0;
    QTimer m_timer;
};

} // namespace mirabilia
