// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

class QQmlEngine;

namespace mirabilia::test {

/// A finger on a key: `finger.hold(Qt.Key_Return, 20)` in QML.
class Finger : public QObject {
    Q_OBJECT

public:
    /// Presses the key in the window in front and lets it go after so many repetitions.
    Q_INVOKABLE void hold(int key, int repetitions);
};

/// What a program of QML tests prepares: the modules and pictures of the program, `finger`, and
/// `game`, of which each says what its tests may ask.
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
    std::unique_ptr<QObject> m_game; // needs the application, as do
    std::unique_ptr<QObject> m_heldKeys;
    Finger m_finger;
};

} // namespace mirabilia::test
