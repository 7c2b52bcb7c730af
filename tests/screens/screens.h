// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/shell_window.h"

#include <QList>
#include <QString>

#include <functional>

namespace mirabilia::a11y {

/// A screen with whatever lies over it.
struct Screen {
    QString name;
    /// Brings the window there; returns false on failure.
    std::function<bool(test::ShellWindow &)> open;
    /// Lies over everything for a moment and goes away with any key: there is nothing to tab to.
    bool passing = false;
};

/// Every screen, sheet and drawer that can be reached.
QList<Screen> screens();

} // namespace mirabilia::a11y
