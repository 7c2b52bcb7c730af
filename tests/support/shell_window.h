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
    /// `setUp` brings the stage to a position before there is a window; if it returns false, there
    /// is none.
    explicit ShellWindow(const QSize &size, const std::function<bool(Stage &)> &setUp = {});
    ~ShellWindow();

    [[nodiscard]] Stage &stage() { return m_stage; }
    [[nodiscard]] QQmlApplicationEngine &engine() { return m_engine; }
    /// Null if it was not set up, or the QML could not be loaded.
    [[nodiscard]] QQuickWindow *window() const { return m_window; }
    /// Returns true if this screen is in front: "home", "table" or one that `go` takes.
    [[nodiscard]] bool shows(const QString &screen) const;

    /// Goes to a screen, as Shell.go names them; stays if it is in front.
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
