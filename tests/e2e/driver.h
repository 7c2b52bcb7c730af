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

/// What a person plays with.
enum class Hand { Mouse, Touch, Keys };

/// Runs the program in this process and works it as a person does: it looks for words on the screen
/// and presses there. Every step waits until what it needs is there, and fails by returning false.
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
    /// The first visible item, what lies on top first.
    [[nodiscard]] QQuickItem *find(const Test &test);
    /// A thing that can be pressed with these words.
    [[nodiscard]] QQuickItem *button(const QString &words);

    /// Presses the button with these words, with whatever the person plays with.
    bool press(const QString &words);
    /// Mouse or finger: presses at a place of an item; default its middle.
    void point(QQuickItem &item, QPointF place = {-1, -1});
    void key(Qt::Key key);
    /// Keyboard: walks with Tab until the item with the keyboard passes; false after a whole round.
    bool tabTo(const Test &test);

    /// Lets the program work until `done` holds.
    static bool until(const std::function<bool()> &done, int milliseconds = 10000);
    /// Keeps a picture of the window.
    void picture(const QString &name);

private:
    Hand m_hand;
    std::unique_ptr<QPointingDevice> m_touchScreen;
    std::unique_ptr<desktop::Program> m_program;
};

} // namespace mirabilia::e2e
