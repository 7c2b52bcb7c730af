// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

class QQmlEngine;

namespace mirabilia::test {

/// What a program of QML tests prepares: the modules and pictures of the program, and `game`, of
/// which each says what its tests may ask.
class QuickSetup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable();
    void qmlEngineAvailable(QQmlEngine *engine);
    void cleanupTestCase() { m_game.reset(); }

protected:
    [[nodiscard]] virtual std::unique_ptr<QObject> makeGame() const = 0;

private:
    std::unique_ptr<QObject> m_game; // needs the application
};

} // namespace mirabilia::test
