// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

class QQmlEngine;

namespace mirabilia::test {

/// Holds a key: `finger.hold(Qt.Key_Return, 20)` in QML.
class Finger : public QObject {
    Q_OBJECT

public:
    /// Presses the key in the active window and releases it after this many repetitions.
    Q_INVOKABLE void hold(int key, int repetitions);
};

/// Setup of a QML test program: the modules and pictures of the program, `finger`, the `languages`
/// to look at, and `game`, the interface each program offers its tests.
class QuickSetup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable();
    void qmlEngineAvailable(QQmlEngine *engine);
    void cleanupTestCase() {
        m_game.reset();
        m_heldKeys.reset();
    }

protected:
    [[nodiscard]] virtual std::unique_ptr<QObject> makeGame() const = 0;

private:
    std::unique_ptr<QObject> m_game; // both need the application
    std::unique_ptr<QObject> m_heldKeys;
    Finger m_finger;
};

} // namespace mirabilia::test
