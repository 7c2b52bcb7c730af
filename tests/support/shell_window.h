// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/stage/stage.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSize>

namespace mirabilia::test {

/// The program's window over a Stage: what a person sees, with games set up by a test. English,
/// light, without motion. Needs a QGuiApplication.
class ShellWindow {
public:
    explicit ShellWindow(const QSize &size);
    ~ShellWindow();

    [[nodiscard]] Stage &stage() { return m_stage; }
    [[nodiscard]] QQmlApplicationEngine &engine() { return m_engine; }
    /// Null if the QML could not be loaded.
    [[nodiscard]] QQuickWindow *window() const { return m_window; }
    /// Returns true if this screen is in front: "home", "table" or one that `go` takes.
    [[nodiscard]] bool shows(const QString &screen) const;

    /// Goes to "newGame", "saves", "settings", "about" or "result".
    bool go(const QString &where);
    /// Waits until nothing is loading and the window has been drawn.
    void settle();

private:
    [[nodiscard]] QQuickItem *shell() const;

    Stage m_stage;
    QQmlApplicationEngine m_engine;
    QQuickWindow *m_window = nullptr;
};

} // namespace mirabilia::test
