// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/program.h"
#include "tests/support/classic_table.h"

#include <QPointingDevice>
#include <QQuickItem>
#include <QQuickWindow>

#include <functional>
#include <memory>

namespace mirabilia::e2e {

/// The input device.
enum class Hand { Mouse, Touch, Keys };

/// Runs the program in this process and uses it as a person does: it looks for words on the screen
/// and presses there. Every step waits for what it needs, and returns false if that does not come.
class Driver {
public:
    /// Starts the program over a folder of saved games and settings, in English and without motion.
    /// `discoveryPort`: as in Options.
    Driver(const QString &profile, quint64 seed, Hand hand, quint16 discoveryPort = 0);
    ~Driver();

    [[nodiscard]] App &app() { return m_program->app(); }
    [[nodiscard]] ClassicTable *table() { return classicTable(app()); }
    [[nodiscard]] Hand hand() const { return m_hand; }
    [[nodiscard]] QQuickWindow &window() { return *m_program->window(); }

    using Test = std::function<bool(const QQuickItem *)>;
    /// The first visible item that passes, topmost first.
    [[nodiscard]] QQuickItem *find(const Test &test);
    /// An item with these words that can be pressed.
    [[nodiscard]] QQuickItem *button(const QString &words);

    /// Presses the button with these words, with the input device.
    bool press(const QString &words);
    /// Mouse or touch: presses an item, by default in its middle.
    void point(QQuickItem &item, QPointF place = {-1, -1});
    void key(Qt::Key key);
    /// Keyboard: presses Tab until the focused item passes; returns false after 60 steps.
    bool tabTo(const Test &test);

    /// Lets the program run until `done` returns true.
    static bool until(const std::function<bool()> &done, int milliseconds = 10000);
    /// Saves a picture of the window.
    void picture(const QString &name);

private:
    Hand m_hand;
    std::unique_ptr<QPointingDevice> m_touchScreen;
    std::unique_ptr<desktop::Program> m_program;
};

} // namespace mirabilia::e2e
